import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ERROR_MESSAGES } from './error-messages.ts';
import { ERROR_CODES, ERRORS, toErrorCode, toFieldErrors } from './errors.ts';
import { patternTextField, requiredTextField, wholeNumberField } from './fields.ts';

const schema = z.object({
  items: z.array(z.object({ quantity: wholeNumberField(1, 9), note: requiredTextField(3) })),
});

function findErrors(value: unknown) {
  const { error } = schema.safeParse(value);
  return error ? toFieldErrors(error) : [];
}

describe('errors', () => {
  it('are reported per field with a dotted path', () => {
    expect(findErrors({ items: [{ quantity: 'x', note: '' }] })).toEqual([
      { path: 'items.0.quantity', code: 'invalidField' },
      { path: 'items.0.note', code: 'missing' },
    ]);
  });

  it('have one code per field', () => {
    expect(findErrors({ items: [{ quantity: 1, note: ' far too long ' }] })).toMatchObject([
      { path: 'items.0.note', code: 'invalidLenght' },
    ]);
  });

  it.each([
    [z.string().max(3, 'invalidLenght'), 'abcd', { of: 'characters', max: 3 }],
    [z.string().min(5, 'invalidField'), 'abcd', { of: 'characters', min: 5 }],
    [z.array(z.string()).max(1, 'invalidLenght'), ['a', 'b'], { of: 'entries', max: 1 }],
    [z.int().max(9, 'invalidField'), 10, { of: 'value', max: 9 }],
    [z.number().min(0.5, 'invalidField'), 0, { of: 'value', min: 0.5 }],
    [z.union([z.literal(''), z.string().max(2, 'invalidLenght')]), 'abc', { of: 'characters', max: 2 }],
  ])('name the limit that a value exceeds', (schema, value, limit) => {
    const { error } = z.object({ field: schema }).safeParse({ field: value });
    expect(error && toFieldErrors(error)).toMatchObject([{ path: 'field', limit }]);
  });

  it('name no limit for a missing value or a wrong form', () => {
    const schema = z.object({ name: requiredTextField(5), code: patternTextField(/^a$/, 5) });
    const { error } = schema.safeParse({ name: '', code: 'b' });
    expect(error && toFieldErrors(error)).toEqual([
      { path: 'name', code: 'missing' },
      { path: 'code', code: 'invalidField' },
    ]);
  });

  it("map zod's default messages to invalidField", () => {
    expect(findErrors(7)).toEqual([{ path: '', code: 'invalidField' }]);
  });

  it('have a client or server status and a message that is a sentence', () => {
    for (const code of ERROR_CODES) {
      expect(ERRORS[code].status).toBeGreaterThanOrEqual(400);
      expect(ERROR_MESSAGES[code]).toMatch(/\.$/);
    }
  });

  it('use the code raised by a rule over the whole body, else BadRequest', () => {
    expect(toErrorCode({ issues: [{ path: [], message: 'SearchFilterRequired' }] })).toBe(
      'SearchFilterRequired',
    );
    expect(toErrorCode({ issues: [{ path: ['a'], message: 'missing' }] })).toBe('BadRequest');
  });
});
