import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AvailablePackage,
  calculateHardener,
  choosePackages,
  hasHardener,
  mixingInputSchema,
  toMixingAmount,
} from './mixing.ts';

const epoxy = mixingInputSchema.parse({
  hardenerSerial: 'd111',
  baseParts: 100,
  hardenerParts: 20,
  thinnerSerial: 'D101',
  thinnerPercent: 10,
});

const findMissing = (mixing: object) =>
  mixingInputSchema
    .safeParse(mixing)
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

describe('the mixing ratio of a product', () => {
  it('is by weight by default', () => {
    expect(epoxy).toMatchObject({ hardenerSerial: 'D111', by: 'WEIGHT' });
  });

  it('requires all fields of the hardener, of the thinner, or of both', () => {
    expect(findMissing({ thinnerSerial: 'H2O', thinnerPercent: 5 })).toBeUndefined();
    expect(findMissing({ hardenerSerial: 'D111', thinnerPercent: 5 })).toEqual([
      'baseParts missing',
      'hardenerParts missing',
      'thinnerSerial missing',
    ]);
    expect(findMissing({ by: 'VOLUME' })).toEqual(['hardenerSerial missing']);
    expect(findMissing({ hardenerSerial: 'D111', baseParts: 0, hardenerParts: -1 })).toEqual([
      'baseParts invalidField',
      'hardenerParts invalidField',
    ]);
  });
});

describe('the hardener of a product', () => {
  it('is calculated from the parts', () => {
    if (!hasHardener(epoxy)) throw new Error('Expected a hardener');
    expect(calculateHardener(8.3, epoxy)).toBe(1.66);
    expect(calculateHardener(41.5, epoxy)).toBe(8.3);
  });

  it('is converted to kilograms or litres, whatever the unit of the packages', () => {
    expect(toMixingAmount({ amount: 5, um: 'kg', dna: null }, 'WEIGHT')).toBe(5);
    expect(toMixingAmount({ amount: 5, um: 'l', dna: 1.2 }, 'WEIGHT')).toBe(6);
    expect(toMixingAmount({ amount: 6, um: 'kg', dna: 1.2 }, 'VOLUME')).toBe(5);
    expect(toMixingAmount({ amount: 6, um: 'kg', dna: null }, 'VOLUME')).toBeNull();
  });

  const SIZES = [
    { content: 1, qtyPkgMultiplier: 1, price: 10 },
    { content: 5, qtyPkgMultiplier: 1, price: 40 },
    { content: 25, qtyPkgMultiplier: 1, price: 150 },
  ];
  const choose = (amount: number, offered: readonly AvailablePackage[]) =>
    choosePackages(amount, offered).map(({ offered: { content }, quantity }) => [quantity, content]);

  it.each([
    [0.3, [[1, 1]]],
    [4, [[4, 1]]],
    [4.2, [[1, 5]]],
    [
      6,
      [
        [1, 5],
        [1, 1],
      ],
    ],
    [10, [[2, 5]]],
    [24, [[1, 25]]],
    [
      30,
      [
        [1, 25],
        [1, 5],
      ],
    ],
    [48, [[2, 25]]],
  ])('of %d kg is covered by the cheapest packages', (amount, packages) => {
    expect(choose(amount, SIZES)).toEqual(packages);
  });

  it('without prices is covered with the least surplus, then by the fewest packages', () => {
    const unpriced = SIZES.map((size) => ({ ...size, price: null }));
    expect(choose(10, unpriced)).toEqual([[2, 5]]);
    expect(choose(6, unpriced)).toEqual([
      [1, 5],
      [1, 1],
    ]);
  });

  it('is ordered in multiples of the multiplier, and not at all when no package is sold', () => {
    expect(choose(11, [{ content: 5, qtyPkgMultiplier: 4, price: 1 }])).toEqual([[4, 5]]);
    expect(choose(11, [])).toEqual([]);
  });

  it('is always covered, in multiples, and never dearer than by one size', () => {
    const size = fc.record({
      content: fc.constantFrom(0.5, 1, 2.5, 5, 20, 25, 200),
      qtyPkgMultiplier: fc.integer({ min: 1, max: 6 }),
      price: fc.integer({ min: 1, max: 500 }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }).map((grams) => grams / 1000),
        fc.array(size, { minLength: 1, maxLength: 5 }),
        (amount, sizes) => {
          const chosen = choosePackages(amount, sizes);
          const total = chosen.reduce((sum, each) => sum + each.quantity * each.offered.content, 0);
          const price = chosen.reduce((sum, each) => sum + each.quantity * (each.offered.price ?? 0), 0);
          expect(total).toBeGreaterThanOrEqual(amount - 1e-6);
          for (const { offered, quantity } of chosen) expect(quantity % offered.qtyPkgMultiplier).toBe(0);
          for (const one of sizes)
            expect(price).toBeLessThanOrEqual(
              choosePackages(amount, [one]).reduce((sum, each) => sum + each.quantity * one.price, 0),
            );
        },
      ),
    );
  });
});
