import { type CartItem, calculateLineTotal } from '@cromia/domain/cart/cart-items';
import { expect, test } from 'vitest';
import { applyQuantityEdit, calculateCartSums, findQuantityError } from './cart-lines';

function aLine(part: Partial<CartItem> = {}): CartItem {
  return {
    id: 'line-1',
    sortOrder: 1,
    productCode: { productClass: '3', serial: 'F120', color: '7035', pkg: '25' },
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
    finalUnitPrice: 4.8951,
    ...part,
  };
}

test('a changed quantity updates its row total before it is saved', () => {
  const line = applyQuantityEdit(aLine(), { quantity: 12, error: null });
  expect(line.quantity).toBe(12);
  expect(calculateLineTotal(line)).toBe(1468.53);
});

test('a quantity that failed to save does not change the sums', () => {
  const line = aLine();
  expect(applyQuantityEdit(line, { quantity: 12, error: 'NetworkFailure' })).toBe(line);
  expect(findQuantityError(line, { quantity: 12, error: 'NetworkFailure' })).toBe('NetworkFailure');
});

test('a line without a price has no total', () => {
  const line = applyQuantityEdit(aLine({ finalUnitPrice: null }), { quantity: 12, error: null });
  expect(calculateLineTotal(line)).toBeNull();
});

test('a stored quantity that no longer fits its multiplier is illegal', () => {
  expect(findQuantityError(aLine({ qtyPkgMultiplier: 6 }), undefined)).toBe('IllegalItemQuantity');
  expect(findQuantityError(aLine(), undefined)).toBeNull();
});

test('the total is the sum of rounded rows less the discount; unpriced lines add only weight', () => {
  const sums = calculateCartSums([aLine(), aLine({ finalUnitPrice: null, quantity: 4 })], 2);
  expect(sums).toEqual({ rows: 979.02, discount: 2, total: 959.44, weight: 316.8 });
});
