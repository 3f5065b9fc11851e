import { describe, expect, it } from 'vitest';
import { pickLocalizedText } from '../languages.ts';
import {
  comparePackagings,
  deriveProductStatus,
  isAhead,
  sortColors,
  toAvailability,
  toAvailableOn,
} from './product.ts';

describe('the product status', () => {
  const product = { status: 'A', tsc: 'S', inStock: true };

  it('is REMOVED for E, CODECHANGE for C, AVAILABLE or ON_REQUEST for A by stock, otherwise UNAVAILABLE', () => {
    expect(deriveProductStatus({ ...product, status: 'E' })).toBe('REMOVED');
    expect(deriveProductStatus({ ...product, status: 'C' })).toBe('CODECHANGE');
    expect(deriveProductStatus(product)).toBe('AVAILABLE');
    expect(deriveProductStatus({ ...product, inStock: false })).toBe('ON_REQUEST');
    expect(deriveProductStatus({ ...product, status: 'S' })).toBe('UNAVAILABLE');
    expect(deriveProductStatus({ ...product, status: '' })).toBe('UNAVAILABLE');
  });

  it('is ON_REQUEST for products in stock with a tsc other than S', () => {
    for (const tsc of ['N', 'R', 's', '']) {
      expect(deriveProductStatus({ ...product, tsc }), tsc).toBe('ON_REQUEST');
      expect(deriveProductStatus({ ...product, tsc, status: 'E' }), tsc).toBe('REMOVED');
    }
  });

  it('maps tsc S to available, N to request only, and others to on request', () => {
    expect(['S', 'N', 'R', ''].map(toAvailability)).toEqual([
      'AVAILABLE',
      'REQUEST_ONLY',
      'ON_REQUEST',
      'ON_REQUEST',
    ]);
  });
});

it.each([
  ['out of stock', {}, '2026-12-15'],
  ['in stock', { inStock: true }, null],
  ['no longer sold', { status: 'E' }, null],
  ['under a new code', { status: 'C' }, null],
  ['without a day', { availableOn: null }, null],
])('a product that is %s is available again on %o: %s', (_name, fields, day) => {
  expect(toAvailableOn({ status: 'A', inStock: false, availableOn: '2026-12-15', ...fields })).toBe(day);
});

it.each([
  ['2026-12-15', true],
  ['2026-11-27', true],
  ['2026-11-26', false],
  [null, false],
  [undefined, false],
])('the day %s is told on 2026-11-27: %s', (day, expected) => {
  expect(isAhead(day, '2026-11-27')).toBe(expected);
});

describe('selectors', () => {
  it('sort packagings by numeric quantity', () => {
    expect(['25', '5', 'XL', '1', '05', 'AB'].sort(comparePackagings)).toEqual([
      '1',
      '05',
      '5',
      '25',
      'AB',
      'XL',
    ]);
  });

  it('sort colours by description in the displayed language', () => {
    const colors = [
      { color: '9010', colorDescription: { it: 'Bianco puro', en: 'Pure white' } },
      { color: '7035', colorDescription: { it: 'Grigio luce', en: 'Light grey' } },
      { color: '1003', colorDescription: { it: 'Giallo segnale', en: 'Signal yellow' } },
    ];
    const listSortedCodes = (language: string) =>
      sortColors(colors, (texts) => pickLocalizedText(texts, language), language).map(({ color }) => color);
    expect(listSortedCodes('it')).toEqual(['9010', '1003', '7035']);
    expect(listSortedCodes('en')).toEqual(['7035', '9010', '1003']);
  });
});
