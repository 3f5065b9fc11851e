import { ORDER_STATUSES, type OrderSort, type OrderStatus } from '@cromia/domain/orders/order';
import type { Sort } from '@cromia/domain/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../platform/database.ts';
import { allOf, betweenDays, type Condition, dayAfter, dayBegins } from '../../platform/list-queries.ts';
import { customerOf, listed, type OrderFilter, ordersOf } from './order-filter-queries.ts';

/** Rows of a list, in an order of theirs. */
export interface Stretch {
  /** Rows that are passed over. */
  offset: number;
  /** Rows that are wanted, at most. */
  size: number;
  sort: Sort<OrderSort>;
}

/** A row of a list's order, which one index of the list holds: its key, and what stands first where keys are alike. */
interface Walk {
  /** As `order_tallies` names it. */
  tally: 'created' | 'delivery' | 'code';
  key: RawBuilder<unknown>;
  /** The key that a stretch of `order_tallies`, `place`, begins with. */
  begins: RawBuilder<unknown>;
  /** From the lowest key. */
  ascending: RawBuilder<unknown>;
}

const BY_CREATION: Walk = {
  tally: 'created',
  key: sql`orders.request_created_on`,
  begins: sql`place.since::timestamp AT TIME ZONE 'UTC'`,
  ascending: sql`orders.request_created_on, orders.id DESC`,
};

const WALKS: Record<Exclude<OrderSort, 'status'>, Walk> = {
  createdOn: BY_CREATION,
  requestCreatedOn: BY_CREATION,
  orderCode: {
    tally: 'code',
    key: sql`orders.order_code COLLATE "C"`,
    begins: sql`place.code`,
    ascending: sql`orders.order_code COLLATE "C", orders.id`,
  },
  deliveryDate: {
    tally: 'delivery',
    key: sql`coalesce(orders.delivery_date, 'infinity'::date)`,
    begins: sql`place.since`,
    ascending: sql`coalesce(orders.delivery_date, 'infinity'::date), orders.id`,
  },
};

/** What a list is ordered by; each order ends at the id, so that none stands on two pages. */
export function inOrder({ field, direction }: Sort<OrderSort>): RawBuilder<unknown> {
  const way = sql.raw(direction);
  const back = sql.raw(direction === 'asc' ? 'desc' : 'asc');
  switch (field) {
    case 'orderCode':
      return sql`orders.order_code COLLATE "C" ${way}, orders.id ${way}`;
    case 'deliveryDate':
      return sql`coalesce(orders.delivery_date, 'infinity'::date) ${way}, orders.id ${way}`;
    case 'status':
      return sql`orders.status ${way}, orders.request_created_on DESC, orders.id`;
    default:
      return sql`orders.request_created_on ${way}, orders.id ${back}`;
  }
}

/** Whether the orders of a filter are counted by `order_tallies`: narrowed by customer, status and day alone. */
export function isTallied({ orderCode, products }: OrderFilter): boolean {
  return orderCode === undefined && products === null;
}

function isOfDays({ createdOnFrom, createdOnTo }: OrderFilter): boolean {
  return createdOnFrom !== undefined || createdOnTo !== undefined;
}

/** The statuses of a filter by name, so that an index is read within each. */
function statusesOf({ status }: OrderFilter): readonly OrderStatus[] {
  return status === undefined ? ORDER_STATUSES : [status];
}

/** The rows of `order_tallies` of a filter's list, whatever its days. */
function tallies(filter: OrderFilter, tally: Walk['tally']): Condition {
  const list = customerOf(filter) ?? sql`'00000000-0000-0000-0000-000000000000'::uuid`;
  return allOf([
    sql`order_tallies.list = ${list}`,
    sql`order_tallies.sort = ${tally}`,
    sql`order_tallies.status = ANY (${statusesOf(filter)}::text[])`,
  ]);
}

/** How many orders of a list were requested before an instant: whole months from their tallies, the rest by index. */
function requestedBefore(filter: OrderFilter, instant: RawBuilder<unknown>): RawBuilder<number> {
  const month = sql`stretch_of_instant(${instant})`;
  const rest = allOf([
    ...listed(filter),
    sql`orders.request_created_on >= ${month}::timestamp AT TIME ZONE 'UTC'`,
    sql`orders.request_created_on < ${instant}`,
  ]);
  return sql<number>`((SELECT coalesce(sum(orders), 0) FROM order_tallies
      WHERE ${tallies(filter, 'created')} AND order_tallies.since < ${month})
    + (SELECT count(*) FROM orders WHERE ${rest}))`;
}

/** Between which places of its list, by request, the orders of a filter's days stand. */
function placesOf(filter: OrderFilter): { first: RawBuilder<number>; end: RawBuilder<number> } {
  const { createdOnFrom, createdOnTo, timeZone } = filter;
  return {
    first:
      createdOnFrom === undefined
        ? sql<number>`0`
        : requestedBefore(filter, dayBegins(createdOnFrom, timeZone)),
    end:
      createdOnTo === undefined
        ? sql<number>`(SELECT coalesce(sum(orders), 0) FROM order_tallies WHERE ${tallies(filter, 'created')})`
        : requestedBefore(filter, dayAfter(createdOnTo, timeZone)),
  };
}

/** How many orders a tallied filter finds, as an expression. */
export function tallied(filter: OrderFilter): RawBuilder<number> {
  const { first, end } = placesOf(filter);
  return isOfDays(filter) ? sql<number>`(${end} - ${first})` : end;
}

