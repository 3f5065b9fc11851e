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

describe('questions that come at the same time', () => {
  it('are put together, and each gets its own answer', async () => {
    const { ask, batches } = recorder();
    expect(await Promise.all(numbers(10).map(ask))).toEqual(numbers(10).map((key) => key * 10));
    expect(batches).toEqual([numbers(10)]);
  });

  it('are put in several statements when they are many, at most two of them under way', async () => {
    const { ask, batches } = recorder();
    expect(await Promise.all(numbers(100).map(ask))).toEqual(numbers(100).map((key) => key * 10));
    expect(batches.map(({ length }) => length)).toEqual([32, 32, 32, 4]);
  });

  it('a question alone is asked alone, and one that comes later is asked anew', async () => {
    const { ask, batches } = recorder();
    expect(await ask(1)).toBe(10);
    expect(await ask(1)).toBe(10);
    expect(batches).toEqual([[1], [1]]);
  });

  it('one that cannot be answered does not take the others with it', async () => {
    const { ask } = recorder(2);
    const answers = await Promise.allSettled([1, 2, 3].map(ask));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await ask(4)).toBe(40);
  });

  it('an answer that is not whole is an error, not a wait without end', async () => {
    const ask = createBatchLoader(async () => []);
    await expect(ask(1)).rejects.toThrow('not answered whole');
  });
});
