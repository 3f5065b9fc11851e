import { describe, expect, it } from 'vitest';
import { createBatchLoader } from './batch-loader.ts';

/** Loads each key as ten times its value, records the batches, and fails for the key `failsOn`. */
function recorder(failsOn?: number) {
  const batches: number[][] = [];
  const ask = createBatchLoader(async (keys: readonly number[]) => {
    batches.push([...keys]);
    await new Promise((resolve) => setImmediate(resolve));
    if (failsOn !== undefined && keys.includes(failsOn)) throw new Error(`cannot answer ${failsOn}`);
    return keys.map((key) => key * 10);
  });
  return { ask, batches };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('a batch loader', () => {
  it('loads concurrent keys in one batch and returns each its own value', async () => {
    const { ask, batches } = recorder();
    expect(await Promise.all(numbers(10).map(ask))).toEqual(numbers(10).map((key) => key * 10));
    expect(batches).toEqual([numbers(10)]);
  });

  it('loads many keys in batches of at most 32', async () => {
    const { ask, batches } = recorder();
    expect(await Promise.all(numbers(100).map(ask))).toEqual(numbers(100).map((key) => key * 10));
    expect(batches.map(({ length }) => length)).toEqual([32, 32, 32, 4]);
  });

  it('loads a single key alone, and loads it again on a later call', async () => {
    const { ask, batches } = recorder();
    expect(await ask(1)).toBe(10);
    expect(await ask(1)).toBe(10);
    expect(batches).toEqual([[1], [1]]);
  });

  it('fails only the key that cannot be loaded', async () => {
    const { ask } = recorder(2);
    const answers = await Promise.allSettled([1, 2, 3].map(ask));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await ask(4)).toBe(40);
  });

  it('rejects an incomplete result instead of waiting forever', async () => {
    const ask = createBatchLoader(async () => []);
    await expect(ask(1)).rejects.toThrow('not answered whole');
  });
});
