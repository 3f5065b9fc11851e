import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/**
 * What is kept packed by gzip, for the few callers who take it only as it is: unfolded piece by piece as they read, so
 * that many of them, or slow ones, take no memory for the whole of it.
 */
export function unpacked(packed: Uint8Array): Readable {
  const unfolding = createGunzip();
  unfolding.end(packed);
  return unfolding;
}
