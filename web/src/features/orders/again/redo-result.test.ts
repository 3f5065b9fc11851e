import type { Cart, CartChange, CartItem } from '@cromia/domain/cart/cart-items';
import { calculateTransport } from '@cromia/domain/hazards/transport/calculate-transport';
import { expect, test } from 'vitest';
import { toRedoResult } from './redo-result';

const aProductCode = (pkg: string) => ({ productClass: '3', serial: 'F120', color: '7035', pkg });

function aLine(pkg: string, part: Partial<CartItem> = {}): CartItem {
  return {
    id: `line-${pkg}`,
    sortOrder: 1,
    productCode: aProductCode(pkg),
    description: { it: 'Primer epossidico 2K' },
    colorDescription: { it: 'Grigio luce' },
    hex: null,
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
    finalUnitPrice: 5,
    ...part,
  };
}

function aCart(items: CartItem[], changes: CartChange[] = []): Cart {
  return {
    id: 'cart',
    customerCode: '100001',
    username: 'a@b.test',
    items,
    itemCount: items.length,
    isDirty: false,
    note: '',
    overallDiscount: 2,
    transport: calculateTransport([]),
    changes,
  };
}

const orderedItems = ['25', '05'].map((pkg) => ({ productCode: aProductCode(pkg) }));
const order = { items: orderedItems, address: { code: 'SD002' } };

test('only orderable lines of the order are passed to the checkout', () => {
  const cart = aCart([
    aLine('25'),
    aLine('05', { finalUnitPrice: null }),
    aLine('20', { finalUnitPrice: 9 }),
  ]);
  expect(toRedoResult(cart, order)).toMatchObject({
    lines: [{ id: 'line-25' }],
    overallDiscount: 2,
    address: 'SD002',
  });
  expect(toRedoResult(aCart([aLine('25', { inStock: false })]), order).lines).toEqual([]);
});

test('changes to lines of the order are reported once, a raised quantity as a quantity change', () => {
  const removedChange: CartChange = {
    itemId: null,
    productCode: aProductCode('05'),
    code: 'ProductNotAvailable',
    was: null,
    is: 'E',
  };
  const raisedChange: CartChange = {
    itemId: 'line-25',
    productCode: aProductCode('25'),
    code: 'IllegalItemQuantity',
    was: 5,
    is: 8,
  };
  const ofOtherProduct: CartChange = { ...removedChange, productCode: aProductCode('20') };
  const { unavailable } = toRedoResult(
    aCart([aLine('25')], [removedChange, removedChange, raisedChange, ofOtherProduct]),
    order,
  );
  expect(unavailable).toMatchObject([
    { code: 'ProductNotAvailable', productCode: { pkg: '05' } },
    { code: 'quantity', was: 5, is: 8 },
  ]);
});
