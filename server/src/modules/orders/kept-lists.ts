import { createHash } from 'node:crypto';
import type { OrderStatus } from '@cromia/domain/orders/order';
import type { Database } from '../../platform/database.ts';
import {
  type KnownCounts,
  type KnownIds,
  type KnownTotal,
  readCounts,
  readIds,
  readTotal,
  walkFrom,
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

/** How lists are kept. */
interface Sizes {
  /** What took longer to read than so many milliseconds is kept. */
  dear: number;
  /** Orders at an end of a list that are sooner walked to. */
  shallow: number;
  /** A list of no more orders is kept by all of its ids. */
  whole: number;
  /** A longer one by so many, evenly. */
  marks: number;
  /** A status is rare that one of more orders has. */
  rare: number;
}

const SIZES: Sizes = { dear: 5, shallow: SHALLOW, whole: GATHERED, marks: 2_000, rare: 50 };

const COUNTS_BYTES = 512 * 1024;
const IDS_BYTES = 16 * 1024 * 1024;
/** Of what belongs to a key, beside its ids: about. */
const ENTRY_BYTES = 1_000;
const ID_BYTES = 16;

/** Whether tallies know neither what a list is narrowed to, nor its order. */
function isUnknown(filter: OrderFilter, { sort }: Slice): boolean {
  if (filter.orderCode?.isWhole) return false;
  const isByTallies = sort.field !== 'orderCode' && sort.field !== 'deliveryDate';
  return !isTallied(filter) || (filter.codePart !== null && !isByTallies);
}

/** Whether a list stands by status and is one of those whose orders of a rare status no index leads to. */
function isByTalliedStatus(filter: OrderFilter, { sort }: Slice): boolean {
  const { status, codePart } = filter;
  return sort.field === 'status' && status === undefined && codePart !== null && isTallied(filter);
}

function keyOf(filter: OrderFilter, ...order: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify({ ...filter, order }))
    .digest('base64');
}

/** One of the ids that are kept; none behind the last. */
function idAt({ ids }: KnownIds, place: number): string | undefined {
  const start = place * ID_BYTES;
  return start < ids.length ? ids.toString('hex', start, start + ID_BYTES) : undefined;
}

interface Page {
  /** Orders of the whole list. */
  total: number;
  rows: OrderRow[];
}

