import { setTimeout as wait } from 'node:timers/promises';
import { ORDER_SORTS } from '@cromia/domain/orders/order';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { aCustomer, anOrder, aProduct } from '../../../test/shop.ts';
import {
  type KnownOrders,
  listRecordedOrders,
  readChangesOf,
  readOrdersOf,
  recordOrder,
} from './kept-list-queries.ts';
import type { OrderFilter } from './order-filter-queries.ts';
import { idOf, recordsOfSlice } from './sorted-orders.ts';

const { db, pool } = await testDatabase('empty');
const customer = await aCustomer(db, { customerCode: '100001' });
const other = await aCustomer(db, { customerCode: '100002' });
const primer = await aProduct(db, { serial: 'F120' });
const enamel = await aProduct(db, { serial: 'M210' });

const BASE: OrderFilter = {
  customerId: customer.id,
  timeZone: 'Europe/Rome',
  codePart: null,
  products: null,
};
const LISTS = [
  { ...BASE, products: [enamel.id] },
  { ...BASE, codePart: 'M2' },
  { ...BASE, products: [enamel.id], status: 'C' },
  { ...BASE, orderCode: { text: '1', isWhole: false } },
  { ...BASE, customerId: null, customerCode: '100001', products: [primer.id] },
  { ...BASE, customerId: null, products: [enamel.id] },
] as const satisfies OrderFilter[];
const ORDERS = ORDER_SORTS.flatMap((field) => [
  recordOrder({ field, direction: 'asc' }),
  recordOrder({ field, direction: 'desc' }),
]);
const KEPT = LISTS.flatMap((filter) => ORDERS.map((order) => ({ filter, order })));

function readAll(): Promise<KnownOrders[]> {
  return Promise.all(KEPT.map(({ filter, order }) => readOrdersOf(db, filter, order)));
}

/** The lists as they are now; those that are read anew as null. */
function bringUpToDate(known: readonly KnownOrders[]): Promise<(KnownOrders | null)[]> {
  return Promise.all(
    KEPT.map(({ filter, order }, at) => {
      const last = known[at];
      return last ? readChangesOf(db, filter, order, last) : null;
    }),
  );
}

function bytesOf(known: KnownOrders | null): string | undefined {
  return known?.orders.chunks.map((chunk) => chunk.toString('hex')).join('');
}

/** The lists are what they are when they are read anew. */
async function expectPresent(known: readonly (KnownOrders | null)[]): Promise<void> {
  expect(known.map(bytesOf)).toEqual((await readAll()).map(bytesOf));
}

/** Lists that were brought up to date, none of them read anew for it. */
async function next(known: readonly KnownOrders[]): Promise<KnownOrders[]> {
  const present = await bringUpToDate(known);
  return present.map((list) => list ?? expect.fail('a list was read anew'));
}

/** Until a statement of a connection waits for a lock that another holds. */
async function untilItWaits(pid: number | undefined): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      SELECT FROM pg_stat_activity WHERE pid = ${pid} AND wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
    await wait(5);
  }
}

function addingLine(id: string, place: number, product: number): string {
  return `
    INSERT INTO order_items (order_id, sort_order, product_id, unit_price, discount_pct1, discount_pct2,
      final_unit_price, qta, plo, quantity_ordered, row_weight, row_total)
    SELECT id, ${place}, ${product}, 1, 0, 0, 1, 1, 1, 1, 1, 1 FROM orders WHERE id = '${id}'`;
}

/** Some connections, given back whatever happens. */
async function withConnections(
  many: number,
  work: (...clients: PoolClient[]) => Promise<void>,
): Promise<void> {
  const clients = await Promise.all(Array.from({ length: many }, () => pool.connect()));
  try {
    await work(...clients);
  } finally {
    for (const client of clients) client.release();
  }
}

