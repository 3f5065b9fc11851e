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
])('%s is a number', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each(['abc', '-1', '1e5', '12,5 €', '1,2,3', '.', '1.2.3'])('%s is none', (text) => {
  expect(parseNumber(text)).toBeNaN();
});

test('nothing typed is nothing', () => {
  expect(parseNumber('  ')).toBeNull();
});

test('a number that is shown in a language is read back as itself', () => {
  const amount = fc.integer({ min: 0, max: 99_999_999 }).map((hundredths) => hundredths / 100);
  const language = fc.constantFrom('it', 'en', 'de', 'es', 'fr', 'pl', 'ru');
  fc.assert(
    fc.property(amount, language, (number, locale) => {
      const shown = new Intl.NumberFormat(locale, {
        useGrouping: false,
        maximumFractionDigits: 2,
      }).format(number);
      expect(parseNumber(shown)).toBe(number);
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
])('in %s an amount of %s is read', (language, text, amount) => {
  expect(parseAmount(text, language)).toBe(amount);
});

test('an amount that is shown in a language is read back as itself', () => {
  const amount = fc.integer({ min: 0, max: 99_999_999_999 }).map((hundredths) => hundredths / 100);
  const language = fc.constantFrom('it', 'en', 'de', 'es', 'fr', 'pl', 'ru');
  fc.assert(
    fc.property(amount, language, (number, locale) => {
      const format = new Intl.NumberFormat(locale, { useGrouping: 'always', maximumFractionDigits: 2 });
      expect(parseAmount(format.format(number), locale)).toBe(number);
    }),
  );
});
