import type { StatementCode } from './codes.ts';
import {
  type Completion,
  findCompletion,
  findGapWords,
  GAP_CODES,
  INCLUDED,
  listSingleCodes,
  SENSITISER_STATEMENT,
} from './completions.ts';
import { listStatements } from './kinds.ts';
import { fillStatement, listPlaceholders, type StatementLanguage, type StatementTexts } from './texts.ts';
import { STATEMENT_CHOICES, writeChoice } from './usual-completions.ts';

/** What statements of a label are written with. */
export interface StatementInput {
  language: StatementLanguage;
  /** The wording in this language. */
  texts: StatementTexts;
  completions: readonly Completion[];
  /** Names of the label's substances in this language, for EUH208. */
  substances: readonly string[];
}

const ALTERNATIVE_GAP = /\/…/g;
const BRACKETS = / ?\[([^[\]]*)\]/g;
/** In German, the gap of P378 begins the sentence. */
const BEGINS_WITH_GAP = /(?:^|[.:] )…/;
const OPEN_BRACKET = /[<>[\]]/;

/** The sentence with the items that the supplier has chosen; undefined if nothing is to be or was chosen. */
function writeChosen(code: string, { language, completions }: StatementInput): string | undefined {
  const choice = STATEMENT_CHOICES[code];
  const chosen = choice && findCompletion(completions, code, language)?.value.split('+');
  if (choice === undefined || chosen === undefined) return undefined;
  const positions = new Set(chosen.map((key) => choice.keys.indexOf(key)));
  return writeChoice(choice.sentences[language], positions);
}

/** Keeps a part in square brackets, without these, if the supplier has included it or completed what it says. */
function resolveBrackets(code: StatementCode, { language, texts, completions }: StatementInput): string {
  const has = (part: string) => findCompletion(completions, part, language) !== undefined;
  const optional = /\[\+(?<part>P\d+)\]/.exec(code)?.groups?.part;
  const isKept =
    optional === undefined
      ? listSingleCodes(code).some((part) => findCompletion(completions, part, language)?.value === INCLUDED)
      : has(optional);
  return texts[code].replaceAll(BRACKETS, (match, inner: string) =>
    isKept ? `${match.startsWith(' ') ? ' ' : ''}${inner}` : '',
  );
}

/** What fills the gaps of a statement: names, own words, usual words or numbers; empty without any. */
function listValues(code: StatementCode, input: StatementInput): readonly string[] {
  if (code === SENSITISER_STATEMENT) return [input.substances.join(', ')];
  const parts = listSingleCodes(code);
  const part =
    parts.find((one) => (GAP_CODES as readonly string[]).includes(one)) ?? parts.find((one) => has(one));
  function has(one: string) {
    return findGapWords(input.completions, one, input.language) !== null;
  }
  return (part === undefined ? null : findGapWords(input.completions, part, input.language)) ?? [];
}

const capitalise = (text: string) => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;

/** One sentence or several, with a capital at the beginning and a full stop at the end. */
function tidy(text: string): string {
  const plain = text
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/(?<! ) +(?=[.,;])/g, '')
    .replace(/(?<!\.)\.+$/, '.')
    .trim();
  const sentence = capitalise(plain);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Whether a wording has a gap without a value, or a sign of the regulation that is no placeholder. */
function isUnfinished(text: string, values: readonly string[]): boolean {
  const hasGap = listPlaceholders(text).some(
    (placeholder, index) => placeholder === '…' && (values[index]?.trim() ?? '') === '',
  );
  return hasGap || OPEN_BRACKET.test(fillStatement(text, []));
}

/** A statement with a prescribed wording, completed; null if it is unfinished. */
function writeOne(code: StatementCode, input: StatementInput): string | null {
  const chosen = writeChosen(code, input);
  if (chosen !== undefined) return chosen;
  const values = listValues(code, input);
  if (code === SENSITISER_STATEMENT && values.every((value) => value === '')) return null;
  const text = resolveBrackets(code, input);
  const gaps = values.length > 0 ? text : text.replaceAll(ALTERNATIVE_GAP, '');
  // Before it is filled, because names and the supplier's own words may contain the same signs.
  if (isUnfinished(gaps, values)) return null;
  const filled = fillStatement(gaps, BEGINS_WITH_GAP.test(gaps) ? values.map(capitalise) : values);
  return filled === input.texts[code] ? filled : tidy(filled);
}

/**
 * The wording of a statement as a label prints it: the gaps filled, alternatives without words and parts in brackets left
 * out (Regulation (EC) 1272/2008, Annex IV, Part 1).
 * @returns null if nothing of it can be printed, because its supplier has not completed it
 */
export function writeStatement(code: string, input: StatementInput): string | null {
  const written = listStatements(code).flatMap((statement) => writeOne(statement, input) ?? []);
  return written.length === 0
    ? null
    : written.map((text, index) => (index < written.length - 1 ? tidy(text) : text)).join(' ');
}
