import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { aCustomer, anOrder, aProduct, aUser } from '../../../test/builders/shop.ts';

const { app, db } = await testApp('empty');

const first = await aCustomer(db, { customerCode: '100001' });
const second = await aCustomer(db, { customerCode: '100002' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: first });
await aUser(db, { username: 'customer2@test.it', role: 'CUSTOMER', customer: second });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
const [customer, customer2, admin] = [
  await login(app, 'customer@test.it'),
  await login(app, 'customer2@test.it'),
  await login(app, 'admin@test.it'),
];

const common = await aProduct(db, { serial: 'F120' });
const rare = await aProduct(db, { serial: 'F120', color: '9010' });

/** More orders of one product than the limit for looking orders up by their lines. */
const ORDER_COUNT = 1_200;
const template = await anOrder(db, { customer: first, products: [common, rare], orderCode: 'V25-000000' });
await sql`
  INSERT INTO orders (order_code, customer_id, status, request_created_on, delivery_date, total, total_weight)
  SELECT 'V26-' || to_char(n, 'FM000000'), ${first.id}::uuid, (ARRAY['I', 'C'])[n % 2 + 1],
    timestamptz '2026-01-01' + n * interval '1 hour', date '2026-12-01' - n, 950, 105.2
  FROM generate_series(1, ${ORDER_COUNT - 1}::integer) n`.execute(db);
await sql`
  INSERT INTO order_items (order_id, customer_id, sort_order, product_id, unit_price, discount_pct1, discount_pct2,
    final_unit_price, qta, plo, quantity_ordered, row_weight, row_total)
  SELECT id, customer_id, 1, ${common.id}::integer, 12.5, 20, 5, 9.5, 25, 26.3, 4, 105.2, 950
  FROM orders WHERE order_code LIKE 'V26-%'`.execute(db);
const foreign = await anOrder(db, { customer: second, products: [rare], orderCode: 'X-1' });

async function listOrders(path: string, query: string, headers = customer) {
  const response = await app.inject({ method: 'GET', url: `${path}?${query}`, headers });
  const { content, totalElements }: { content: { id: string; orderCode: string }[]; totalElements: number } =
    response.json();
  return {
    ids: content.map(({ id }) => id),
    codes: content.map(({ orderCode }) => orderCode),
    totalElements,
  };
}

const OWN_PATH = '/api/v1/public/customer/orders';
const DESK_PATH = '/api/v1/backoffice/orders';

describe('an order list filtered by product', () => {
  it('counts an order once even when several of its lines match', async () => {
    expect((await listOrders(OWN_PATH, 'serial=F120')).totalElements).toBe(ORDER_COUNT);
    expect((await listOrders(OWN_PATH, 'serial=F120&status=C')).totalElements).toBe(ORDER_COUNT / 2);
  });

  it('follows the requested sort order, for many and for few results', async () => {
    const secondPage = await listOrders(OWN_PATH, 'serial=F120&sort=orderCode,desc&size=2&page=1');
    expect(secondPage.codes).toEqual(['V26-001197', 'V26-001196']);
    const newest = await listOrders(OWN_PATH, 'serial=F120&createdOnTo=2026-01-02&size=2');
    expect(newest.codes[0]).toBe('V26-000046');
    expect((await listOrders(OWN_PATH, 'serial=F120&color=9010')).ids).toEqual([template]);
  });

  it("contains the customer's own orders, and those of all customers in the back office", async () => {
    expect(await listOrders(OWN_PATH, 'serial=F120', customer2)).toMatchObject({
      ids: [foreign],
      totalElements: 1,
    });
    expect((await listOrders(DESK_PATH, 'color=9010&serial=F120', admin)).ids.toSorted()).toEqual(
      [template, foreign].toSorted(),
    );
    expect((await listOrders(DESK_PATH, 'serial=F120&customerCode=100002', admin)).ids).toEqual([foreign]);
    expect((await listOrders(DESK_PATH, 'serial=F120', admin)).totalElements).toBe(ORDER_COUNT + 1);
  });

  it('matches a serial prefix', async () => {
    expect((await listOrders(OWN_PATH, 'serial=F')).totalElements).toBe(ORDER_COUNT);
    expect((await listOrders(OWN_PATH, 'serial=F12&status=C&orderCode=V26-00')).totalElements).toBe(
      ORDER_COUNT / 2,
    );
    expect((await listOrders(OWN_PATH, 'serial=G')).totalElements).toBe(0);
  });

  it.each([
    ['serial=F120&color=9010', 1],
    ['serial=F12&color=9010', 1],
    ['serial=F120&color=90', 1],
    ['serial=F120&color=7', ORDER_COUNT],
    ['serial=F120&color=7035&pkg=25', ORDER_COUNT],
    ['serial=F120&color=7036', 0],
    ['color=9010', 1],
    ['color=7', ORDER_COUNT],
    ['color=7035', ORDER_COUNT],
    ['color=9010&pkg=25', 1],
    ['pkg=25', ORDER_COUNT],
    ['pkg=05', 0],
    ['pkg=2', 0],
    ['serial=F120&pkg=25', ORDER_COUNT],
  ])('matches serial, colour and packaging, or prefixes of serial and colour: %s', async (query, total) => {
    const { ids, totalElements } = await listOrders(OWN_PATH, query);
    expect(totalElements).toBe(total);
    if (total === 1) expect(ids).toEqual([template]);
  });

  it('is empty for an unknown product', async () => {
    expect(await listOrders(OWN_PATH, 'serial=ZZZZ')).toMatchObject({ ids: [], totalElements: 0 });
  });
});
