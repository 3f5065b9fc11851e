import { expect, test } from 'vitest';
import { formatOpenedProduct, parseOpenedProduct } from './opened-product';

const PRIMER = { productClass: '3', serial: 'F120', color: '7035', pkg: '25' };

test('a product of the usual class stands in the address as pages show its code', () => {
  expect(formatOpenedProduct(PRIMER)).toBe('F120-7035-25');
  expect(parseOpenedProduct('F120-7035-25')).toEqual(PRIMER);
});

test('a product of another class keeps its class in the address', () => {
  const other = { ...PRIMER, productClass: '7' };
  expect(parseOpenedProduct(formatOpenedProduct(other))).toEqual(other);
});

test('an address that names no product opens none', () => {
  for (const text of [undefined, '', 'F120', 'F120-7035', '<b>-1-2', 'a-b-c-d-e']) {
    expect(parseOpenedProduct(text)).toBeUndefined();
  }
});
