import type { Cart, CartChange, CartItem } from '@cromia/domain/cart/cart-items';
import { expect, test } from 'vitest';
import { toRedoResult } from './redo-result';

const codeOf = (pkg: string) => ({ productClass: '3', serial: 'F120', color: '7035', pkg });

function aLine(pkg: string, part: Partial<CartItem> = {}): CartItem {
  return {
    id: `line-${pkg}`,
    sortOrder: 1,
    productCode: codeOf(pkg),
    description: { it: 'Primer epossidico 2K' },
    colorDescription: { it: 'Grigio luce' },
    hex: null,
    brand: 'Ferrocrom',
    um: 'kg',
    unitQty: 25,
    plo: 26.4,
    quantity: 4,
    qtyPkgMultiplier: 4,
    tsc: 'S',
    status: 'A',
    inStock: true,
    preferred: false,
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
    changes,
  };
}

const ordered = ['25', '05'].map((pkg) => ({ productCode: codeOf(pkg) }));
const past = { items: ordered, address: { code: 'SD002' } };

test('only orderable lines of the order are passed to the checkout', () => {
  const cart = aCart([
    aLine('25'),
    aLine('05', { finalUnitPrice: null }),
    aLine('20', { finalUnitPrice: 9 }),
  ]);
  expect(toRedoResult(cart, past)).toMatchObject({
    lines: [{ id: 'line-25' }],
    overallDiscount: 2,
    address: 'SD002',
  });
  expect(toRedoResult(aCart([aLine('25', { inStock: false })]), past).lines).toEqual([]);
});

test('changes to lines of the order are reported once, a raised quantity as a quantity change', () => {
  const gone: CartChange = {
    itemId: null,
    productCode: codeOf('05'),
    code: 'ProductNotAvailable',
    was: null,
    is: 'E',
  };
  const raised: CartChange = {
    itemId: 'line-25',
    productCode: codeOf('25'),
    code: 'IllegalItemQuantity',
    was: 5,
    is: 8,
  };
  const foreign: CartChange = { ...gone, productCode: codeOf('20') };
  const { left } = toRedoResult(aCart([aLine('25')], [gone, gone, raised, foreign]), past);
  expect(left).toMatchObject([
    { code: 'ProductNotAvailable', productCode: { pkg: '05' } },
    { code: 'quantity', was: 5, is: 8 },
  ]);
});
