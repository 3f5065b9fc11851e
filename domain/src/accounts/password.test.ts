import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFieldErrors } from '../errors.ts';
import {
  chosenPasswordSchema,
  meetsPasswordRule,
  newPasswordFormSchema,
  PASSWORD_RULES,
  ratePasswordStrength,
} from './password.ts';

function findError(newPassword: unknown) {
  const parsed = chosenPasswordSchema.safeParse({ tempCode: 'code', newPassword });
  return parsed.success ? undefined : toFieldErrors(parsed.error)[0]?.code;
}

describe('a new password', () => {
  it('has 8 to 50 characters, with a lower-case letter, an upper-case letter, a digit and a symbol', () => {
    expect(findError('Cromia!2026')).toBeUndefined();
    expect(findError('Abcde!1')).toBe('invalidField');
    expect(findError('Abcdef!1')).toBeUndefined();
    expect(findError('abcdef!1')).toBe('invalidField');
    expect(findError('ABCDEF!1')).toBe('invalidField');
    expect(findError('Abcdefg!')).toBe('invalidField');
    expect(findError('Abcdefg1')).toBe('invalidField');
    expect(findError('Abcdefg1?')).toBe('invalidField');
    expect(findError(`Aa1!${'x'.repeat(46)}`)).toBeUndefined();
    expect(findError(`Aa1!${'x'.repeat(47)}`)).toBe('invalidLenght');
    expect(findError('')).toBe('missing');
    expect(findError(12345678)).toBe('invalidField');
  });

  it('may contain spaces, which do not count towards its length', () => {
    expect(findError('Ab !1 cde')).toBe('invalidField');
    expect(findError('Ab !1 cdef')).toBeUndefined();
    expect(findError(`Aa1!${' '.repeat(20)}${'x'.repeat(46)}`)).toBeUndefined();
  });

  it('is rejected exactly when it breaks one of the rules in the hint', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 60 }), (password) => {
        fc.pre(password.isWellFormed() && !password.includes('\0'));
        const meetsAll = PASSWORD_RULES.every((rule) => meetsPasswordRule(password, rule));
        expect(findError(password) === undefined).toBe(meetsAll);
        expect(ratePasswordStrength(password) === 'refused').toBe(!meetsAll);
      }),
    );
  });

  it('is rated stronger the more distinct characters it has', () => {
    expect(ratePasswordStrength('Aa1!Aa1!Aa1!')).toBe('fair');
    expect(ratePasswordStrength('Cromia!2026')).toBe('good');
    expect(ratePasswordStrength('Ferro-Crom!2027')).toBe('good');
    expect(ratePasswordStrength('Vernice&Zinco#1987')).toBe('strong');
  });

  it('must match its repetition', () => {
    const parsed = newPasswordFormSchema.safeParse({
      newPassword: 'Cromia!2026',
      repeatPassword: 'Cromia!2027',
    });
    expect(parsed.error && toFieldErrors(parsed.error)).toEqual([
      { path: 'repeatPassword', code: 'invalidField' },
    ]);
  });

  it('is compared with its repetition even when it breaks another rule', () => {
    for (const newPassword of ['short', `Aa1!${'x'.repeat(47)}`, `Aa1!${'x'.repeat(1000)}`]) {
      const parsed = newPasswordFormSchema.safeParse({ newPassword, repeatPassword: 'other' });
      expect(parsed.error && toFieldErrors(parsed.error).map(({ path }) => path)).toEqual([
        'newPassword',
        'repeatPassword',
      ]);
    }
  });
});
