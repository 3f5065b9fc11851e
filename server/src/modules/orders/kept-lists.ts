import { createHash } from 'node:crypto';
import type { OrderStatus } from '@cromia/domain/orders/order';
import type { Database } from '../../platform/database.ts';
import type { ServiceDependencies } from '../../platform/http.ts';
import {
  type KnownOrders,
  listRecordedOrders,
  type RecordOrder,
  readChangesOf,
  readOrdersOf,
  recordOrder,
} from './kept-list-queries.ts';
import { keptReads } from './kept-reads.ts';
import type { OrderFilter } from './order-filter-queries.ts';
import { countOrders, listOrderIds, listOrders, listOrdersById, type OrderRow } from './order-queries.ts';
import {
  countByStatus,
  GATHERED,
  isTallied,
  SHALLOW,
  type Slice,
  slicesByStatus,
} from './order-tally-queries.ts';
import { idOf, recordsOfSlice } from './sorted-orders.ts';

/** How lists are kept. */
interface Sizes {
  /** What took longer to read than so many milliseconds is kept. */
  dear: number;
  /** Orders at an end of a list that are sooner walked to. */
  shallow: number;
  /** Of a longer list its ends are sooner walked to than it is gathered. */
  whole: number;
  /** A status is rare that one of more orders has. */
  rare: number;
  /** Connections of the database that the process has. */
  connections: number;
}

const SIZES = { dear: 5, shallow: SHALLOW, whole: GATHERED, rare: 50 };

const CAPACITY_BYTES = 64 * 1024 * 1024;
/** Of what belongs to a list beside its records, at most: a small buffer holds a pool of eight kilobytes. */
const ENTRY_BYTES = 10_000;

function sizeOf({ orders }: KnownOrders): number {
  return orders.total * orders.width + ENTRY_BYTES;
}

/** Whether tallies know a list's number alone, not its order: one by parts of codes that does not stand by request. */
function isOfUnknownOrder({ codePart }: OrderFilter, { sort }: Slice): boolean {
  return codePart !== null && (sort.field === 'orderCode' || sort.field === 'deliveryDate');
}

/** Whether a list stands by status and is one of those whose orders of a rare status no index leads to. */
function isByTalliedStatus({ status, codePart }: OrderFilter, { sort }: Slice): boolean {
  return sort.field === 'status' && status === undefined && codePart !== null;
}

function keyOf(filter: OrderFilter, { name }: RecordOrder): string {
  return createHash('sha256')
    .update(JSON.stringify({ ...filter, order: name }))
    .digest('base64');
}

interface Page {
  /** Orders of the whole list. */
  total: number;
  rows: OrderRow[];
}

