/**
 * A seeded random generator (mulberry32). The demo must be identical on every machine and at every start, so it never
 * uses the runtime's randomness.
 */
export interface Prng {
  /** A number in [0, 1). */
  next(): number;
  /** An integer between `from` and `to`, both inclusive. */
  int(from: number, to: number): number;
  /** True in `percent` % of the calls. */
  chance(percent: number): boolean;
  /** One element of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** `count` distinct elements in random order, or all of them when there are fewer. */
  sample<T>(list: readonly T[], count: number): T[];
  /** `count` decimal digits, as a string. */
  digits(count: number): string;
  /** A reproducible UUID in version 4 format. */
  uuid(): string;
}

/** A generator seeded with a word. The same word gives the same sequence. */
export function createPrng(word: string): Prng {
  let state = 2166136261;
  for (const char of word) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;

  const nextValue = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number): number => from + Math.floor(nextValue() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[int(0, list.length - 1)];
    if (picked === undefined) throw new Error('Expected a non-empty list');
    return picked;
  };
  const hex = (count: number): string =>
    Array.from({ length: count }, () => int(0, 15).toString(16)).join('');

  return {
    next: nextValue,
    int,
    pick,
    chance: (percent) => nextValue() * 100 < percent,
    sample: (list, count) => {
      const rest = [...list];
      const picked: (typeof rest)[number][] = [];
      while (picked.length < count && rest.length > 0)
        picked.push(...rest.splice(int(0, rest.length - 1), 1));
      return picked;
    },
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`,
  };
}
