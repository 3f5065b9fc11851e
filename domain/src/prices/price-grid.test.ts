import { expect, it } from 'vitest';
import { toFieldErrors } from '../errors.ts';
import { priceChangesSchema } from './price-grid.ts';

const productCode = { productClass: '3', serial: 'F120', color: '7035', pkg: '25' };
const other = { ...productCode, pkg: '5' };
const listErrors = (...changes: object[]) => {
  const { error } = priceChangesSchema.safeParse({ version: 'abc', changes });
  return error
    ? toFieldErrors(error).map(({ path, code }) => `${path.replace(/^changes\.?/, '')} ${code}`)
    : [];
};

it('prices of several lists and the stock of a serial can be changed at once', () => {
  expect(
    listErrors(
      { productCode, priceListCode: 'RIV', unitPrice: 8.4 },
      { productCode, priceListCode: 'IND', unitPrice: null, inStock: true },
      { productCode: other, inStock: false },
    ),
  ).toEqual([]);
});

it('agreed terms of one customer can be changed over several serials', () => {
  expect(
    listErrors(
      { productCode, customerCode: '100001', unitPrice: 8.4, discountPct1: 5 },
      { productCode: { ...other, serial: 'G310' }, customerCode: '100001', discountPct2: 2.5 },
    ),
  ).toEqual([]);
});

it.each([
  ['no change', [], [' missing']],
  ['a price without its list', [{ productCode, unitPrice: 1 }], ['0.priceListCode missing']],
  ['a list without a price', [{ productCode, priceListCode: 'RIV' }], ['0.unitPrice missing']],
  ['nothing but a product', [{ productCode }], ['0.unitPrice missing']],
  [
    'a discount on a list price',
    [{ productCode, priceListCode: 'RIV', unitPrice: 1, discountPct1: 5 }],
    ['0.discountPct1 invalidField'],
  ],
  [
    'stock of a customer',
    [{ productCode, customerCode: '100001', unitPrice: 1, inStock: true }],
    ['0.inStock invalidField'],
  ],
  [
    'a day of a customer',
    [{ productCode, customerCode: '100001', unitPrice: 1, availableOn: null }],
    ['0.availableOn invalidField'],
  ],
  ['a day in another order', [{ productCode, availableOn: '15-12-2026' }], ['0.availableOn invalidField']],
  [
    'stock and day of a product in two changes',
    [
      { productCode, inStock: false },
      { productCode, availableOn: '2026-12-15' },
    ],
    ['1.productCode invalidField'],
  ],
  ['an agreement without terms', [{ productCode, customerCode: '100001' }], ['0.unitPrice missing']],
  [
    'two serials',
    [
      { productCode, inStock: true },
      { productCode: { ...productCode, serial: 'G310' }, inStock: true },
    ],
    ['1.productCode invalidField'],
  ],
  [
    'two customers',
    [
      { productCode, customerCode: '100001', unitPrice: 1 },
      { productCode, customerCode: '100002', unitPrice: 1 },
    ],
    ['1.customerCode invalidField'],
  ],
  [
    'a price twice',
    [
      { productCode, priceListCode: 'RIV', unitPrice: 1 },
      { productCode, priceListCode: 'RIV', unitPrice: 2 },
    ],
    ['1.productCode invalidField'],
  ],
  [
    'a stock twice',
    [
      { productCode, priceListCode: 'RIV', unitPrice: 1, inStock: true },
      { productCode, inStock: false },
    ],
    ['1.productCode invalidField'],
  ],
  [
    'more decimals than stored',
    [{ productCode, priceListCode: 'RIV', unitPrice: 1.00001 }],
    ['0.unitPrice invalidField'],
  ],
])('%s is rejected', (_name, changes, errors) => {
  expect(listErrors(...changes)).toEqual(errors);
});
