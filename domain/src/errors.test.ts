import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ERROR_CODES, ERRORS, toErrorCode, toFieldErrors } from './errors.ts';
import { requiredTextField, wholeNumberField } from './fields.ts';

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
    expect(findErrors({ items: [{ quantity: 1, note: ' far too long ' }] })).toEqual([
      { path: 'items.0.note', code: 'invalidLenght' },
    ]);
  });

  it("map zod's default messages to invalidField", () => {
    expect(findErrors(7)).toEqual([{ path: '', code: 'invalidField' }]);
  });

  it('have a client or server status and a message that is a sentence', () => {
    for (const code of ERROR_CODES) {
      expect(ERRORS[code].status).toBeGreaterThanOrEqual(400);
      expect(ERRORS[code].message).toMatch(/\.$/);
    }
  });

  it('use the code raised by a rule over the whole body, else BadRequest', () => {
    expect(toErrorCode({ issues: [{ path: [], message: 'SearchFilterRequired' }] })).toBe(
      'SearchFilterRequired',
    );
    expect(toErrorCode({ issues: [{ path: ['a'], message: 'missing' }] })).toBe('BadRequest');
  });
});
