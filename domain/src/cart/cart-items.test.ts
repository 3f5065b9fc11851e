import { describe, expect, it } from 'vitest';
import { toErrorCode } from '../errors.ts';
import {
  addCartItemsSchema,
  deleteCartItemsSchema,
  findLineChanges,
  replaceCartSchema,
  updateCartSchema,
} from './cart-items.ts';

const productCode = { productClass: '3', serial: 'F120', color: '7035', pkg: '25' };
const id = '018f3b2e-7c4d-4a11-9d2e-000000000001';
const line = { finalUnitPrice: 8.55, inStock: true, status: 'A' };

describe('a cart line', () => {
  it('has no changes while price, stock and status equal the displayed values', () => {
    expect(findLineChanges(line, { ...line, finalUnitPrice: 8.55 })).toEqual([]);
  });

  it('reports each change with its old and new value', () => {
    expect(findLineChanges(line, { ...line, finalUnitPrice: 9 })).toEqual([
      { code: 'PriceChanged', was: 8.55, is: 9 },
    ]);
    expect(findLineChanges(line, { ...line, finalUnitPrice: null, inStock: false })).toEqual([
      { code: 'PriceNotAssigned', was: 8.55, is: null },
      { code: 'ProductNotInStock', was: true, is: false },
    ]);
    expect(findLineChanges({ ...line, finalUnitPrice: null, inStock: false }, line)).toEqual([
      { code: 'PriceAssigned', was: null, is: 8.55 },
      { code: 'ProductInStock', was: false, is: true },
    ]);
  });

  it('reports only the status when the product becomes unavailable or available again', () => {
    expect(findLineChanges(line, { finalUnitPrice: null, inStock: false, status: 'E' })).toEqual([
      { code: 'ProductNotAvailable', was: 'A', is: 'E' },
    ]);
    expect(findLineChanges({ ...line, status: 'C' }, line)).toEqual([
      { code: 'ProductAvailable', was: 'C', is: 'A' },
    ]);
  });
});

describe('cart calls', () => {
  it('accept lists of product code and optional quantity, and leave the multiplier to a later check', () => {
    expect(addCartItemsSchema.parse([{ productCode, quantity: 3 }])).toEqual([{ productCode, quantity: 3 }]);
    expect(addCartItemsSchema.parse([{ productCode }])).toEqual([{ productCode }]);
    expect(addCartItemsSchema.safeParse([{ productCode, quantity: '4' }]).success).toBe(false);
    expect(addCartItemsSchema.safeParse([{ productCode, quantity: 1e9 }]).success).toBe(false);
  });

  it('reject adding no items, but may empty the cart', () => {
    const { error } = addCartItemsSchema.safeParse([]);
    expect(error && toErrorCode(error)).toBe('NoItemsSelected');
    expect(replaceCartSchema.parse({ items: [] })).toEqual({ items: [] });
  });

  it('update lines by valid ids', () => {
    expect(updateCartSchema.parse({ items: [{ id, quantity: 4, preferred: true }] }).items).toHaveLength(1);
    expect(updateCartSchema.safeParse({ items: [{ id: '7', quantity: 4 }] }).success).toBe(false);
  });

  it('delete a comma-separated list of ids', () => {
    expect(deleteCartItemsSchema.parse({ ids: `${id},${id}` })).toEqual({ ids: [id, id] });
    for (const ids of ['', 'a,b', `${id},`, [id]])
      expect(deleteCartItemsSchema.safeParse({ ids }).success).toBe(false);
  });
});
