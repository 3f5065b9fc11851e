import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database.ts';
import {
  type KnownOrders,
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
import { idsOfSlice } from './sorted-orders.ts';

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
}

const SIZES: Sizes = { dear: 5, shallow: SHALLOW, whole: GATHERED, rare: 50 };

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
export function orderLists(db: Database, { dear, shallow, whole, rare }: Sizes = SIZES) {
  const lists = keptReads<KnownOrders>({ capacity: CAPACITY_BYTES, dear, sizeOf });

  /** A slice of a list that is gathered, or was. */
  async function sliceOfKept(filter: OrderFilter, slice: Slice): Promise<{ total: number; ids: string[] }> {
    const order = recordOrder(slice.sort);
    const { orders } = await lists(keyOf(filter, order), {
      all: () => readOrdersOf(db, filter, order),
      changes: (known) => readChangesOf(db, filter, order, known),
    });
    return { total: orders.total, ids: idsOfSlice(orders, slice, order.isReversed) };
  }

  /** Of each status its own slice: those of a rare one are gathered. @param all orders of the list */
  async function idsByStatus(filter: OrderFilter, slice: Slice, all: number): Promise<string[]> {
    const counts = await countByStatus(db, filter);
    const ids: string[] = [];
    for (const { status, slice: part } of slicesByStatus(counts, slice)) {
      const total = counts.get(status) ?? 0;
      const ofStatus = { ...filter, status };
      const found = total * rare < all ? await sliceOfKept(ofStatus, part) : null;
      ids.push(...(found?.ids ?? (await listOrderIds(db, ofStatus, part, total))));
    }
    return ids;
  }

  /** Whether a list is of a status that few of its orders have: no index leads to them. */
  async function isRare(filter: OrderFilter, total: number): Promise<boolean> {
    if (filter.codePart === null || filter.status === undefined) return false;
    const all = await countOrders(db, { ...filter, status: undefined });
    return all > shallow && total * rare < all;
  }

  /** The ids of a slice of a tallied list; null where one statement chooses and shows it as soon. */
  async function idsOfTallied(filter: OrderFilter, slice: Slice, total: number): Promise<string[] | null> {
    const { offset, size } = slice;
    if (total > shallow && isByTalliedStatus(filter, slice)) return idsByStatus(filter, slice, total);
    const isAtAnEnd = Math.min(offset, total - offset - size) <= shallow;
    const isFar = isOfUnknownOrder(filter, slice) && total > shallow && (total <= whole || !isAtAnEnd);
    if (!isFar && !(await isRare(filter, total))) return null;
    return (await sliceOfKept(filter, slice)).ids;
  }

  /** A slice of a list, and how many orders the whole one has. */
  return async (filter: OrderFilter, slice: Slice): Promise<Page> => {
    const isKnown = isTallied(filter) || filter.orderCode?.isWhole === true;
    const kept = isKnown ? null : await sliceOfKept(filter, slice);
    const total = kept?.total ?? (await countOrders(db, filter));
    const size = Math.min(slice.size, total - slice.offset);
    if (size <= 0) return { total, rows: [] };
    const wanted = { ...slice, size };
    const ids = kept?.ids ?? (isTallied(filter) ? await idsOfTallied(filter, wanted, total) : null);
    if (ids === null) return { total, rows: await listOrders(db, filter, wanted, total) };
    const rows = await listOrdersById(db, ids);
    const fits = ({ status }: OrderRow) => filter.status === undefined || filter.status === status;
    const found = new Set(rows.map(({ id }) => id)).size;
    if (found === size && rows.every(fits)) return { total, rows };
    // Orders have changed since their list was read.
    const present = await countOrders(db, filter);
    return { total: present, rows: await listOrders(db, filter, slice, present) };
  };
}

const ofDatabase = new WeakMap<Database, ReturnType<typeof orderLists>>();

/** A slice of a list of orders, and how many orders the whole one has. */
export function readSlice(db: Database, filter: OrderFilter, slice: Slice): Promise<Page> {
  const lists = ofDatabase.get(db) ?? orderLists(db);
  ofDatabase.set(db, lists);
  return lists(filter, slice);
}
