import { ORDER_STATUSES, type OrderSort, type OrderStatus } from '@cromia/domain/orders/order';
import type { Sort } from '@cromia/domain/paging';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Connection } from '../../platform/database.ts';
import { allOf, type Condition, dayAfter, dayBegins } from '../../platform/list-queries.ts';
import { customerOf, type OrderFilter, ofDays, ordersOf, rowsByRequest } from './order-filter-queries.ts';
import { inOrder, WALKS, type Walk } from './order-walk-queries.ts';

/** Rows of a list, in an order of theirs. */
export interface Slice {
  /** Rows that are passed over. */
  offset: number;
  /** Rows that are wanted, at most. */
  size: number;
  sort: Sort<OrderSort>;
}

/** Whether `order_tallies` counts a filter's orders: narrowed by customer, status, day and part of codes alone. */
export function isTallied({ orderCode, products }: OrderFilter): boolean {
  return orderCode === undefined && products === null;
}

function isOfDays({ createdOnFrom, createdOnTo }: OrderFilter): boolean {
  return createdOnFrom !== undefined || createdOnTo !== undefined;
}

/** The statuses of a filter by name, so that an index is read within each. */
export function statusesOf({ status }: OrderFilter): readonly OrderStatus[] {
  return status === undefined ? ORDER_STATUSES : [status];
}

/** The rows of `order_tallies` of a filter's list, whatever its days. */
function tallies(filter: OrderFilter, tally: Walk['tally']): Condition {
  const list = customerOf(filter) ?? sql`'00000000-0000-0000-0000-000000000000'::uuid`;
  return allOf([
    sql`order_tallies.list = ${list}`,
    sql`order_tallies.sort = ${tally}`,
    sql`order_tallies.serial = ${filter.codePart ?? ''}`,
    sql`order_tallies.status = ANY (${statusesOf(filter)}::text[])`,
  ]);
}

/** What an end of a filter's days leaves to count, beside whole months. */
interface Edge {
  /** The orders between the end and the nearest beginning of a month. */
  orders: Condition;
  /** 1 where they belong to the days beside the whole months, -1 where they are of a whole month and not of the days. */
  sign: RawBuilder<number>;
}

/** The whole months of `order_tallies` that come nearest to a filter's days, and what its ends differ by. */
function monthsOf(filter: OrderFilter): { whole: Condition[]; edges: Edge[] } {
  const { createdOnFrom, createdOnTo, timeZone } = filter;
  const { rows } = rowsByRequest(filter);
  const whole: Condition[] = [];
  const edges: Edge[] = [];
  const begin = (instant: RawBuilder<Date>) =>
    sql`date_trunc('month', ${instant} AT TIME ZONE 'UTC' + interval '15 days')::date`;
  const edge = (instant: RawBuilder<Date>, [before, after]: [number, number]): Edge => {
    const month = sql`(${begin(instant)}::timestamp AT TIME ZONE 'UTC')`;
    const created = sql`orders.request_created_on`;
    return {
      orders: allOf([
        ...rows,
        sql`${created} >= least(${instant}, ${month})`,
        sql`${created} < greatest(${instant}, ${month})`,
      ]),
      sign: sql<number>`(CASE WHEN ${instant} < ${month} THEN ${before}::integer ELSE ${after}::integer END)`,
    };
  };
  if (createdOnFrom !== undefined) {
    const from = dayBegins(createdOnFrom, timeZone);
    whole.push(sql`order_tallies.requested >= ${begin(from)}`);
    edges.push(edge(from, [1, -1]));
  }
  if (createdOnTo !== undefined) {
    const to = dayAfter(createdOnTo, timeZone);
    whole.push(sql`order_tallies.requested < ${begin(to)}`);
    edges.push(edge(to, [-1, 1]));
  }
  return { whole, edges };
}

/** How many orders a tallied filter finds, as an expression. */
export function tallied(filter: OrderFilter): RawBuilder<number> {
  const { from } = rowsByRequest(filter);
  const { whole, edges } = monthsOf(filter);
  const known = allOf([tallies(filter, 'created'), ...whole]);
  const counts = [
    sql`(SELECT coalesce(sum(orders), 0) FROM order_tallies WHERE ${known})`,
    ...edges.map(({ orders, sign }) => sql`${sign} * (SELECT count(*) FROM ${from} WHERE ${orders})`),
  ];
  return sql<number>`(${sql.join(counts, sql` + `)})`;
}

