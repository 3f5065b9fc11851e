import { describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import {
  customerCodeField,
  dateField,
  emailField,
  filterCode,
  filterText,
  idField,
  optionalText,
  queryNumber,
  requiredText,
  secretField,
  usernameField,
} from './fields.ts';

function codeOf(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

describe('fields', () => {
  it('are missing when absent or empty after trimming', () => {
    for (const value of [undefined, null, '', '   ']) expect(codeOf(requiredText(5), value)).toBe('missing');
  });

  it('have an invalid length when too long, after trimming', () => {
    expect(requiredText(5).parse('  12345  ')).toBe('12345');
    expect(codeOf(requiredText(5), '123456')).toBe('invalidLenght');
    expect(codeOf(optionalText(5), '123456')).toBe('invalidLenght');
  });

  it('are invalid when of another type or holding what no person types', () => {
    expect(codeOf(requiredText(), 7)).toBe('invalidField');
    expect(codeOf(requiredText(), 'a\0b')).toBe('invalidField');
    expect(codeOf(requiredText(), 'a\ud800')).toBe('invalidField');
    expect(codeOf(optionalText(), 'a\0b')).toBe('invalidField');
    expect(codeOf(secretField(50), 'a\0b')).toBe('invalidField');
  });

  it('leave a password as it is, blanks included', () => {
    expect(secretField(50).parse(' a ')).toBe(' a ');
  });

  it('take an e-mail of at most 250 characters', () => {
    const local = 'a'.repeat(60);
    expect(codeOf(emailField(), 'nobody')).toBe('invalidField');
    expect(codeOf(emailField(), `${local}@${'b'.repeat(240)}.it`)).toBe('invalidLenght');
    expect(emailField().parse(' anna@colori.it ')).toBe('anna@colori.it');
  });

  it('compare user names without case and after Unicode normalisation', () => {
    expect(usernameField().parse(' Anna@Colori.IT ')).toBe('anna@colori.it');
    expect(usernameField().parse('ａnna@colori.it')).toBe('anna@colori.it');
  });

  it('refuse a user name that is far too long before normalising it, which combining marks make slow', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const stacked = `a${'\u0315\u0300'.repeat(50_000)}@colori.it`;
    expect(codeOf(usernameField(), stacked)).toBe('invalidLenght');
    expect(normalize.mock.contexts.every((text) => String(text).length <= 500)).toBe(true);
    expect(usernameField().parse('ANNA@colori.it')).toBe('anna@colori.it');
    expect(normalize).toHaveBeenCalled();
    normalize.mockRestore();
    // Normalising may lengthen a text: the bound of 250 holds after it as well.
    expect(codeOf(usernameField(), `${'\ufdfa'.repeat(60)}@colori.it`)).toBe('invalidLenght');
  });

  it('take a customer code of exactly 6 digits', () => {
    expect(customerCodeField().parse('100001')).toBe('100001');
    expect(codeOf(customerCodeField(), '10001')).toBe('invalidField');
    expect(codeOf(customerCodeField(), '1000011')).toBe('invalidLenght');
    expect(codeOf(customerCodeField(), '10000a')).toBe('invalidField');
  });

  it('take only days that exist', () => {
    expect(dateField().parse('2028-02-29')).toBe('2028-02-29');
    for (const value of ['2027-02-29', '29-02-2028', '2028-2-9', '2028-02-29T00:00:00Z']) {
      expect(codeOf(dateField(), value)).toBe('invalidField');
    }
    expect(codeOf(dateField(), '')).toBe('missing');
  });

  it('take only ids of the form that the server makes', () => {
    expect(codeOf(idField(), '1')).toBe('invalidField');
    expect(idField().parse('018f3b2e-7c4d-4a11-9d2e-000000000001')).toBeTypeOf('string');
  });

  it('read numbers of a query strictly', () => {
    const number = queryNumber(0, 100);
    expect(number.parse('42')).toBe(42);
    for (const value of ['1e1', '0x10', ' 7', '-1', '101', '', '1.5', ['1', '2']]) {
      expect(number.safeParse(value).success, JSON.stringify(value)).toBe(false);
    }
  });

  it('take an empty filter as none', () => {
    expect(filterText().parse('  ')).toBeUndefined();
    expect(filterCode(4).parse(' f120 ')).toBe('F120');
    expect(filterCode(4).parse('')).toBeUndefined();
    expect(codeOf(filterCode(4), 'F1200')).toBe('invalidLenght');
    expect(codeOf(filterCode(4), 'F%')).toBe('invalidField');
  });
});
