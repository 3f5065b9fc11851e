import { LIMITS } from '@cromia/domain/limits';
import { ORDER_SORTS, type Order } from '@cromia/domain/orders/order';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { aCustomer, aProduct, aUser } from '../../../test/builders/shop.ts';
import { findDocuments, toUnpagedDocumentList } from '../shop-documents/document-list-queries.ts';
import { defineOrderList, type OrderFilter } from './order-list-queries.ts';

const { app, db } = await testApp('empty');

const first = await aCustomer(db, { customerCode: '100001' });
const second = await aCustomer(db, { customerCode: '100002' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer: first });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
const [customer, admin] = [await login(app, 'customer@test.it'), await login(app, 'admin@test.it')];

const products = [
  await aProduct(db, { serial: 'F120' }),
  await aProduct(db, { serial: 'F120', color: '9010' }),
  await aProduct(db, { serial: 'G200', pkg: '05' }),
];

/**
 * More orders than a list shows: every tenth belongs to the second customer, and every 1,000th has the third product.
 */
const ORDER_COUNT = LIMITS.listedEntries + 1_200;
await sql`
  INSERT INTO orders (order_code, customer_id, status, request_created_on, delivery_date, total, total_weight)
  SELECT 'V26-' || to_char(n, 'FM000000'), CASE WHEN n % 10 = 0 THEN ${second.id}::uuid ELSE ${first.id}::uuid END,
    (ARRAY['I', 'C', 'F', 'F'])[n % 4 + 1], timestamptz '2026-01-01' + n / 2 * interval '1 minute',
    CASE WHEN n % 7 > 0 THEN date '2026-12-01' - n % 300 END, 950, 105.2
  FROM generate_series(1, ${ORDER_COUNT}::integer) n`.execute(db);
await sql`
  INSERT INTO order_items (order_id, customer_id, sort_order, product_id, unit_price, discount_pct1, discount_pct2,
    final_unit_price, qta, plo, quantity_ordered, row_weight, row_total)
  SELECT id, customer_id, line, CASE WHEN order_code LIKE '%000' THEN ${products[2]?.id}::integer
    WHEN line = 1 THEN ${products[0]?.id}::integer ELSE ${products[1]?.id}::integer END,
    12.5, 20, 5, 9.5, 25, 26.3, 4, 105.2, 950
  FROM orders, generate_series(1, 1 + right(order_code, 1)::integer % 3) line`.execute(db);
await sql`VACUUM (ANALYZE) orders, order_items`.execute(db);

const OWN_PATH = '/api/v1/public/customer/orders';
const DESK_PATH = '/api/v1/backoffice/orders';

async function list(path: string, query: string) {
  const headers = path === OWN_PATH ? customer : admin;
  const { content, ...page } = (await app.inject({ method: 'GET', url: `${path}?${query}`, headers })).json();
  return { ...page, codes: content.map(({ orderCode }: Order) => orderCode) };
}

describe('a list of more than 10,000 orders', () => {
  it('pages through the first 10,000 and reports that it is cut', async () => {
    const cutList = { totalElements: LIMITS.listedEntries, isCut: true };
    expect(await list(DESK_PATH, 'sort=orderCode,asc&size=100')).toMatchObject({
      ...cutList,
      totalPages: 100,
    });
    const last = await list(DESK_PATH, 'sort=orderCode,asc&size=100&page=99');
    expect(last).toMatchObject({ ...cutList, last: true });
    expect(last.codes).toHaveLength(100);
    expect(last.codes.at(-1)).toBe('V26-010000');
    expect(await list(DESK_PATH, 'size=100&page=100')).toMatchObject({ ...cutList, empty: true, codes: [] });
    // The last page is not full.
    expect((await list(DESK_PATH, 'sort=orderCode,asc&size=30&page=333')).codes).toHaveLength(10);
  });

  it('has an exact count when filters leave at most 10,000', async () => {
    expect(await list(OWN_PATH, '')).toMatchObject({ totalElements: LIMITS.listedEntries, isCut: true });
    expect(await list(OWN_PATH, 'status=C')).toMatchObject({ totalElements: 2800, isCut: false });
    expect(await list(DESK_PATH, 'customerCode=100002')).toMatchObject({ totalElements: 1120, isCut: false });
    expect(await list(DESK_PATH, 'serial=G')).toMatchObject({ totalElements: 11, isCut: false });
    expect(await list(DESK_PATH, 'serial=F')).toMatchObject({ isCut: true });
  });

  it('is exported in full as CSV, and rejected as an XLSX workbook', async () => {
    const exportOrders = (format: string) =>
      app.inject({ method: 'GET', url: `${DESK_PATH}/export?format=${format}`, headers: admin });
    const { rows } = await sql<{ lines: number }>`SELECT count(*) AS lines FROM order_items`.execute(db);
    expect((await exportOrders('csv')).body.trimEnd().split('\r\n')).toHaveLength(1 + (rows[0]?.lines ?? 0));
    const rejectedResponse = await exportOrders('xlsx');
    expect([rejectedResponse.statusCode, rejectedResponse.json().code]).toEqual([422, 'ListTooLong']);
  });
});

