import { LIMITS } from '@cromia/domain/limits';
import type { OrderSort } from '@cromia/domain/orders/order';
import type { Sort } from '@cromia/domain/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../platform/database.ts';
import { allOf } from '../../platform/list-queries.ts';
import {
  customerOf,
  type OrderFilter,
  ofDays,
  orderFits,
  ordersOf,
  rowsByRequest,
} from './order-filter-queries.ts';
import { chosenOrders, type OrderRow } from './order-queries.ts';
import { inOrder } from './order-walk-queries.ts';
import { CHUNK_RECORDS, idOf, type SortedOrders, sortedOrders, withChanges } from './sorted-orders.ts';

/** What was read of a list, and the snapshot of the database that it was read in. */
export interface KnownOrders {
  snapshot: string;
  orders: SortedOrders;
}

/** The order of a list as bytes: what stands first has the lower ones. */
export interface RecordOrder {
  name: string;
  /** Of an order, under the name `orders`: its key, then its id. */
  record: RawBuilder<Buffer>;
  /** Bytes of a record. */
  width: number;
  /** The order of the records, of which an index may know. */
  ascending: RawBuilder<unknown>;
  /** Whether the list stands the other way round. */
  isReversed: boolean;
  /** Whether what is kept of orders by parts of codes knows all that a record is made of. */
  isByRequest: boolean;
}

/** Microseconds from the instant of an order to a time after all. */
const NEWEST_FIRST = sql`int8send(9000000000000000000 - (extract(epoch FROM orders.request_created_on) * 1000000)::bigint)`;
const NO_SIGNS = sql.lit(`\\x${'00'.repeat(LIMITS.orderCode)}`);

const CREATED = { field: 'requestCreatedOn', direction: 'desc', width: 24, key: NEWEST_FIRST } as const;
const RECORDS = {
  createdOn: CREATED,
  requestCreatedOn: CREATED,
  orderCode: {
    field: 'orderCode',
    direction: 'asc',
    width: LIMITS.orderCode + 16,
    key: sql`convert_to(orders.order_code, 'UTF8')
      || substring(${NO_SIGNS}::bytea FROM octet_length(orders.order_code) + 1)`,
  },
  deliveryDate: {
    field: 'deliveryDate',
    direction: 'asc',
    width: 20,
    key: sql`int4send(CASE WHEN isfinite(orders.delivery_date)
      THEN orders.delivery_date - date '4713-01-01 BC' ELSE 2147483647 END)`,
  },
} as const;

/** The order of `inOrder`, as bytes. */
export function recordOrder(sort: Sort<OrderSort>): RecordOrder {
  const { field, direction } = sort;
  if (field === 'status') {
    // Within a status the newest stand first, whichever way the list stands.
    const status = direction === 'asc' ? sql`ascii(orders.status)` : sql`255 - ascii(orders.status)`;
    return {
      name: `status ${direction}`,
      record: sql`set_byte('\\x00', 0, ${status}) || ${NEWEST_FIRST} || uuid_send(orders.id)`,
      width: 25,
      ascending: inOrder(sort),
      isReversed: false,
      isByRequest: false,
    };
  }
  const { key, width, ...forwards } = RECORDS[field];
  return {
    name: forwards.field,
    record: sql`${key} || uuid_send(orders.id)`,
    width,
    ascending: inOrder(forwards),
    isReversed: direction !== forwards.direction,
    isByRequest: forwards.field === CREATED.field,
  };
}

/** The orders of a filter, all of which are gathered, as `orders`. */
function gathered(filter: OrderFilter, order: RecordOrder): RawBuilder<unknown> {
  if (filter.codePart === null || filter.orderCode !== undefined) {
    return sql`orders WHERE ${ordersOf(filter, null)}`;
  }
  const { from, rows } = rowsByRequest(filter);
  const fitting = sql`${from} WHERE ${allOf([...rows, ...ofDays(filter)])}`;
  return order.isByRequest ? fitting : sql`orders WHERE orders.id IN (SELECT orders.id FROM ${fitting})`;
}

const SNAPSHOT = sql`pg_current_snapshot()::text AS snapshot`;