/** How many orders a tallied filter finds of each status that it lets through. */
async function countByStatus(db: Connection, filter: OrderFilter): Promise<Map<OrderStatus, number>> {
  const counts = statusesOf(filter).map(
    (status) => sql`SELECT ${status}::text AS status, ${tallied({ ...filter, status })} AS total`,
  );
  const { rows } = await sql<{ status: OrderStatus; total: number }>`
    ${sql.join(counts, sql` UNION ALL `)}`.execute(db);
  return new Map(rows.map(({ status, total }) => [status, total]));
}

/** Rows that are sooner passed over than tallies are read. */
const SHALLOW = 1_000;

/**
 * The walk by which a stretch of a list is found by tallies; none where counting it off is as soon done, or where the
 * tallies do not know what a filter narrows the list to: they know its days for the order of the requests alone.
 */
function walkTo(filter: OrderFilter, { offset, sort }: Stretch): Walk | null {
  if (sort.field === 'status' || !isTallied(filter)) return null;
  const walk = WALKS[sort.field];
  const isByCreation = walk.tally === 'created';
  if (isOfDays(filter) && !isByCreation) return null;
  // In another order than by request, the orders of a status may all lie far behind.
  const isAtHand = offset <= SHALLOW && (isByCreation || filter.status === undefined);
  return isAtHand ? null : walk;
}

/** The statement that chooses a stretch of a list, as `id`, counted off in an index. @param found as of `ordersOf` */
function byCounting(
  filter: OrderFilter,
  { offset, size, sort }: Stretch,
  found: number | null,
): RawBuilder<{ id: string }> {
  return sql<{ id: string }>`(
    SELECT orders.id FROM orders WHERE ${ordersOf(filter, found)}
    ORDER BY ${inOrder(sort)} LIMIT ${size} OFFSET ${offset})`;
}

/**
 * The statement that chooses a stretch of a list, as `id`, by tallies: it adds up those before and walks the rest of one.
 * Places are counted from the lowest key, whichever way the list stands.
 */
function byTallies(
  filter: OrderFilter,
  { offset, size, sort }: Stretch,
  walk: Walk,
): RawBuilder<{ id: string }> {
  const { first, end } = placesOf(filter);
  const total = sql`(SELECT coalesce(sum(orders), 0) FROM tallies)`;
  const wished =
    sort.direction === 'asc'
      ? sql`lowest + ${offset}::bigint`
      : sql`highest - ${offset}::bigint - ${size}::bigint`;
  const { createdOnTo: to, timeZone } = filter;
  // The rest is counted from where a month begins, whatever the first day of the filter.
  const rows = allOf([
    ...listed(filter),
    ...betweenDays('orders.requestCreatedOn', { from: undefined, to, timeZone }),
    sql`${walk.key} >= (SELECT ${walk.begins} FROM place)`,
  ]);
  return sql<{ id: string }>`(
    WITH tallies AS MATERIALIZED (
      SELECT since, code, sum(orders) AS orders FROM order_tallies WHERE ${tallies(filter, walk.tally)}
      GROUP BY since, code
    ), wish AS MATERIALIZED (
      SELECT lowest, ${wished} AS wished
      FROM (SELECT ${isOfDays(filter) ? first : sql`0`} AS lowest, ${isOfDays(filter) ? end : total} AS highest) edges
    ), place AS MATERIALIZED (
      SELECT since, code, (greatest(wished, lowest) - passed)::bigint AS rest,
        greatest(least(${size}::bigint, ${size}::bigint + wished - lowest), 0)::bigint AS size
      FROM wish, (SELECT since, code, orders, sum(orders) OVER (ORDER BY since, code) - orders AS passed FROM tallies) known
      WHERE passed <= greatest(wished, lowest) AND greatest(wished, lowest) < passed + orders
    )
    SELECT orders.id FROM orders WHERE ${rows} ORDER BY ${walk.ascending}
    OFFSET (SELECT rest FROM place) LIMIT (SELECT size FROM place))`;
}

/** A stretch of a list, as `id`, by the sooner way. */
function stretchOf(filter: OrderFilter, stretch: Stretch, found: number | null): RawBuilder<{ id: string }> {
  const walk = walkTo(filter, stretch);
  return walk === null ? byCounting(filter, stretch, found) : byTallies(filter, stretch, walk);
}

/** A stretch of a list by status: of each status that it touches its own stretch, newest first. */
async function stretchByStatus(
  db: Connection,
  filter: OrderFilter,
  { offset, size, sort }: Stretch,
): Promise<RawBuilder<{ id: string }>> {
  const counts = await countByStatus(db, filter);
  const statuses = [...counts.keys()].sort();
  if (sort.direction === 'desc') statuses.reverse();
  const stretches: RawBuilder<{ id: string }>[] = [];
  let passed = 0;
  for (const status of statuses) {
    const orders = counts.get(status) ?? 0;
    const from = Math.max(offset - passed, 0);
    const wanted = Math.min(offset + size - passed, orders) - from;
    passed += orders;
    if (wanted <= 0) continue;
    const own: Stretch = {
      offset: from,
      size: wanted,
      sort: { field: 'requestCreatedOn', direction: 'desc' },
    };
    stretches.push(stretchOf({ ...filter, status }, own, null));
  }
  if (stretches.length === 0) return sql<{ id: string }>`(SELECT id FROM orders WHERE false)`;
  return sql<{ id: string }>`(${sql.join(stretches, sql` UNION ALL `)})`;
}

/**
 * The statement that chooses a stretch of a list, as `id`, in any order.
 * @param total of the filter, from `countOrders`
 */
export async function chooseStretch(
  db: Connection,
  filter: OrderFilter,
  stretch: Stretch,
  total: number,
): Promise<RawBuilder<{ id: string }>> {
  const isByStatus = stretch.sort.field === 'status' && isTallied(filter);
  return isByStatus ? stretchByStatus(db, filter, stretch) : stretchOf(filter, stretch, total);
}
