import { deskOverviewSchema } from '@cromia/domain/overview/desk-overview';
import type { OpenTask } from '@cromia/domain/overview/open-tasks';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { aCustomer, anOrder, aProduct, aUser } from '../../../test/builders/shop.ts';
import { buildApp } from '../../app.ts';
import { openJobs } from '../../platform/jobs/scheduled-jobs.ts';

const { app, config, db, pool } = await testApp('empty');
const company = await aCustomer(db, { customerCode: '100001' });
const foreign = await aCustomer(db, { customerCode: '100002' });
const primer = await aProduct(db, { serial: 'F120' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: company });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [company] });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
await aUser(db, { username: 'it@test.it', role: 'IT' });
const [customer, agent, admin, itStaff] = await Promise.all(
  ['customer', 'agent', 'admin', 'it'].map((name) => login(app, `${name}@test.it`)),
);

const order = await anOrder(db, { customer: company, products: [primer] });
const late = await anOrder(db, { customer: company, products: [primer] });
const shippedOrder = await anOrder(db, { customer: company, products: [primer] });
await anOrder(db, { customer: foreign, products: [primer] });
const updateOrder = (id: string, values: { status?: string; deliveryDate?: string }) =>
  db.updateTable('orders').set(values).where('id', '=', id).execute();
await updateOrder(order, { deliveryDate: '2099-01-01' });
await updateOrder(late, { status: 'C', deliveryDate: '2020-01-01' });
await updateOrder(shippedOrder, { status: 'E', deliveryDate: '2020-01-01' });

async function readTasks(headers: typeof customer, query = ''): Promise<OpenTask[]> {
  const response = await app.inject({ url: `/api/v1/open-tasks${query}`, headers: { ...headers } });
  expect(response.statusCode).toBe(200);
  return response.json().tasks;
}
const toCounts = (found: readonly OpenTask[]) =>
  Object.fromEntries(found.map(({ kind, count }) => [kind, count]));

describe('open tasks', () => {
  it('of a customer are its own open and late orders', async () => {
    const found = await readTasks(customer);
    expect(toCounts(found)).toMatchObject({ ownOrders: 2, ownLateOrders: 1 });
    expect(found.find(({ kind }) => kind === 'ownLateOrders')?.since).toContain('2020-01-01');
  });

  it('of an agent are those of the portfolio, or of a given customer of it', async () => {
    expect(toCounts(await readTasks(agent))).toEqual({
      portfolioLateOrders: 1,
      portfolioOrders: 2,
      portfolioCustomers: 1,
    });
    expect(toCounts(await readTasks(agent, '?customerCode=100001'))).toMatchObject({ ownOrders: 2 });
    const other = await app.inject({ url: '/api/v1/open-tasks?customerCode=100002', headers: { ...agent } });
    expect(other.statusCode).toBe(404);
  });

  it('of staff are the queues that they may decide on, across all customers', async () => {
    expect(toCounts(await readTasks(admin))).toMatchObject({ lateOrders: 1, ordersToShip: 1 });
    expect(toCounts(await readTasks(itStaff))).toEqual({ unassessedSerials: expect.any(Number) });
  });

  it('equal the totals of the order list filtered by OPEN and LATE', async () => {
    for (const [status, total] of [
      ['OPEN', 2],
      ['LATE', 1],
    ] as const) {
      const list = await app.inject({
        url: `/api/v1/public/customer/orders?status=${status}`,
        headers: { ...customer },
      });
      expect(list.json().totalElements).toBe(total);
    }
  });
});