/** All orders of a list. */
export async function readOrdersOf(
  db: Connection,
  filter: OrderFilter,
  order: RecordOrder,
): Promise<KnownOrders> {
  const bytes = CHUNK_RECORDS * order.width;
  const { rows } = await sql<{ snapshot: string; records: Buffer | null }>`
    WITH list AS MATERIALIZED (
      SELECT string_agg(${order.record}, ''::bytea ORDER BY ${order.ascending}) AS records
      FROM ${gathered(filter, order)}
    )
    SELECT ${SNAPSHOT}, substring(records FROM chunk * ${bytes}::integer + 1 FOR ${bytes}::integer) AS records
    FROM list LEFT JOIN generate_series(0, (octet_length(records) - 1) / ${bytes}::integer) AS chunk ON true
    ORDER BY chunk`.execute(db);
  const [first] = rows;
  if (!first) throw new Error('a snapshot always stands in a row');
  const chunks = rows.flatMap(({ records }) => records ?? []);
  return { snapshot: first.snapshot, orders: sortedOrders(order.width, chunks) };
}

/** Changed orders that are sooner looked up than their whole list is read; as many as triggers note one by one. */
const LOOKED_UP = 1_000;

/** The records that stand in some bytes. */
function recordsIn(bytes: Buffer | null, width: number): Buffer[] {
  if (!bytes) return [];
  return Array.from({ length: bytes.length / width }, (_, place) =>
    bytes.subarray(place * width, (place + 1) * width),
  );
}

/** A list as it is now, of what it was; null when so much of it may have changed that it is sooner read anew. */
export async function readChangesOf(
  db: Connection,
  filter: OrderFilter,
  { record, width }: RecordOrder,
  { snapshot, orders }: KnownOrders,
): Promise<KnownOrders | null> {
  const customer = customerOf(filter);
  const zeros = sql`'00000000-0000-0000-0000-000000000000'::uuid`;
  const ofList = customer === null ? sql`true` : sql`customer_id = ANY (ARRAY[${customer}, ${zeros}])`;
  // An order was in the list as it stands now, or as it stood when it was first changed since.
  const { rows } = await sql<{
    snapshot: string;
    isMuch: boolean;
    before: Buffer | null;
    now: Buffer | null;
  }>`
    WITH changed AS MATERIALIZED (
      SELECT order_id AS id, status, request_created_on, delivery_date, order_code FROM order_changes
      WHERE ${ofList} AND transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
        AND NOT pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot)
      LIMIT ${LOOKED_UP + 1}
    ), present AS MATERIALIZED (
      SELECT ${record} AS record, ${orderFits(filter)} AS fits
      FROM orders WHERE orders.id = ANY (ARRAY(SELECT id FROM changed))
    )
    SELECT ${SNAPSHOT},
      (SELECT count(*) > ${LOOKED_UP} OR coalesce(bool_or(id = ${zeros}), false) FROM changed) AS is_much,
      (
        SELECT string_agg(record, ''::bytea)
        FROM (SELECT ${record} AS record FROM changed AS orders UNION ALL SELECT record FROM present) known
      ) AS before,
      (SELECT string_agg(record, ''::bytea) FROM present WHERE fits) AS now`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('a snapshot always stands in a row');
  if (found.isMuch) return null;
  const changed = withChanges(orders, recordsIn(found.before, width), recordsIn(found.now, width));
  return { snapshot: found.snapshot, orders: changed };
}

/** The orders of some records of a list, in their order; null where one is gone or no longer what its record says. */
export async function listRecordedOrders(
  db: Connection,
  filter: OrderFilter,
  { record }: RecordOrder,
  records: readonly Buffer[],
): Promise<OrderRow[] | null> {
  if (records.length === 0) return [];
  const chosen = sql`(SELECT id, place FROM unnest(${records.map(idOf)}::uuid[]) WITH ORDINALITY AS given (id, place))`;
  const { rows } = await chosenOrders<{ record: Buffer; fits: boolean }>(
    chosen,
    sql`chosen.place`,
    sql`${record} AS record, ${orderFits(filter)} AS fits,`,
  ).execute(db);
  const isSame = (recorded: Buffer, place: number) =>
    rows[place]?.fits && rows[place].record.equals(recorded);
  if (rows.length !== records.length || !records.every(isSame)) return null;
  return rows.map(({ record: _, fits: __, ...row }) => row);
}