/** How many orders a tallied filter finds of each status that it lets through. */
export async function countByStatus(db: Connection, filter: OrderFilter): Promise<Map<OrderStatus, number>> {
  const counts = statusesOf(filter).map(
    (status) => sql`SELECT ${status}::text AS status, ${tallied({ ...filter, status })} AS total`,
  );
  const { rows } = await sql<{ status: OrderStatus; total: number }>`
    ${sql.join(counts, sql` UNION ALL `)}`.execute(db);
  return new Map(rows.map(({ status, total }) => [status, total]));
}

/** Whether a list stands by request: what is kept of orders by parts of codes knows their place. */
function isByRequest({ field }: Sort<OrderSort>): boolean {
  return field === 'createdOn' || field === 'requestCreatedOn';
}

/** Rows that are sooner passed over than tallies are read. */
export const SHALLOW = 1_000;

/** Orders that are sooner gathered and sorted than a list is walked for them. */
export const GATHERED = 50_000;

/**
 * The walk by which a slice of a list is found by tallies; none where counting it off is as soon done, or where the
 * tallies do not know what a filter narrows the list to.
 */
function walkTo(filter: OrderFilter, { offset, sort }: Slice): Walk | null {
  if (sort.field === 'status' || !isTallied(filter)) return null;
  const walk = WALKS[sort.field];
  // What is kept by parts of codes stands by request.
  if (filter.codePart !== null && walk.tally !== 'created') return null;
  // The orders of a status or of some days may all lie far behind, where the list's index does not lead to them.
  const isDense =
    filter.status === undefined
      ? walk.tally === 'created' || !isOfDays(filter)
      : walk.tally === 'created' && filter.codePart === null;
  return offset <= SHALLOW && isDense ? null : walk;
}

/** The same rows counted from the list's other end, where that is nearer. @param total rows of the list */
function fromNearerEnd(slice: Slice, total: number): Slice {
  const { offset, size, sort } = slice;
  // Within a status the newest stand first, whichever way the list stands.
  if (sort.field === 'status' || offset <= total / 2) return slice;
  return {
    offset: total - offset - size,
    size,
    sort: { field: sort.field, direction: sort.direction === 'asc' ? 'desc' : 'asc' },
  };
}

/** The statement that chooses a slice of a list, as `id`, counted off in an index. @param found as of `ordersOf` */
function byCounting(filter: OrderFilter, slice: Slice, found: number | null): RawBuilder<{ id: string }> {
  const { offset, size, sort } = found === null ? slice : fromNearerEnd(slice, found);
  const page = sql`ORDER BY ${inOrder(sort)} LIMIT ${size} OFFSET ${offset}`;
  if (filter.codePart !== null && filter.orderCode === undefined) {
    const { from, rows } = rowsByRequest(filter);
    const kept = sql`SELECT orders.id FROM ${from} WHERE ${allOf([...rows, ...ofDays(filter)])}`;
    if (isByRequest(sort)) return sql<{ id: string }>`(${kept} ${page})`;
    // Those that are not many may all lie at the far end of what would be walked.
    if (found !== null && found <= GATHERED) {
      return sql<{ id: string }>`(SELECT orders.id FROM orders WHERE orders.id IN (${kept}) ${page})`;
    }
  }
  const orders = ordersOf(filter, found);
  return sql<{ id: string }>`(SELECT orders.id FROM orders WHERE ${orders} ${page})`;
}

/** How many orders of a filter each stretch holds, as `since`, `code` and `orders`: in parts, which are added up. */
function stretchesOf(filter: OrderFilter, { tally, stretch }: Walk): RawBuilder<unknown> {
  const { from } = rowsByRequest(filter);
  const { whole, edges } = monthsOf(filter);
  const known = allOf([tallies(filter, tally), ...whole]);
  const parts = [
    sql`SELECT since, code, orders FROM order_tallies WHERE ${known}`,
    ...edges.map(
      ({ orders, sign }) =>
        sql`SELECT ${stretch}, ${sign} * count(*) FROM ${from} WHERE ${orders} GROUP BY 1, 2`,
    ),
  ];
  return sql.join(parts, sql` UNION ALL `);
}

