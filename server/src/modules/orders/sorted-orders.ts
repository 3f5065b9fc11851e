/** Bytes of an order's id, which ends its record. */
const ID_BYTES = 16;

/** Records of a buffer: what is changed in a long list is a small part of it. */
export const CHUNK_RECORDS = 4_096;

/**
 * The orders of a list: of each a record, its key and its id, in the order of the records' bytes. A list does not change:
 * another is made of it, which shares what both have.
 */
export interface SortedOrders {
  /** Bytes of a record. */
  width: number;
  /** Of one or more records each. */
  chunks: readonly Buffer[];
  /** Orders of the list. */
  total: number;
}

/** The list of records that come in order. */
export function sortedOrders(width: number, chunks: readonly Buffer[]): SortedOrders {
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  return { width, chunks, total: bytes / width };
}

/** The id that ends a record, as 32 hexadecimal digits. @param end of the record in its buffer */
function idBefore(buffer: Buffer, end: number): string {
  return buffer.toString('hex', end - ID_BYTES, end);
}

/** The ids of a slice of a list, as 32 hexadecimal digits each. @param isReversed whether the list is read from its end */
export function idsOfSlice(
  { width, chunks, total }: SortedOrders,
  { offset, size }: { offset: number; size: number },
  isReversed: boolean,
): string[] {
  const end = Math.min(offset + size, total);
  const [from, until] = isReversed ? [total - end, total - offset] : [offset, end];
  const ids: string[] = [];
  let passed = 0;
  for (const chunk of chunks) {
    const records = chunk.length / width;
    for (let place = Math.max(from - passed, 0); place < Math.min(until - passed, records); place++) {
      ids.push(idBefore(chunk, (place + 1) * width));
    }
    passed += records;
  }
  return isReversed ? ids.reverse() : ids;
}

/** The first of so many places where a condition holds, which holds for all behind it; their number where it never does. */
function firstPlace(places: number, holds: (place: number) => boolean): number {
  let low = 0;
  let high = places;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

interface Place {
  /** Which chunk. */
  index: number;
  chunk: Buffer;
  /** The byte in it. */
  byte: number;
  isThere: boolean;
}

/** Where a record stands, or would stand. @param chunks at least one */
function placeOf(chunks: readonly Buffer[], width: number, record: Buffer): Place {
  const at = (chunk: Buffer, byte: number) => chunk.compare(record, 0, width, byte, byte + width);
  // Behind the first record of its chunk, but for one that stands before all.
  const behind = firstPlace(chunks.length, (index) => at(chunks[index] as Buffer, 0) > 0);
  const index = Math.max(behind - 1, 0);
  const chunk = chunks[index] as Buffer;
  const byte = width * firstPlace(chunk.length / width, (place) => at(chunk, place * width) >= 0);
  return { index, chunk, byte, isThere: byte < chunk.length && at(chunk, byte) === 0 };
}

/** Takes a record out of chunks, which are changed, if it is there. */
function remove(chunks: Buffer[], width: number, record: Buffer): void {
  if (chunks.length === 0) return;
  const { index, chunk, byte, isThere } = placeOf(chunks, width, record);
  if (!isThere) return;
  const shorter = Buffer.concat([chunk.subarray(0, byte), chunk.subarray(byte + width)]);
  chunks.splice(index, 1, ...(shorter.length === 0 ? [] : [shorter]));
}

/** Puts a record into chunks, which are changed, where it is not there yet. */
function insert(chunks: Buffer[], width: number, record: Buffer): void {
  if (chunks.length === 0) {
    chunks.push(Buffer.from(record));
    return;
  }
  const { index, chunk, byte, isThere } = placeOf(chunks, width, record);
  if (isThere) return;
  const longer = Buffer.concat([chunk.subarray(0, byte), record, chunk.subarray(byte)]);
  const half = CHUNK_RECORDS * width;
  const isFull = longer.length > 2 * half;
  const parts = isFull
    ? [Buffer.from(longer.subarray(0, half)), Buffer.from(longer.subarray(half))]
    : [longer];
  chunks.splice(index, 1, ...parts);
}

/**
 * The list as it is after some of its orders changed.
 * @param before records of the changed orders that may be in it, as all that were
 * @param now records of those of them that are in it
 */
export function withChanges(
  { width, chunks }: SortedOrders,
  before: readonly Buffer[],
  now: readonly Buffer[],
): SortedOrders {
  const changed = [...chunks];
  // An order that stands where it stood is most often all that there is.
  const staying = new Set(now.map((record) => record.toString('hex')));
  for (const record of before) {
    if (!staying.has(record.toString('hex'))) remove(changed, width, record);
  }
  for (const record of now) insert(changed, width, record);
  return sortedOrders(width, changed);
}
