import { describe, expect, it } from 'vitest';
import { toErrorCode } from '../errors.ts';
import {
  addCartItemsSchema,
  deleteCartItemsSchema,
  findLineChanges,
  replaceCartSchema,
  updateCartSchema,
} from './cart.ts';

const productCode = { productClass: '3', serial: 'F120', color: '7035', pkg: '25' };
const id = '018f3b2e-7c4d-4a11-9d2e-000000000001';
const seen = { finalUnitPrice: 8.55, inStock: true, status: 'A' };

describe('a cart', () => {
  it('has not changed while price, stock and status are as shown', () => {
    expect(findLineChanges(seen, { ...seen, finalUnitPrice: 8.55 })).toEqual([]);
  });

  it('tells what changed on a line, from what to what', () => {
    expect(findLineChanges(seen, { ...seen, finalUnitPrice: 9 })).toEqual([
      { code: 'PriceChanged', was: 8.55, is: 9 },
    ]);
    expect(findLineChanges(seen, { ...seen, finalUnitPrice: null, inStock: false })).toEqual([
      { code: 'PriceNotAssigned', was: 8.55, is: null },
      { code: 'ProductNotInStock', was: true, is: false },
    ]);
    expect(findLineChanges({ ...seen, finalUnitPrice: null, inStock: false }, seen)).toEqual([
      { code: 'PriceAssigned', was: null, is: 8.55 },
      { code: 'ProductInStock', was: false, is: true },
    ]);
  });

  it('tells of a product that is gone that alone', () => {
    expect(findLineChanges(seen, { finalUnitPrice: null, inStock: false, status: 'E' })).toEqual([
      { code: 'ProductNotAvailable', was: 'A', is: 'E' },
    ]);
    expect(findLineChanges({ ...seen, status: 'C' }, seen)).toEqual([
      { code: 'ProductAvailable', was: 'C', is: 'A' },
    ]);
  });
});

describe('cart calls', () => {
  it('take lists of product code and quantity; a wrong multiple is well formed', () => {
    expect(addCartItemsSchema.parse([{ productCode, quantity: 3 }])).toEqual([{ productCode, quantity: 3 }]);
    expect(addCartItemsSchema.parse([{ productCode }])).toEqual([{ productCode }]);
    expect(addCartItemsSchema.safeParse([{ productCode, quantity: '4' }]).success).toBe(false);
    expect(addCartItemsSchema.safeParse([{ productCode, quantity: 1e9 }]).success).toBe(false);
  });

  it('name the error when nothing is added, and may empty the cart', () => {
    const { error } = addCartItemsSchema.safeParse([]);
    expect(error && toErrorCode(error)).toBe('NoItemsSelected');
    expect(replaceCartSchema.parse({ items: [] })).toEqual({ items: [] });
  });

  it('update lines by their ids', () => {
    expect(updateCartSchema.parse({ items: [{ id, quantity: 4, preferred: true }] }).items).toHaveLength(1);
    expect(updateCartSchema.safeParse({ items: [{ id: '7', quantity: 4 }] }).success).toBe(false);
  });

  it('delete a list of ids', () => {
    expect(deleteCartItemsSchema.parse({ ids: `${id},${id}` })).toEqual({ ids: [id, id] });
    for (const ids of ['', 'a,b', `${id},`, [id]])
      expect(deleteCartItemsSchema.safeParse({ ids }).success).toBe(false);
  });
});