describe('a page of an order list', () => {
  const days = { createdOnFrom: '2026-01-02', createdOnTo: '2026-01-03' };
  const productFilters: Partial<OrderFilter>[] = [
    {},
    { serial: 'F120' },
    { serial: 'G' },
    { serial: 'Z' },
    { color: '90' },
    { pkg: '05' },
    { description: 'fondo g' },
  ];
  const otherFilters: Partial<OrderFilter>[] = [
    {},
    { status: 'C' },
    { orderCode: '7' },
    { ...days, status: 'F' },
    { customerCode: '100002' },
    { customerId: first.id },
  ];

  /** Limits that force each search strategy: by the lines, by the first orders, by all orders. */
  const STRATEGY_LIMITS = [
    { lines: 1_000_000, documents: 10 },
    { lines: 1, documents: 1_000_000 },
    { lines: 1, documents: 10 },
  ];

  // Every product filter is combined with every other filter, each pair with one sort.
  const sorts = ORDER_SORTS.flatMap((field) => [
    { field, direction: 'asc' } as const,
    { field, direction: 'desc' } as const,
  ]);
  const cases = productFilters.flatMap((productFilter, row) =>
    otherFilters.map((otherFilter, column) => ({
      filter: {
        customerId: null,
        timeZone: 'Europe/Rome',
        today: '2026-03-10',
        ...productFilter,
        ...otherFilter,
      },
      sort: sorts[(row * otherFilters.length + column) % sorts.length] ?? sorts[0],
    })),
  );

  it.each(cases)(
    'equals the same range of the whole list with every search strategy: %j',
    async (testCase) => {
      const list = defineOrderList(
        testCase.filter,
        testCase.sort ?? { field: 'createdOn', direction: 'desc' },
        (row) => row,
      );
      const { rows } = await sql<{ id: string }>`${toUnpagedDocumentList(list).keys}`.execute(db);
      const ids = rows.map(({ id }) => id);
      for (const limits of STRATEGY_LIMITS) {
        for (const offset of [0, 1_000, 9_990]) {
          const page = await findDocuments(db, list, { offset, size: 10 }, limits);
          expect(page.counted).toBe(Math.min(ids.length, LIMITS.listedEntries + 1));
          expect(page.ids).toEqual(ids.slice(0, LIMITS.listedEntries + 1).slice(offset, offset + 10));
        }
      }
    },
  );
});

describe("the customer's own order number", () => {
  it('finds the order and its request by a substring, ignoring case', async () => {
    const address = {
      code: 'SD001',
      businessName: null,
      streetAddress1: 'Via Roma 1',
      streetAddress2: null,
      country: 'IT',
      city: 'Vicenza',
      zipOrPostalCode: '36100',
      province: 'VI',
      note: null,
      isDefault: true,
      isShipping: true,
    };
    await sql`
      WITH request AS (
        INSERT INTO order_requests (number, customer_id, status, customer_order_code, address, delivery_date_requested, total,
          total_weight)
        VALUES ('R26-000077', ${first.id}::uuid, 'ACCEPTED', 'Oda-77/b', ${JSON.stringify(address)}::jsonb, '2026-12-01', 950, 105.2) RETURNING id)
      UPDATE orders SET order_request_id = request.id FROM request WHERE order_code = 'V26-000001'`.execute(
      db,
    );
    const find = async (url: string, headers: typeof customer, orderCode: string) =>
      (await app.inject({ url: `/api/v1/${url}`, query: { orderCode }, headers })).json().totalElements;
    for (const list of ['orders', 'order-requests']) {
      // The second has no three letters or digits in a row, so that no trigram index finds it.
      for (const code of ['oda-77', '7/b']) {
        expect([list, code, await find(`public/customer/${list}`, customer, code)]).toEqual([list, code, 1]);
        expect([list, code, await find(`backoffice/${list}`, admin, code)]).toEqual([list, code, 1]);
      }
    }
  });
});
