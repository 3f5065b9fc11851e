import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTypedPrefix, formatPhone, phoneField, toInternationalPhone } from './phone.ts';

describe('a typed telephone number', () => {
  it.each([
    '(0444) 512345',
    '0444–512345',
    '(0444) 51–23–45',
    '+39 (0444) 512.345',
    '0039 0444/512345',
    '(+39) 0444 512345',
    '(0039)0444 512345',
  ])('may be written as %s', (typed) => {
    expect(phoneField().safeParse(typed).success).toBe(true);
    expect(toInternationalPhone(typed, '+39')).toBe('+39 0444 512345');
  });
});

describe('a telephone number with a prefix of its own', () => {
  it.each([
    ['+380 44 123 4567', '+380'],
    ['00380441234567', '+380'],
    ['(+44) 20 7946 0958', '+44'],
  ])('%s names the prefix %s and is invalid under another one', (typed, prefix) => {
    expect(findTypedPrefix(typed)).toBe(prefix);
    expect(toInternationalPhone(typed, '+39')).toBeUndefined();
    expect(toInternationalPhone(typed, prefix)).toMatch(new RegExp(`^\\${prefix} `));
  });

  it.each(['0444 512345', '+380', '+380 4', ''])('%s names none', (typed) => {
    expect(findTypedPrefix(typed)).toBeUndefined();
  });
});

describe('a displayed telephone number', () => {
  it('is formatted internationally, whatever separators are stored', () => {
    for (const storedNumber of ['+390444512345', '+39 0444 512345', '+39 0444-512.345'])
      expect(formatPhone(storedNumber)).toBe('+39 0444 512345');
    expect(formatPhone('+4930901820')).toBe('+49 30 901820');
  });

  it('is unchanged when it is not a valid international number', () => {
    for (const storedNumber of ['', '0444 512345', 'int. 12', '+39 1', 'x+390444512345'])
      expect(formatPhone(storedNumber)).toBe(storedNumber);
  });

  it('equals the form in which typed numbers are stored', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000, max: 99_999_999 }), (digits) => {
        const storedNumber = toInternationalPhone(`0444${digits}`.slice(0, 10), '+39');
        expect(storedNumber === undefined ? storedNumber : formatPhone(storedNumber)).toBe(storedNumber);
      }),
    );
  });
});
