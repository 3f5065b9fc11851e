import type { OrderSort } from '@cromia/domain/orders/order';
import type { Sort } from '@cromia/domain/paging';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database.ts';
import { allOf } from '../../platform/list-queries.ts';
import { customerOf, type OrderFilter, ofDays, ordersOf, rowsByRequest } from './order-filter-queries.ts';
import { counting } from './order-queries.ts';
import { inOrder, WALKS } from './order-walk-queries.ts';

/** What was read of a list, and the snapshot of the database that it was read in. */
export interface Known {
  snapshot: string;
  /** Orders of the list. */
  total: number;
}

/** A list by the ids of every `step`-th order, from the first. */
export interface KnownIds extends Known {
  step: number;
  /** 16 bytes each. */
  ids: Buffer;
}

/** Whether every change of a filter's orders that is known by now was known in a snapshot. */
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

/** How many orders a filter finds. */
export async function readTotal(db: Connection, filter: OrderFilter): Promise<Known> {
  const { rows } = await sql<Known>`
    SELECT total, pg_current_snapshot()::text AS snapshot FROM (${counting(filter)}) counted`.execute(db);
  const [known] = rows;
  if (!known) throw new Error('a count is always answered');
  return known;
}

/** The ids of every `step`-th order of a list. */
export async function readIds(
  db: Connection,
  filter: OrderFilter,
  sort: Sort<OrderSort>,
  step: number,
): Promise<KnownIds> {
  const { from, rows: own } = rowsByRequest(filter);
  const listed =
    filter.serials !== null && filter.orderCode === undefined
      ? sql`orders.id IN (SELECT orders.id FROM ${from} WHERE ${allOf([...own, ...ofDays(filter)])})`
      : ordersOf(filter, null);
  const { rows } = await sql<Known & { ids: Buffer | null }>`
    WITH list AS MATERIALIZED (
      SELECT orders.id, row_number() OVER (ORDER BY ${inOrder(sort)}) - 1 AS place FROM orders WHERE ${listed}
    )
    SELECT (SELECT count(*) FROM list) AS total, pg_current_snapshot()::text AS snapshot,
      (SELECT string_agg(uuid_send(id), ''::bytea ORDER BY place) FROM list WHERE place % ${step}::bigint = 0) AS ids`.execute(
    db,
  );
  const [known] = rows;
  if (!known) throw new Error('a count is always answered');
  return { ...known, step, ids: known.ids ?? Buffer.alloc(0) };
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
  const isForward = sort.direction === 'asc';
  const isForwardById = isForward === (tally !== 'created');
  const keyOf = (id: string) => sql`(SELECT ${key} FROM orders WHERE orders.id = ${id}::uuid)`;
  const [after, before] = isForward ? [sql`>`, sql`<`] : [sql`<`, sql`>`];
  const conditions = [
    ordersOf(filter, total),
    sql`${key} ${after}= ${keyOf(from)}`,
    sql`(${key} ${after} ${keyOf(from)} OR orders.id ${isForwardById ? sql`>=` : sql`<=`} ${from}::uuid)`,
  ];
  if (until !== undefined) conditions.push(sql`${key} ${before}= ${keyOf(until)}`);
  const { rows } = await sql<{ id: string }>`
    SELECT orders.id FROM orders WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY ${inOrder(sort)} OFFSET ${offset} LIMIT ${size}`.execute(db);
  return rows.map(({ id }) => id);
}
