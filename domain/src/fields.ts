import { z } from 'zod';
import { LIMITS } from './limits.ts';

/**
 * Field builders shared by all schemas. Issue messages are codes: `missing` when a value is absent or empty after
 * trimming, `invalidLenght` when it is too long, `invalidField` otherwise (section 5). Only the first issue of a field
 * is reported. No issue aborts, so rules across fields always run.
 */

/** Error code for a value of the wrong type. */
export function toTypeErrorCode(issue: { readonly input?: unknown }): 'missing' | 'invalidField' {
  return issue.input === undefined || issue.input === null || issue.input === '' ? 'missing' : 'invalidField';
}

/** Whether PostgreSQL can store a text: it rejects NUL and lone surrogates. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** A text with replacement characters for what PostgreSQL cannot store. */
export function toStorable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\u{fffd}');
}

/** Matches a visible character: no whitespace, control, direction mark, joiner, filler or lone accent. */
const VISIBLE = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Matches line breaks, control characters, and direction overrides, which reorder the text after them. */
const FORBIDDEN_IN_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const FORBIDDEN_IN_TEXT = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u;

function isValidLine(text: string): boolean {
  return isStorable(text) && !FORBIDDEN_IN_LINE.test(text);
}

function isValidText(text: string): boolean {
  return isStorable(text) && !FORBIDDEN_IN_TEXT.test(text);
}

/** A required single-line text, trimmed. A text without visible characters counts as missing. */
export function requiredTextField(max: number = LIMITS.text) {
  return z
    .string({ error: toTypeErrorCode })
    .trim()
    .min(1, 'missing')
    .refine((text) => VISIBLE.test(text), 'missing')
    .max(max, 'invalidLenght')
    .refine(isValidLine, 'invalidField');
}

/** Like `requiredTextField`, but multi-line. */
export function requiredLinesField(max: number = LIMITS.note) {
  return z
    .string({ error: toTypeErrorCode })
    .trim()
    .min(1, 'missing')
    .refine((text) => VISIBLE.test(text), 'missing')
    .max(max, 'invalidLenght')
    .refine(isValidText, 'invalidField');
}

/** An optional multi-line text, trimmed. */
export function optionalTextField(max: number = LIMITS.text) {
  return z
    .string({ error: 'invalidField' })
    .trim()
    .max(max, 'invalidLenght')
    .refine(isValidText, 'invalidField')
    .optional();
}

/** A single-line text, trimmed, which may be null or empty. */
export function nullableTextField(max: number = LIMITS.text) {
  return z
    .string({ error: 'invalidField' })
    .trim()
    .max(max, 'invalidLenght')
    .refine(isValidLine, 'invalidField')
    .nullable();
}

/** Like `nullableTextField`, but multi-line. */
export function nullableNoteField(max: number = LIMITS.note) {
  return z
    .string({ error: 'invalidField' })
    .trim()
    .max(max, 'invalidLenght')
    .refine(isValidText, 'invalidField')
    .nullable();
}

/** A required text that matches a pattern. Length errors take precedence over pattern errors. */
export function patternTextField(pattern: RegExp, max: number) {
  return z
    .string({ error: toTypeErrorCode })
    .trim()
    .min(1, 'missing')
    .max(max, 'invalidLenght')
    .regex(pattern, 'invalidField');
}

/** Like `patternTextField`, but converts the text to upper case first. */
export function upperPatternTextField(pattern: RegExp, max: number) {
  return z
    .string({ error: toTypeErrorCode })
    .trim()
    .toUpperCase()
    .min(1, 'missing')
    .max(max, 'invalidLenght')
    .regex(pattern, 'invalidField');
}

/** Converts the domain of an e-mail address, such as `müller.example`, to the ASCII form that mail servers know. */
function toAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 1 || !/[^\0-\x7f]/.test(domain)) return address;
  return `${address.slice(0, at)}@${URL.parse(`https://${domain}`)?.hostname ?? domain}`;
}

/** Whether the part of an e-mail address before the `@` has letters beyond ASCII, to which mail cannot be sent. */
export function hasForeignLocalPart(address: string): boolean {
  return /[^\0-\x7f]/.test(address.slice(0, Math.max(0, address.lastIndexOf('@'))));
}

const email = z
  .string({ error: toTypeErrorCode })
  .trim()
  .min(1, 'missing')
  .max(LIMITS.email, 'invalidLenght')
  .overwrite((text) => (text.length > LIMITS.email ? text : toAsciiDomain(text)))
  .regex(z.regexes.email, 'invalidField');

/** An e-mail address, at most 250 characters. */
export function emailField() {
  return email;
}

/** Longest user name that is normalised: normalisation takes quadratic time on combining marks. */
const MAX_TYPED_USERNAME = 2 * LIMITS.email;

