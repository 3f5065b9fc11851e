import { customerSalesSchema } from '@cromia/domain/customers/portfolios/sales';
import type { WorkListCustomer } from '@cromia/domain/customers/portfolios/work-list';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { aCustomer, anOffer, anOrder, aProduct, aUser } from '../../../../test/builders/shop.ts';
import { getManufacturerToday } from '../../../platform/clock.ts';
import { selectWorkList } from './work-list-queries.ts';

const { app, config, db } = await testApp('empty');
const today = getManufacturerToday({ config, now: () => new Date() });
const year = Number(today.slice(0, 4));
/** Noon of a day, which is the same day in every time zone of Europe. */
const daysAgo = (days: number) =>
  new Date(Date.parse(`${today}T12:00:00Z`) - days * 86_400_000).toISOString();

const product = await aProduct(db, { serial: 'F120' });
const [growing, shrinking, silent, foreign] = await Promise.all([
  aCustomer(db, { customerCode: '100001', businessName: 'Alfa' }),
  aCustomer(db, { customerCode: '100002', businessName: 'Beta' }),
  aCustomer(db, { customerCode: '100003', businessName: 'Gamma' }),
  aCustomer(db, { customerCode: '100009', businessName: 'Foreign' }),
]);
await aUser(db, {
  username: 'agent@test.it',
  role: 'AGENT',
  language: 'en',
  manages: [growing, shrinking, silent],
});
await aUser(db, { username: 'other@test.it', role: 'COMMERCIAL', manages: [] });
const agent = await login(app, 'agent@test.it');

/** Inserts an order with a total, EUR. */
async function order(customer: typeof growing, createdOn: string, total: number, status = 'F') {
  const id = await anOrder(db, { customer, createdOn, status, products: [product] });
  await db.updateTable('orders').set({ total }).where('id', '=', id).execute();
}
await order(growing, daysAgo(0), 300);
await order(growing, `${year - 1}-01-01T00:00:00Z`, 100);
// On the last day of last year that counts only if that is today.
await order(growing, `${year - 2}-12-31T20:00:00Z`, 5_000);
await order(shrinking, daysAgo(95), 40);
await order(shrinking, `${year - 1}-01-02T10:00:00Z`, 400);
await order(shrinking, daysAgo(5), 999, 'A');
await order(foreign, daysAgo(1), 7_777);
await db
  .updateTable('orders')
  .set({ requestCreatedOn: new Date(daysAgo(95)) })
  .where('status', '=', 'A')
  .execute();
await anOffer(db, {
  customer: shrinking,
  status: 'ACCEPTED',
  products: [product],
  expirationDate: '2099-01-01',
});
await anOffer(db, {
  customer: growing,
  status: 'ACCEPTED',
  products: [product],
  expirationDate: '2020-01-01',
});
await db
  .updateTable('customerAddresses')
  .set({ city: 'Łódź', province: 'Pn', country: 'PL' })
  .where('customerId', '=', silent.id)
  .execute();

