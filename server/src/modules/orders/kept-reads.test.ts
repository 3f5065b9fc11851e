import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { keptReads } from './kept-reads.ts';

interface Item {
  reading: number;
}

/** What counts how often it was read as a whole, and brought up to date. */
function counted({ dear = 0, tells = true }: { dear?: number; tells?: boolean } = {}) {
  const get = keptReads<Item>({ capacity: 100, dear, sizeOf: () => 10 });
  const times = { all: 0, changes: 0 };
  const ask = (isRefused = false) =>
    get('F120', {
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
});
