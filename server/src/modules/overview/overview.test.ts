import type { OpenTask } from '@cromia/domain/overview/open-tasks';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { aCustomer, anOrder, aProduct, aUser } from '../../../test/shop.ts';

const { app, db } = await testApp('empty');
const company = await aCustomer(db, { customerCode: '100001' });
const foreign = await aCustomer(db, { customerCode: '100002' });
const primer = await aProduct(db, { serial: 'F120' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: company });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [company] });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
await aUser(db, { username: 'it@test.it', role: 'IT' });
const [customer, agent, admin, it_] = await Promise.all(
  ['customer', 'agent', 'admin', 'it'].map((name) => login(app, `${name}@test.it`)),
);

const order = await anOrder(db, { customer: company, products: [primer] });
const late = await anOrder(db, { customer: company, products: [primer] });
const shipped = await anOrder(db, { customer: company, products: [primer] });
await anOrder(db, { customer: foreign, products: [primer] });
const set = (id: string, values: { status?: string; deliveryDate?: string }) =>
  db.updateTable('orders').set(values).where('id', '=', id).execute();
await set(order, { deliveryDate: '2099-01-01' });
await set(late, { status: 'C', deliveryDate: '2020-01-01' });
await set(shipped, { status: 'E', deliveryDate: '2020-01-01' });

async function tasks(headers: typeof customer, query = ''): Promise<OpenTask[]> {
  const answer = await app.inject({ url: `/api/v1/open-tasks${query}`, headers: { ...headers } });
  expect(answer.statusCode).toBe(200);
  return answer.json().tasks;
}
const counts = (found: readonly OpenTask[]) =>
  Object.fromEntries(found.map(({ kind, count }) => [kind, count]));

describe('what waits', () => {
  it('for a customer are its own open and late orders', async () => {
    const found = await tasks(customer);
    expect(counts(found)).toMatchObject({ ownOrders: 2, ownLateOrders: 1 });
    expect(found.find(({ kind }) => kind === 'ownLateOrders')?.since).toContain('2020-01-01');
  });

  it('for an agent is that of the customer they act for, and of no other', async () => {
    expect(await tasks(agent)).toEqual([]);
    expect(counts(await tasks(agent, '?customerCode=100001'))).toMatchObject({ ownOrders: 2 });
    const other = await app.inject({ url: '/api/v1/open-tasks?customerCode=100002', headers: { ...agent } });
    expect(other.statusCode).toBe(404);
  });

  it('for staff are the queues that they may decide on, over all customers', async () => {
    expect(counts(await tasks(admin))).toMatchObject({ lateOrders: 1, ordersToShip: 1 });
    expect(await tasks(it_)).toEqual([]);
  });

  it('is what the list of that filter shows', async () => {
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