async function list(query: string): Promise<WorkListCustomer[]> {
  const response = await app.inject({
    url: `/api/v1/public/agent/customer-profiles?${query}`,
    headers: { ...agent },
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().content;
}
const listNames = async (query: string) => (await list(query)).map(({ businessName }) => businessName);

describe('the work list of an agent', () => {
  it('shows last order, turnover of this year and the same days of last year, and what waits', async () => {
    const [alfa, beta, gamma] = await list('');
    expect(alfa).toMatchObject({
      turnoverThisYear: 300,
      turnoverLastYear: 100,
      turnoverChangePct: 200,
      daysSilent: 0,
      city: 'Treviso',
      province: 'TV',
      phoneNumber: '+39022222222',
      waiting: { offers: 0, lateOrders: 0 },
    });
    expect(beta).toMatchObject({ turnoverLastYear: 400, daysSilent: 95, waiting: { offers: 1 } });
    expect(gamma).toMatchObject({ daysSilent: null, lastOrderedOn: null, turnoverChangePct: null });
  });

  it.each([
    ['sort=daysSilent,desc', ['Gamma', 'Beta', 'Alfa']],
    ['sort=lastOrderedOn,desc', ['Alfa', 'Beta', 'Gamma']],
    ['sort=turnoverLastYear,desc', ['Beta', 'Alfa', 'Gamma']],
    ['sort=turnoverChange,asc', ['Beta', 'Gamma', 'Alfa']],
    ['sort=waiting,desc', ['Beta', 'Alfa', 'Gamma']],
    ['sort=city,asc', ['Gamma', 'Alfa', 'Beta']],
    ['silentDays=95', ['Beta', 'Gamma']],
    ['silentDays=96', ['Gamma']],
    ['trend=DOWN', ['Beta']],
    ['trend=UP', ['Alfa']],
    ['waiting=ANY', ['Beta']],
    ['waiting=offers', ['Beta']],
    ['waiting=lateOrders', []],
    ['province=tv', ['Alfa', 'Beta']],
    ['city=lodz', ['Gamma']],
    [`lastOrderedOnFrom=${today}`, ['Alfa']],
  ])('is sorted and filtered by %s', async (query, names) => {
    expect(await listNames(query)).toEqual(names);
  });

  it('counts an order request that waits as an order', async () => {
    const { id } = await db
      .insertInto('orderRequests')
      .values({
        number: 'R26-900001',
        customerId: silent.id,
        status: 'PENDING',
        customerOrderCode: 'X',
        address: '{}',
        deliveryDateRequested: '2099-01-01',
        total: 1,
        totalWeight: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await listNames('silentDays=1')).toEqual(['Beta']);
    expect(await listNames('waiting=orderRequests')).toEqual(['Gamma']);
    await db.deleteFrom('orderRequests').where('id', '=', id).execute();
  });

  it('rejects reversed days and unknown sorts', async () => {
    for (const query of [
      'lastOrderedOnFrom=2026-02-01&lastOrderedOnTo=2026-01-01',
      'sort=phone,asc',
      'silentDays=0',
    ]) {
      const response = await app.inject({
        url: `/api/v1/public/agent/customer-profiles?${query}`,
        headers: { ...agent },
      });
      expect(response.statusCode, query).toBe(400);
    }
  });

  it('is exported as filtered, in the language of the agent', async () => {
    const response = await app.inject({
      url: '/api/v1/public/agent/customer-profiles/export?format=csv&trend=DOWN',
      headers: { ...agent },
    });
    expect(response.statusCode).toBe(200);
    const [head, ...rows] = response.body.trim().split('\r\n');
    expect(head).toContain('Days without orders');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('Beta');
  });
});

describe('the sales of a customer', () => {
  const readSalesOf = (code: string) =>
    app.inject({ url: `/api/v1/public/agent/customer-profiles/${code}/sales`, headers: { ...agent } });

  it('are turnover by month of this year and of last year, with potential and commission', async () => {
    const response = await readSalesOf('100001');
    expect(response.statusCode, response.body).toBe(200);
    const sales = customerSalesSchema.parse(response.json());
    const month = Number(today.slice(5, 7));
    expect(sales.months).toHaveLength(12);
    expect(sales.months[month - 1]?.turnover).toBe(300);
    expect(sales.months[0]?.turnoverLastYear).toBe(100);
    expect(sales.months.slice(month).every(({ turnover }) => turnover === null)).toBe(true);
    expect(sales).toMatchObject({ potential: null, agentCommissionPct: 0 });
  });

  it('list the products bought less than before, and are only of the own portfolio', async () => {
    const yearAgo = new Date(Date.now() - 500 * 86_400_000).toISOString();
    await order(shrinking, yearAgo, 10);
    await order(shrinking, yearAgo, 10);
    const { shrinkingProducts } = (await readSalesOf('100002')).json();
    expect(shrinkingProducts).toMatchObject([{ serial: 'F120', turnover: 950 }]);
    expect(shrinkingProducts[0].turnoverBefore).toBeGreaterThan(950);
    expect((await readSalesOf(foreign.customerCode)).statusCode).toBe(404);
  });
});

describe('the lists of a portfolio', () => {
  it.each(['orders', 'order-requests', 'offer-requests'])(
    '%s are exported with their customer',
    async (path) => {
      const url = `/api/v1/public/agent/portfolio/${path}`;
      const [listed, exported] = await Promise.all([
        app.inject({ url, headers: { ...agent } }),
        app.inject({ url: `${url}/export?format=csv`, headers: { ...agent } }),
      ]);
      expect([listed.statusCode, exported.statusCode]).toEqual([200, 200]);
      expect(exported.body).not.toContain('Foreign');
      if (path !== 'order-requests') expect(exported.body).toContain('Beta');
      const foreignUrl = `${url}/export?format=csv&customerCode=${foreign.customerCode}`;
      expect((await app.inject({ url: foreignUrl, headers: { ...agent } })).statusCode).toBe(404);
    },
  );
});

it('reads the turnover of 10,000 orders in one statement that sums the orders of an index', async () => {
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'other@test.it')
    .executeTakeFirstOrThrow();
  await sql`
    WITH inserted AS (
      INSERT INTO customers (customer_code, business_name, vat_number, price_list_code)
      SELECT (200000 + n)::text, 'Colorificio ' || n, 'IT' || (10000000000 + n), 'RIV' FROM generate_series(1, 80) n
      RETURNING id),
    managed AS (INSERT INTO customer_managers (user_id, customer_id) SELECT ${userId}::uuid, id FROM inserted)
    INSERT INTO orders (order_code, customer_id, status, request_created_on, total, total_weight)
    SELECT 'W' || row_number() OVER (), id, 'F', now() - make_interval(days => n * 5), 100, 1
    FROM inserted, generate_series(1, 125) n`.execute(db);
  await sql`VACUUM ANALYZE orders, customers, customer_managers`.execute(db);
  const statement = selectWorkList(
    db,
    userId,
    { ...WHOLE_LIST, sort: { field: 'turnoverThisYear', direction: 'desc' } },
    { today, timeZone: 'Europe/Rome' },
  );
  const plan = JSON.stringify(await statement.explain());
  expect(plan).toContain('Index Only Scan using orders_customer on orders');
  expect(plan).not.toContain('Seq Scan on orders');
  expect(await statement.execute()).toHaveLength(80);
});

const WHOLE_LIST = {
  customerCode: undefined,
  businessName: undefined,
  searchString: undefined,
  city: undefined,
  province: undefined,
};
