import {
  customerNoteSchema,
  customerNotesSchema,
  dueRemindersSchema,
} from '@cromia/domain/customers/customer-note';
import { addDays } from '@cromia/domain/dates';
import { expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { createCaller } from '../../../../test/builders/activation.ts';
import { aCustomer, aUser } from '../../../../test/builders/shop.ts';
import { getManufacturerToday } from '../../../platform/clock.ts';

const { app, config, db } = await testApp('empty', { apps: 2 });
const call = createCaller(app);
const today = getManufacturerToday({ config, now: () => new Date() });
const company = await aCustomer(db, { customerCode: '100001', businessName: 'Alfa' });
const other = await aCustomer(db, { customerCode: '100002', businessName: 'Beta' });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [company, other] });
await aUser(db, { username: 'colleague@test.it', role: 'COMMERCIAL', manages: [company] });
await aUser(db, { username: 'stranger@test.it', role: 'AGENT', manages: [] });
const agent = await login(app, 'agent@test.it');
const colleague = await login(app, 'colleague@test.it');
const stranger = await login(app, 'stranger@test.it');
type Session = typeof agent;

const getPath = (prefix: string, code = '100001') =>
  `/api/v1/public/${prefix}/customer-profiles/${code}/notes`;
const PATH = getPath('agent');

async function addNote(note: string, remindOn: string | null, path = PATH) {
  const response = await call('POST', path, agent, { note, remindOn });
  expect(response.statusCode).toBe(201);
  return customerNoteSchema.parse(response.json());
}
const readReminders = async (session: Session, prefix: string) => {
  const response = await call('GET', `/api/v1/public/${prefix}/portfolio/reminders`, session);
  return dueRemindersSchema.parse(response.json()).map(({ note, businessName }) => [note, businessName]);
};

it('are shared by the managers of a customer, and due reminders are listed until they are done', async () => {
  const due = await addNote('Ask about the new primer', today);
  await addNote('Call in spring', addDays(today, 1));
  await addNote('Prefers mornings', null);
  await addNote('Late payment', addDays(today, -3), getPath('agent', '100002'));
  const notes = customerNotesSchema.parse((await call('GET', getPath('commercial'), colleague)).json());
  expect(notes.map(({ note }) => note)).toEqual([
    'Ask about the new primer',
    'Call in spring',
    'Prefers mornings',
  ]);
  expect(await readReminders(agent, 'agent')).toEqual([
    ['Late payment', 'Beta'],
    ['Ask about the new primer', 'Alfa'],
  ]);
  expect(await readReminders(colleague, 'commercial')).toEqual([['Ask about the new primer', 'Alfa']]);
  const done = await call('PATCH', `${getPath('commercial')}/${due.id}`, colleague, {
    version: due.version,
    isDone: true,
  });
  expect(done.json()).toMatchObject({ isDone: true, note: due.note, remindOn: today });
  expect(await readReminders(agent, 'agent')).toEqual([['Late payment', 'Beta']]);
  const undone = await call('PATCH', `${PATH}/${due.id}`, agent, {
    version: done.json().version,
    isDone: false,
  });
  expect(undone.json().isDone).toBe(false);
  expect((await call('DELETE', `${PATH}/${due.id}`, agent)).statusCode).toBe(204);
  expect((await call('DELETE', `${PATH}/${due.id}`, agent)).statusCode).toBe(404);
  const log = await db
    .selectFrom('auditLog')
    .select(['action', 'details'])
    .where('entityId', '=', due.id)
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual([
    'customer-notes.add',
    'customer-notes.change',
    'customer-notes.change',
    'customer-notes.remove',
  ]);
  expect(JSON.stringify(log)).not.toContain('primer');
});

it('of two changes at once one is rejected, with who changed the note and when', async () => {
  const { id, version } = await addNote('Order samples', null);
  const responses = await Promise.all([
    call('PATCH', `${PATH}/${id}`, agent, { version, note: 'One' }),
    call('PATCH', `${getPath('commercial')}/${id}`, colleague, { version, note: 'Two' }),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const conflict = responses.find(({ statusCode }) => statusCode === 409);
  expect(conflict?.json().outcome).toEqual({
    changedBy: conflict === responses[0] ? 'colleague@test.it' : 'agent@test.it',
    changedOn: expect.any(String),
  });
});

it('belong to their customer, and are hidden from others', async () => {
  const { id, version } = await addNote('Only here', null);
  const foreignPath = `${getPath('agent', '100002')}/${id}`;
  expect((await call('PATCH', foreignPath, agent, { version, isDone: true })).statusCode).toBe(404);
  expect((await call('DELETE', foreignPath, agent)).statusCode).toBe(404);
  expect((await call('GET', PATH, stranger)).statusCode).toBe(404);
  expect(await readReminders(stranger, 'agent')).toEqual([]);
});

it('report each invalid field', async () => {
  const check = async (body: object) => (await call('POST', PATH, agent, body)).json().errors;
  expect(await check({ note: ' ', remindOn: '2026-02-30' })).toEqual([
    { path: 'note', code: 'missing' },
    { path: 'remindOn', code: 'invalidField' },
  ]);
  for (const remindOn of ['0000-01-01', '1899-12-31'])
    expect(await check({ note: 'x', remindOn })).toEqual([{ path: 'remindOn', code: 'invalidField' }]);
  expect(await check({ note: 'x'.repeat(4001), remindOn: null })).toMatchObject([
    { path: 'note', code: 'invalidLenght' },
  ]);
});