/**
 * The statement that chooses a slice of a list, as `id`, by tallies: it adds up those before and walks the rest of one.
 * Places are counted from the lowest key, whichever way the list stands.
 */
function byTallies(
  filter: OrderFilter,
  { offset, size, sort }: Slice,
  walk: Walk,
): RawBuilder<{ id: string }> {
  const wished =
    sort.direction === 'asc'
      ? sql`${offset}::bigint`
      : sql`(SELECT coalesce(sum(orders), 0) FROM stretches) - ${offset}::bigint - ${size}::bigint`;
  // By request alone do days stand together: IS TRUE keeps the planner from reading all of them, to sort them otherwise.
  const days = ofDays(filter).map((day) => (walk.tally === 'created' ? day : sql<SqlBool>`(${day}) IS TRUE`));
  const { from, rows } = rowsByRequest(filter);
  const behind = allOf([...rows, ...days, sql`${walk.key} >= (SELECT ${walk.begins} FROM place)`]);
  return sql<{ id: string }>`(
    WITH stretches AS MATERIALIZED (
      SELECT since, code, sum(orders) AS orders FROM (${stretchesOf(filter, walk)}) parts GROUP BY since, code
    ), wish AS MATERIALIZED (
      SELECT ${wished} AS wished
    ), place AS MATERIALIZED (
      SELECT since, code, (greatest(wished, 0) - passed)::bigint AS rest,
        greatest(least(${size}::bigint, ${size}::bigint + wished), 0)::bigint AS size
      FROM wish, (
        SELECT since, code, orders, sum(orders) OVER (ORDER BY since, code) - orders AS passed FROM stretches
      ) known
      WHERE passed <= greatest(wished, 0) AND greatest(wished, 0) < passed + orders
    )
    SELECT orders.id FROM ${from} WHERE ${behind} ORDER BY ${walk.ascending}
    OFFSET (SELECT rest FROM place) LIMIT (SELECT size FROM place))`;
}

/** A slice of a list, as `id`, by the sooner way. */
function sliceOf(filter: OrderFilter, slice: Slice, found: number | null): RawBuilder<{ id: string }> {
  const walk = walkTo(filter, slice);
  return walk === null ? byCounting(filter, slice, found) : byTallies(filter, slice, walk);
}

const NONE = sql<{ id: string }>`(SELECT id FROM orders WHERE false)`;

/** The parts of a slice of a list by status: of each status that it touches its own slice, newest first. */
export function slicesByStatus(
  counts: ReadonlyMap<OrderStatus, number>,
  { offset, size, sort }: Slice,
): { status: OrderStatus; slice: Slice }[] {
  const statuses = [...counts.keys()].sort();
  if (sort.direction === 'desc') statuses.reverse();
  const slices: { status: OrderStatus; slice: Slice }[] = [];
  let passed = 0;
  for (const status of statuses) {
    const orders = counts.get(status) ?? 0;
    const from = Math.max(offset - passed, 0);
    const wanted = Math.min(offset + size - passed, orders) - from;
    passed += orders;
    if (wanted <= 0) continue;
    const newest = { field: 'requestCreatedOn', direction: 'desc' } as const;
    slices.push({ status, slice: { offset: from, size: wanted, sort: newest } });
  }
  return slices;
}

async function sliceByStatus(
  db: Connection,
  filter: OrderFilter,
  slice: Slice,
): Promise<RawBuilder<{ id: string }>> {
  const slices = slicesByStatus(await countByStatus(db, filter), slice).map((part) =>
    sliceOf({ ...filter, status: part.status }, part.slice, null),
  );
  if (slices.length === 0) return NONE;
  return sql<{ id: string }>`(${sql.join(slices, sql` UNION ALL `)})`;
}

/**
 * The statement that chooses a slice of a list, as `id`, in any order.
 * @param total of the filter, from `countOrders`: none is looked for behind the last
 */
export async function chooseSlice(
  db: Connection,
  filter: OrderFilter,
  { offset, size, sort }: Slice,
  total: number,
): Promise<RawBuilder<{ id: string }>> {
  if (offset >= total) return NONE;
  const slice = { offset, size: Math.min(size, total - offset), sort };
  const isByStatus = sort.field === 'status' && isTallied(filter);
  return isByStatus ? sliceByStatus(db, filter, slice) : sliceOf(filter, slice, total);
}
