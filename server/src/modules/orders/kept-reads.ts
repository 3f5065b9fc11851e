import type { Database } from '../../platform/database.ts';
import { shelf } from '../../platform/shelf.ts';
import { isUnchanged, type Known } from './kept-list-queries.ts';
import type { OrderFilter } from './order-filter-queries.ts';

/** By far sooner than changes are forgotten (`forgetOrderChanges`). */
const KEPT_MS = 12 * 60 * 60 * 1000;

interface Kept<Item> {
  item: Item;
  readAt: number;
  /** Whether it took long to read. */
  isDear: boolean;
}

/** What was read of lists last, each as long as no order of its customer, or of all, has changed. */
export function keptReads<Item extends Known>(
  db: Database,
  { capacity, dear, sizeOf }: { capacity: number; dear: number; sizeOf: (item: Item) => number },
) {
  const kept = shelf<Kept<Item>>(capacity, ({ item }) => sizeOf(item));
  const reading = new Map<string, Promise<Kept<Item>>>();

  async function keep(key: string, read: () => Promise<Item>): Promise<Kept<Item>> {
    const readAt = performance.now();
    const item = await read();
    const known = { item, readAt, isDear: performance.now() - readAt >= dear };
    // What is soon read again does not take the place of what is not.
    if (known.isDear) kept.put(key, known);
    return known;
  }

  function young(key: string): Kept<Item> | undefined {
    const known = kept.get(key);
    return known && performance.now() - known.readAt < KEPT_MS ? known : undefined;
  }

  /** What is kept under a key if it still holds; else it is read, once for all who ask meanwhile. */
  return async (key: string, filter: OrderFilter, read: () => Promise<Item>): Promise<Kept<Item>> => {
    const last = (await reading.get(key)) ?? young(key);
    if (last && (await isUnchanged(db, filter, last.item))) return last;
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
