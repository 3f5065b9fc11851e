import { createLane, type Lane } from '../../platform/lanes.ts';
import { shelf } from '../../platform/shelf.ts';

/** By far sooner than changes are forgotten (`forgetOrderChanges`). */
const KEPT_MS = 12 * 60 * 60 * 1000;

interface Kept<Item> {
  item: Item;
  /** When it was last known to hold. */
  at: number;
}

/** How an item is found. */
interface Reads<Item> {
  /** For whom. */
  owner: string;
  all: () => Promise<Item>;
  /** The item as it is now, by what it was; null where that does not tell. */
  changes: (item: Item) => Promise<Item | null>;
}

interface Limits<Item> {
  /** Bytes of all that is kept. */
  capacity: number;
  sizeOf: (item: Item) => number;
  /** What took fewer milliseconds to read is read again instead. */
  dear: number;
  /** Whole readings at once, of all owners and of one, so that neither the portal nor the others are held up by them. */
  atOnce: number;
  ofOne: number;
}

/** Whole readings of one owner that may wait for their turn, and of all. */
const WAITING = { ofOne: 20, ofAll: 200 };

/** Lanes of their own for owners, as long as they have work. */
function ownersLanes(atOnce: number): (owner: string) => Lane {
  const lanes = new Map<string, { lane: Lane; works: number }>();
  return (owner) => async (work) => {
    const own = lanes.get(owner) ?? { lane: createLane({ atOnce, waiting: WAITING.ofOne }), works: 0 };
    lanes.set(owner, own);
    own.works += 1;
    try {
      return await own.lane(work);
    } finally {
      own.works -= 1;
      if (own.works === 0) lanes.delete(owner);
    }
  };
}

/**
 * What was read last, which is brought up to date for whoever asks for it.
 * @throws Problem ServiceUnavailable where too many whole readings wait already
 */
export function keptReads<Item>({ capacity, sizeOf, dear, atOnce, ofOne }: Limits<Item>) {
  const kept = shelf<Kept<Item>>(capacity, ({ item }) => sizeOf(item));
  const reading = new Map<string, Promise<Item>>();
  const waiting = new Map<string, Promise<Item>>();
  const laneOf = ownersLanes(ofOne);
  const inTurn = createLane({ atOnce, waiting: WAITING.ofAll });

  /** Reads all of it in turn; time is taken of the reading alone. */
  function readAll({ owner, all }: Reads<Item>): Promise<{ item: Item; isDear: boolean }> {
    const work = async () => {
      const begun = performance.now();
      const item = await all();
      return { item, isDear: performance.now() - begun >= dear };
    };
    return laneOf(owner)(() => inTurn(work));
  }

  async function read(key: string, reads: Reads<Item>): Promise<Item> {
    const at = performance.now();
    const last = kept.get(key);
    const present = last && at - last.at < KEPT_MS ? await reads.changes(last.item) : null;
    const { item, isDear } = present === null ? await readAll(reads) : { item: present, isDear: true };
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
