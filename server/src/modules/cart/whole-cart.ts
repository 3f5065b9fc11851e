import type { Viewer } from '../../platform/access.ts';
import type { Connection } from '../../platform/database.ts';
import { type JsonPart, jsonPart } from '../../platform/json-parts.ts';
import { shelf } from '../../platform/shelf.ts';
import type { ActingCustomer } from '../customers/service.ts';
import { cartFrame, shownLines, unwrittenCart } from './cart-answer.ts';
import { cartOwner, productsById } from './own-cart.ts';
import { setDirty } from './queries.ts';
import { type CartStates, findCartStates, lineOf } from './whole-cart-queries.ts';

/** Runs of lines kept at once, in bytes: some twenty thousand lines. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** What a run takes with its compressed form, which is a fifth of it, and beside its bytes. */
const COMPRESSED_SHARE = 1.2;
const OVERHEAD_BYTES = 2_000;

const ID_LENGTH = 36;

const COMMA = jsonPart(Buffer.from(','), true);

/** Lines that follow one another in a cart, as their owner sees them. */
interface Run {
  /** Of which lines in which state, for whom. */
  readonly name: string;
  /** Null where there are none. */
  readonly items: JsonPart | null;
  readonly changes: JsonPart | null;
}

/** The entries of a list without its brackets. */
function entries(list: readonly object[]): JsonPart | null {
  return list.length === 0 ? null : jsonPart(Buffer.from(JSON.stringify(list).slice(1, -1)), true);
}

function sizeOf({ name, items, changes }: Run): number {
  const bytes = (items?.plain.length ?? 0) + (changes?.plain.length ?? 0);
  return COMPRESSED_SHARE * bytes + name.length + OVERHEAD_BYTES;
}

/**
 * The lines in runs of sixteen on average. Which line ends one is told by its id alone, so that a line more or less
 * changes the run that it is in, and no other.
 */
function runsOf(lines: readonly string[]): string[][] {
  const runs: string[][] = [[]];
  for (const line of lines) {
    runs.at(-1)?.push(line);
    if (line[ID_LENGTH - 1] === '0') runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}
function listOf(parts: readonly (JsonPart | null)[]): JsonPart[] {
  return parts
    .filter((part) => part !== null)
    .flatMap((part, index) => (index === 0 ? [part] : [COMMA, part]));
}

/**
 * Whole carts as JSON, priced as of now. What is shown of lines is kept by the states of all that it was made of, and
 * each call asks the database for the states of now: what differs, and only that, is made anew.
 */
export function wholeCarts() {
  const kept = shelf<Run>(KEPT_BYTES, sizeOf);

  async function runs(
    db: Connection,
    viewer: Viewer,
    customer: ActingCustomer,
    { lines, terms }: CartStates,
  ): Promise<Run[]> {
    const wanted = runsOf(lines).map((states) => {
      const name = [viewer.role, customer.id, terms, ...states].join('\n');
      return { name, states, known: kept.get(name) };
    });
    const missing = wanted
      .filter(({ known }) => !known)
      .map(({ name, states }) => ({ name, rows: states.map(lineOf) }));
    const ids = missing.flatMap(({ rows }) => rows.map(({ productId }) => productId));
    const products = await productsById(db, customer, ids);
    const made = new Map(
      missing.map(({ name, rows }) => {
        const { items, changes } = shownLines(viewer, rows, products);
        return [name, { name, items: entries(items), changes: entries(changes) } as const];
      }),
    );
    for (const run of made.values()) kept.put(run.name, run);
    return wanted.flatMap(({ name, known }) => known ?? made.get(name) ?? []);
  }

  /** The caller's cart for a customer, as `readCart` answers it. */
  return async (db: Connection, viewer: Viewer, customer: ActingCustomer): Promise<JsonPart[]> => {
    const owner = cartOwner(viewer, customer);
    const cart = await findCartStates(db, owner);
    const shown = cart ? await runs(db, viewer, customer, cart) : [];
    const frame = cartFrame(viewer, customer, cart ?? unwrittenCart(owner), {
      itemCount: cart?.lines.length ?? 0,
      isChanged: shown.some(({ changes }) => changes !== null),
    });
    if (cart && frame.isDirty && !cart.isDirty) await setDirty(db, cart.id, true);
    return [
      jsonPart(Buffer.from(`${JSON.stringify(frame).slice(0, -1)},"items":[`)),
      ...listOf(shown.map(({ items }) => items)),
      jsonPart(Buffer.from('],"changes":[')),
      ...listOf(shown.map(({ changes }) => changes)),
      jsonPart(Buffer.from(']}')),
    ];
  };
}

export type WholeCarts = ReturnType<typeof wholeCarts>;
