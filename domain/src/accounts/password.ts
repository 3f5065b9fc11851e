import { z } from 'zod';
import { createCrossFieldRule, objectField, secretField, toTypeErrorCode } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Rules for a new password (section 5), in the order in which pages list them. */
export const PASSWORD_RULES = ['length', 'lowercase', 'uppercase', 'digit', 'symbol'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** The symbols that satisfy the symbol rule. */
export const PASSWORD_SYMBOLS = '!$%&@#*';

/** Length of a password without whitespace, which section 5 does not count. */
function countCharacters(password: string): number {
  return [...password.replaceAll(/\s/gu, '')].length;
}

const RULE_CHECKS: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) =>
    countCharacters(password) >= LIMITS.passwordMin && countCharacters(password) <= LIMITS.passwordMax,
  lowercase: (password) => /\p{Ll}/u.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
  digit: (password) => /\d/.test(password),
  symbol: (password) => [...PASSWORD_SYMBOLS].some((symbol) => password.includes(symbol)),
};

/** Whether a new password meets a rule. */
export function meetsPasswordRule(password: string, rule: PasswordRule): boolean {
  return RULE_CHECKS[rule](password);
}

/** Strengths that the password hint shows. */
export const PASSWORD_STRENGTHS = ['refused', 'fair', 'good', 'strong'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

/** Minimum number of distinct characters of a good and of a strong password. */
const GOOD_MIN_DISTINCT = 10;
const STRONG_MIN_DISTINCT = 14;

/**
 * Estimates the strength of a new password by its number of distinct characters; `refused` while it breaks a rule. The
 * strength is a hint while typing and is not enforced.
 */
export function ratePasswordStrength(password: string): PasswordStrength {
  if (!PASSWORD_RULES.every((rule) => RULE_CHECKS[rule](password))) return 'refused';
  const distinctCharacters = new Set(password).size;
  if (distinctCharacters >= STRONG_MIN_DISTINCT) return 'strong';
  return distinctCharacters >= GOOD_MIN_DISTINCT ? 'good' : 'fair';
}

/** A new password (section 5): 8 to 50 characters, at least one of each kind. */
export function newPasswordField() {
  return secretField(LIMITS.loginPassword)
    .refine((password) => countCharacters(password) <= LIMITS.passwordMax, 'invalidLenght')
    .refine((password) => PASSWORD_RULES.every((rule) => RULE_CHECKS[rule](password)), 'invalidField')
    .describe(
      `${LIMITS.passwordMin} to ${LIMITS.passwordMax} characters without counting blanks, with a lower-case and an upper-case ` +
        `letter, a digit and one of ${PASSWORD_SYMBOLS}. Passwords that are easy to guess get CommonPassword`,
    );
}

/** Body of calls that check the token of a mailed link without changing the password. */
export const linkCodeSchema = objectField({
  tempCode: secretField(LIMITS.token).describe('Token from the link in the mail'),
});

/** Body of PUT /users/{username}/update-forgotten-password (section 7). */
export const chosenPasswordSchema = linkCodeSchema.extend({
  newPassword: newPasswordField(),
});
export type ChosenPassword = z.infer<typeof chosenPasswordSchema>;

/** Body of PUT /users/{username}/password: a new password, confirmed by the old one. */
export const passwordChangeSchema = objectField({
  currentPassword: secretField(LIMITS.loginPassword),
  newPassword: newPasswordField(),
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

const repeatPassword = z.string({ error: toTypeErrorCode }).min(1, 'missing');
const passwordPair = { newPassword: z.string().min(1), repeatPassword };

/** Section 5: both passwords are equal. */
const passwordsMatch = createCrossFieldRule(
  passwordPair,
  'repeatPassword',
  ({ newPassword, repeatPassword }) => repeatPassword === newPassword,
);

/** The form that sets a password after the user has opened a mailed link. */
export const newPasswordFormSchema = objectField({ newPassword: newPasswordField(), repeatPassword }).check(
  passwordsMatch,
);

/** The form that changes the logged-in user's password. */
export const passwordChangeFormSchema = passwordChangeSchema.extend({ repeatPassword }).check(passwordsMatch);
