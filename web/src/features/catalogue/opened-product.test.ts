import { expect, test } from 'vitest';
import { formatOpenedProduct, parseOpenedProduct } from './opened-product';

const PRIMER = { productClass: '3', serial: 'F120', color: '7035', pkg: '25' };

test('the URL names a product of the default class as serial-color-pkg', () => {
  expect(formatOpenedProduct(PRIMER)).toBe('F120-7035-25');
  expect(parseOpenedProduct('F120-7035-25')).toEqual(PRIMER);
});

test('the URL names a product of another class with its class', () => {
  const other = { ...PRIMER, productClass: '7' };
  expect(parseOpenedProduct(formatOpenedProduct(other))).toEqual(other);
});

test('an invalid product code in the URL opens no product', () => {
  for (const text of [undefined, '', 'F120', 'F120-7035', '<b>-1-2', 'a-b-c-d-e']) {
    expect(parseOpenedProduct(text)).toBeUndefined();
  }
});
