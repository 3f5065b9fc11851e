import { UI_LANGUAGES } from '@cromia/domain/languages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type NumberFormat, parseNumber, spellAmbiguous } from './parse-number';

const AMOUNT: NumberFormat = { kind: 'amount' };
const GROUPED: NumberFormat = { kind: 'amount', decimals: 2, isGrouped: true };
const PACKAGES: NumberFormat = { kind: 'packages' };
const POINT_GROUPS = ['it', 'de', 'es'] as const;
const BLANK_GROUPS = ['fr', 'pl', 'ru'] as const;

describe('an amount', () => {
  test.each([
    ['12', 12],
    ['12,5', 12.5],
    ['12.50', 12.5],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1 234,5', 1234.5],
    ['1\u00a0234,5', 1234.5],
    ['1\u202f234,5', 1234.5],
    ["1'234.5", 1234.5],
    ['1’234.5', 1234.5],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1.234.567,89', 1_234_567.89],
    ['1234.567', 1234.567],
    ['1234,567', 1234.567],
    ['12.3456', 12.3456],
    ['12.50000', 12.5],
    [',5', 0.5],
    ['12,', 12],
    ['007', 7],
  ])('%s is read as such in every language', (text, number) => {
    for (const language of UI_LANGUAGES) expect(parseNumber(text, language, AMOUNT)).toBe(number);
  });

  test.each([
    'abc',
    '-1',
    '+1',
    '1e5',
    '12,5 €',
    '1,2,3',
    '.',
    '1.2.3',
    '12.34,56',
    '1.23,4',
    '1,23.4',
    '1 2 3',
    '12 34',
    "1 234'567",
    '1.234.56',
    '1.234.567.8',
    '1.234,567.8',
    '0x10',
    '½',
    '１２',
    '1234567890123456',
  ])('%s is no number in any language', (text) => {
    for (const language of UI_LANGUAGES) expect(parseNumber(text, language, AMOUNT)).toBe('number');
  });

  test.each(['1.234', '4.000', '12.500', '999.999'])(
    '%s may be grouped thousands, except where the point precedes decimals',
    (text) => {
      for (const language of [...POINT_GROUPS, ...BLANK_GROUPS])
        expect(parseNumber(text, language, AMOUNT)).toBe('ambiguous');
      expect(parseNumber(text, 'en', AMOUNT)).toBe(Number(text));
    },
  );

  test.each(['1,234', '4,000'])('%s may be grouped thousands in English alone', (text) => {
    expect(parseNumber(text, 'en', AMOUNT)).toBe('ambiguous');
    for (const language of [...POINT_GROUPS, ...BLANK_GROUPS])
      expect(parseNumber(text, language, AMOUNT)).toBe(Number(text.replace(',', '.')));
  });

  test('with more decimals than the field stores is never rounded', () => {
    expect(parseNumber('8,61495', 'it', AMOUNT)).toBe('decimals');
    expect(parseNumber('33,333', 'it', { kind: 'amount', decimals: 2 })).toBe('decimals');
    expect(parseNumber('33,330', 'it', { kind: 'amount', decimals: 2 })).toBe(33.33);
    expect(parseNumber('0,00001', 'de', AMOUNT)).toBe('decimals');
  });

  test('that is ambiguous has two spellings, which are read as they say', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 0, max: 999 }),
        fc.constantFrom(...UI_LANGUAGES),
        (thousands, rest, language) => {
          const text = `${thousands}${language === 'en' ? ',' : '.'}${String(rest).padStart(3, '0')}`;
          expect(parseNumber(text, language, AMOUNT)).toBe('ambiguous');
          const spellings = spellAmbiguous(text, language);
          expect(parseNumber(spellings.thousands, language, AMOUNT)).toBe(thousands * 1000 + rest);
          expect(parseNumber(spellings.decimals, language, AMOUNT)).toBe(Number(text.replace(',', '.')));
        },
      ),
    );
  });

  test('is read back as a language writes it, or is ambiguous', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom(...UI_LANGUAGES),
        fc.constantFrom<false | 'always'>(false, 'always'),
        (tenThousandths, language, useGrouping) => {
          const amount = tenThousandths / 10_000;
          const format = new Intl.NumberFormat(language, { useGrouping, maximumFractionDigits: 4 });
          const text = format.format(amount);
          const parsed = parseNumber(text, language, AMOUNT);
          const mayBeEither = useGrouping === 'always' && /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);
          expect(parsed).toBe(
            mayBeEither && Number.isInteger(amount) && amount >= 1000 ? 'ambiguous' : amount,
          );
        },
      ),
    );
  });
});

describe('an amount in a field that groups thousands', () => {
  test.each([
    ['it', '12.500', 12_500],
    ['de', '1.234.567', 1_234_567],
    ['de', '1.234,56', 1234.56],
    ['it', '1234,56', 1234.56],
    ['it', '12.5', 12.5],
    ['en', '12,500', 12_500],
    ['en', '12.500', 12.5],
    ['fr', '12 500,5', 12_500.5],
    ['fr', '12.500', 'ambiguous'],
    ['it', '12,505', 'decimals'],
  ])('in %s: %s', (language, text, amount) => {
    expect(parseNumber(text, language, GROUPED)).toBe(amount);
  });

  test('is read back as the field shows it', () => {
    const amount = fc.integer({ min: 0, max: 99_999_999_999 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(amount, fc.constantFrom(...UI_LANGUAGES), (number, language) => {
        const format = new Intl.NumberFormat(language, { useGrouping: 'always', maximumFractionDigits: 2 });
        expect(parseNumber(format.format(number), language, GROUPED)).toBe(number);
      }),
    );
  });
});

describe('packages', () => {
  test('are digits alone, in every language', () => {
    for (const language of UI_LANGUAGES) {
      expect(parseNumber(' 4000 ', language, PACKAGES)).toBe(4000);
      expect(parseNumber('0', language, PACKAGES)).toBe(0);
      for (const text of ['4.000', '4,000', '4 000', "4'000", '4,0', '4.', '7,6', '-3', '1e3', '4 pz', 'x']) {
        expect([text, parseNumber(text, language, PACKAGES)]).toEqual([text, 'packages']);
      }
    }
  });
});

test('blank input is empty in every field', () => {
  for (const format of [AMOUNT, GROUPED, PACKAGES]) expect(parseNumber('  ', 'it', format)).toBeNull();
});
