import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, phoneField, toInternationalPhone } from './phone.ts';

describe('a typed telephone number', () => {
  it.each(['(0444) 512345', '0444–512345', '(0444) 51–23–45', '+39 (0444) 512.345', '0039 0444/512345'])(
    'may be written as %s',
    (typed) => {
      expect(phoneField().safeParse(typed).success).toBe(true);
      expect(toInternationalPhone(typed, '+39')).toBe('+39 0444 512345');
    },
  );
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
