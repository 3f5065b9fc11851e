import { createLane } from '../../platform/lanes.ts';
import { shelf } from '../../platform/shelf.ts';

/** Whole readings at once: half of the connections stay for whatever else the portal does. */
const GATHERING = { atOnce: 6, waiting: 500 };

/** By far sooner than changes are forgotten (`forgetOrderChanges`). */
const KEPT_MS = 12 * 60 * 60 * 1000;

interface Kept<Item> {
  item: Item;
  /** When it was last known to hold. */
  at: number;
}

/** How an item is found. */
interface Reads<Item> {
  all: () => Promise<Item>;
  /** The item as it is now, by what it was; null where that does not tell. */
  changes: (item: Item) => Promise<Item | null>;
}

/**
 * What was read last, which is brought up to date for whoever asks for it.
 * @param limits `dear`: what took fewer milliseconds to read is read again instead
 */
export function keptReads<Item>({
  capacity,
  dear,
  sizeOf,
}: {
  capacity: number;
  dear: number;
  sizeOf: (item: Item) => number;
}) {
  const kept = shelf<Kept<Item>>(capacity, ({ item }) => sizeOf(item));
  const reading = new Map<string, Promise<Item>>();
  const waiting = new Map<string, Promise<Item>>();
  const inTurn = createLane(GATHERING);

  async function readAll(all: Reads<Item>['all']): Promise<{ item: Item; isDear: boolean }> {
    return inTurn(async () => {
      const begun = performance.now();
      const item = await all();
      return { item, isDear: performance.now() - begun >= dear };
    });
  }

  async function read(key: string, { all, changes }: Reads<Item>): Promise<Item> {
    const at = performance.now();
    const last = kept.get(key);
    const present = last && at - last.at < KEPT_MS ? await changes(last.item) : null;
    const { item, isDear } = present === null ? await readAll(all) : { item: present, isDear: true };
    if (last || isDear) kept.put(key, { item, at });
    return item;
  }

  function begin(key: string, reads: Reads<Item>): Promise<Item> {
    const begun = read(key, reads).finally(() => reading.delete(key));
    reading.set(key, begun);
    return begun;
  }

  /**
   * What is kept under a key, as it is now. What is being read already may not know of what changed just before a caller
   * came: all who come meanwhile share the next reading.
   */
  return (key: string, reads: Reads<Item>): Promise<Item> => {
    const shared = waiting.get(key);
    if (shared) return shared;
    const begun = reading.get(key);
    if (!begun) return begin(key, reads);
    const after = () => {
      waiting.delete(key);
      return begin(key, reads);
    };
    // Whether it fails matters to those who wait for it alone.
    const next = begun.then(after, after);
    waiting.set(key, next);
    return next;
  };
}
