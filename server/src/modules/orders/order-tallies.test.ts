import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { ORDER_SORTS, ORDER_STATUSES, type OrderSort, type OrderStatus } from '@cromia/domain/orders/order';
import type { Sort } from '@cromia/domain/paging';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { aCustomer, aProduct } from '../../../test/shop.ts';
import type { Connection } from '../../platform/database.ts';
import type { OrderFilter } from './order-filter-queries.ts';
import { countOrders, listOrderIds, listOrders } from './order-queries.ts';
import { chooseSlice } from './order-tally-queries.ts';

const { db, pool } = await testDatabase('empty');
const first = await aCustomer(db, { customerCode: '100001' });
const second = await aCustomer(db, { customerCode: '100002' });

// Two of one serial, and another that begins alike: an order that holds all of them holds each beginning once.
const products = [
  (await aProduct(db, { serial: 'F120' })).id,
  (await aProduct(db, { serial: 'F120', color: '9010' })).id,
  (await aProduct(db, { serial: 'M210' })).id,
  (await aProduct(db, { serial: 'F121', pkg: '05' })).id,
];

const MANY = 2_600;
const SIZE = 250;

/**
 * Orders of two years and a half: of one instant by threes, without a delivery date each seventh, with codes of all sorts;
 * of six one has no line, one a line of each product, and four have one line.
 */
async function addOrders(trx: Connection, customerId: string, from: number, to: number): Promise<void> {
  await sql`
    INSERT INTO orders (order_code, customer_id, status, request_created_on, delivery_date, total, total_weight)
    SELECT (ARRAY['V26-', 'V25-1', 'X-', 'é', 'v26-'])[n % 5 + 1] || to_char(n, 'FM000000'), ${customerId}::uuid,
      (ARRAY['F', 'C', 'I', 'A', 'E', 'F', 'F'])[n % 7 + 1],
      timestamptz '2024-01-01 00:30+02' + n / 3 * interval '1 day' * 0.93,
      CASE WHEN n % 7 > 0 THEN date '2024-01-05' + n * 7 % 900 END, 950, 105.2
    FROM generate_series(${from}::integer, ${to - 1}::integer) n`.execute(trx);
  const lines = sql`
    SELECT id, number, product_id FROM orders
    CROSS JOIN LATERAL (SELECT substring(order_code FROM '[0-9]{6}$')::integer AS n) known
    CROSS JOIN unnest(${products}::integer[]) WITH ORDINALITY AS given (product_id, number)
    WHERE n BETWEEN ${from}::integer AND ${to - 1}::integer AND n % 6 IN (0, number)
      AND NOT EXISTS (SELECT FROM order_items WHERE order_id = id)`;
  await addLines(trx, lines);
}

/** @param lines of orders, as `id`, `number` and `product_id` */
async function addLines(trx: Connection, lines: RawBuilder<unknown>): Promise<void> {
  await sql`
    INSERT INTO order_items (order_id, sort_order, product_id, unit_price, discount_pct1, discount_pct2,
      final_unit_price, qta, plo, quantity_ordered, row_weight, row_total)
    SELECT id, number, product_id, 12.5, 20, 5, 9.5, 25, 26.3, 4, 105.2, 950
    FROM (${lines}) given`.execute(trx);
}
await addOrders(db, first.id, 0, MANY);
await addOrders(db, second.id, MANY, MANY + 400);

