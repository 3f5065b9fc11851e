import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount, parseNumber } from './parse-number';

test.each([
  ['12', 12],
  ['12,5', 12.5],
  ['12.50', 12.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1 234,5', 1234.5],
  [',5', 0.5],
  ['12,', 12],
])('parses %s as a number', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each(['abc', '-1', '1e5', '12,5 €', '1,2,3', '.', '1.2.3'])('parses %s as NaN', (text) => {
  expect(parseNumber(text)).toBeNaN();
});

test('parses blank input as null', () => {
  expect(parseNumber('  ')).toBeNull();
});

test('a number formatted in any language parses to the same number', () => {
  const amount = fc.integer({ min: 0, max: 99_999_999 }).map((hundredths) => hundredths / 100);
  const language = fc.constantFrom('it', 'en', 'de', 'es', 'fr', 'pl', 'ru');
  fc.assert(
    fc.property(amount, language, (number, locale) => {
      const formatted = new Intl.NumberFormat(locale, {
        useGrouping: false,
        maximumFractionDigits: 2,
      }).format(number);
      expect(parseNumber(formatted)).toBe(number);
    }),
  );
});

test.each([
  ['it', '12.500', 12_500],
  ['de', '1.234.567', 1_234_567],
  ['de', '1.234,56', 1234.56],
  ['it', '1234,56', 1234.56],
  ['it', '12.5', 12.5],
  ['en', '12,500', 12_500],
  ['en', '12.500', 12.5],
  ['fr', '12 500,5', 12_500.5],
])('parses an amount in %s: %s', (language, text, amount) => {
  expect(parseAmount(text, language)).toBe(amount);
});

test('an amount formatted in any language parses to the same amount', () => {
  const amount = fc.integer({ min: 0, max: 99_999_999_999 }).map((hundredths) => hundredths / 100);
  const language = fc.constantFrom('it', 'en', 'de', 'es', 'fr', 'pl', 'ru');
  fc.assert(
    fc.property(amount, language, (number, locale) => {
      const format = new Intl.NumberFormat(locale, { useGrouping: 'always', maximumFractionDigits: 2 });
      expect(parseAmount(format.format(number), locale)).toBe(number);
    }),
  );
});
