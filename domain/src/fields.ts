import { z } from 'zod';
import { LIMITS } from './limits.ts';

/**
 * The fields of which every schema is built. Their issues are codes, never sentences: `missing` when a value is absent
 * or empty after trimming, `invalidLenght` when it is too long, `invalidField` otherwise (section 5). Of several issues
 * of a field the first counts. None aborts, so rules across fields always run.
 */

/** Code for a value of the wrong type. */
export function toTypeErrorCode(issue: { readonly input?: unknown }): 'missing' | 'invalidField' {
  return issue.input === undefined || issue.input === null || issue.input === '' ? 'missing' : 'invalidField';
}

/** PostgreSQL stores neither NUL nor lone surrogates; no person types them. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** A visible character: not a blank, control, direction mark, joiner, filler or lone accent. */
const VISIBLE = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Line breaks, control characters, and direction overrides that reorder the text after them. */
const NOT_IN_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const NOT_IN_LINES = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u;

function isOneLine(text: string): boolean {
  return isStorable(text) && !NOT_IN_ONE_LINE.test(text);
}

function isLines(text: string): boolean {
  return isStorable(text) && !NOT_IN_LINES.test(text);
}

/** A required text of one line, trimmed; one without a visible character counts as missing. */
export function requiredTextField(max: number = LIMITS.text) {
  return z
    .string({ error: toTypeErrorCode })
    .trim()
    .min(1, 'missing')
    .refine((text) => VISIBLE.test(text), 'missing')
    .max(max, 'invalidLenght')
    .refine(isOneLine, 'invalidField');
}

/** As `requiredTextField`, of several lines. */
export function requiredLinesField(max: number = LIMITS.note) {
  return z
    .string({ error: toTypeErrorCode })
    .trim()
    .min(1, 'missing')
    .refine((text) => VISIBLE.test(text), 'missing')
    .max(max, 'invalidLenght')
    .refine(isLines, 'invalidField');
}

/** An optional text, trimmed; it may have several lines. */
export function optionalTextField(max: number = LIMITS.text) {
  return z
    .string({ error: 'invalidField' })
    .trim()
    .max(max, 'invalidLenght')
    .refine(isLines, 'invalidField')
    .optional();
}

/** An optional text of one line, trimmed; null or empty for none. */
export function nullableTextField(max: number = LIMITS.text) {
  return z
    .string({ error: 'invalidField' })
    .trim()
    .max(max, 'invalidLenght')
    .refine(isOneLine, 'invalidField')
    .nullable();
}

/** As `nullableTextField`, of several lines. */
export function nullableNoteField(max: number = LIMITS.note) {
  return z
    .string({ error: 'invalidField' })
    .trim()
    .max(max, 'invalidLenght')
    .refine(isLines, 'invalidField')
    .nullable();
}

/** A text that matches a pattern; length is checked first. */
export function patternTextField(pattern: RegExp, max: number) {
  return z
    .string({ error: toTypeErrorCode })
    .trim()
    .min(1, 'missing')
    .max(max, 'invalidLenght')
    .regex(pattern, 'invalidField');
}

/** As `patternTextField`, converted to upper case. */
export function upperPatternTextField(pattern: RegExp, max: number) {
  return z
    .string({ error: toTypeErrorCode })
    .trim()
    .toUpperCase()
    .min(1, 'missing')
    .max(max, 'invalidLenght')
    .regex(pattern, 'invalidField');
}

const email = patternTextField(z.regexes.email, LIMITS.email);

/** An e-mail address, at most 250 characters. */
export function emailField() {
  return email;
}

/** Longest user name that is normalised, since normalising takes quadratic time on combining marks. */
const TYPED_USERNAME = 2 * LIMITS.email;

/** A user name: an e-mail address, compared without case and after Unicode normalisation (contract, section 6). */
export function usernameField() {
  return z
    .string({ error: toTypeErrorCode })
    .max(TYPED_USERNAME, 'invalidLenght')
    .overwrite((text) => (text.length > TYPED_USERNAME ? text : text.normalize('NFKC')))
    .trim()
    .toLowerCase()
    .min(1, 'missing')
    .max(LIMITS.email, 'invalidLenght')
    .regex(z.regexes.email, 'invalidField');
}

