import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isJsonTooDeep } from './json-depth.ts';

const nest = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

/** The depth of a parsed value. */
function measureDepth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(measureDepth));
}

describe('JSON', () => {
  it.each([
    ['32 arrays', nest(32), false],
    ['33 arrays', nest(33), true],
    ['32 objects', `${'{"a":'.repeat(32)}1${'}'.repeat(32)}`, false],
    ['33 objects', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, true],
    ['objects and arrays', `${'[{"a":'.repeat(17)}1${'}]'.repeat(17)}`, true],
    ['many shallow arrays', `[${Array(1_000).fill('[]').join(',')}]`, false],
    ['brackets in a text', JSON.stringify('['.repeat(100)), false],
    ['brackets after an escaped quote', JSON.stringify(`"${'['.repeat(100)}`), false],
    ['a deep array after a text that ends with a backslash', `["\\\\",${nest(32)}]`, true],
    ['brackets in a key', JSON.stringify({ ['{'.repeat(100)]: 1 }), false],
    ['unclosed arrays', '['.repeat(33), true],
    ['an unclosed text', `"${'['.repeat(100)}`, false],
    ['a deep array between spaces', `\n ${nest(33)}`, true],
    ['nothing', '', false],
  ])('%s', (_name, text, tooDeep) => {
    expect(isJsonTooDeep(text)).toBe(tooDeep);
  });

  it('is too deep exactly if its parsed value is deeper than 32', () => {
    const wrap = (value: unknown, levels: number): unknown =>
      levels === 0 ? value : wrap(levels % 2 === 0 ? [value] : { '"[\\': value }, levels - 1);
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(36), fc.nat(2), (inner, levels, space) => {
        const value = wrap(inner, levels);
        expect(isJsonTooDeep(JSON.stringify(value, null, space))).toBe(measureDepth(value) > 32);
      }),
    );
  });
});
