import type { Cart, CartItem } from '@cromia/domain/cart/cart-items';
import { calculateTransport } from '@cromia/domain/hazards/transport/calculate-transport';
import { expect, test } from 'vitest';
import { findOfferBlocker, findOrderBlocker, refreshLines } from './refresh-lines';

function aLine(pkg: string, part: Partial<CartItem> = {}): CartItem {
  return {
    id: `line-${pkg}`,
    sortOrder: 1,
    productCode: { productClass: '3', serial: 'F120', color: '7035', pkg },
    description: { it: 'Primer epossidico 2K' },
    colorDescription: { it: 'Grigio luce' },
    hex: '#C5C7C4',
    brand: 'Ferrocrom',
    um: 'kg',
    qta: 25,
    unitQty: 25,
    plo: 26.4,
    quantity: 8,
    qtyPkgMultiplier: 4,
    tsc: 'S',
    status: 'A',
    inStock: true,
    preferred: false,
    hazard: null,
    finalUnitPrice: 5,
    ...part,
  };
}

function aCart(items: CartItem[]): Cart {
  return {
    id: 'cart',
    customerCode: '100001',
    username: 'a@b.test',
    items,
    itemCount: items.length,
    isDirty: true,
    note: '',
    overallDiscount: 0,
    transport: calculateTransport([]),
  };
}

const changeCodes = (displayed: CartItem[], current: CartItem[]) =>
  refreshLines(displayed, aCart(current), findOrderBlocker).changes.map(({ code }) => code);

test('a changed price is reported, and the line takes the new price', () => {
  const refreshedLines = refreshLines(
    [aLine('25')],
    aCart([aLine('25', { finalUnitPrice: 6 })]),
    findOrderBlocker,
  );
  expect(refreshedLines.changes).toMatchObject([{ code: 'PriceChanged', was: 5, is: 6 }]);
  expect(refreshedLines.lines).toMatchObject([{ finalUnitPrice: 6 }]);
});

test('a line ordered by another submission is removed and reported as gone', () => {
  const refreshedLines = refreshLines([aLine('25'), aLine('05')], aCart([aLine('25')]), findOrderBlocker);
  expect(refreshedLines.changes).toMatchObject([{ code: 'gone' }]);
  expect(refreshedLines.lines.map(({ id }) => id)).toEqual(['line-25']);
});

test('a quantity changed in another tab is applied and reported', () => {
  const refreshedLines = refreshLines(
    [aLine('25')],
    aCart([aLine('25', { quantity: 12 })]),
    findOrderBlocker,
  );
  expect(refreshedLines.changes).toMatchObject([{ code: 'quantity', was: 8, is: 12 }]);
  expect(refreshedLines.lines).toMatchObject([{ quantity: 12 }]);
});

test('lines that cannot be ordered are removed, and each is reported once with its reason', () => {
  const blockedCases: [Partial<CartItem>, string][] = [
    [{ inStock: false }, 'ProductNotInStock'],
    [{ finalUnitPrice: null }, 'PriceNotAssigned'],
    [{ status: 'E' }, 'ProductNotAvailable'],
    [{ qtyPkgMultiplier: 6 }, 'IllegalItemQuantity'],
    [{ tsc: 'N' }, 'ProductOnRequestOnly'],
  ];
  for (const [part, code] of blockedCases) {
    expect(changeCodes([aLine('25')], [aLine('25', part)])).toEqual([code]);
    expect(refreshLines([aLine('25')], aCart([aLine('25', part)]), findOrderBlocker).lines).toEqual([]);
  }
});

test('unchanged lines are not reported', () => {
  expect(changeCodes([aLine('25')], [aLine('25'), aLine('05')])).toEqual([]);
});

test('lines without price or stock stay in an offer request; lines not for sale do not', () => {
  const stays = (part: Partial<CartItem>) =>
    refreshLines([aLine('25')], aCart([aLine('25', part)]), findOfferBlocker).lines.length === 1;
  expect(stays({ finalUnitPrice: null })).toBe(true);
  expect(stays({ inStock: false })).toBe(true);
  expect(stays({ status: 'E' })).toBe(false);
  expect(stays({ tsc: 'N' })).toBe(false);
  expect(stays({ qtyPkgMultiplier: 6 })).toBe(false);
});
