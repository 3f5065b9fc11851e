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

/** The id that ends a record, as 32 hexadecimal digits. */
export function idOf(record: Buffer): string {
  return record.toString('hex', record.length - ID_BYTES);
}

/** The records of a slice of a list. @param isReversed whether the list is read from its end */
export function recordsOfSlice(
  { width, chunks, total }: SortedOrders,
  { offset, size }: { offset: number; size: number },
  isReversed: boolean,
): Buffer[] {
  const end = Math.min(offset + size, total);
  const [from, until] = isReversed ? [total - end, total - offset] : [offset, end];
  const records: Buffer[] = [];
  let passed = 0;
  for (const chunk of chunks) {
    const held = chunk.length / width;
    for (let place = Math.max(from - passed, 0); place < Math.min(until - passed, held); place++) {
      records.push(chunk.subarray(place * width, (place + 1) * width));
    }
    passed += held;
  }
  return isReversed ? records.reverse() : records;
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

/** Whether a record is to be in a list. */
interface Edit {
  record: Buffer;
  isWanted: boolean;
}

/** A chunk in which the records of some edits are, or are not. @param edits in the order of their records */
function editedChunk(chunk: Buffer, width: number, edits: readonly Edit[]): Buffer {
  const pieces: Buffer[] = [];
  let from = 0;
  for (const { record, isWanted } of edits) {
    const at = (place: number) => chunk.compare(record, 0, width, place * width, (place + 1) * width);
    const place = firstPlace(chunk.length / width, (place) => at(place) >= 0);
    const byte = place * width;
    const isThere = byte < chunk.length && at(place) === 0;
    if (isThere === isWanted) continue;
    pieces.push(chunk.subarray(from, byte));
    if (isWanted) pieces.push(record);
    from = isThere ? byte + width : byte;
  }
  return pieces.length === 0 ? chunk : Buffer.concat([...pieces, chunk.subarray(from)]);
}

/** A chunk that has grown, as several. */
function parted(chunk: Buffer, width: number): Buffer[] {
  const bytes = CHUNK_RECORDS * width;
  if (chunk.length <= 2 * bytes) return chunk.length === 0 ? [] : [chunk];
  return Array.from({ length: Math.ceil(chunk.length / bytes) }, (_, part) =>
    Buffer.from(chunk.subarray(part * bytes, (part + 1) * bytes)),
  );
}

/** Where an edit is to be made: as `Array.sort`. */
function byRecord(first: Edit, second: Edit): number {
  return first.record.compare(second.record);
}

/**
 * The list as it is after some of its orders changed.
 * @param before records of the changed orders that may be in it
 * @param now records of those of them that are in it
 */
export function withChanges(
  list: SortedOrders,
  before: readonly Buffer[],
  now: readonly Buffer[],
): SortedOrders {
  const { width, chunks } = list;
  const wanted = new Map<string, Edit>();
  for (const record of before) wanted.set(record.toString('hex'), { record, isWanted: false });
  for (const record of now) wanted.set(record.toString('hex'), { record, isWanted: true });
  const edits = [...wanted.values()].sort(byRecord);
  if (edits.length === 0) return list;
  let done = 0;
  const changed = (chunks.length === 0 ? [Buffer.alloc(0)] : chunks).flatMap((chunk, index) => {
    const next = chunks[index + 1];
    const from = done;
    // A chunk takes what stands before the first record of the next.
    if (!next) done = edits.length;
    else while (done < edits.length && (edits[done]?.record.compare(next, 0, width) ?? 0) < 0) done += 1;
    return from === done ? [chunk] : parted(editedChunk(chunk, width, edits.slice(from, done)), width);
  });
  return sortedOrders(width, changed);
}
