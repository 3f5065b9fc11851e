import { addDays } from '@cromia/domain/dates';
import { shopOverviewSchema } from '@cromia/domain/overview/shop-overview';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { aCustomer, anOffer, anOrder, aProduct, aUser } from '../../../test/builders/shop.ts';
import { getManufacturerToday } from '../../platform/clock.ts';

const { app, config, db } = await testApp('empty');
const today = getManufacturerToday({ config, now: () => new Date() });
const company = await aCustomer(db, { customerCode: '100001', businessName: 'Alfa' });
const neighbour = await aCustomer(db, { customerCode: '100002', businessName: 'Beta' });
const foreign = await aCustomer(db, { customerCode: '100003', businessName: 'Gamma' });
const primer = await aProduct(db, { serial: 'F120' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: company });
await aUser(db, { username: 'agent@test.it', role: 'AGENT', manages: [company, neighbour] });
const customer = await login(app, 'customer@test.it');
const agent = await login(app, 'agent@test.it');

type Company = typeof company;
async function order(of: Company, values: { status: string; deliveryDate?: string; blockReason?: string }) {
  const id = await anOrder(db, { customer: of, products: [primer] });
  await db.updateTable('orders').set(values).where('id', '=', id).execute();
}
const offer = (of: Company, status: 'ACCEPTED' | 'PENDING', expirationDate: string) =>
  anOffer(db, { customer: of, status, products: [primer], expirationDate });

await order(company, { status: 'C', deliveryDate: addDays(today, -3) });
await order(company, { status: 'C', deliveryDate: addDays(today, -9) });
// A blocked order that is late as well is listed once.
await order(company, { status: 'B', deliveryDate: addDays(today, -20), blockReason: 'Payment overdue' });
await order(company, { status: 'C', deliveryDate: today });
await order(company, { status: 'E', deliveryDate: addDays(today, -9) });
await order(neighbour, { status: 'B' });
await order(foreign, { status: 'B' });
await offer(company, 'PENDING', addDays(today, 20));
await offer(company, 'PENDING', addDays(today, -1));
await offer(company, 'ACCEPTED', addDays(today, 14));
await offer(company, 'ACCEPTED', today);
await offer(company, 'ACCEPTED', addDays(today, 15));
await offer(company, 'ACCEPTED', addDays(today, -1));
await offer(neighbour, 'ACCEPTED', addDays(today, 1));

async function readOverview(path: string, headers: typeof customer) {
  const response = await app.inject({ url: `/api/v1/public/${path}`, headers: { ...headers } });
  expect(response.statusCode).toBe(200);
  return shopOverviewSchema.parse(response.json());
}

it('of a customer lists blocked and late orders first, the oldest first, and offers that expire soon', async () => {
  const { waiting, expiringOffers } = await readOverview('customer/overview', customer);
  expect(waiting.map(({ kind, since, reason }) => [kind, since, reason])).toEqual([
    ['blockedOrders', expect.any(String), 'Payment overdue'],
    ['lateOrders', addDays(today, -9), null],
    ['lateOrders', addDays(today, -3), null],
    ['offerRequests', expect.any(String), null],
  ]);
  expect(expiringOffers.map(({ expirationDate }) => expirationDate)).toEqual([today, addDays(today, 14)]);
  expect(await readOverview('agent/overview?customerCode=100001', agent)).toEqual({
    waiting,
    expiringOffers,
  });
});

it('of an agent covers the customers of the portfolio, and no others', async () => {
  const { waiting, expiringOffers } = await readOverview('agent/portfolio/overview', agent);
  const blocked = waiting.filter(({ kind }) => kind === 'blockedOrders');
  expect(blocked.map(({ businessName }) => businessName).toSorted()).toEqual(['Alfa', 'Beta']);
  expect(waiting).toHaveLength(5);
  expect(expiringOffers.map(({ customerCode }) => customerCode)).toEqual(['100001', '100002', '100001']);
});

it('is limited to the most urgent documents', async () => {
  await sql`
    INSERT INTO orders (order_code, customer_id, status, request_created_on, delivery_date, total, total_weight)
    SELECT 'V20-' || lpad(n::text, 6, '0'), ${neighbour.id}::uuid, 'C', now(), ${today}::date - n, 1, 1
    FROM generate_series(1, 20) n`.execute(db);
  const { waiting } = await readOverview('agent/portfolio/overview', agent);
  expect(waiting.map(({ kind }) => kind)).toEqual([
    'blockedOrders',
    'blockedOrders',
    ...Array.from({ length: 3 }, () => 'lateOrders'),
  ]);
  expect(waiting[2]?.since).toBe(addDays(today, -20));
});
