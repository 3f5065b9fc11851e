import { STATEMENT_LANGUAGES, type StatementLanguage } from './texts.ts';
import { STATEMENT_CHOICES, USUAL_COMPLETIONS } from './usual-completions.ts';

type UsualCode = keyof typeof USUAL_COMPLETIONS;

/** Statements with temperatures or weights, and how many numbers these need. */
const NUMBERS: Readonly<Record<string, number | undefined>> = { P411: 2, P413: 4 };

/** Statements with a part in square brackets, which applies in some cases only (Annex IV, Part 1). */
const BRACKETED = ['P284', 'P334', 'P353'] as const;
/** The value that includes the part in square brackets. */
export const INCLUDED = 'INCLUDE';

/** Statements with a gap that is no alternative: without words, they say nothing. */
export const GAP_CODES = ['P230', 'P264', 'P320', 'P321', 'P378', 'P401', 'P411', 'P413', 'P501'] as const;
/** Statements with a gap after a slash, which the supplier may leave out. */
const OPTIONAL_GAP_CODES = ['P231', 'P250', 'P310', 'P311', 'P312', 'P352', 'P406'] as const;
/** Statements whose gap has words that always hold. The others are printed only if the supplier completes them. */
const DEFAULT_CODES: readonly string[] = ['P264', 'P320', 'P321', 'P378', 'P401', 'P501'];

/** The statement that names the sensitising substances of the product. */
export const SENSITISER_STATEMENT = 'EUH208';

/** A completion: a key or numbers for all languages, or the supplier's own words in one. */
export interface Completion {
  /** A single code, such as `P501`. */
  code: string;
  language: StatementLanguage | null;
  /** Keys are separated by plus signs, numbers by slashes, own words for several gaps by vertical bars. */
  value: string;
}

const ENTRY = /^(?:(?<language>[a-z]{2}):)?\s*(?<code>[A-Z]+\d{3}[A-Za-z]*)\s*=\s*(?<value>\S[^;]*)$/;

/**
 * Parses `P501=COLLECTION_POINT`, `P280=GLOVES+EYES`, `P411=35/95`, `P353=INCLUDE` or, with own words,
 * `de:P501=der Sondermüllsammlung`.
 * @returns null for any other text; the code and value are not checked
 */
export function parseCompletion(entry: string): Completion | null {
  const { language, code = '', value = '' } = ENTRY.exec(entry.trim())?.groups ?? {};
  if (code === '') return null;
  const ownLanguage = STATEMENT_LANGUAGES.find((candidate) => candidate === language) ?? null;
  const isForeign = language !== undefined && ownLanguage === null;
  return isForeign ? null : { code, language: ownLanguage, value: value.trim() };
}

export function formatCompletion({ code, language, value }: Completion): string {
  return `${language === null ? '' : `${language}:`}${code}=${value}`;
}

/** Words, not only signs such as `…`. */
const HAS_WORDS = /[\p{L}\p{N}]/u;

/** A completion without superfluous blanks; another text stays as it is. */
export function normalizeCompletion(entry: string): string {
  const completion = parseCompletion(entry);
  return completion === null ? entry : formatCompletion(completion);
}

const isUsualCode = (code: string): code is UsualCode => Object.hasOwn(USUAL_COMPLETIONS, code);
const isGapCode = (code: string) => (GAP_CODES as readonly string[]).includes(code);
const isOptionalGapCode = (code: string) => (OPTIONAL_GAP_CODES as readonly string[]).includes(code);
const isBracketed = (code: string) => (BRACKETED as readonly string[]).includes(code);

/** The keys that complete a statement in all languages; several of those of a choice. */
export function listCompletionKeys(code: string): readonly string[] {
  if (isUsualCode(code)) return Object.keys(USUAL_COMPLETIONS[code]);
  return isBracketed(code) ? [INCLUDED] : (STATEMENT_CHOICES[code]?.keys ?? []);
}

/** Whether several keys of a statement hold together, such as gloves and clothing. */
export function isChoice(code: string): boolean {
  return STATEMENT_CHOICES[code] !== undefined;
}

/** How many numbers complete a statement; 0 for one that takes words. */
export function countNumbers(code: string): number {
  return NUMBERS[code] ?? 0;
}

/** Hazard statements that may name an organ, an effect or a route of exposure (`<…>`). */
const OPEN_HAZARD = /^H3(?:[456][01]|7[0-3])$/;

/** Whether a statement takes the supplier's own words: for its gap, or for what H statements leave open (`<…>`). */
export function takesWords(code: string): boolean {
  return (isGapCode(code) && countNumbers(code) === 0) || isOptionalGapCode(code) || OPEN_HAZARD.test(code);
}

/** Whether an entry completes a statement that can be completed, by a value that this one has. */
export function isCompletion(entry: string): boolean {
  const parsed = parseCompletion(entry);
  if (parsed === null) return false;
  const { code, language, value } = parsed;
  if (language !== null) return takesWords(code) && value.split('|').every((words) => HAS_WORDS.test(words));
  const numbers = countNumbers(code);
  if (numbers > 0)
    return new RegExp(String.raw`^-?\d+(?:[.,]\d+)?(?:/-?\d+(?:[.,]\d+)?){${numbers - 1}}$`).test(value);
  const keys = value.split('+');
  const accepted = listCompletionKeys(code);
  return keys.every((key) => accepted.includes(key)) && (keys.length === 1 || isChoice(code));
}

/** The single codes of a statement: `P370+P378` consists of P370 and P378. */
export function listSingleCodes(statement: string): string[] {
  return statement.replaceAll(/[[\]]/g, '').split('+').filter(Boolean);
}

/** The completions of an assessment, those that are none left out. */
export function parseCompletions(entries: readonly string[]): Completion[] {
  return entries.flatMap((entry) => parseCompletion(entry) ?? []);
}

/** What completes a code in a language: own words before a key; undefined without any. */
export function findCompletion(
  completions: readonly Completion[],
  code: string,
  language: StatementLanguage,
): Completion | undefined {
  const own = completions.filter((completion) => completion.code === code);
  return own.find((one) => one.language === language) ?? own.find((one) => one.language === null);
}

/** The words for the gaps of a code in a language, by its completion or by default; null if there are none. */
export function findGapWords(
  completions: readonly Completion[],
  code: string,
  language: StatementLanguage,
): string[] | null {
  const found = findCompletion(completions, code, language);
  if (found?.language) return found.value.split('|').map((words) => words.trim());
  if (countNumbers(code) > 0) return found ? found.value.split('/') : null;
  if (!isUsualCode(code)) return null;
  const usual: Readonly<Record<string, Readonly<Record<StatementLanguage, string>>>> =
    USUAL_COMPLETIONS[code];
  const [standard = ''] = DEFAULT_CODES.includes(code) ? Object.keys(usual) : [];
  const words = usual[found?.value ?? standard];
  return words === undefined ? null : [words[language]];
}
