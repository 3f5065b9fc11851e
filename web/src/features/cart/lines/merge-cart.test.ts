import type { Cart, CartItem } from '@cromia/domain/cart/cart-items';
import { calculateTransport } from '@cromia/domain/hazards/transport/calculate-transport';
import { expect, test } from 'vitest';
import { mergeCart } from './merge-cart';

function aLine(pkg: string, part: Partial<CartItem> = {}): CartItem {
  return {
    id: `line-${pkg}`,
    sortOrder: Number(pkg),
    productCode: { productClass: '3', serial: 'F120', color: '7035', pkg },
    description: { it: 'Primer epossidico 2K' },
    colorDescription: { it: 'Grigio luce' },
    hex: '#C5C7C4',
    brand: 'Ferrocrom',
    um: 'kg',
    qta: 25,
    unitQty: 25,
    plo: 26.4,
    quantity: 4,
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

function aCart(items: CartItem[], part: Partial<Cart> = {}): Cart {
  return {
    id: 'cart-1',
    customerCode: '100001',
    username: 'customer@test.it',
    items,
    itemCount: items.length,
    isDirty: false,
    note: '',
    overallDiscount: 2,
    transport: calculateTransport([]),
    changes: [],
    ...part,
  };
}

const cachedCart = aCart([aLine('05'), aLine('25')]);

test('an added line is inserted by its sort order', () => {
  const merged = mergeCart(cachedCart, aCart([aLine('10')], { itemCount: 3 }));
  expect(merged?.items.map(({ id }) => id)).toEqual(['line-05', 'line-10', 'line-25']);
  expect(merged?.itemCount).toBe(3);
});

test('an existing line takes its new quantity', () => {
  const merged = mergeCart(cachedCart, aCart([aLine('25', { quantity: 8 })], { itemCount: 2 }));
  expect(merged?.items.map(({ quantity }) => quantity)).toEqual([4, 8]);
});

test('removed lines disappear together with their changes', () => {
  const changedCart = aCart(cachedCart.items, {
    changes: [
      {
        itemId: 'line-25',
        productCode: aLine('25').productCode,
        code: 'ProductNotInStock',
        was: true,
        is: false,
      },
    ],
  });
  const merged = mergeCart(changedCart, aCart([], { itemCount: 1 }), ['line-25']);
  expect(merged?.items.map(({ id }) => id)).toEqual(['line-05']);
  expect(merged?.changes).toEqual([]);
});

test('a dirty cart stays dirty after another line is merged', () => {
  const merged = mergeCart({ ...cachedCart, isDirty: true }, aCart([aLine('10')], { itemCount: 3 }));
  expect(merged?.isDirty).toBe(true);
});

test('a cart with a wrong line count or another id is not merged', () => {
  expect(mergeCart(cachedCart, aCart([aLine('10')], { itemCount: 7 }))).toBeNull();
  expect(mergeCart(cachedCart, aCart([aLine('10')], { id: 'cart-2', itemCount: 3 }))).toBeNull();
});
