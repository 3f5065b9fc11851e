import type { QuickOrderLine, QuickOrderProduct } from '@cromia/domain/cart/quick-order';
import { expect, test } from 'vitest';
import {
  calculateTotalCost,
  groupLinesByProduct,
  isConverted,
  isReadyRow,
  toCartItems,
  toQuickRows,
  withQuantity,
  withSuggestion,
} from './quick-rows';

function aProduct(part: Partial<QuickOrderProduct> = {}): QuickOrderProduct {
  return {
    productCode: { productClass: '3', serial: 'F120', color: '7035', pkg: '25' },
    description: { it: 'Primer epossidico 2K' },
    colorDescription: { it: 'Grigio luce' },
    hex: null,
    brand: 'Ferrocrom',
    um: 'kg',
    qta: 25,
    unitQty: 25,
    plo: 26.4,
    qtyPkgMultiplier: 4,
    tsc: 'S',
    status: 'A',
    inStock: true,
    availability: 'AVAILABLE',
    productCodeChange: null,
    pricesAndDiscounts: { finalUnitPrice: 5 },
    quantity: 8,
    rowTotal: 1000,
    ...part,
  };
}

function aLine(line: number, part: Partial<QuickOrderLine> = {}): QuickOrderLine {
  return {
    line,
    text: 'F120-7035-25 8',
    code: null,
    asked: 8,
    typedQuantity: '8',
    content: null,
    quantityProblem: null,
    product: aProduct(),
    suggestions: [],
    ...part,
  };
}

test('only valid lines are ready, and lines of the same product are merged', () => {
  const unknownLine = aLine(3, { code: 'NotFound', product: null, suggestions: [aProduct()] });
  const rows = toQuickRows({ lines: [aLine(1), aLine(2), unknownLine] });
  const ready = rows.filter(isReadyRow);
  expect(ready.map(({ line }) => line)).toEqual([1, 2]);
  expect(toCartItems(ready)).toEqual([{ productCode: aProduct().productCode, quantity: 16 }]);
  expect(calculateTotalCost(ready)).toBe(2000);
});

test('a line with an accepted suggestion is ready', () => {
  const [row] = toQuickRows({
    lines: [aLine(1, { code: 'NotFound', product: null, suggestions: [aProduct()] })],
  });
  expect(row && isReadyRow(row)).toBe(false);
  const accepted = row && withSuggestion(row, aProduct());
  expect(accepted && isReadyRow(accepted)).toBe(true);
  expect(accepted).toMatchObject({ quantity: 8, text: 'F120-7035-25 8' });
});

test('a missing quantity or one that is no multiple stays unset', () => {
  const [missing, invalid] = toQuickRows({
    lines: [
      aLine(1, { code: 'IllegalItemQuantity', asked: null, typedQuantity: '', quantityProblem: 'missing' }),
      aLine(2, { code: 'IllegalItemQuantity', asked: 5, typedQuantity: '5', quantityProblem: 'multiple' }),
    ],
  });
  expect([missing?.quantity, invalid?.quantity]).toEqual([null, null]);
  expect(missing && isReadyRow(withQuantity(missing, 4))).toBe(true);
  expect(invalid && isReadyRow(withSuggestion(invalid, aProduct()))).toBe(false);
});

test('a typed content becomes packages of an accepted suggestion, or keeps its error', () => {
  const typed = { code: 'NotFound', asked: null, product: null, typedQuantity: '100 KG' } as const;
  const [divided, other] = toQuickRows({
    lines: [
      aLine(1, { ...typed, content: { quantity: 100, unit: 'kg' } }),
      aLine(2, { ...typed, content: { quantity: 110, unit: 'kg' } }),
    ],
  });
  const accepted = divided && withSuggestion(divided, aProduct());
  expect(accepted).toMatchObject({ quantity: 4, quantityProblem: null });
  expect(accepted && isConverted(accepted)).toBe(true);
  expect(accepted && isConverted(withQuantity(accepted, 8))).toBe(false);
  expect(other && withSuggestion(other, aProduct())).toMatchObject({
    quantity: null,
    quantityProblem: 'content',
  });
});

test('lines of the same product are grouped, without those that cannot be added to the cart', () => {
  const wrongQuantity = aLine(4, { code: 'IllegalItemQuantity', asked: null, quantityProblem: 'missing' });
  const notSold = aLine(5, { code: 'ProductNotAvailable' });
  const rows = toQuickRows({
    lines: [aLine(1), aLine(2), aLine(3, { code: 'NotFound', product: null }), wrongQuantity, notSold],
  });
  expect([...groupLinesByProduct(rows.filter(isReadyRow)).values()]).toEqual([[1, 2]]);
});

test('a quantity can be set, and products without a price are not counted in the total', () => {
  const rows = toQuickRows({
    lines: [aLine(1), aLine(2, { product: aProduct({ pricesAndDiscounts: null }) })],
  });
  const changedRows = rows.map((row) => withQuantity(row, 12)).filter(isReadyRow);
  expect(changedRows.map(({ quantity }) => quantity)).toEqual([12, 12]);
  expect(calculateTotalCost(changedRows)).toBe(1500);
});
