import { expect, test } from 'vitest';
import { openedProduct, openedText } from './opened-product';

const PRIMER = { productClass: '3', serial: 'F120', color: '7035', pkg: '25' };

test('a product of the usual class stands in the address as pages show its code', () => {
  expect(openedText(PRIMER)).toBe('F120-7035-25');
  expect(openedProduct('F120-7035-25')).toEqual(PRIMER);
});

test('a product of another class keeps its class in the address', () => {
  const other = { ...PRIMER, productClass: '7' };
  expect(openedProduct(openedText(other))).toEqual(other);
});

test('an address that names no product opens none', () => {
  for (const text of [undefined, '', 'F120', 'F120-7035', '<b>-1-2', 'a-b-c-d-e']) {
    expect(openedProduct(text)).toBeUndefined();
  }
});