const BASE = { timeZone: 'Europe/Rome', codePart: null, products: null };
const DAYS = { createdOnFrom: '2024-02-11', createdOnTo: '2026-01-31' };
const MONTHS = { createdOnFrom: '2024-02-01', createdOnTo: '2025-04-30' };
const WITHIN = { createdOnFrom: '2024-05-03', createdOnTo: '2024-05-29' };
const FILTERS: Record<string, OrderFilter> = {
  'of a customer': { ...BASE, customerId: first.id },
  'of a customer, of one status': { ...BASE, customerId: first.id, status: 'F' },
  'of a customer, of some days': { ...BASE, customerId: first.id, ...DAYS },
  'of a customer, of one status and some days': { ...BASE, customerId: first.id, status: 'F', ...DAYS },
  'of a customer, since a day': { ...BASE, customerId: first.id, createdOnFrom: '2024-01-20' },
  'of a customer, until a day': { ...BASE, customerId: first.id, createdOnTo: '2025-12-31' },
  'of a customer, of whole months': { ...BASE, customerId: first.id, timeZone: 'UTC', ...MONTHS },
  'of a customer, of one status and whole months': {
    ...BASE,
    customerId: first.id,
    timeZone: 'UTC',
    status: 'F',
    ...MONTHS,
  },
  'of a customer, within one month': { ...BASE, customerId: first.id, ...WITHIN },
  'of a customer, of the end of a month and the next': {
    ...BASE,
    customerId: first.id,
    createdOnFrom: '2024-03-30',
    createdOnTo: '2024-04-02',
  },
  'of a customer, with part of a code': {
    ...BASE,
    customerId: first.id,
    orderCode: { text: '1', isWhole: false },
  },
  'of a customer, with part of a code and of some days': {
    ...BASE,
    customerId: first.id,
    orderCode: { text: '1', isWhole: false },
    ...DAYS,
  },
  'of a customer, of some days far east': {
    ...BASE,
    customerId: first.id,
    timeZone: 'Pacific/Kiritimati',
    ...MONTHS,
  },
  'of a customer, of some days far west': {
    ...BASE,
    customerId: first.id,
    timeZone: 'Pacific/Pago_Pago',
    ...MONTHS,
  },
  'of a customer, of all the years there are': {
    ...BASE,
    customerId: first.id,
    createdOnFrom: '0000-01-01',
    createdOnTo: '9999-12-31',
  },
  'of a customer, with a serial': { ...BASE, customerId: first.id, codePart: 'F120' },
  'of a customer, with a serial and of one status': {
    ...BASE,
    customerId: first.id,
    codePart: 'F120',
    status: 'F',
  },
  'of a customer, with a serial and of some days': {
    ...BASE,
    customerId: first.id,
    codePart: 'F120',
    ...DAYS,
  },
  'of a customer, with a serial and part of a code': {
    ...BASE,
    customerId: first.id,
    codePart: 'F120',
    orderCode: { text: '1', isWhole: false },
  },
  'of all, with a serial': { ...BASE, customerId: null, codePart: 'M210' },
  'of all, with a serial, of one status and some days': {
    ...BASE,
    customerId: null,
    codePart: 'M210',
    status: 'C',
    ...DAYS,
  },
  'of a customer, with the beginning of serials': { ...BASE, customerId: first.id, codePart: 'F1' },
  'of all, with the beginning of serials, of one status and some days': {
    ...BASE,
    customerId: null,
    codePart: 'F',
    status: 'F',
    ...DAYS,
  },
  'of a customer, with the beginning of a serial and part of a code': {
    ...BASE,
    customerId: first.id,
    codePart: 'F12',
    orderCode: { text: '1', isWhole: false },
  },
  'of a customer, with a serial and a colour': { ...BASE, customerId: first.id, codePart: 'F120-9010' },
  'of all, with a serial and a colour, of one status and some days': {
    ...BASE,
    customerId: null,
    codePart: 'F120-9010',
    status: 'F',
    ...DAYS,
  },
  'of a customer, with a colour': { ...BASE, customerId: first.id, codePart: 'color=9010' },
  'of all, with a colour, of one status and some days': {
    ...BASE,
    customerId: null,
    codePart: 'color=9010',
    status: 'F',
    ...DAYS,
  },
  'of a customer, with a packaging': { ...BASE, customerId: first.id, codePart: 'pkg=25' },
  'of all, with a packaging and of one status': {
    ...BASE,
    customerId: null,
    codePart: 'pkg=05',
    status: 'F',
  },
  'of a customer, with more than a serial': { ...BASE, customerId: first.id, codePart: 'F1200' },
  'of a customer, with one product': { ...BASE, customerId: first.id, products: products.slice(0, 1) },
  'of a customer, with a serial that none has': { ...BASE, customerId: first.id, codePart: 'ZZZZ' },
  'of all': { ...BASE, customerId: null },
  'of all, of some days': { ...BASE, customerId: null, ...DAYS },
  'of all, of one status and some days': { ...BASE, customerId: null, status: 'F', ...DAYS },
  'of all, of one status': { ...BASE, customerId: null, status: 'C' },
  'of a customer that staff names': { ...BASE, customerId: null, customerCode: '100001' },
  'of nobody': { ...BASE, customerId: null, customerCode: '999999' },
};
const SORTS = ORDER_SORTS.flatMap((field) => [
  { field, direction: 'asc' as const },
  { field, direction: 'desc' as const },
]);

interface Known {
  id: string;
  customerId: string;
  orderCode: string;
  status: string;
  created: string;
  delivery: string;
  codes: string[];
  products: number[];
  days: Record<string, string>;
}

