import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculateFinalUnitPrice,
  calculateOrderTotal,
  calculatePackagePrice,
  calculatePriceDeviation,
  calculateRowTotal,
  calculateRowWeight,
  isSamePrice,
  isUnusualPrice,
  sumRowTotals,
  sumRowWeights,
} from './pricing.ts';

/** A decimal number both as an integer of its smallest units and as a JavaScript number. */
function decimal(decimals: number, max: number) {
  return fc
    .integer({ min: 0, max: max * 10 ** decimals })
    .map((units) => ({ units: BigInt(units), number: Number(`${units}e-${decimals}`) }));
}

const price = decimal(4, 100_000);
const percent = decimal(2, 100);
const unitQty = decimal(4, 1_000);
const packages = fc.integer({ min: 1, max: 10_000 });
const amounts = fc.array(decimal(2, 1_000_000), { maxLength: 50 });

/** Integer division rounded half away from zero; both arguments are non-negative. */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

describe('the final unit price', () => {
  it('is the unit price reduced by discount 1 and discount 2', () => {
    expect(calculateFinalUnitPrice(10, 0, 0)).toBe(10);
    expect(calculateFinalUnitPrice(10, 10, 5)).toBe(8.55);
    expect(calculateFinalUnitPrice(7.35, 33.33, 2.5)).toBe(4.7777);
    expect(calculateFinalUnitPrice(10, 100, 0)).toBe(0);
  });

  it('is rounded to 4 decimals, half away from zero', () => {
    expect(calculateFinalUnitPrice(0.00005, 0, 0)).toBe(0.0001);
    expect(calculateFinalUnitPrice(1.00005, 0, 0)).toBe(1.0001);
    expect(calculateFinalUnitPrice(0.3333, 50, 0)).toBe(0.1667);
  });

  it('equals the result of exact integer arithmetic', () => {
    fc.assert(
      fc.property(price, percent, percent, (unit, first, second) => {
        const exact = unit.units * (10_000n - first.units) * (10_000n - second.units);
        const expected = divideRounded(exact, 100_000_000n);
        expect(calculateFinalUnitPrice(unit.number, first.number, second.number)).toBe(
          Number(`${expected}e-4`),
        );
      }),
    );
  });

  it('does not depend on the order of the discounts', () => {
    fc.assert(
      fc.property(price, percent, percent, (unit, first, second) => {
        const forward = calculateFinalUnitPrice(unit.number, first.number, second.number);
        expect(calculateFinalUnitPrice(unit.number, second.number, first.number)).toBe(forward);
      }),
    );
  });

  it('is never negative and never above the unit price', () => {
    fc.assert(
      fc.property(price, percent, percent, (unit, first, second) => {
        const result = calculateFinalUnitPrice(unit.number, first.number, second.number);
        expect(result).toBeGreaterThanOrEqual(0);
        expect(result).toBeLessThanOrEqual(unit.number);
      }),
    );
  });
});

describe('a row', () => {
  it('costs price x unit quantity x quantity, rounded half away from zero to 2 decimals', () => {
    expect(calculateRowTotal(1.005, 1, 1)).toBe(1.01);
    expect(calculateRowTotal(8.55, 25, 4)).toBe(855);
    expect(calculateRowTotal(4.7777, 0.75, 3)).toBe(10.75);
    expect(calculatePackagePrice(0.1, 3)).toBe(0.3);
  });

  it('costs the same as in exact integer arithmetic', () => {
    fc.assert(
      fc.property(price, unitQty, packages, (unit, content, quantity) => {
        const exact = unit.units * content.units * BigInt(quantity);
        const cents = divideRounded(exact, 1_000_000n);
        expect(calculateRowTotal(unit.number, content.number, quantity)).toBe(Number(`${cents}e-2`));
      }),
    );
  });

  it('weighs quantity x plo', () => {
    expect(calculateRowWeight(3, 0.1)).toBe(0.3);
    expect(calculateRowWeight(4, 26.35)).toBe(105.4);
    expect(sumRowWeights([0.1, 0.2])).toBe(0.3);
  });
});

describe('an order total', () => {
  it('is the sum of rounded rows', () => {
    const rows = [calculateRowTotal(0.005, 1, 1), calculateRowTotal(0.005, 1, 1)];
    expect(calculateOrderTotal(rows, 0)).toBe(0.02);
  });

  it('is reduced by the unconditional discount when that is above 0', () => {
    expect(calculateOrderTotal([100, 50.5], 10)).toBe(135.45);
    expect(calculateOrderTotal([100, 50.5], 0)).toBe(150.5);
    expect(calculateOrderTotal([100], -5)).toBe(100);
    expect(calculateOrderTotal([], 10)).toBe(0);
  });

  it('equals the exact sum of its rows without a discount', () => {
    fc.assert(
      fc.property(amounts, (rows) => {
        const cents = rows.reduce((sum, row) => sum + row.units, 0n);
        const numbers = rows.map((row) => row.number);
        expect(calculateOrderTotal(numbers, 0)).toBe(Number(`${cents}e-2`));
        expect(sumRowTotals(numbers)).toBe(Number(`${cents}e-2`));
      }),
    );
  });

  it('equals exact integer arithmetic with a discount, and is never negative', () => {
    fc.assert(
      fc.property(amounts, percent, (rows, discount) => {
        const cents = rows.reduce((sum, row) => sum + row.units, 0n);
        const expected = divideRounded(cents * (10_000n - discount.units), 10_000n);
        const total = calculateOrderTotal(
          rows.map((row) => row.number),
          discount.number,
        );
        expect(total).toBe(Number(`${expected}e-2`));
        expect(total).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('two prices', () => {
  it('are the same when equal at 4 decimals', () => {
    expect(isSamePrice(0.1 + 0.2, 0.3)).toBe(true);
    expect(isSamePrice(1.2345, 1.2346)).toBe(false);
    expect(isSamePrice(null, null)).toBe(true);
    expect(isSamePrice(null, 0)).toBe(false);
  });
});

it.each([
  [10, 13, 30, false],
  [10, 13.001, 30, true],
  [10, 7, -30, false],
  [10, 6.9, -31, true],
  [10, 0, -100, true],
  [null, 5, null, false],
  [0, 5, null, false],
])('a price of %s that becomes %s is %s percent off', (previous, price, deviation, isUnusual) => {
  expect(calculatePriceDeviation(previous, price)).toBe(deviation);
  expect(isUnusualPrice(previous, price)).toBe(isUnusual);
});