describe('lists that are brought up to date', { timeout: 120_000 }, () => {
  it.each([
    ['is put off', (id: string) => `UPDATE orders SET delivery_date = '2026-03-03' WHERE id = '${id}'`],
    ['moves on', (id: string) => `UPDATE orders SET status = 'C' WHERE id = '${id}'`],
    ['is removed', (id: string) => `DELETE FROM orders WHERE id = '${id}'`],
  ])('know where an order stood that gets a line while it is put off, and then %s', async (_, ending) => {
    const id = await anOrder(db, { customer, products: [enamel] });
    let known = await readAll();
    await withConnections(2, async (mover, writer) => {
      if (!mover || !writer) throw new Error('no connections');
      const { rows } = await writer.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await mover.query('BEGIN');
      await mover.query(`UPDATE orders SET delivery_date = '2026-02-02' WHERE id = '${id}'`);
      await writer.query('BEGIN');
      const added = writer.query(addingLine(id, 7, primer.id));
      await untilItWaits(rows[0]?.pid);
      await mover.query('COMMIT');
      await added;
      known = await next(known);
      await expectPresent(known);
      await writer.query(ending(id));
      await writer.query('COMMIT');
    });
    await expectPresent(await next(known));
  });

  it('are what they are when they are read anew, whatever is written at the same moment', async () => {
    const ids: string[] = [];
    let place = 100;
    for (let order = 0; order < 12; order++) {
      ids.push(
        await anOrder(db, { customer: order % 4 === 0 ? other : customer, products: [enamel, primer] }),
      );
    }
    const some = () => ids[Math.floor(Math.random() * ids.length)] ?? '';
    const statements: (() => string)[] = [
      () => `UPDATE orders SET delivery_date = delivery_date + 1 WHERE id = '${some()}'`,
      () => `UPDATE orders SET status = CASE status WHEN 'C' THEN 'E' ELSE 'C' END WHERE id = '${some()}'`,
      () => `UPDATE orders SET order_code = 'Y-' || floor(random() * 1e9) WHERE id = '${some()}'`,
      () =>
        `UPDATE orders SET request_created_on = request_created_on - interval '1 us' WHERE id = '${some()}'`,
      () => `DELETE FROM order_items WHERE order_id = '${some()}' AND product_id = ${enamel.id}`,
      () => addingLine(some(), ++place, enamel.id),
      () => `SAVEPOINT s; UPDATE orders SET delivery_date = NULL WHERE id = '${some()}'; ROLLBACK TO s`,
    ];
    const write = async (client: PoolClient) => {
      for (let transaction = 0; transaction < 60; transaction++) {
        await client.query('BEGIN');
        try {
          for (let statement = 0; statement < 3; statement++) {
            await client.query(statements[Math.floor(Math.random() * statements.length)]?.() ?? '');
          }
          await client.query(Math.random() < 0.2 ? 'ROLLBACK' : 'COMMIT');
        } catch (error) {
          // Two that wait for each other: one of them is refused, which may happen to whoever writes.
          expect(error).toMatchObject({ code: '40P01' });
          await client.query('ROLLBACK');
        }
      }
    };
    let known = await readAll();
    await withConnections(2, async (...writers) => {
      let isOver = false;
      const writing = Promise.all(writers.map(write)).finally(() => {
        isOver = true;
      });
      while (!isOver) known = await next(known);
      await writing;
    });
    await expectPresent(await next(known));
  });

  it('are read anew when lines of many orders change, or a customer gets another code', async () => {
    await sql`
      INSERT INTO orders (order_code, customer_id, status, request_created_on, delivery_date, total, total_weight)
      SELECT 'M-' || n, ${customer.id}::uuid, 'C', timestamptz '2026-01-01' + n * interval '1 hour', '2026-06-01', 1, 1
      FROM generate_series(1, 1001) n`.execute(db);
    const known = await readAll();
    await sql`
      INSERT INTO order_items (order_id, sort_order, product_id, unit_price, discount_pct1, discount_pct2,
        final_unit_price, qta, plo, quantity_ordered, row_weight, row_total)
      SELECT id, 1, ${enamel.id}::integer, 1, 0, 0, 1, 1, 1, 1, 1, 1 FROM orders WHERE order_code LIKE 'M-%'`.execute(
      db,
    );
    expect((await bringUpToDate(known)).every((list) => list === null)).toBe(true);
    const again = await readAll();
    await sql`UPDATE customers SET customer_code = '100003' WHERE id = ${other.id}::uuid`.execute(db);
    expect((await bringUpToDate(again)).every((list) => list === null)).toBe(true);
  });

  it.each([
    ['is put off', (id: string) => `UPDATE orders SET delivery_date = delivery_date + 1 WHERE id = '${id}'`],
    ['loses its line', (id: string) => `DELETE FROM order_items WHERE order_id = '${id}'`],
    ['is removed', (id: string) => `DELETE FROM orders WHERE id = '${id}'`],
  ])('show no page with an order that %s meanwhile', async (_, change) => {
    const id = await anOrder(db, { customer, products: [enamel] });
    const filter = { ...BASE, products: [enamel.id] };
    const order = recordOrder({ field: 'deliveryDate', direction: 'asc' });
    const { orders } = await readOrdersOf(db, filter, order);
    const records = recordsOfSlice(orders, { offset: 0, size: 5_000 }, false);
    const shown = await listRecordedOrders(db, filter, order, records);
    expect(shown?.map((row) => row.id.replaceAll('-', ''))).toEqual(records.map(idOf));
    await sql.raw(change(id)).execute(db);
    expect(await listRecordedOrders(db, filter, order, records)).toBeNull();
  });
});
