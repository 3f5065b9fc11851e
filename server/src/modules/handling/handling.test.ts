import { HANDLED_KINDS, type HandledKind } from '@cromia/domain/handling/handling';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { createCaller } from '../../../test/builders/activation.ts';

const { app, db } = await testApp('demo', { apps: 2 });
const call = createCaller(app);
const HANDLING_PATH = '/api/v1/backoffice/handling';

const admin = await login(app, 'admin@demo.cromia.test');
const colleague = await login(app, 'cromia@demo.cromia.test');

const TABLES = {
  orders: 'orders',
  'order-requests': 'orderRequests',
  'offer-requests': 'offerRequests',
  'contact-requests': 'contactRequests',
} as const;

/** The key of an entry of the demo: an id, or the code of a customer. */
async function findKey(kind: HandledKind): Promise<string> {
  if (kind === 'customers') return '100001';
  const { id } = await db.selectFrom(TABLES[kind]).select('id').orderBy('id').executeTakeFirstOrThrow();
  return id;
}

async function countListed(kind: HandledKind, query: string): Promise<number> {
  const response = await call('GET', `/api/v1/backoffice/${kind}?${query}`, admin);
  expect(response.statusCode).toBe(200);
  return response.json().totalElements;
}

describe.each(HANDLED_KINDS)('handling of %s', (kind) => {
  it('is assigned, annotated, found by assignee and recorded', async () => {
    const path = `${HANDLING_PATH}/${kind}/${await findKey(kind)}`;
    const initial = await call('GET', path, admin);
    expect(initial.json()).toMatchObject({ assignedTo: null, note: null });
    const unassigned = await countListed(kind, 'assignment=NOBODY');
    expect(await countListed(kind, 'assignment=MINE')).toBe(0);
    const { version } = initial.json();
    const changed = await call('PATCH', path, admin, {
      version,
      assignedTo: 'admin@demo.cromia.test',
      note: 'Call before delivery',
    });
    expect(changed.json()).toMatchObject({
      assignedTo: 'admin@demo.cromia.test',
      note: 'Call before delivery',
    });
    expect((await call('GET', path, colleague)).json()).toEqual(changed.json());
    expect(await countListed(kind, 'assignment=MINE')).toBe(1);
    const mine = await call('GET', `/api/v1/backoffice/${kind}?assignment=MINE`, admin);
    expect(mine.json().content).toMatchObject([{ assignedTo: 'admin@demo.cromia.test' }]);
    expect(await countListed(kind, 'assignment=NOBODY')).toBe(unassigned - 1);
    const nobodys = await call('GET', `/api/v1/backoffice/${kind}?assignment=NOBODY`, admin);
    expect(nobodys.json().content[0].assignedTo).toBeNull();
    const audit = await call('GET', `/api/v1/backoffice/audit?action=${kind}.assign`, admin);
    expect(audit.json().content).toMatchObject([
      { username: 'admin@demo.cromia.test', details: { assignedTo: 'admin@demo.cromia.test' } },
    ]);
    // Neither the text of a note nor a change without effect is recorded.
    expect((await call('PATCH', path, admin, { version: changed.json().version })).statusCode).toBe(200);
    const notes = (await call('GET', `/api/v1/backoffice/audit?action=${kind}.note`, admin)).json().content;
    expect(notes).toMatchObject([{ details: {} }]);
    expect(JSON.stringify(notes)).not.toContain('Call before');
  });

  it('of two changes at once one is rejected, with who changed it and when', async () => {
    const path = `${HANDLING_PATH}/${kind}/${await findKey(kind)}`;
    const { version } = (await call('GET', path, admin)).json();
    const responses = await Promise.all([
      call('PATCH', path, admin, { version, note: 'One' }),
      call('PATCH', path, colleague, { version, note: 'Two' }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const conflict = responses.find(({ statusCode }) => statusCode === 409);
    const winner = responses.find(({ statusCode }) => statusCode === 200);
    expect(conflict?.json().outcome).toEqual({
      changedBy: winner === responses[0] ? 'admin@demo.cromia.test' : 'cromia@demo.cromia.test',
      changedOn: expect.any(String),
    });
    expect((await call('GET', path, admin)).json().note).toBe(winner?.json().note);
  });

  it('rejects unknown entries and assignees who may not read it', async () => {
    const key = await findKey(kind);
    const { version } = (await call('GET', `${HANDLING_PATH}/${kind}/${key}`, admin)).json();
    for (const username of ['customer@demo.cromia.test', 'it@demo.cromia.test', 'nobody@demo.cromia.test']) {
      const rejected = await call('PATCH', `${HANDLING_PATH}/${kind}/${key}`, admin, {
        version,
        assignedTo: username,
      });
      expect(rejected.json().errors).toEqual([{ path: 'assignedTo', code: 'invalidField' }]);
    }
    for (const unknown of ['00000000-0000-4000-8000-000000000000', '999999', 'x'])
      expect((await call('GET', `${HANDLING_PATH}/${kind}/${unknown}`, admin)).statusCode).toBe(404);
  });
});

it('an order that is assigned does not read as changed for other software', async () => {
  const readChangedOn = () =>
    db.selectFrom('orders').select('changedOn').where('id', '=', key).executeTakeFirstOrThrow();
  const key = await findKey('orders');
  const previous = await readChangedOn();
  const { version } = (await call('GET', `${HANDLING_PATH}/orders/${key}`, admin)).json();
  await call('PATCH', `${HANDLING_PATH}/orders/${key}`, admin, { version, note: 'Pallet ready' });
  expect(await readChangedOn()).toEqual(previous);
});

it('agents cannot filter the orders of their portfolio by assignee', async () => {
  const agent = await login(app, 'agent@demo.cromia.test');
  const path = '/api/v1/public/agent/portfolio/orders';
  const all = await call('GET', path, agent);
  const filtered = await call('GET', `${path}?assignment=MINE`, agent);
  expect(all.statusCode).toBe(200);
  expect(filtered.json().totalElements).toBe(all.json().totalElements);
});
