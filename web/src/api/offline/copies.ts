import { clear, createStore, del, delMany, entries, get, set } from 'idb-keyval';
import { getCopyOwner } from './copy-owner';

/** Copies of the server's responses in IndexedDB, by the hash of their query. */

const MAX_COPIES = 1_000;
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;

/** A response and when it was received, in milliseconds. */
export interface Copy {
  owner: string;
  receivedAt: number;
  content: unknown;
}

const store = createStore('cromia-offline', 'copies');

/** The copy of a response for the owner, or undefined. */
export async function readCopy(owner: string, key: string): Promise<Copy | undefined> {
  const copy = await get<Copy>(key, store);
  return copy?.owner === owner && Date.now() - copy.receivedAt <= MAX_AGE_MS ? copy : undefined;
}

/** Stores a response, unless its owner has logged out meanwhile. */
export async function writeCopy(owner: string, key: string, content: unknown): Promise<void> {
  if (getCopyOwner() === owner) await set(key, { owner, receivedAt: Date.now(), content }, store);
}

export function deleteCopy(key: string): Promise<void> {
  return del(key, store);
}

export function deleteCopies(): Promise<void> {
  return clear(store);
}

/** Deletes expired copies, and the oldest ones above the limit. */
export async function pruneCopies(): Promise<void> {
  const copies = (await entries<string, Copy>(store)).sort(([, a], [, b]) => b.receivedAt - a.receivedAt);
  const expired = copies.filter(
    ([, { receivedAt }], index) => index >= MAX_COPIES || Date.now() - receivedAt > MAX_AGE_MS,
  );
  await delMany(
    expired.map(([key]) => key),
    store,
  );
}
