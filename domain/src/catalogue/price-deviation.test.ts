import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPriceDeviations } from './price-deviation.ts';

const NONE = { terms: null, lastPaid: null };

describe('a price is marked', () => {
  it.for([
    ['30 % below the terms', 7, { ...NONE, terms: 10 }, []],
    ['30 % above the terms', 13, { ...NONE, terms: 10 }, []],
    ['more than 30 % below the terms', 6.9999, { ...NONE, terms: 10 }, [['terms', -30]]],
    ['more than 30 % above the terms', 13.0001, { ...NONE, terms: 10 }, [['terms', 30]]],
    ['ten times the last paid price', 84, { terms: 84, lastPaid: 8.4 }, [['lastPaid', 900]]],
    [
      'far from both',
      1,
      { terms: 10, lastPaid: 4 },
      [
        ['terms', -90],
        ['lastPaid', -75],
      ],
    ],
    ['free', 0, { terms: 10, lastPaid: null }, [['terms', -100]]],
    ['without comparison', 99, NONE, []],
    ['compared with a free line', 5, { terms: 5, lastPaid: 0 }, []],
  ] as const)('%s', ([, price, comparison, expected]) => {
    expect(findPriceDeviations(price, comparison).map(({ from, percent }) => [from, percent])).toEqual(
      expected,
    );
  });

  it('never within 30 %, and always outside, whatever the amounts', () => {
    const cents = fc.integer({ min: 100, max: 1_000_000 });
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 300 }), (price, pct) => {
        const terms = price / 100;
        const typed = (price * (100 + pct)) / 10_000;
        expect(findPriceDeviations(typed, { ...NONE, terms }).length > 0).toBe(pct > 30);
      }),
    );
  });
});
