import { createHash } from 'node:crypto';
import type { OrderStatus } from '@cromia/domain/orders/order';
import type { Database } from '../../platform/database.ts';
import { shelf } from '../../platform/shelf.ts';
import { isUnchanged, type Known, type KnownIds, readIds, readTotal, walkFrom } from './kept-list-queries.ts';
import type { OrderFilter } from './order-filter-queries.ts';
import { countOrders, listOrderIds, listOrders, listOrdersById, type OrderRow } from './order-queries.ts';
import {
  GATHERED,
  isTallied,
  SHALLOW,
  type Slice,
  slicesByStatus,
  statusesOf,
} from './order-tally-queries.ts';

/** How lists are kept. */
interface Sizes {
  /** A list of no more orders is kept by all of its ids. */
  whole: number;
  /** A longer one by so many, evenly. */
  marks: number;
  /** Orders at either end of a longer one that are sooner walked to. */
  shallow: number;
  /** A status is rare that one of more orders has. */
  rare: number;
}

const SIZES: Sizes = { whole: GATHERED, marks: 2_000, shallow: SHALLOW, rare: 50 };

const TOTALS_BYTES = 1024 * 1024;
const IDS_BYTES = 16 * 1024 * 1024;
/** Of what belongs to a key, beside its ids: about. */
const ENTRY_BYTES = 500;
const ID_BYTES = 16;

/** Sooner than changes are forgotten (`forgetOrderChanges`), by far. */
const KEPT_MS = 12 * 60 * 60 * 1000;

/** What was read of lists last, each as long as no order of it has changed. */
function memory<Item extends Known>(db: Database, capacity: number, sizeOf: (item: Item) => number) {
  const kept = shelf<{ item: Item; readAt: number }>(capacity, ({ item }) => sizeOf(item));
  const reading = new Map<string, Promise<Item>>();

  async function keep(key: string, read: () => Promise<Item>): Promise<Item> {
    const readAt = performance.now();
    const item = await read();
    kept.put(key, { item, readAt });
    return item;
  }

  function young(key: string): Item | undefined {
    const known = kept.get(key);
    return known && performance.now() - known.readAt < KEPT_MS ? known.item : undefined;
  }

  /** What is kept under a key if it still holds; else it is read, once for all who ask meanwhile. */
  return async (key: string, filter: OrderFilter, read: () => Promise<Item>): Promise<Item> => {
    const last = (await reading.get(key)) ?? young(key);
    if (last && (await isUnchanged(db, filter, last))) return last;
    // Whatever else is kept or read by now was begun after this caller came.
    const newer = young(key);
    if (newer && newer !== last) return newer;
    const begun = reading.get(key);
    if (begun) return begun;
    const anew = keep(key, read).finally(() => reading.delete(key));
    reading.set(key, anew);
    return anew;
  };
}

/** Whether tallies know neither what a list is narrowed to, nor its order. */
function isUnknown(filter: OrderFilter, { sort }: Slice): boolean {
  if (filter.orderCode?.isWhole) return false;
  const isByTallies = sort.field !== 'orderCode' && sort.field !== 'deliveryDate';
  return !isTallied(filter) || (filter.serials !== null && !isByTallies);
}

function keyOf(filter: OrderFilter, ...order: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify({ ...filter, order }))
    .digest('base64');
}

function idAt({ ids, step }: KnownIds, place: number): string {
  const start = (place / step) * ID_BYTES;
  return ids.toString('hex', start, start + ID_BYTES);
}

/** Pages of lists of orders, of which what is dear to find out is kept (docs/decisions/0014). */
export function orderLists(db: Database, { whole, marks, shallow, rare }: Sizes = SIZES) {
  const totals = memory<Known>(db, TOTALS_BYTES, () => ENTRY_BYTES);
  const lists = memory<KnownIds>(db, IDS_BYTES, ({ ids }) => ids.length + ENTRY_BYTES);

  async function totalOf(filter: OrderFilter): Promise<number> {
    if (isTallied(filter)) return countOrders(db, filter);
    const { total } = await totals(keyOf(filter), filter, () => readTotal(db, filter));
    return total;
  }

  /** Of each status its own slice: a list by status cannot be walked from one of its orders. */
  async function idsByStatus(filter: OrderFilter, slice: Slice): Promise<string[]> {
    const counts = new Map<OrderStatus, number>();
    for (const status of statusesOf(filter)) counts.set(status, await totalOf({ ...filter, status }));
    const ids: string[] = [];
    for (const { status, slice: part } of slicesByStatus(counts, slice)) {
      ids.push(...(await idsOf({ ...filter, status }, part, counts.get(status) ?? 0)));
    }
    return ids;
  }

  /** Every `step`-th id of a list. */
  function listOf(filter: OrderFilter, sort: Slice['sort'], step: number): Promise<KnownIds> {
    const key = keyOf(filter, sort.field, sort.direction, String(step));
    return lists(key, filter, () => readIds(db, filter, sort, step));
  }

  async function idsOfLong(filter: OrderFilter, slice: Slice, total: number): Promise<string[]> {
    const { offset, size } = slice;
    const { field, direction } = slice.sort;
    if (field === 'status') return idsByStatus(filter, slice);
    if (Math.min(offset, total - offset - size) <= shallow) return listOrderIds(db, filter, slice, total);
    const sort = { field, direction };
    const step = Math.ceil(total / marks);
    const list = await listOf(filter, sort, step);
    if (offset >= list.total) return [];
    const passed = offset % step;
    const next = Math.ceil((offset + size) / step) * step;
    const until = next < list.total ? idAt(list, next) : undefined;
    const stretch = { sort, from: idAt(list, offset - passed), until, offset: passed, size };
    return walkFrom(db, filter, stretch, list.total);
  }

  async function idsOf(filter: OrderFilter, slice: Slice, total: number): Promise<string[]> {
    if (total > whole) return idsOfLong(filter, slice, total);
    const list = await listOf(filter, slice.sort, 1);
    const end = Math.min(slice.offset + slice.size, list.total);
    const ids: string[] = [];
    for (let place = slice.offset; place < end; place++) ids.push(idAt(list, place));
    return ids;
  }

  /** Whether a list is of a status that few orders of its serial have: no index leads to them. */
  async function isRare(filter: OrderFilter, total: number): Promise<boolean> {
    if (!isTallied(filter) || filter.serials === null || filter.status === undefined) return false;
    return total * rare < (await countOrders(db, { ...filter, status: undefined }));
  }

  /** A slice of a list, and how many orders the whole one has. */
  return async (filter: OrderFilter, slice: Slice): Promise<{ total: number; rows: OrderRow[] }> => {
    const isKept = isUnknown(filter, slice);
    const total = isKept ? await totalOf(filter) : await countOrders(db, filter);
    if (!isKept && !(await isRare(filter, total))) {
      return { total, rows: await listOrders(db, filter, slice, total) };
    }
    if (slice.offset >= total) return { total, rows: [] };
    const ids = await idsOf(filter, { ...slice, size: Math.min(slice.size, total - slice.offset) }, total);
    return { total, rows: await listOrdersById(db, ids) };
  };
}

const ofDatabase = new WeakMap<Database, ReturnType<typeof orderLists>>();

/** A slice of a list of orders, and how many orders the whole one has. */
export function readSlice(
  db: Database,
  filter: OrderFilter,
  slice: Slice,
): Promise<{ total: number; rows: OrderRow[] }> {
  const lists = ofDatabase.get(db) ?? orderLists(db);
  ofDatabase.set(db, lists);
  return lists(filter, slice);
}
