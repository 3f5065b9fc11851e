import { describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { toFieldErrors } from './errors.ts';
import {
  createCrossFieldRule,
  customerCodeField,
  dateField,
  emailField,
  filterCodeField,
  filterTextField,
  hasForeignLocalPart,
  idField,
  nullableNoteField,
  nullableTextField,
  objectField,
  optionalTextField,
  queryNumberField,
  requiredLinesField,
  requiredTextField,
  secretField,
  usernameField,
} from './fields.ts';

function findErrorCode(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

describe('fields', () => {
  it('are missing when absent or empty after trimming', () => {
    for (const value of [undefined, null, '', '   '])
      expect(findErrorCode(requiredTextField(5), value)).toBe('missing');
  });

  it('have an invalid length when too long after trimming', () => {
    expect(requiredTextField(5).parse('  12345  ')).toBe('12345');
    expect(findErrorCode(requiredTextField(5), '123456')).toBe('invalidLenght');
    expect(findErrorCode(optionalTextField(5), '123456')).toBe('invalidLenght');
  });

  it('are invalid when of another type or with NUL or unpaired surrogates', () => {
    expect(findErrorCode(requiredTextField(), 7)).toBe('invalidField');
    expect(findErrorCode(requiredTextField(), 'a\0b')).toBe('invalidField');
    expect(findErrorCode(requiredTextField(), 'a\ud800')).toBe('invalidField');
    expect(findErrorCode(optionalTextField(), 'a\0b')).toBe('invalidField');
    expect(findErrorCode(secretField(50), 'a\0b')).toBe('invalidField');
  });

  it('are missing when they contain only invisible characters', () => {
    const invisible = [
      '\u200b',
      '\u202e\u202c',
      '\ufeff',
      '\u2066 \u2069',
      '\u00ad',
      '\u3164',
      '\u115f\u1160',
      '\u2800',
    ];
    for (const text of [...invisible, '\u0301', '\ufe0f', '\u0007', '\u{e0041}', invisible.join(' ')]) {
      expect(findErrorCode(requiredTextField(), text), JSON.stringify(text)).toBe('missing');
    }
    for (const name of ["D'Angelo", 'Łódź', 'Й', '李', 'क्षि', 'می\u200cخواهم', '7', '👩\u200d🎨']) {
      expect(requiredTextField().parse(name)).toBe(name);
    }
  });

  it('of one line reject line breaks and direction controls; notes may have several lines', () => {
    for (const text of ['a\nb', 'a\tb', 'a\rb', 'a\u0085b', 'a\u001bb', 'a\u2028b', 'a\u202eb', 'a\u2067b']) {
      expect(findErrorCode(requiredTextField(), text), JSON.stringify(text)).toBe('invalidField');
      expect(findErrorCode(nullableTextField(), text), JSON.stringify(text)).toBe('invalidField');
    }
    expect(findErrorCode(requiredLinesField(), '\u200b')).toBe('missing');
    for (const note of [optionalTextField(), nullableNoteField(), requiredLinesField()]) {
      expect(note.parse('ring\r\n\ttwice')).toBe('ring\r\n\ttwice');
      for (const text of ['a\u001bb', 'a\u0007', 'a\u202eb'])
        expect(findErrorCode(note, text)).toBe('invalidField');
    }
  });

  it('that are too long do not stop rules across other fields', () => {
    const pair = { first: requiredTextField(), second: requiredTextField() };
    const areEqual = createCrossFieldRule(pair, 'second', ({ first, second }) => first === second);
    const longText = 'x'.repeat(50_000);
    for (const field of [
      requiredTextField(5),
      optionalTextField(5),
      nullableTextField(5),
      emailField(),
      usernameField(),
      secretField(5),
    ]) {
      const { error } = objectField({ ...pair, field })
        .check(areEqual)
        .safeParse({ first: 'a', second: 'b', field: longText });
      expect(error && toFieldErrors(error)).toMatchObject([
        { path: 'field', code: 'invalidLenght' },
        { path: 'second', code: 'invalidField' },
      ]);
    }
  });

  it('keep a password unchanged, including spaces', () => {
    expect(secretField(50).parse(' a ')).toBe(' a ');
  });

  it('accept an e-mail of at most 250 characters', () => {
    const local = 'a'.repeat(60);
    expect(findErrorCode(emailField(), 'nobody')).toBe('invalidField');
    expect(findErrorCode(emailField(), `${local}@${'b'.repeat(240)}.it`)).toBe('invalidLenght');
    expect(emailField().parse(' anna@colori.it ')).toBe('anna@colori.it');
  });

  it('convert user names to lower case and normalise their Unicode', () => {
    expect(usernameField().parse(' Anna@Colori.IT ')).toBe('anna@colori.it');
    expect(usernameField().parse('ａnna@colori.it')).toBe('anna@colori.it');
  });

  it('reject a far too long user name before the slow Unicode normalisation', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const longUsername = `a${'\u0315\u0300'.repeat(50_000)}@colori.it`;
    expect(findErrorCode(usernameField(), longUsername)).toBe('invalidLenght');
    expect(normalize.mock.contexts.every((text) => String(text).length <= 500)).toBe(true);
    expect(usernameField().parse('ANNA@colori.it')).toBe('anna@colori.it');
    expect(normalize).toHaveBeenCalled();
    normalize.mockRestore();
    // Normalising may lengthen a text; the limit of 250 applies afterwards too.
    expect(findErrorCode(usernameField(), `${'\ufdfa'.repeat(60)}@colori.it`)).toBe('invalidLenght');
  });

  it('accept a customer code of exactly 6 digits', () => {
    expect(customerCodeField().parse('100001')).toBe('100001');
    expect(findErrorCode(customerCodeField(), '10001')).toBe('invalidField');
    expect(findErrorCode(customerCodeField(), '1000011')).toBe('invalidLenght');
    expect(findErrorCode(customerCodeField(), '10000a')).toBe('invalidField');
  });

  it('accept only dates that exist', () => {
    expect(dateField().parse('2028-02-29')).toBe('2028-02-29');
    for (const value of ['2027-02-29', '29-02-2028', '2028-2-9', '2028-02-29T00:00:00Z']) {
      expect(findErrorCode(dateField(), value)).toBe('invalidField');
    }
    expect(findErrorCode(dateField(), '')).toBe('missing');
  });

  it('accept only UUIDs as ids', () => {
    expect(findErrorCode(idField(), '1')).toBe('invalidField');
    expect(idField().parse('018f3b2e-7c4d-4a11-9d2e-000000000001')).toBeTypeOf('string');
  });

  it('parse numbers in a query strictly', () => {
    const number = queryNumberField(0, 100);
    expect(number.parse('42')).toBe(42);
    for (const value of ['1e1', '0x10', ' 7', '-1', '101', '', '1.5', ['1', '2']]) {
      expect(number.safeParse(value).success, JSON.stringify(value)).toBe(false);
    }
  });

  it('treat an empty filter as absent', () => {
    expect(filterTextField().parse('  ')).toBeUndefined();
    expect(filterCodeField(4).parse(' f120 ')).toBe('F120');
    expect(filterCodeField(4).parse('')).toBeUndefined();
    expect(findErrorCode(filterCodeField(4), 'F1200')).toBe('invalidLenght');
    expect(findErrorCode(filterCodeField(4), 'F%')).toBe('invalidField');
  });

  it('of type e-mail accept a domain of other letters, in its ASCII form, but no such local part', () => {
    expect(emailField().parse(' Info@Müller.example ')).toBe('Info@xn--mller-kva.example');
    expect(usernameField().parse('Info@MÜLLER.example')).toBe('info@xn--mller-kva.example');
    for (const address of ['jörg@example.com', 'info@mül ler.example', 'info@ü', '@müller.example'])
      expect(emailField().safeParse(address).success).toBe(false);
    expect(hasForeignLocalPart('jörg@example.com')).toBe(true);
    expect(hasForeignLocalPart('info@müller.example')).toBe(false);
  });
});
