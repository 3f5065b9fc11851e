import { ORDER_SORTS, ORDER_STATUSES, type OrderSort } from '@cromia/domain/orders/order';
import type { Sort } from '@cromia/domain/paging';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { aCustomer, aProduct } from '../../../test/shop.ts';
import type { Connection } from '../../platform/database.ts';
import { KEEP_ORDER_CHANGES_DAYS } from '../../platform/jobs-retention.ts';
import { forgetOrderChanges } from '../../platform/retention-queries.ts';
import { orderLists } from './kept-lists.ts';
import type { OrderFilter } from './order-filter-queries.ts';
import { countOrders, listOrderIds } from './order-queries.ts';

const { db, pool } = await testDatabase('empty');
const first = await aCustomer(db, { customerCode: '100001' });
const second = await aCustomer(db, { customerCode: '100002' });
const products = [
  (await aProduct(db, { serial: 'F120' })).id,
  (await aProduct(db, { serial: 'F121', color: '9010' })).id,
  (await aProduct(db, { serial: 'M210' })).id,
];

/** The number of the next order that is added. */
let next = 1_000;

/** How often lists were read as a whole, and how often what had changed in them. */
let read = 0;
let asked = 0;
const watched = db.withPlugin({
  transformQuery: ({ node }) => {
    const statement = JSON.stringify(node);
    if (statement.includes('AS chunk ON true')) read += 1;
    if (statement.includes('FROM order_changes')) asked += 1;
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});

/** Orders of one instant by threes, without a delivery date each seventh, each with a line of one or two products. */
async function addOrders(trx: Connection, customerId: string, from: number, to: number): Promise<void> {
  await sql`
    WITH added AS (
      INSERT INTO orders (order_code, customer_id, status, request_created_on, delivery_date, total, total_weight)
      SELECT (ARRAY['V26-', 'X-', 'é'])[n % 3 + 1] || to_char(n, 'FM000000'), ${customerId}::uuid,
        (ARRAY['F', 'C', 'I', 'A', 'E', 'F', 'F'])[n % 7 + 1], timestamptz '2025-01-01' + n / 3 * interval '1 day',
        CASE WHEN n % 7 > 0 THEN date '2025-01-05' + n * 7 % 300 END, 950, 105.2
      FROM generate_series(${from}::integer, ${to - 1}::integer) n
      RETURNING id, substring(order_code FROM '[0-9]{6}$')::integer AS n
    )
    INSERT INTO order_items (order_id, sort_order, product_id, unit_price, discount_pct1, discount_pct2,
      final_unit_price, qta, plo, quantity_ordered, row_weight, row_total)
    SELECT id, number, product_id, 12.5, 20, 5, 9.5, 25, 26.3, 4, 105.2, 950
    FROM added, unnest(${products}::integer[]) WITH ORDINALITY AS given (product_id, number)
    WHERE n % 4 IN (0, number)`.execute(trx);
}
await addOrders(db, first.id, 0, 500);
await addOrders(db, second.id, 500, 600);

const BASE = { customerId: first.id, timeZone: 'Europe/Rome', codePart: null, products: null };
const FILTERS: Record<string, OrderFilter> = {
  'of one serial': { ...BASE, codePart: 'F120' },
  'of one serial and a status': { ...BASE, codePart: 'F120', status: 'E' },
  'of the beginning of serials': { ...BASE, codePart: 'F12' },
  'of one serial and a status that none has': { ...BASE, codePart: 'M210', status: 'B' },
  'of one product and a status': { ...BASE, products: products.slice(0, 1), status: 'F' },
  'of some products': { ...BASE, products: products.slice(1) },
  'of some products and days': { ...BASE, products: products.slice(1), createdOnFrom: '2025-02-01' },
  'with part of a code': { ...BASE, orderCode: { text: '-0001', isWhole: false } },
  'with part of a code and a product': {
    ...BASE,
    orderCode: { text: '-00', isWhole: false },
    products: products.slice(0, 1),
  },
  'of a customer that staff names': {
    ...BASE,
    customerId: null,
    customerCode: '100001',
    products: products.slice(0, 2),
  },
  'of all customers': { ...BASE, customerId: null, products: products.slice(1) },
  'of nothing': { ...BASE, products: [] },
};
const SORTS = ORDER_SORTS.flatMap((field): Sort<OrderSort>[] => [
  { field, direction: 'asc' },
  { field, direction: 'desc' },
]);
const SIZE = 23;

const WAYS = {
  gathered: orderLists(watched, { dear: 0, whole: 1_000, shallow: 0, rare: 2, connections: 12 }),
  'walked at its ends': orderLists(watched, { dear: 0, whole: 30, shallow: 20, rare: 50, connections: 3 }),
};

/** Each list, put together of its slices, is what is found without keeping any. @param sizes of the first slices */
async function expectLists(
  sorts: readonly Sort<OrderSort>[],
  sizes: (total: number) => number[],
): Promise<void> {
  for (const [name, filter] of Object.entries(FILTERS)) {
    for (const sort of sorts) {
      const total = await countOrders(db, filter);
      const expected = await listOrderIds(db, filter, { offset: 0, size: 10_000, sort }, total);
      for (const [way, readSlice] of Object.entries(WAYS)) {
        const ids: string[] = [];
        let offset = 0;
        for (const size of [...sizes(total), SIZE]) {
          const slice = await readSlice(filter, { offset, size, sort });
          expect(slice.total).toBe(expected.length);
          ids.push(...slice.rows.map(({ id }) => id));
          offset += size;
        }
        expect(ids, `${name} by ${sort.field} ${sort.direction}, ${way}`).toEqual(expected);
      }
    }
  }
}

/** By pages as they are shown. */
function expectPages(sorts: readonly Sort<OrderSort>[]): Promise<void> {
  return expectLists(sorts, (total) => Array.from({ length: Math.ceil(total / SIZE) }, () => SIZE));
}

/** By both ends and what lies between, which is found otherwise. */
function expectWhole(sorts: readonly Sort<OrderSort>[]): Promise<void> {
  return expectLists(sorts, (total) => (total < 3 * SIZE ? [SIZE, SIZE] : [SIZE, total - 2 * SIZE]));
}

const NEWEST = { field: 'createdOn', direction: 'desc' } as const;
const SOME_SORTS = [
  NEWEST,
  { field: 'orderCode', direction: 'asc' },
  { field: 'deliveryDate', direction: 'desc' },
  { field: 'status', direction: 'desc' },
] as const;
const CHANGES: Record<string, string> = {
  'orders go': `DELETE FROM orders WHERE order_code LIKE '%77'`,
  'orders move on': `UPDATE orders SET status = 'A' WHERE order_code LIKE '%3'`,
  'orders get another code': `UPDATE orders SET order_code = 'Y' || order_code WHERE order_code LIKE '%21'`,
  'orders are put off': `UPDATE orders SET delivery_date = delivery_date + 41 WHERE order_code LIKE '%5'`,
  'lines go': `DELETE FROM order_items USING orders WHERE orders.id = order_id AND order_code LIKE '%4'`,
  'lines come': `INSERT INTO order_items (order_id, sort_order, product_id, unit_price, discount_pct1, discount_pct2,
      final_unit_price, qta, plo, quantity_ordered, row_weight, row_total)
    SELECT id, 9, ${products[1]}, 1, 0, 0, 1, 1, 1, 1, 1, 1 FROM orders WHERE order_code LIKE '%6'`,
  'all lines go': 'TRUNCATE order_items CASCADE',
  'all orders go': 'TRUNCATE orders CASCADE',
};

describe('what is kept of lists', { timeout: 120_000 }, () => {
  it('gives the pages of the whole list, in every order', async () => {
    await expectPages(SORTS);
  });

  it('is not read again while no order of its list has changed', async () => {
    await expectPages([NEWEST]);
    read = 0;
    await expectPages([NEWEST]);
    expect(read).toBe(0);
    await addOrders(db, second.id, 600, 604);
    const some = FILTERS['of some products'];
    if (!some) throw new Error('no such list');
    await WAYS.gathered(some, { offset: 0, size: SIZE, sort: NEWEST });
    expect(read).toBe(0);
  });

  it('is brought up to date once for all who ask at the same moment', async () => {
    await addOrders(db, first.id, 700, 704);
    asked = 0;
    read = 0;
    const some = FILTERS['of some products'];
    if (!some) throw new Error('no such list');
    const ask = () => WAYS.gathered(some, { offset: 0, size: SIZE, sort: NEWEST });
    const [one, ...others] = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(others).toEqual([one, one, one]);
    expect(read).toBe(0);
    // Once for the first, and once for all who came meanwhile.
    expect(asked).toBe(2);
  });

  it('is read anew after half a day, before changes are forgotten', async () => {
    const some = FILTERS['of some products'];
    if (!some) throw new Error('no such list');
    const ask = () => WAYS.gathered(some, { offset: 0, size: SIZE, sort: NEWEST });
    await ask();
    read = 0;
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 13 * 60 * 60 * 1000);
    await ask().finally(() => now.mockRestore());
    expect(read).toBe(1);
  });

  it('is tried again by the next caller when it could not be read', async () => {
    const none: OrderFilter = { ...BASE, customerId: 'of nobody', products: [] };
    const ask = () => WAYS.gathered(none, { offset: 0, size: SIZE, sort: NEWEST });
    await expect(Promise.all([ask(), ask()])).rejects.toThrow('uuid');
    read = 0;
    await expect(ask()).rejects.toThrow('uuid');
    expect(read).toBe(1);
  });

  it('is forgotten before the changes that it does not know', async () => {
    await sql`
      INSERT INTO order_changes (transaction, customer_id, order_id, changed_on)
      VALUES ('1', ${first.id}, gen_random_uuid(), now() - interval '13 hours'),
        ('2', ${first.id}, gen_random_uuid(), now() - interval '3 days')`.execute(db);
    await forgetOrderChanges(db, KEEP_ORDER_CHANGES_DAYS);
    const { rows } = await sql<{ transaction: string }>`
      SELECT transaction::text FROM order_changes WHERE transaction < '3'`.execute(db);
    expect(rows).toEqual([{ transaction: '1' }]);
  });

  it.each(Object.entries(CHANGES))('is brought up to date when %s', async (_, change) => {
    await addOrders(db, first.id, next, next + 40);
    next += 40;
    await expectWhole(SOME_SORTS);
    read = 0;
    await sql.raw(change).execute(db);
    await expectWhole(SOME_SORTS);
    // Which orders were in a table that is emptied is not known.
    if (!change.startsWith('TRUNCATE')) expect(read).toBe(0);
  });

  it('is read anew when many orders have changed', async () => {
    await addOrders(db, first.id, next, next + 1_001);
    await expectWhole([NEWEST]);
    for (const [orders, isAnew] of [
      [1_000, false],
      [1_001, true],
    ] as const) {
      read = 0;
      await sql`
        UPDATE orders SET status = 'B' WHERE id IN (
          SELECT id FROM orders WHERE customer_id = ${first.id}::uuid ORDER BY order_code LIMIT ${orders}
        )`.execute(db);
      await expectWhole([NEWEST]);
      expect(read > 0).toBe(isAnew);
    }
    // One after another there may be as many.
    read = 0;
    await sql`
      DO $$
      DECLARE one uuid;
      BEGIN
        FOR one IN SELECT id FROM orders LIMIT 1001 LOOP
          UPDATE orders SET status = 'C' WHERE id = one;
        END LOOP;
      END
      $$`.execute(db);
    await expectWhole([NEWEST]);
    expect(read).toBeGreaterThan(0);
  });

  it('knows what was not committed yet when it was read', async () => {
    await sql`TRUNCATE orders CASCADE`.execute(db);
    await addOrders(db, first.id, 0, 200);
    await expectWhole([NEWEST]);
    const writer = await pool.connect();
    try {
      for (const status of ORDER_STATUSES) {
        await writer.query('BEGIN');
        await writer.query(`UPDATE orders SET status = '${status}' WHERE order_code LIKE '%5'`);
        // A later change is committed first.
        await sql`
          INSERT INTO orders (order_code, customer_id, status, request_created_on, total, total_weight)
          VALUES (${`-0001${status}`}, ${first.id}::uuid, 'I', '2025-01-01', 1, 1)`.execute(db);
        await expectWhole([NEWEST]);
        await writer.query(status === 'B' ? 'ROLLBACK' : 'COMMIT');
        await expectWhole([NEWEST]);
      }
    } finally {
      writer.release();
    }
  });
});
