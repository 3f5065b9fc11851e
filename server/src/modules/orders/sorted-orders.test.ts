import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHUNK_RECORDS,
  idOf,
  recordsOfSlice,
  type SortedOrders,
  sortedOrders,
  withChanges,
} from './sorted-orders.ts';

const WIDTH = 18;

/** A record of a key and the id of an order. */
function record(key: number, order: number): Buffer {
  const bytes = Buffer.alloc(WIDTH);
  bytes.writeUInt16BE(key);
  // Ids that begin alike are told apart by their end.
  bytes.writeUInt32BE(order % 3, 2);
  bytes.writeUInt32BE(order, WIDTH - 4);
  return bytes;
}

/** The list of orders by their keys, in chunks of so many. */
function listOf(keys: ReadonlyMap<number, number>, inChunk: number): SortedOrders {
  const records = [...keys].map(([order, key]) => record(key, order)).sort(Buffer.compare);
  const chunks: Buffer[] = [];
  for (let at = 0; at < records.length; at += inChunk) {
    chunks.push(Buffer.concat(records.slice(at, at + inChunk)));
  }
  return sortedOrders(WIDTH, chunks);
}

function all(list: SortedOrders): string[] {
  return recordsOfSlice(list, { offset: 0, size: list.total }, false).map(idOf);
}

const orders = fc
  .uniqueArray(fc.tuple(fc.nat(40), fc.nat(5)), { selector: ([order]) => order })
  .map((of) => new Map(of));

function recordsOf(keys: ReadonlyMap<number, number>, changed: readonly number[]): Buffer[] {
  return changed.flatMap((order) => {
    const key = keys.get(order);
    return key === undefined ? [] : [record(key, order)];
  });
}

describe('a list of sorted orders', () => {
  it('is after any changes what it is when it is put together anew', () => {
    const inChunk = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(
        orders,
        orders,
        orders,
        fc.array(fc.nat(40)),
        inChunk,
        (before, news, never, gone, size) => {
          const after = new Map([...before, ...news]);
          for (const order of gone) after.delete(order);
          const changed = [...new Set([...gone, ...news.keys()])];
          const old = listOf(before, size);
          const stood = all(old);
          // What stands nowhere does no harm, nor does what is named twice.
          const elsewhere = recordsOf(never, changed).filter(
            (one) => !recordsOf(before, changed).some((it) => it.equals(one)),
          );
          const left = [...elsewhere, ...recordsOf(before, changed), ...recordsOf(after, changed)];
          const list = withChanges(old, left, recordsOf(after, changed));
          expect(all(list)).toEqual(all(listOf(after, size)));
          expect(list.total).toBe(after.size);
          expect(list.chunks.every(({ length }) => length > 0)).toBe(true);
          // Whoever reads the list as it was is not disturbed.
          expect(all(old)).toEqual(stood);
        },
      ),
    );
  });

  it('gives any slice, from either end', () => {
    const inChunk = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(orders, fc.nat(45), fc.nat(45), inChunk, (keys, offset, size, of) => {
        const list = listOf(keys, of);
        const ids = all(list);
        expect(recordsOfSlice(list, { offset, size }, false).map(idOf)).toEqual(
          ids.slice(offset, offset + size),
        );
        expect(recordsOfSlice(list, { offset, size }, true).map(idOf)).toEqual(
          ids.reverse().slice(offset, offset + size),
        );
      }),
    );
  });

  it('shares with the list before what did not change', () => {
    const list = listOf(new Map(Array.from({ length: 30 }, (_, order) => [order, order])), 10);
    const same = withChanges(list, [record(4, 4)], [record(4, 4)]);
    same.chunks.forEach((chunk, index) => {
      expect(chunk).toBe(list.chunks[index]);
    });
    const shorter = withChanges(list, [record(12, 12)], []);
    expect(shorter.chunks[0]).toBe(list.chunks[0]);
    expect(shorter.chunks[1]).not.toBe(list.chunks[1]);
    expect(shorter.chunks[2]).toBe(list.chunks[2]);
  });

  it('parts a chunk that has grown', () => {
    const before = new Map(Array.from({ length: 2 * CHUNK_RECORDS }, (_, order) => [order, 7]));
    const list = listOf(before, before.size);
    const longer = withChanges(list, [], [record(6, 9_000)]);
    expect(longer.chunks.map(({ length }) => length / WIDTH)).toEqual([CHUNK_RECORDS, CHUNK_RECORDS, 1]);
    expect(all(longer)).toEqual(all(listOf(new Map([...before, [9_000, 6]]), before.size)));
  });
});
