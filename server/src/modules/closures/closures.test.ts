import { type Closure, closedDaysSchema, closurePageSchema } from '@cromia/domain/closures/closures';
import { listItalianHolidays } from '@cromia/domain/closures/holidays';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { createCaller } from '../../../test/builders/activation.ts';
import { aCustomer, aUser } from '../../../test/builders/shop.ts';

const { app, db } = await testApp('empty', { apps: 2, now: () => new Date('2026-11-21T11:00:00Z') });
const call = createCaller(app);
const PATH = '/api/v1/backoffice/closures';

const company = await aCustomer(db, { customerCode: '100001' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: company });
await aUser(db, { username: 'it@test.it', role: 'IT' });
const customer = await login(app, 'customer@test.it');
const staff = await login(app, 'it@test.it');

async function listClosures(query = ''): Promise<Closure[]> {
  return closurePageSchema.parse((await call('GET', `${PATH}?size=50${query}`, staff)).json()).content;
}

async function readClosedDays(): Promise<string[]> {
  const response = await call('GET', '/api/v1/public/customer/closed-days', customer);
  return closedDaysSchema.parse(response.json()).closedDays;
}

const CLOSURE = { firstDay: '2026-12-28', lastDay: '2026-12-31', name: 'Chiusura invernale' };

describe('closures', () => {
  it('contain the Italian public holidays of ten years from the start', async () => {
    for (let year = 2026; year <= 2035; year++) {
      const days = (await listClosures(`&year=${year}`)).map(({ firstDay, holiday }) => ({
        holiday,
        day: firstDay,
      }));
      expect(days).toEqual(listItalianHolidays(year));
    }
  });

  it('without a year are those that are not over', async () => {
    expect((await listClosures())[0]).toMatchObject({
      holiday: 'IMMACULATE_CONCEPTION',
      firstDay: '2026-12-08',
    });
  });

  it('can be added and removed at the desk; customers see their days at once, and the log lists them', async () => {
    const added = await call('POST', PATH, staff, CLOSURE);
    expect(added.statusCode).toBe(201);
    const { id } = added.json<{ id: string }>();
    expect((await readClosedDays()).slice(0, 7)).toEqual([
      '2026-12-08',
      '2026-12-25',
      '2026-12-26',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
    ]);
    expect((await call('POST', PATH, staff, CLOSURE)).json()).toMatchObject({ code: 'Conflict' });
    expect((await call('DELETE', `${PATH}/${id}`, staff)).statusCode).toBe(204);
    expect((await call('DELETE', `${PATH}/${id}`, staff)).statusCode).toBe(404);
    expect(await readClosedDays()).not.toContain('2026-12-28');
    const log = await db.selectFrom('auditLog').select('action').where('entityId', '=', id).execute();
    expect(log.map(({ action }) => action).sort()).toEqual(['closures.add', 'closures.remove']);
  });

  it('of the same days are added once when two colleagues add them at once', async () => {
    const closure = { ...CLOSURE, firstDay: '2027-08-09', lastDay: '2027-08-20' };
    const responses = await Promise.all([
      call('POST', PATH, staff, closure),
      call('POST', PATH, staff, closure),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  it('report each invalid field', async () => {
    const check = async (change: object) =>
      (await call('POST', PATH, staff, { ...CLOSURE, ...change })).json().errors;
    expect(await check({ lastDay: '2026-12-27' })).toEqual([{ path: 'lastDay', code: 'invalidField' }]);
    expect(await check({ lastDay: '2027-12-27' })).toEqual([{ path: 'lastDay', code: 'invalidField' }]);
    expect(await check({ firstDay: '2026-02-30' })).toEqual([{ path: 'firstDay', code: 'invalidField' }]);
    expect(await check({ name: ' ' })).toEqual([{ path: 'name', code: 'missing' }]);
  });

  it('are filled in with the holidays of a later year, each once', async () => {
    const fillIn = async (year: number) =>
      (await call('POST', `${PATH}/italian-holidays`, staff, { year })).json<{ added: number }>().added;
    expect(await fillIn(2035)).toBe(0);
    expect(await fillIn(2036)).toBe(12);
    expect(await fillIn(2036)).toBe(0);
    expect(await listClosures('&year=2036')).toHaveLength(12);
  });

  it('are maintained by staff only', async () => {
    expect((await call('GET', PATH, customer)).statusCode).toBe(403);
    expect((await call('POST', PATH, customer, CLOSURE)).statusCode).toBe(403);
  });
});