const ZONES = [...new Set(Object.values(FILTERS).map(({ timeZone }) => timeZone))];

/** Every order, as texts that compare as what they stand for. */
async function everyOrder(): Promise<Known[]> {
  const { rows } = await sql<Known>`
    SELECT id::text, customer_id::text, order_code, status, to_char(request_created_on, 'YYYYMMDDHH24MISSUS') AS created,
      coalesce(delivery_date::text, 'infinity') AS delivery,
      ARRAY(SELECT unnest(ARRAY[p.serial || '-' || p.color, 'color=' || p.color, 'pkg=' || p.pkg])
        FROM order_items i JOIN products p ON p.id = i.product_id
        WHERE i.order_id = orders.id) AS codes,
      ARRAY(SELECT i.product_id FROM order_items i WHERE i.order_id = orders.id) AS products,
      (SELECT jsonb_object_agg(zone, (request_created_on AT TIME ZONE zone)::date)
        FROM unnest(${ZONES}::text[]) AS zone) AS days
    FROM orders`.execute(db);
  return rows;
}

function compared(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

function comparing({ field, direction }: Sort<OrderSort>) {
  const way = direction === 'asc' ? 1 : -1;
  return (a: Known, b: Known): number => {
    if (field === 'orderCode') return way * compared(a.orderCode, b.orderCode);
    if (field === 'deliveryDate') return way * (compared(a.delivery, b.delivery) || compared(a.id, b.id));
    const newest = compared(b.created, a.created) || compared(a.id, b.id);
    if (field === 'status') return way * compared(a.status, b.status) || newest;
    return -way * newest;
  };
}

function fits(order: Known, filter: OrderFilter): boolean {
  const { customerId, customerCode, status, orderCode, createdOnFrom, createdOnTo, timeZone } = filter;
  const { codePart, products: wanted } = filter;
  const day = order.days[timeZone] ?? '';
  const owner = customerId ?? (customerCode === '100001' ? first.id : customerCode);
  return (
    (owner === undefined || order.customerId === owner) &&
    (status === undefined || order.status === status) &&
    (orderCode === undefined || order.orderCode.includes(orderCode.text)) &&
    (codePart === null || order.codes.some((code) => code.startsWith(codePart))) &&
    (wanted === null || order.products.some((product) => wanted.includes(product))) &&
    (createdOnFrom === undefined || day >= createdOnFrom) &&
    (createdOnTo === undefined || day <= createdOnTo)
  );
}

/** All pages of a list, one after another, and one past the end. */
async function paged(filter: OrderFilter, sort: Sort<OrderSort>): Promise<string[]> {
  const total = await countOrders(db, filter);
  const ids: string[] = [];
  for (let page = 0; page <= Math.ceil(total / SIZE); page++) {
    ids.push(...(await listOrderIds(db, filter, { offset: page * SIZE, size: SIZE, sort }, total)));
  }
  return ids;
}

async function expectPagesOfAll(): Promise<void> {
  const orders = await everyOrder();
  for (const sort of SORTS) {
    orders.sort(comparing(sort));
    for (const [name, filter] of Object.entries(FILTERS)) {
      const expected = orders.filter((order) => fits(order, filter));
      expect(await countOrders(db, filter), name).toBe(expected.length);
      expect(await paged(filter, sort), `${name} by ${sort.field} ${sort.direction}`).toEqual(
        expected.map(({ id }) => id),
      );
    }
  }
}

/** Lists whose tallies differ from what they tally, in one snapshot. */
async function wrongTallies(connection: Connection): Promise<unknown[]> {
  const { rows } = await sql`
    WITH stretches AS (
      SELECT l.list, s.sort, o.serial, o.status, s.since, s.code,
        stretch_of_instant(o.request_created_on) AS requested, count(*) AS orders
      FROM (
        SELECT orders.*, '' AS serial FROM orders UNION ALL
        SELECT orders.*, held.serial FROM orders
        JOIN (
          SELECT i.order_id, left(p.serial || '-' || p.color, signs) AS serial
          FROM order_items i JOIN products p ON p.id = i.product_id, unnest('{1,2,3,4,9}'::integer[]) signs
          UNION SELECT i.order_id, 'color=' || p.color FROM order_items i JOIN products p ON p.id = i.product_id
          UNION SELECT i.order_id, 'pkg=' || p.pkg FROM order_items i JOIN products p ON p.id = i.product_id
        ) held ON held.order_id = orders.id
      ) o
      CROSS JOIN LATERAL (VALUES (o.customer_id), (uuid '00000000-0000-0000-0000-000000000000')) l (list)
      CROSS JOIN LATERAL (VALUES ('created', stretch_of_instant(o.request_created_on), ''),
        ('delivery', stretch_of_delivery(o.delivery_date), ''),
        ('code', date '-infinity', stretch_of_code(o.order_code))) s (sort, since, code)
      WHERE o.serial = '' OR s.sort = 'created'
      GROUP BY l.list, s.sort, o.serial, o.status, s.since, s.code, requested
    ), tallied AS (
      SELECT list, sort, serial, status, since, code, requested, sum(orders) AS orders FROM order_tallies
      GROUP BY list, sort, serial, status, since, code, requested HAVING sum(orders) <> 0
    )
    (SELECT * FROM stretches EXCEPT SELECT * FROM tallied) UNION ALL
    (SELECT * FROM tallied EXCEPT SELECT * FROM stretches)`.execute(connection);
  return rows;
}

describe('the pages of a long list', { timeout: 180_000 }, () => {
  it('are the whole list when put together, in every order and narrowed', async () => {
    await expectPagesOfAll();
  });

  it('are so after orders have come, gone, moved on and been put off', async () => {
    await addOrders(db, first.id, 5_000, 5_333);
    await sql`DELETE FROM orders WHERE order_code LIKE '%77'`.execute(db);
    await sql`UPDATE orders SET status = 'B' WHERE order_code LIKE '%3' AND status = 'C'`.execute(db);
    await sql`UPDATE orders SET delivery_date = delivery_date + 41 WHERE order_code LIKE '%5'`.execute(db);
    await sql`UPDATE orders SET request_created_on = request_created_on + interval '50 days', order_code = 'Y' || order_code
      WHERE order_code LIKE '%21'`.execute(db);
    await sql`DELETE FROM order_items USING orders
      WHERE orders.id = order_id AND order_code LIKE '%4' AND sort_order > 1`.execute(db);
    await sql`DELETE FROM order_items USING orders
      WHERE orders.id = order_id AND order_code LIKE '%8' AND sort_order <> 2`.execute(db);
    await addLines(
      db,
      sql`SELECT id, 9 AS number, ${products[2]}::integer AS product_id FROM orders WHERE order_code LIKE '%6'`,
    );
    await sql`UPDATE orders SET port = 'DAP' WHERE order_code LIKE '%9'`.execute(db);
    await expect(
      db.transaction().execute(async (trx) => {
        await addOrders(trx, first.id, 6_000, 6_500);
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await wrongTallies(db)).toEqual([]);
    await expectPagesOfAll();
  });

  it('walk no more of their list than a stretch of it', async () => {
    // So many that the middle of each list lies deeper than what is sooner counted off.
    await addOrders(db, first.id, 7_000, 10_000);
    await sql`ANALYZE orders, order_serials, order_tallies`.execute(db);
    for (const name of [
      'of a customer',
      'of a customer, of some days',
      'of a customer, since a day',
      'of a customer, with a serial',
      'of a customer, with the beginning of serials',
      'of a customer, with a packaging',
    ]) {
      const own = FILTERS[name];
      if (!own) throw new Error('no such list');
      const total = await countOrders(db, own);
      // What is kept by parts of codes stands by request.
      const walked = SORTS.filter(({ field }) => own.codePart === null || /reated|status/.test(field));
      for (const sort of walked) {
        for (const offset of [1_300, Math.floor(total / 2), total - 20]) {
          const chosen = await chooseSlice(db, own, { offset, size: 20, sort }, total);
          const { rows } = await sql<{ 'QUERY PLAN': { Plan: PlanNode }[] }>`
            EXPLAIN (ANALYZE, FORMAT JSON) SELECT * FROM ${chosen} chosen`.execute(db);
          const plans = rows.flatMap(({ 'QUERY PLAN': planned }) =>
            planned.map(({ Plan }) => mostRows(Plan, sort.field !== 'status')),
          );
          expect(plans).toHaveLength(1);
          expect(plans[0], `${name} by ${sort.field} ${sort.direction} from ${offset}`).toBeLessThan(1_000);
        }
      }
    }
  });

  it('are walked to where all orders of a status stand at the other end', async () => {
    await sql`UPDATE orders SET status = 'B' WHERE status = 'F' AND request_created_on < '2024-06-01'`.execute(
      db,
    );
    await sql`UPDATE orders SET status = 'F' WHERE status = 'B' AND request_created_on > '2024-06-01'`.execute(
      db,
    );
    await sql`ANALYZE orders, order_serials, order_tallies`.execute(db);
    const own: OrderFilter = { ...BASE, customerId: first.id, codePart: 'F', status: 'B' };
    const total = await countOrders(db, own);
    const sort = { field: 'createdOn', direction: 'desc' } as const;
    const chosen = await chooseSlice(db, own, { offset: 0, size: 20, sort }, total);
    const { rows } = await sql<{ 'QUERY PLAN': { Plan: PlanNode }[] }>`
      EXPLAIN (ANALYZE, FORMAT JSON) SELECT * FROM ${chosen} chosen`.execute(db);
    const read = rows.flatMap(({ 'QUERY PLAN': planned }) => planned.map(({ Plan }) => mostRows(Plan, true)));
    expect(total).toBeGreaterThan(100);
    expect(read[0]).toBeLessThan(1_000);
    await expectPagesOfAll();
  });

  it('are filled for orders that were there before as they are kept for those that come', async () => {
    await sql`ALTER TABLE order_serials DISABLE TRIGGER USER`.execute(db);
    await sql`DELETE FROM order_serials WHERE strpos(serial, '=') > 0`.execute(db);
    await sql`ALTER TABLE order_serials ENABLE TRIGGER USER`.execute(db);
    await sql`DELETE FROM order_tallies WHERE strpos(serial, '=') > 0`.execute(db);
    await sql`DROP FUNCTION kept_codes_of`.execute(db);
    expect(await wrongTallies(db)).not.toEqual([]);
    const migration = '../../../migrations/0041_orders_by_colour_and_packaging.sql';
    const text = await readFile(new URL(migration, import.meta.url), 'utf8');
    const client = await pool.connect();
    try {
      await client.query(`BEGIN; ${text}; COMMIT`);
    } finally {
      client.release();
    }
    expect(await wrongTallies(db)).toEqual([]);
  });

  it('are shown with what an order shows, in the same order', async () => {
    const own = FILTERS['of a customer'];
    if (!own) throw new Error('no such list');
    const choice = { offset: 1_400, size: 20, sort: { field: 'orderCode', direction: 'desc' } as const };
    const total = await countOrders(db, own);
    const rows = await listOrders(db, own, choice, total);
    expect(rows.map(({ id }) => id)).toEqual(await listOrderIds(db, own, choice, total));
    expect(rows).toHaveLength(20);
  });
});

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** The most rows of orders that a step of a plan reads. @param withRemoved also those that its filter removes */
function mostRows(node: PlanNode, withRemoved: boolean): number {
  const read = node['Actual Rows'] + (withRemoved ? (node['Rows Removed by Filter'] ?? 0) : 0);
  const own = /^order(_serial)?s$/.test(node['Relation Name'] ?? '') ? read : 0;
  return Math.max(own, ...(node.Plans ?? []).map((plan) => mostRows(plan, withRemoved)));
}

/** Until the statement of a connection is done, or waits for what another holds. */
async function untilItWaits(pid: number | undefined, done: Promise<unknown>): Promise<void> {
  let isOver = false;
  void done.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const { rows } = await sql`
      SELECT FROM pg_stat_activity WHERE pid = ${pid} AND wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
    await wait(5);
  }
}

describe('orders that are written at the same moment', () => {
  it('do not wait for one another', async () => {
    const [holder, other] = [await pool.connect(), await pool.connect()];
    const one = `INSERT INTO orders (order_code, customer_id, status, request_created_on, total, total_weight)
      VALUES ($1, $2, 'I', '2026-01-01', 1, 1)`;
    try {
      await holder.query('BEGIN');
      await holder.query(one, ['W-1', first.id]);
      await other.query("SET lock_timeout = '2s'");
      await other.query(one, ['W-2', first.id]);
      expect(await wrongTallies(db)).toEqual([]);
      await holder.query('COMMIT');
      await other.query('RESET lock_timeout');
    } finally {
      holder.release();
      other.release();
    }
    expect(await wrongTallies(db)).toEqual([]);
  });

  it('are kept by parts of codes as they stand when both are done', async () => {
    const { id } = await db
      .insertInto('orders')
      .values({
        orderCode: 'W-3',
        customerId: first.id,
        status: 'I',
        requestCreatedOn: new Date('2026-01-01'),
        total: 1,
        totalWeight: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [holder, other] = [await pool.connect(), await pool.connect()];
    const added = (number: number, product: number | undefined) => `
      INSERT INTO order_items (order_id, sort_order, product_id, unit_price, discount_pct1, discount_pct2,
        final_unit_price, qta, plo, quantity_ordered, row_weight, row_total)
      VALUES ('${id}', ${number}, ${product}, 1, 0, 0, 1, 1, 1, 1, 1, 1)`;
    const dropped = (number: number) =>
      `DELETE FROM order_items WHERE order_id = '${id}' AND sort_order = ${number}`;
    const moved = (status: OrderStatus) => `UPDATE orders SET status = '${status}' WHERE id = '${id}'`;
    // Each pair of one order: the other comes while the first is not committed yet.
    const [primer, whitePrimer, enamel, otherPrimer] = products;
    const pairs: [string, string][] = [
      [moved('B'), added(1, enamel)],
      [dropped(1), added(2, enamel)],
      [added(3, enamel), dropped(2)],
      [added(4, primer), moved('C')],
      [moved('E'), added(5, whitePrimer)],
      [dropped(4), dropped(5)],
      [added(6, primer), added(7, otherPrimer)],
      [dropped(6), dropped(7)],
    ];
    try {
      const { rows } = await other.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      for (const [earlier, later] of pairs) {
        await holder.query('BEGIN');
        await holder.query(earlier);
        const done = other.query(later);
        await untilItWaits(rows[0]?.pid, done);
        await holder.query('COMMIT');
        await done;
        expect(await wrongTallies(db), `${earlier}; ${later}`).toEqual([]);
      }
    } finally {
      holder.release();
      other.release();
    }
  });

  it('keep their customer and the products of their lines, and products their code', async () => {
    const [primer, , enamel] = products;
    await addOrders(db, first.id, 20_000, 20_001);
    await expect(
      sql`UPDATE order_items SET product_id = ${enamel} WHERE product_id = ${primer}`.execute(db),
    ).rejects.toThrow('a row of order_items keeps what it names');
    await expect(
      sql`UPDATE orders SET customer_id = ${second.id} WHERE customer_id = ${first.id}`.execute(db),
    ).rejects.toThrow('a row of orders keeps what it names');
    await expect(
      sql`UPDATE orders SET id = gen_random_uuid() WHERE customer_id = ${first.id}`.execute(db),
    ).rejects.toThrow('a row of orders keeps what it names');
    for (const change of ["serial = 'F121'", "color = '9011'", "pkg = '1'"]) {
      await expect(
        sql`UPDATE products SET ${sql.raw(change)} WHERE id = ${primer}`.execute(db),
      ).rejects.toThrow('a row of products keeps what it names');
    }
  });

  it('are tallied exactly, in every snapshot between', async () => {
    let running = 3;
    const writer = async (number: number) => {
      for (let round = 0; round < 25; round++) {
        const customer = (number + round) % 2 === 0 ? first : second;
        const isTakenBack = round % 6 === 5;
        await db
          .transaction()
          .execute(async (trx) => {
            const from = 10_000 + number * 1_000 + round * 10;
            await addOrders(trx, customer.id, from, from + 4);
            const status = ORDER_STATUSES[round % ORDER_STATUSES.length] ?? 'I';
            await sql`UPDATE orders SET status = ${status} WHERE order_code LIKE ${`%${from + 1}`}`.execute(
              trx,
            );
            await sql`DELETE FROM orders WHERE order_code LIKE ${`%${from + 2}`}`.execute(trx);
            if (isTakenBack) throw new Error('taken back');
          })
          .catch((error: unknown) => {
            if (!isTakenBack) throw error;
          });
      }
      running -= 1;
    };
    const reader = async () => {
      while (running > 0) expect(await wrongTallies(db)).toEqual([]);
    };
    await Promise.all([writer(0), writer(1), writer(2), reader()]);
    expect(await wrongTallies(db)).toEqual([]);
  }, 180_000);

  it('are none, and tallied as none, when all are removed', async () => {
    await sql`DELETE FROM orders`.execute(db);
    expect(await wrongTallies(db)).toEqual([]);
    expect(await countOrders(db, { ...BASE, customerId: null })).toBe(0);
    await addOrders(db, first.id, 0, 10);
    await sql`TRUNCATE order_items CASCADE`.execute(db);
    expect(await wrongTallies(db)).toEqual([]);
    await addOrders(db, first.id, 10, 20);
    await sql`TRUNCATE orders CASCADE`.execute(db);
    expect(await wrongTallies(db)).toEqual([]);
  });
});
