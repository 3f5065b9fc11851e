import { expect, test } from 'vitest';
import { type ComponentLine, findMissingHardeners } from './missing-hardeners.ts';

const mixing = {
  hardenerSerial: 'D111',
  baseParts: 100,
  hardenerParts: 20,
  by: 'WEIGHT',
  thinnerSerial: null,
  thinnerPercent: null,
} as const;

function buildLine(serial: string, qta: number, changes: Partial<ComponentLine> = {}): ComponentLine {
  const productCode = { productClass: '3', serial, color: '7035', pkg: `${qta}` };
  return { productCode, quantity: 1, qta, um: 'kg', dna: 1.45, mixing: null, ...changes };
}

const offeredPackagings = [1, 5, 20].map((qta) => ({ ...buildLine('D111', qta), qtyPkgMultiplier: 1 }));

test('the missing hardener of a cart is calculated and proposed in packages', () => {
  expect(
    findMissingHardeners([buildLine('F120', 8.3, { quantity: 5, mixing })], offeredPackagings),
  ).toMatchObject([
    {
      serial: 'D111',
      unit: 'kg',
      uses: [{ content: 8.3, hardener: 1.66 }],
      missing: 8.3,
      add: { productCode: { pkg: '5' }, quantity: 2, content: 5 },
    },
  ]);
});

test('hardener in the cart counts towards the total need of all its products', () => {
  const primers = [buildLine('F120', 25, { mixing }), buildLine('A310', 25, { quantity: 3, mixing })];
  expect(
    findMissingHardeners([...primers, buildLine('D111', 5, { quantity: 3 })], offeredPackagings),
  ).toMatchObject([
    { uses: [{ hardener: 5 }, { hardener: 5 }], missing: 5, add: { quantity: 1, content: 5 } },
  ]);
  expect(findMissingHardeners([...primers, buildLine('D111', 20)], offeredPackagings)).toEqual([]);
});

test('nothing is proposed for products without hardener or when no package is sold', () => {
  expect(findMissingHardeners([buildLine('M200', 25)], offeredPackagings)).toEqual([]);
  expect(findMissingHardeners([buildLine('F120', 25, { mixing })], [])).toMatchObject([
    { missing: 5, add: null },
  ]);
});