/** A user name: an e-mail address, converted to lower case and Unicode-normalised (contract, section 6). */
export function usernameField() {
  return z
    .string({ error: toTypeErrorCode })
    .max(MAX_TYPED_USERNAME, 'invalidLenght')
    .overwrite((text) =>
      text.length > MAX_TYPED_USERNAME ? text : toAsciiDomain(text.normalize('NFKC').trim()),
    )
    .trim()
    .toLowerCase()
    .min(1, 'missing')
    .max(LIMITS.email, 'invalidLenght')
    .regex(z.regexes.email, 'invalidField');
}

/** A password or token; it is not trimmed. */
export function secretField(max: number) {
  return z
    .string({ error: toTypeErrorCode })
    .min(1, 'missing')
    .max(max, 'invalidLenght')
    .refine(isStorable, 'invalidField');
}

/** One of several values. */
export function choiceField<const T extends readonly string[]>(values: T) {
  return z.enum(values, { error: toTypeErrorCode });
}

/**
 * Like `choiceField`, for statuses and decisions that include REJECTED: REFUSED is an alias of REJECTED (contract, section
 * 2).
 */
export function choiceOrRejectedField<const T extends readonly string[]>(values: T) {
  const rejected = z.literal('REFUSED').transform(() => 'REJECTED' as const);
  return z.union([choiceField(values), rejected], { error: toTypeErrorCode });
}

/** An object with the error codes of this module. */
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

/** A decimal number in a body, such as an amount of money, a weight or a percentage. */
export function decimalNumberField(min: number, max: number) {
  return z.number({ error: toTypeErrorCode }).min(min, 'invalidField').max(max, 'invalidField');
}

/** The number of decimals in the shortest notation of a number, such as 4 for 8.6149 and 7 for 1e-7. */
function countDecimals(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent));
}

/** Like `decimalNumberField`, with a maximum number of decimals, so that the stored value equals the sent one. */
export function boundedDecimalField(min: number, max: number, decimals: number) {
  // `multipleOf` documents the rule, but rounds values such as 1e-7.
  return decimalNumberField(min, max)
    .multipleOf(10 ** -decimals, 'invalidField')
    .refine((value) => countDecimals(value) <= decimals, 'invalidField');
}

/** A percentage from 0 to 100 with at most 2 decimals, such as 12.5. */
export function percentField() {
  return boundedDecimalField(0, 100, LIMITS.percentDecimals);
}

/** A valid calendar day, `YYYY-MM-DD`. */
export function dateField() {
  return z.iso.date({ error: toTypeErrorCode });
}

/** An id generated by the server. */
export function idField() {
  return z.guid({ error: toTypeErrorCode });
}

/** Matches comma-separated ids. The parameter is a string, since query strings have no standard form for lists. */
const ID_LIST = /^[0-9a-fA-F-]{36}(,[0-9a-fA-F-]{36})*$/;

/** A query parameter with up to `max` ids, separated by commas. */
export function idListField(max: number) {
  return z
    .string({ error: toTypeErrorCode })
    .trim()
    .min(1, { error: 'missing', abort: true })
    .max(max * 37, { error: 'invalidLenght', abort: true })
    .regex(ID_LIST, 'invalidField')
    .transform((text) => text.split(','))
    .pipe(z.array(idField()));
}

/**
 * Whether a path can contain a code as its last part: it has a letter or a digit, since `.` and `..` are other paths, and
 * is not `export`, the path of the file of a list.
 */
export function isPathCode(code: string): boolean {
  return /[\p{L}\p{N}]/u.test(code) && code !== 'export';
}

/** A customer code: exactly 6 digits (section 5). */
export function customerCodeField() {
  return patternTextField(/^\d{6}$/, LIMITS.customerCode);
}

/** A whole number in a query string, written in digits only. */
export function queryNumberField(min: number, max: number) {
  return z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value),
    wholeNumberField(min, max),
  );
}

/** A boolean in a query string: `true` or `false`. */
export function queryBooleanField() {
  return choiceField(['true', 'false']).transform((text) => text === 'true');
}

/** A text filter of a list query; absent and empty both mean no filter. */
export function filterTextField(max: number = LIMITS.searchText) {
  return optionalTextField(max).transform((text) => (text === '' ? undefined : text));
}

/** Like `filterTextField`, for codes: letters and digits, converted to upper case. */
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
 * @param errorField the field that gets the error
 */
export function createCrossFieldRule<const S extends z.core.$ZodLooseShape>(
  shape: S,
  errorField: Extract<keyof S, string>,
  isValid: (value: z.output<z.ZodObject<S>>) => boolean,
  error: 'missing' | 'invalidField' = 'invalidField',
) {
  const fieldsSchema = z.object(shape);
  return z.refine<z.output<typeof fieldsSchema>>(isValid, {
    path: [errorField],
    error,
    when: ({ value }) => fieldsSchema.safeParse(value).success,
  });
}
