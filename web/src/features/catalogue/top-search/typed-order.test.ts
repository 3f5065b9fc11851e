import { expect, test } from 'vitest';
import { parseTypedOrder } from './typed-order';

test.each([
  ['F120 7035 25 8', 'F120-7035-25', 8],
  ['f120-7035-25 x 8', 'F120-7035-25', 8],
  ['8 F120-7035-25', 'F120-7035-25', 8],
])('%s orders packages of a product', (text, code, packages) => {
  const order = parseTypedOrder(text);
  expect([order?.code, order?.amount.packages]).toEqual([code, packages]);
});

test('a content is a quantity too', () => {
  expect(parseTypedOrder('F120 7035 25 200 kg')?.amount.content).toEqual({ quantity: 200, unit: 'kg' });
});

test.each([
  'F120 7035 25',
  'F120 7035',
  'epoxy 8',
  'F120 7035 25 0',
  'F120 7035 25 -1',
  'F120 7035 25 1.000',
  '',
])('%s orders nothing', (text) => expect(parseTypedOrder(text)).toBeUndefined());
