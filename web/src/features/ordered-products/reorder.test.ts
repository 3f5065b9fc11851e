import type { OrderedProduct } from '@cromia/domain/catalogue/ordered-product';
import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { expect, test } from 'vitest';
import { calculateTotalCost, canReorder, getQuantity, toCartItems, toSelection } from './reorder';

function aProduct(pkg: string, part: Partial<OrderedProduct> = {}): OrderedProduct {
  return {
    id: { productClass: '3', serial: 'F120', color: '7035', pkg },
    brand: 'Ferrocrom',
    um: 'kg',
    qta: 25,
    unitQty: 25,
    qtyPkgMultiplier: 4,
    dna: null,
    plo: 26.4,
    tsc: 'S',
    status: 'A',
    inStock: true,
    availableOn: null,
    availability: 'AVAILABLE',
    productCodeChange: null,
    preferred: false,
    shortDescription: { it: 'Primer epossidico 2K' },
    colorDescription: { it: 'Grigio luce' },
    hex: '#C5C7C4',
    lat: null,
    pricesAndDiscounts: { finalUnitPrice: 5 },
    lastOrderedOn: '2026-03-10T08:00:00.000Z',
    lastQuantity: 12,
    ...part,
  };
}

test('the quantity starts at the multiplier and is rounded up to a multiple', () => {
  const product = aProduct('25');
  expect(getQuantity({}, product)).toBe(4);
  expect(getQuantity({ [toProductKey(product.id)]: 5 }, product)).toBe(8);
  expect(toCartItems([product], {})).toEqual([{ productCode: product.id, quantity: 4 }]);
});

test('the total counts only products with a price above zero', () => {
  const unpricedProduct = aProduct('20', { pricesAndDiscounts: null });
  const free = aProduct('10', { pricesAndDiscounts: { finalUnitPrice: 0 } });
  expect(calculateTotalCost([aProduct('25'), unpricedProduct, free], {})).toBe(500);
});

test('a selection extends across pages', () => {
  const [first, second] = [aProduct('25'), aProduct('05')];
  const selection = toSelection([toProductKey(first.id), toProductKey(second.id)], [first], [second]);
  expect(selection).toEqual([first, second]);
  expect(toSelection([toProductKey(second.id)], selection, [second])).toEqual([second]);
});

test('only available products can be reordered', () => {
  expect(canReorder(aProduct('25'))).toBe(true);
  for (const availability of ['ON_REQUEST', 'CODECHANGE', 'REMOVED', 'UNAVAILABLE'] as const)
    expect(canReorder(aProduct('25', { availability }))).toBe(false);
});
