import { describe, expect, it } from 'vitest';
import {
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

  it.each([
    [8.3, 5, 2],
    [1.7, 1, 2],
    [0.3, 1, 1],
    [10, 5, 2],
    [30, 5, 6],
    [48, 25, 2],
  ])('of %d kg is ordered in packages of %d kg: %d', (amount, content, quantity) => {
    const offeredPackagings = [1, 5, 25].map((packageContent) => ({
      content: packageContent,
      qtyPkgMultiplier: 1,
    }));
    expect(choosePackages(amount, offeredPackagings)).toMatchObject({ offered: { content }, quantity });
  });

  it('is ordered in multiples of the multiplier, and not at all when no package is sold', () => {
    expect(choosePackages(11, [{ content: 5, qtyPkgMultiplier: 4 }])?.quantity).toBe(4);
    expect(choosePackages(11, [])).toBeNull();
  });
});