describe('the back-office overview', () => {
  const readOverview = (headers: typeof customer) =>
    app.inject({ url: '/api/v1/backoffice/overview', headers: { ...headers } });
  async function aFailedMail() {
    const { id } = await db
      .insertInto('mailOutbox')
      .values({
        recipient: 'buyer@test.it',
        language: 'IT',
        subject: 'Ordine',
        textBody: 'secret link',
        htmlBody: '<p>secret link</p>',
        attempts: 24,
        lastError: 'mailbox full',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  it('shows the queues of the viewer, failures and 26 weeks of key figures', async () => {
    await db
      .insertInto('searchCounts')
      .values({
        week: sql<string>`date_trunc('week', now())::date`,
        language: 'it',
        term: 'xyz',
        searches: 7,
        results: 0,
        outcome: 'none',
      })
      .execute();
    await db.updateTable('orders').set({ requestCreatedOn: new Date() }).execute();
    await aFailedMail();
    const response = await readOverview(admin);
    expect(response.statusCode).toBe(200);
    const { queues, failed, weeks } = deskOverviewSchema.parse(response.json());
    expect(queues).toContainEqual({
      queue: 'ordersToShip',
      count: 1,
      isCut: false,
      oldest: expect.any(String),
    });
    expect(failed).toMatchObject({ mails: { count: 1 }, webhooks: { count: 0, oldest: null } });
    expect(weeks).toHaveLength(26);
    expect(weeks.at(-1)).toMatchObject({ orders: 4, newCustomers: 2, searchesWithoutResult: 7 });
    expect(weeks.at(-1)?.ordersTotal).toBeGreaterThan(0);
    expect(weeks[0]).toMatchObject({ orders: 0, offers: 0, orderedOffersShare: null });
  });

  it('shows only failures and unassessed serials to IT, and is rejected for customers', async () => {
    const { queues, failed } = (await readOverview(itStaff)).json();
    const kinds = queues.map(({ queue }: { queue: string }) => queue);
    expect([kinds, failed.mails.count]).toEqual([['unassessedSerials'], 1]);
    expect((await readOverview(customer)).statusCode).toBe(403);
  });

  it('leads to the failed mails, which can be resent one by one or all at once', async () => {
    const list = () => app.inject({ url: '/api/v1/backoffice/failed-mails', headers: { ...itStaff } });
    const resend = (path: string, headers = itStaff) =>
      app.inject({ method: 'POST', url: `/api/v1/backoffice/failed-mails/${path}`, headers: { ...headers } });
    const id = await aFailedMail();
    const found = (await list()).json();
    expect(found.totalElements).toBe(2);
    expect(found.content[0]).toMatchObject({ id, reason: 'mailbox full', nextAttemptOn: null });
    expect((await list()).body).not.toContain('secret link');
    expect((await resend(`${id}/resend`, customer)).statusCode).toBe(403);
    expect((await resend(`${id}/resend`)).json()).toEqual({ mails: 1 });
    expect((await resend(`${id}/resend`)).statusCode).toBe(404);
    expect((await resend('resend')).json()).toEqual({ mails: 1 });
    expect((await list()).json().totalElements).toBe(0);
    const log = await db.selectFrom('auditLog').select('action').where('entity', '=', 'mail').execute();
    expect(log).toHaveLength(2);
  });
});

it('jobs are listed with their last outcome, and staff can run them on demand', async () => {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const jobs = await openJobs(pool, [{ name: 'retention', cron: '20 3 * * *', work: async () => {} }], {
    log,
    timeZone: 'Europe/Rome',
  });
  const portal = await buildApp({ config, db, pool, jobs, now: () => new Date(), logger: false });
  const call = (method: 'GET' | 'POST', path: string, headers = itStaff) =>
    portal.inject({ method, url: `/api/v1/backoffice/jobs${path}`, headers: { ...headers } });
  expect((await call('GET', '')).json().jobs).toMatchObject([{ name: 'retention', outcome: null }]);
  expect((await call('POST', '/retention/run')).statusCode).toBe(202);
  await vi.waitFor(
    async () => expect((await call('GET', '')).json().jobs[0]).toMatchObject({ outcome: 'DONE' }),
    10_000,
  );
  const rejectedResponses = [
    call('POST', '/offer-lapses/run'),
    call('POST', '/unknown/run'),
    call('POST', '/retention/run', customer),
  ];
  expect((await Promise.all(rejectedResponses)).map(({ statusCode }) => statusCode)).toEqual([404, 400, 403]);
  await portal.close();
  await jobs.stop();
});
