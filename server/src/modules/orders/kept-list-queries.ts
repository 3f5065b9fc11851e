import type { OrderSort, OrderStatus } from '@cromia/domain/orders/order';
import type { Sort } from '@cromia/domain/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../platform/database.ts';
import { allOf } from '../../platform/list-queries.ts';
import { customerOf, type OrderFilter, ofDays, ordersOf, rowsByRequest } from './order-filter-queries.ts';
import { counting } from './order-queries.ts';
import { isByRequest } from './order-tally-queries.ts';
import { inOrder, WALKS } from './order-walk-queries.ts';

/** What was read of a list: the snapshot of the database that it was read in. */
export interface Known {
  snapshot: string;
}

export interface KnownTotal extends Known {
  /** Orders of the list. */
  total: number;
}

export interface KnownCounts extends Known {
  byStatus: ReadonlyMap<OrderStatus, number>;
}

export interface KnownIds extends Known {
  /** Of every so many-th order of the list, from the first: 16 bytes each. */
  ids: Buffer;
}

/** Whether every change of the orders of a filter's customer that is known by now was known in a snapshot. */
export async function isUnchanged(
  db: Connection,
  filter: OrderFilter,
  { snapshot }: Known,
): Promise<boolean> {
  const customer = customerOf(filter);
  const ofList =
    customer === null
      ? sql`true`
      : sql`customer_id = ANY (ARRAY[${customer}, '00000000-0000-0000-0000-000000000000'::uuid])`;
  const { rows } = await sql<{ isUnchanged: boolean }>`
    SELECT NOT EXISTS (
      SELECT FROM order_changes
      WHERE ${ofList} AND transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
        AND NOT pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot)
    ) AS is_unchanged`.execute(db);
  return rows[0]?.isUnchanged ?? false;
}

const SNAPSHOT = sql`pg_current_snapshot()::text AS snapshot`;

/** The row of a statement that always answers one. */
function one<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('an aggregate always answers a row');
  return row;
}

/** How many orders a filter finds. */
export async function readTotal(db: Connection, filter: OrderFilter): Promise<KnownTotal> {
  const { rows } = await sql<KnownTotal>`
    SELECT total, ${SNAPSHOT} FROM (${counting(filter)}) counted`.execute(db);
  return one(rows);
}

/** The orders of a filter, all of which are gathered: what `inOrder` needs of them, under the name `orders`. */
function gathered(filter: OrderFilter, sort: Sort<OrderSort>): RawBuilder<unknown> {
  if (filter.codePart === null || filter.orderCode !== undefined) {
    return sql`orders WHERE ${ordersOf(filter, null)}`;
  }
  const { from, rows } = rowsByRequest(filter);
  const fitting = sql`${from} WHERE ${allOf([...rows, ...ofDays(filter)])}`;
  return isByRequest(sort) ? fitting : sql`orders WHERE orders.id IN (SELECT orders.id FROM ${fitting})`;
}

/** How many orders of each status a filter finds. */
export async function readCounts(db: Connection, filter: OrderFilter): Promise<KnownCounts> {
  const { rows } = await sql<Known & { counts: Partial<Record<OrderStatus, number>> | null }>`
    SELECT (
      SELECT json_object_agg(status, orders)
      FROM (
        SELECT orders.status, count(*) AS orders
        FROM ${gathered(filter, { field: 'status', direction: 'asc' })} GROUP BY 1
      ) counted
    ) AS counts, ${SNAPSHOT}`.execute(db);
  const { snapshot, counts } = one(rows);
  const found = Object.entries(counts ?? {}) as [OrderStatus, number][];
  return { snapshot, byStatus: new Map(found) };
}

/** The ids of every `step`-th order of a list. */
export async function readIds(
  db: Connection,
  filter: OrderFilter,
  sort: Sort<OrderSort>,
  step: number,
): Promise<KnownIds> {
  const { rows } = await sql<Known & { ids: Buffer | null }>`
    SELECT (
      SELECT string_agg(uuid_send(id), ''::bytea ORDER BY place)
      FROM (
        SELECT orders.id, row_number() OVER (ORDER BY ${inOrder(sort)}) - 1 AS place
        FROM ${gathered(filter, sort)}
      ) list
      WHERE place % ${step}::bigint = 0
    ) AS ids, ${SNAPSHOT}`.execute(db);
  const { snapshot, ids } = one(rows);
  // A copy of its own: a small one of the driver's holds a pool of eight kilobytes.
  const own = Buffer.alloc(ids?.length ?? 0);
  ids?.copy(own);
  return { snapshot, ids: own };
}

/** Where a list is walked: from one of its orders to another. */
export interface Stretch {
  sort: Sort<Exclude<OrderSort, 'status'>>;
  /** The id of the order that is passed first. */
  from: string;
  /** Of one that stands behind all that are wanted; none at the end of the list. */
  until: string | undefined;
  /** Orders that are passed over, and orders that are wanted. */
  offset: number;
  size: number;
}

/** The ids of some orders of a list, which is walked from one of them. @param total of the list */
export async function walkFrom(
  db: Connection,
  filter: OrderFilter,
  { sort, from, until, offset, size }: Stretch,
  total: number,
): Promise<string[]> {
  const { key, tally } = WALKS[sort.field];
  const keyOfOrder = (id: string) => sql`(SELECT ${key} FROM orders WHERE orders.id = ${id}::uuid)`;
  const [onwards, back] = sort.direction === 'asc' ? [sql`>=`, sql`<=`] : [sql`<=`, sql`>=`];
  // By request the ids of one instant stand the other way round, which no comparison of rows can say.
  const fromThere =
    tally === 'created'
      ? sql`${key} ${onwards} ${keyOfOrder(from)} AND (${key} <> ${keyOfOrder(from)} OR orders.id ${back} ${from}::uuid)`
      : sql`(${key}, orders.id) ${onwards} (${keyOfOrder(from)}, ${from}::uuid)`;
  const untilThere = until === undefined ? sql`true` : sql`${key} ${back} ${keyOfOrder(until)}`;
  const { rows } = await sql<{ id: string }>`
    SELECT orders.id FROM orders WHERE ${ordersOf(filter, total)} AND ${fromThere} AND ${untilThere}
    ORDER BY ${inOrder(sort)} OFFSET ${offset} LIMIT ${size}`.execute(db);
  return rows.map(({ id }) => id);
}
