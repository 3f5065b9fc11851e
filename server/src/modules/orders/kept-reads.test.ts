import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { keptReads } from './kept-reads.ts';

interface Item {
  reading: number;
}

/** What counts how often it was read as a whole, and brought up to date. */
function counted({ dear = 0, tells = true }: { dear?: number; tells?: boolean } = {}) {
  const get = keptReads<Item>({ capacity: 100, sizeOf: () => 10, dear, atOnce: 2, ofOne: 1 });
  const times = { all: 0, changes: 0 };
  const ask = (isRefused = false) =>
    get('F120', {
      owner: 'customer',
      all: async () => {
        times.all += 1;
        await wait(5);
        if (isRefused) throw new Error('refused');
        return { reading: times.all };
      },
      changes: async (item) => {
        times.changes += 1;
        await wait(5);
        return tells ? item : null;
      },
    });
  return { times, ask };
}

describe('what was read last', () => {
  it('is brought up to date for whoever asks', async () => {
    const { times, ask } = counted();
    await ask();
    expect(await ask()).toEqual({ reading: 1 });
    expect(times).toEqual({ all: 1, changes: 1 });
  });

  it('is looked at once more for all who came while it was read: these may know of what was changed meanwhile', async () => {
    const { times, ask } = counted();
    await Promise.all([ask(), ask(), ask()]);
    expect(times).toEqual({ all: 1, changes: 1 });
  });

  it('is read anew where what changed does not tell', async () => {
    const { times, ask } = counted({ tells: false });
    await ask();
    expect(await ask()).toEqual({ reading: 2 });
    expect(times).toEqual({ all: 2, changes: 1 });
  });

  it('is not kept where it is soon read', async () => {
    const { times, ask } = counted({ dear: 1_000 });
    await ask();
    await ask();
    expect(times).toEqual({ all: 2, changes: 0 });
  });

  it('is refused to those alone whose reading failed', async () => {
    const { times, ask } = counted();
    const [first, second, third] = await Promise.allSettled([ask(true), ask(), ask()]);
    expect(first.status).toBe('rejected');
    expect([second, third]).toEqual([
      { status: 'fulfilled', value: { reading: 2 } },
      { status: 'fulfilled', value: { reading: 2 } },
    ]);
    expect(times).toEqual({ all: 2, changes: 0 });
  });

  it('is read whole a few at once, of one owner fewer, so that nobody holds up the others', async () => {
    const get = keptReads<Item>({ capacity: 100, sizeOf: () => 10, dear: 0, atOnce: 2, ofOne: 1 });
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const ask = (owner: string, key: string) =>
      get(key, {
        owner,
        all: () => {
          begun.push(key);
          return new Promise((resolve) => {
            ends.set(key, () => resolve({ reading: 1 }));
          });
        },
        changes: (item) => Promise.resolve(item),
      });
    const asked = [ask('one', 'a'), ask('one', 'b'), ask('other', 'c'), ask('third', 'd')];
    await vi.waitFor(() => expect(begun).toEqual(['a', 'c']));
    ends.get('c')?.();
    await vi.waitFor(() => expect(begun).toEqual(['a', 'c', 'd']));
    ends.get('a')?.();
    await vi.waitFor(() => expect(begun).toEqual(['a', 'c', 'd', 'b']));
    for (const end of ends.values()) end();
    await Promise.all(asked);
  });

  it('is refused where too much waits already', async () => {
    const get = keptReads<Item>({ capacity: 100, sizeOf: () => 10, dear: 0, atOnce: 2, ofOne: 1 });
    const { promise, resolve } = Promise.withResolvers<Item>();
    const ask = (owner: string, key: string) =>
      get(key, { owner, all: () => promise, changes: () => promise });
    const asked = Array.from({ length: 21 }, (_, place) => ask('one', String(place)));
    await expect(ask('one', 'more')).rejects.toMatchObject({ code: 'ServiceUnavailable' });
    const other = ask('other', 'o');
    resolve({ reading: 1 });
    await Promise.all([...asked, other]);
  });
});
