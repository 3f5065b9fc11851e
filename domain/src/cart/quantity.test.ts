import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import {
  applyDefaultQuantity,
  checkQuantity,
  getMinimumQuantity,
  isUnusualQuantity,
  parseQuantity,
  roundUpToMultiplier,
} from './quantity.ts';

const multiplier = fc.integer({ min: 1, max: 500 });

describe('a cart quantity', () => {
  it('is a multiple of the multiplier and at least the multiplier', () => {
    expect(checkQuantity(4, 4)).toBeNull();
    expect(checkQuantity(8, 4)).toBeNull();
    for (const quantity of [3, 5, 0, -4, 2.5, 4.0001, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(checkQuantity(quantity, 4), String(quantity)).toBe('IllegalItemQuantity');
    }
  });

  it('is at least 1 without a multiplier', () => {
    for (const step of [null, undefined, 0, 1]) {
      expect(getMinimumQuantity(step)).toBe(1);
      expect(checkQuantity(1, step)).toBeNull();
      expect(checkQuantity(0, step)).toBe('IllegalItemQuantity');
    }
  });

  it('is parsed from whole numbers only', () => {
    expect(parseQuantity(' 48 ')).toBe(48);
    for (const text of ['4,5', '4.5', '1.000', '-4', '4 5', '8x', '', '1e3', '9'.repeat(10)]) {
      expect(parseQuantity(text), text).toBeNull();
    }
  });

  it('is unusual above ten times the largest ordered before, or above 1,000 packages or kg of a new product', () => {
    expect(isUnusualQuantity(80, 8, 26)).toBe(false);
    expect(isUnusualQuantity(81, 8, 26)).toBe(true);
    expect(isUnusualQuantity(1_000, undefined, 0.1)).toBe(false);
    expect(isUnusualQuantity(1_001, undefined, 0.1)).toBe(true);
    expect(isUnusualQuantity(5, undefined, 200)).toBe(false);
    expect(isUnusualQuantity(5, undefined, 210)).toBe(true);
  });

  it('defaults to the multiplier, or to 1, when zero or absent', () => {
    expect(applyDefaultQuantity(0, 4)).toBe(4);
    expect(applyDefaultQuantity(undefined, 4)).toBe(4);
    expect(applyDefaultQuantity(null, null)).toBe(1);
    expect(applyDefaultQuantity(3, 4)).toBe(3);
    expect(applyDefaultQuantity(-4, 4)).toBe(-4);
  });

  it('is rounded up to the next valid quantity', () => {
    expect(roundUpToMultiplier(5, 4)).toBe(8);
    expect(roundUpToMultiplier(Number.NaN, 4)).toBe(4);
    expect(roundUpToMultiplier(LIMITS.itemQuantity * 2, 4)).toBe(999_996);
    fc.assert(
      fc.property(fc.double({ noNaN: true }), multiplier, (typed, step) => {
        expect(checkQuantity(roundUpToMultiplier(typed, step), step)).toBeNull();
      }),
    );
  });

  it('is unchanged by rounding when it is valid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), multiplier, (times, step) => {
        expect(roundUpToMultiplier(times * step, step)).toBe(times * step);
      }),
    );
  });
});