/** A password or token: unchanged, including blanks. */
export function secretField(max: number) {
  return z
    .string({ error: toTypeErrorCode })
    .min(1, 'missing')
    .max(max, 'invalidLenght')
    .refine(isStorable, 'invalidField');
}

/** One of a closed list. */
export function choiceField<const T extends readonly string[]>(values: T) {
  return z.enum(values, { error: toTypeErrorCode });
}

/**
 * As `choiceField`, for statuses and decisions with REJECTED among them: REFUSED is understood as it (contract, section 2).
 */
export function choiceOrRefusedField<const T extends readonly string[]>(values: T) {
  const refused = z.literal('REFUSED').transform(() => 'REJECTED' as const);
  return z.union([choiceField(values), refused], { error: toTypeErrorCode });
}

/** An object within a body. */
export function objectField<const S extends z.core.$ZodLooseShape>(shape: S) {
  return z.object(shape, { error: toTypeErrorCode });
}

/** A boolean in a body. */
export function booleanField() {
  return z.boolean({ error: toTypeErrorCode });
}

/** A whole number in a body. */
export function wholeNumberField(min: number, max: number) {
  return z.int({ error: toTypeErrorCode }).min(min, 'invalidField').max(max, 'invalidField');
}

/** A decimal number in a body: money, weights, percents. */
export function decimalNumberField(min: number, max: number) {
  return z.number({ error: toTypeErrorCode }).min(min, 'invalidField').max(max, 'invalidField');
}

/** As `decimalNumberField`, with a limit on decimals, so that the stored value equals the sent one. */
export function boundedDecimalField(min: number, max: number, decimals: number) {
  return decimalNumberField(min, max).multipleOf(10 ** -decimals, 'invalidField');
}

/** A percentage, as in 12.5. */
export function percentField() {
  return decimalNumberField(0, 100);
}

/** A valid calendar day, `YYYY-MM-DD`. */
export function dateField() {
  return z.iso.date({ error: toTypeErrorCode });
}

/** An id generated by the server. */
export function idField() {
  return z.guid({ error: toTypeErrorCode });
}

/** Code of a customer: exactly 6 digits (section 5). */
export function customerCodeField() {
  return patternTextField(/^\d{6}$/, LIMITS.customerCode);
}

/** A whole number in a query, where all values are texts; only digits are accepted. */
export function queryNumberField(min: number, max: number) {
  return z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value),
    wholeNumberField(min, max),
  );
}

/** A boolean in a query: `true` or `false`. */
export function queryBooleanField() {
  return choiceField(['true', 'false']).transform((text) => text === 'true');
}

/** A text filter of a list query; absent and empty both mean no filter. */
export function filterTextField(max: number = LIMITS.searchText) {
  return optionalTextField(max).transform((text) => (text === '' ? undefined : text));
}

/** As `filterTextField`, in upper case: codes. */
export function filterCodeField(max: number) {
  return z
    .string({ error: 'invalidField' })
    .trim()
    .toUpperCase()
    .max(max, 'invalidLenght')
    .regex(/^[0-9A-Z]*$/, 'invalidField')
    .optional()
    .transform((text) => (text === '' ? undefined : text));
}

/**
 * A rule over several fields of an object, for `.check()`. It runs as soon as these fields are valid, even if others
 * are not, so that a form reports all errors at once.
 * @param shape the fields that the rule reads
 * @param at the field that gets the error
 */
export function createCrossFieldRule<const S extends z.core.$ZodLooseShape>(
  shape: S,
  at: Extract<keyof S, string>,
  holds: (value: z.output<z.ZodObject<S>>) => boolean,
  error: 'missing' | 'invalidField' = 'invalidField',
) {
  const read = z.object(shape);
  return z.refine<z.output<typeof read>>(holds, {
    path: [at],
    error,
    when: ({ value }) => read.safeParse(value).success,
  });
}