/** Pages of lists of orders, of which what is dear to find out is kept (docs/decisions/0014). */
export function orderLists(db: Database, sizes: Sizes = SIZES) {
  const { shallow, whole, marks, rare, dear } = sizes;
  const counts = { capacity: COUNTS_BYTES, dear, sizeOf: () => ENTRY_BYTES };
  const totals = keptReads<KnownTotal>(db, counts);
  const countsByStatus = keptReads<KnownCounts>(db, counts);
  const lists = keptReads<KnownIds>(db, {
    capacity: IDS_BYTES,
    dear: 0,
    sizeOf: ({ ids }) => ids.length + ENTRY_BYTES,
  });

  /** Every `step`-th id of a list. */
  async function listOf(filter: OrderFilter, sort: Slice['sort'], step: number): Promise<KnownIds> {
    const key = keyOf(filter, sort.field, sort.direction, String(step));
    const { item } = await lists(key, filter, () => readIds(db, filter, sort, step));
    return item;
  }

  async function countsOf(filter: OrderFilter): Promise<ReadonlyMap<OrderStatus, number>> {
    if (isTallied(filter)) return countByStatus(db, filter);
    const { item } = await countsByStatus(keyOf(filter), filter, () => readCounts(db, filter));
    return item.byStatus;
  }

  /** Of each status its own slice: a list by status cannot be walked from one of its orders. */
  async function idsByStatus(filter: OrderFilter, slice: Slice, all: number): Promise<string[]> {
    const counts = await countsOf(filter);
    const ids: string[] = [];
    for (const { status, slice: part } of slicesByStatus(counts, slice)) {
      const total = counts.get(status) ?? 0;
      const ofStatus = { ...filter, status };
      const isWalked = isTallied(filter) && total * rare >= all;
      ids.push(
        ...(isWalked ? await listOrderIds(db, ofStatus, part, total) : await idsOf(ofStatus, part, total)),
      );
    }
    return ids;
  }

  async function idsOfLong(filter: OrderFilter, slice: Slice, total: number): Promise<string[]> {
    const { offset, size } = slice;
    const { field, direction } = slice.sort;
    if (offset <= shallow) return listOrderIds(db, filter, slice, total);
    if (field === 'status') return idsByStatus(filter, slice, total);
    if (total - offset - size <= shallow) return listOrderIds(db, filter, slice, total);
    const sort = { field, direction };
    const step = Math.ceil(total / marks);
    const list = await listOf(filter, sort, step);
    const from = idAt(list, Math.floor(offset / step));
    if (from === undefined) return [];
    const until = idAt(list, Math.ceil((offset + size) / step));
    return walkFrom(db, filter, { sort, from, until, offset: offset % step, size }, total);
  }

  async function idsOf(filter: OrderFilter, slice: Slice, total: number): Promise<string[]> {
    if (isByTalliedStatus(filter, slice)) return idsByStatus(filter, slice, total);
    if (total > whole) return idsOfLong(filter, slice, total);
    const list = await listOf(filter, slice.sort, 1);
    const ids: string[] = [];
    for (let place = slice.offset; place < slice.offset + slice.size; place++) {
      const id = idAt(list, place);
      if (id !== undefined) ids.push(id);
    }
    return ids;
  }

  /** Whether a list is of a status that few of its orders have: no index leads to them. */
  async function isRare(filter: OrderFilter, total: number): Promise<boolean> {
    if (!isTallied(filter) || filter.codePart === null || filter.status === undefined) return false;
    const all = await countOrders(db, { ...filter, status: undefined });
    return all > shallow && total * rare < all;
  }

  /** Whether a slice is found by what is kept of its list, and how many orders that has. */
  async function begin(filter: OrderFilter, slice: Slice): Promise<{ total: number; isByKept: boolean }> {
    if (isTallied(filter)) {
      const total = await countOrders(db, filter);
      const isLong = total > shallow && (isUnknown(filter, slice) || isByTalliedStatus(filter, slice));
      return { total, isByKept: isLong || (await isRare(filter, total)) };
    }
    if (!isUnknown(filter, slice)) return { total: await countOrders(db, filter), isByKept: false };
    const { item, isDear } = await totals(keyOf(filter), filter, () => readTotal(db, filter));
    return { total: item.total, isByKept: isDear || item.total > shallow };
  }

  /** A slice as one statement chooses and shows it. */
  async function atOnce(filter: OrderFilter, slice: Slice, total: number): Promise<Page> {
    return { total, rows: await listOrders(db, filter, slice, total) };
  }

  /** A slice of a list, and how many orders the whole one has. */
  return async (filter: OrderFilter, slice: Slice): Promise<Page> => {
    const { total, isByKept } = await begin(filter, slice);
    if (!isByKept || slice.offset >= total) return atOnce(filter, slice, total);
    const size = Math.min(slice.size, total - slice.offset);
    const rows = await listOrdersById(db, await idsOf(filter, { ...slice, size }, total));
    const fits = ({ status }: OrderRow) => filter.status === undefined || filter.status === status;
    const found = new Set(rows.map(({ id }) => id)).size;
    if (found === size && rows.every(fits)) return { total, rows };
    // Orders have changed since their list was read.
    return atOnce(filter, slice, await countOrders(db, filter));
  };
}

const ofDatabase = new WeakMap<Database, ReturnType<typeof orderLists>>();

/** A slice of a list of orders, and how many orders the whole one has. */
export function readSlice(db: Database, filter: OrderFilter, slice: Slice): Promise<Page> {
  const lists = ofDatabase.get(db) ?? orderLists(db);
  ofDatabase.set(db, lists);
  return lists(filter, slice);
}
