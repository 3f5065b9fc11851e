import { z } from 'zod';
import { LIMITS } from './limits.ts';

/**
 * The fields that every schema is built from. Their issues are codes and never sentences: `missing` when a value is
 * absent or empty after trimming, `invalidLenght` when it is too long, `invalidField` otherwise (section 5). Of several
 * issues of a field the first counts. None aborts: rules across fields are asked whatever one field is like.
 */

/** Code of a value that has not even the right type. */
export function typeError(issue: { readonly input?: unknown }): 'missing' | 'invalidField' {
  return issue.input === undefined || issue.input === null || issue.input === '' ? 'missing' : 'invalidField';
}

/** The database stores neither NUL nor halves of a surrogate pair; what holds them was not typed by a person. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** A character that leaves a trace on paper: no blank, control, direction mark, joiner, filler or lone accent. */
const VISIBLE = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What breaks a line, works a terminal, or turns the text behind it around. */
const NOT_IN_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const NOT_IN_LINES = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u;

function isOneLine(text: string): boolean {
  return isStorable(text) && !NOT_IN_ONE_LINE.test(text);
}

function isLines(text: string): boolean {
  return isStorable(text) && !NOT_IN_LINES.test(text);
}

/** A text of one line that must be there, trimmed; one that nobody can see is not there. */
export function requiredText(max: number = LIMITS.text) {
  return z
    .string({ error: typeError })
    .trim()
    .min(1, 'missing')
    .refine((text) => VISIBLE.test(text), 'missing')
    .max(max, 'invalidLenght')
    .refine(isOneLine, 'invalidField');
}

/** As `requiredText`, of several lines. */
export function requiredLines(max: number = LIMITS.note) {
  return z
    .string({ error: typeError })
    .trim()
    .min(1, 'missing')
    .refine((text) => VISIBLE.test(text), 'missing')
    .max(max, 'invalidLenght')
    .refine(isLines, 'invalidField');
}

/** A text that may be absent or empty, trimmed; it may have several lines. */
export function optionalText(max: number = LIMITS.text) {
  return z
    .string({ error: 'invalidField' })
    .trim()
    .max(max, 'invalidLenght')
    .refine(isLines, 'invalidField')
    .optional();
}

/** A text of one line that is null or empty where there is none, trimmed. */
export function nullableText(max: number = LIMITS.text) {
  return z
    .string({ error: 'invalidField' })
    .trim()
    .max(max, 'invalidLenght')
    .refine(isOneLine, 'invalidField')
    .nullable();
}

/** As `nullableText`, of several lines. */
export function nullableNote(max: number = LIMITS.note) {
  return z
    .string({ error: 'invalidField' })
    .trim()
    .max(max, 'invalidLenght')
    .refine(isLines, 'invalidField')
    .nullable();
}

/** A text of a fixed form; too long comes before malformed. */
export function patternText(pattern: RegExp, max: number) {
  return z
    .string({ error: typeError })
    .trim()
    .min(1, 'missing')
    .max(max, 'invalidLenght')
    .regex(pattern, 'invalidField');
}

/** As `patternText`, in upper case whatever was typed. */
export function upperPatternText(pattern: RegExp, max: number) {
  return z
    .string({ error: typeError })
    .trim()
    .toUpperCase()
    .min(1, 'missing')
    .max(max, 'invalidLenght')
    .regex(pattern, 'invalidField');
}

const email = patternText(z.regexes.email, LIMITS.email);

/** An e-mail address, at most 250 characters. */
export function emailField() {
  return email;
}

/** Normalising takes quadratic time on combining marks: nothing longer than a person's typing gets there. */
const TYPED_USERNAME = 2 * LIMITS.email;

/** A user name: an e-mail address, compared without case and after Unicode normalisation (contract, section 6). */
export function usernameField() {
  return z
    .string({ error: typeError })
    .max(TYPED_USERNAME, 'invalidLenght')
    .overwrite((text) => (text.length > TYPED_USERNAME ? text : text.normalize('NFKC')))
    .trim()
    .toLowerCase()
    .min(1, 'missing')
    .max(LIMITS.email, 'invalidLenght')
    .regex(z.regexes.email, 'invalidField');
}

/** A password or token: taken as it is, blanks included. */
export function secretField(max: number) {
  return z
    .string({ error: typeError })
    .min(1, 'missing')
    .max(max, 'invalidLenght')
    .refine(isStorable, 'invalidField');
}

/** One of a closed list. */
export function choice<const T extends readonly string[]>(values: T) {
  return z.enum(values, { error: typeError });
}

/**
 * As `choice`, for statuses and decisions with REJECTED among them: REFUSED is understood as it (contract, section 2).
 */
export function choiceOrRefused<const T extends readonly string[]>(values: T) {
  const refused = z.literal('REFUSED').transform(() => 'REJECTED' as const);
  return z.union([choice(values), refused], { error: typeError });
}

/** An object within a body. */
export function group<const S extends z.core.$ZodLooseShape>(shape: S) {
  return z.object(shape, { error: typeError });
}

/** Yes or no in a body. */
export function flag() {
  return z.boolean({ error: typeError });
}

/** A whole number in a body. */
export function wholeNumber(min: number, max: number) {
  return z.int({ error: typeError }).min(min, 'invalidField').max(max, 'invalidField');
}

/** A decimal number in a body: money, weights, percents. */
export function decimalNumber(min: number, max: number) {
  return z.number({ error: typeError }).min(min, 'invalidField').max(max, 'invalidField');
}

/** As `decimalNumber`, with at most so many decimals: what is stored is what was sent. */
export function boundedDecimal(min: number, max: number, decimals: number) {
  return decimalNumber(min, max).multipleOf(10 ** -decimals, 'invalidField');
}

/** A percentage, as in 12.5. */
export function percent() {
  return decimalNumber(0, 100);
}

/** A calendar day, `YYYY-MM-DD`, one that exists. */
export function dateField() {
  return z.iso.date({ error: typeError });
}

/** An id that the server made. */
export function idField() {
  return z.guid({ error: typeError });
}

/** Code of a customer: exactly 6 digits (section 5). */
export function customerCodeField() {
  return patternText(/^\d{6}$/, LIMITS.customerCode);
}

/** A whole number in a query, where everything arrives as text; only plain digits count. */
export function queryNumber(min: number, max: number) {
  return z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value),
    wholeNumber(min, max),
  );
}

/** Yes or no in a query: `true` or `false`. */
export function queryFlag() {
  return choice(['true', 'false']).transform((text) => text === 'true');
}

/** A text of a query that filters a list: absent and empty both mean no filter. */
export function filterText(max: number = LIMITS.searchText) {
  return optionalText(max).transform((text) => (text === '' ? undefined : text));
}

/** As `filterText`, in upper case: codes. */
export function filterCode(max: number) {
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
 * A rule over several fields of an object, for `.check()`. It is asked as soon as these fields are valid by themselves,
 * whatever the others lack: a form tells everything that is wrong at once.
 * @param shape the fields that the rule reads
 * @param at the field that the error stands at
 */
export function ruleAcross<const S extends z.core.$ZodLooseShape>(
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