/** Pages of lists of orders, of which what is dear to find out is kept (docs/decisions/0014). */
export function orderLists(db: Database, { dear, shallow, whole, rare, connections }: Sizes) {
  const atOnce = Math.max(1, Math.floor(connections / 3));
  const ofOne = Math.max(1, Math.floor(atOnce / 2));
  const lists = keptReads<KnownOrders>({ capacity: CAPACITY_BYTES, sizeOf, dear, atOnce, ofOne });

  /** The records of a slice of a list that is gathered, or was, and how many orders the whole one has. */
  async function recordsOf(
    filter: OrderFilter,
    order: RecordOrder,
    slice: Slice,
  ): Promise<{ total: number; records: Buffer[] }> {
    const { orders } = await lists(keyOf(filter, order), {
      owner: filter.customerId ?? 'desk',
      all: () => readOrdersOf(db, filter, order),
      changes: (known) => readChangesOf(db, filter, order, known),
    });
    return { total: orders.total, records: recordsOfSlice(orders, slice, order.isReversed) };
  }

  /** A page of a list that is gathered, or was; null where an order of it has changed meanwhile. */
  async function gatheredPage(filter: OrderFilter, slice: Slice): Promise<Page | null> {
    const order = recordOrder(slice.sort);
    const { total, records } = await recordsOf(filter, order, slice);
    const rows = await listRecordedOrders(db, filter, order, records);
    return rows && { total, rows };
  }

  /** Of each status the ids of its own slice: those of a rare one are gathered. @param all orders of the list */
  async function idsByStatus(
    filter: OrderFilter,
    slice: Slice,
    all: number,
  ): Promise<{ id: string; status: OrderStatus }[]> {
    const counts = await countByStatus(db, filter);
    const found: { id: string; status: OrderStatus }[] = [];
    for (const { status, slice: part } of slicesByStatus(counts, slice)) {
      const total = counts.get(status) ?? 0;
      const ofStatus = { ...filter, status };
      const ids =
        total * rare < all
          ? (await recordsOf(ofStatus, recordOrder(part.sort), part)).records.map(idOf)
          : await listOrderIds(db, ofStatus, part, total);
      found.push(...ids.map((id) => ({ id, status })));
    }
    return found;
  }

  /** Whether a list is of a status that few of its orders have: no index leads to them. */
  async function isRare(filter: OrderFilter, total: number): Promise<boolean> {
    if (filter.codePart === null || filter.status === undefined) return false;
    const all = await countOrders(db, { ...filter, status: undefined });
    return all > shallow && total * rare < all;
  }

  /** A page of a list by status; null where orders of it have moved on meanwhile. */
  async function pageByStatus(filter: OrderFilter, slice: Slice, total: number): Promise<Page | null> {
    const found = await idsByStatus(filter, slice, total);
    const rows = await listOrdersById(
      db,
      found.map(({ id }) => id),
    );
    const isWhole =
      found.length === Math.min(slice.size, total - slice.offset) && rows.length === found.length;
    return isWhole && rows.every(({ status }, place) => status === found[place]?.status)
      ? { total, rows }
      : null;
  }

  /** A page of a list whose number tallies know, found by the soonest way; null where an order of it has changed meanwhile. */
  async function talliedPage(filter: OrderFilter, slice: Slice): Promise<Page | null> {
    const total = await countOrders(db, filter);
    const { offset, size } = slice;
    if (offset >= total) return { total, rows: [] };
    if (total > shallow && isByTalliedStatus(filter, slice)) return pageByStatus(filter, slice, total);
    const isAtAnEnd = Math.min(offset, total - offset - size) <= shallow;
    const isGathered = isOfUnknownOrder(filter, slice) && total > shallow && (total <= whole || !isAtAnEnd);
    if (isGathered || (await isRare(filter, total))) return gatheredPage(filter, slice);
    return { total, rows: await listOrders(db, filter, slice, total) };
  }

  /** A page as a statement counts it off, of a list that another has counted. */
  async function countedPage(filter: OrderFilter, slice: Slice): Promise<Page> {
    const total = await countOrders(db, filter);
    return { total, rows: await listOrders(db, filter, slice, total) };
  }

  /** A slice of a list, and how many orders the whole one has. */
  return async (filter: OrderFilter, slice: Slice): Promise<Page> => {
    if (filter.orderCode?.isWhole) return countedPage(filter, slice);
    const find = () => (isTallied(filter) ? talliedPage(filter, slice) : gatheredPage(filter, slice));
    // What changed just now is known the next time, but for one that changes all the time.
    return (await find()) ?? (await find()) ?? countedPage(filter, slice);
  };
}

const ofDatabase = new WeakMap<Database, ReturnType<typeof orderLists>>();

/** A slice of a list of orders, and how many orders the whole one has. */
export function readSlice(
  { db, config }: ServiceDependencies,
  filter: OrderFilter,
  slice: Slice,
): Promise<Page> {
  const lists = ofDatabase.get(db) ?? orderLists(db, { ...SIZES, connections: config.databasePool });
  ofDatabase.set(db, lists);
  return lists(filter, slice);
}
