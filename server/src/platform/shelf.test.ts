import { describe, expect, it } from 'vitest';
import { shelf } from './shelf.ts';

const item = (version: number, bytes = 10) => ({ version, bytes });
type Item = ReturnType<typeof item>;
const sizeOf = ({ bytes }: Item) => bytes;
const versionOf = ({ version }: Item) => version;

describe('what is kept', () => {
  it('is given out in the version that is known, or a newer one, never an older one', () => {
    const kept = shelf(100, sizeOf, versionOf);
    kept.put('F120', item(2));
    expect(kept.get('F120', 2)?.version).toBe(2);
    expect(kept.get('F120', 1)?.version).toBe(2);
    expect(kept.get('F120', 3)).toBeUndefined();
    kept.put('F120', item(1));
    expect(kept.get('F120', 1)?.version).toBe(2);
  });

  it('is what was used last, as much as fits', () => {
    const kept = shelf(30, sizeOf, versionOf);
    for (const name of ['a', 'b', 'c']) kept.put(name, item(1));
    kept.get('a', 1);
    kept.put('d', item(1));
    expect(['a', 'b', 'c', 'd'].filter((name) => kept.get(name, 1))).toEqual(['a', 'c', 'd']);
    kept.put('e', item(1, 30));
    expect(['a', 'c', 'd', 'e'].filter((name) => kept.get(name, 1))).toEqual(['e']);
  });

  it('is not driven out by what does not fit at all', () => {
    const kept = shelf(30, sizeOf, versionOf);
    kept.put('a', item(1));
    kept.put('b', item(1));
    kept.put('c', item(1, 31));
    kept.put('b', item(2, 31));
    expect(['a', 'b', 'c'].filter((name) => kept.get(name, 1))).toEqual(['a']);
  });

  it('is given out whatever its version, where that never changes', () => {
    const kept = shelf(30, sizeOf);
    kept.put('a', item(1));
    kept.put('a', item(1, 20));
    kept.put('b', item(1));
    expect(kept.get('a')?.bytes).toBe(20);
    expect(kept.get('b')).toBeDefined();
  });
});
