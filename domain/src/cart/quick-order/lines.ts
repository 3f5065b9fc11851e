import { type DisplayedProductCode, parseProductCode } from '../../catalogue/product-code.ts';
import { LIMITS } from '../../limits.ts';
import { parseTypedAmount, type QuantityProblem, type TypedAmount } from './typed-amount.ts';

/** One line of a quick order as it was typed, pasted or read from a file. */
export interface QuickOrderInputLine {
  /** Line number, counted from 1, including empty lines. */
  line: number;
  text: string;
  /** Null when no product code was found. */
  code: DisplayedProductCode | null;
  /** Serial and colour of a line that lacks only the packaging; otherwise null. */
  color: Omit<DisplayedProductCode, 'pkg'> | null;
  /** The quantity, or the reason why it is not taken. */
  amount: TypedAmount;
  /** The quantity as it was typed; empty when missing. */
  typedQuantity: string;
}

/** Whitespace, and cell separators of tables. */
const SEPARATORS = '[\\s,;:|]';
const PART_PATTERN = '([0-9A-Z]{1,4})';
const CODE_PATTERN = `${PART_PATTERN}(?:${SEPARATORS}|[-_/.])+${PART_PATTERN}(?:${SEPARATORS}|[-_/.])+([0-9A-Z]{1,2})`;
/** What follows a code: separators, and the rest of the line. */
const REST_PATTERN = `(?:((?:${SEPARATORS}|=)+)(?:[X×*](?=[\\s\\d]))?\\s*(\\S.*))?`;
/** `F120-7035-25 8`, `F120;7035;25;8`, `F120-7035-25 x 8`. */
const CODE_FIRST = new RegExp(`^${CODE_PATTERN}${REST_PATTERN}$`);
/** `8 F120-7035-25`, `8 x F120-7035-25`, `8 pz F120-7035-25`, tried only when the line does not begin with a code. */
const QUANTITY_FIRST = new RegExp(
  `^([+-]?\\s?\\d[\\d.,'’\\s]*?(?:\\s?[^\\d\\s;:|,.+-]{1,20}\\.?)??)(?:\\s*[X×*]\\s*|${SEPARATORS}+)${CODE_PATTERN}$`,
);
/** `F120703525 8` and `F1207035 8`: parts of full length without separators, the second without its packaging. */
const COMPACT = new RegExp(`^([0-9A-Z]{4})([0-9A-Z]{4})([0-9A-Z]{2})?${REST_PATTERN}$`);

const SEPARATOR = new RegExp(SEPARATORS);

/** Trims separators at both ends in linear time. */
function trimSeparators(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && SEPARATOR.test(text.charAt(start))) start += 1;
  while (end > start && SEPARATOR.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * Replaces all kinds of dashes by hyphens, removes quotes and invisible characters, shortens whitespace and converts to
 * upper case. Quotes between digits stay, since some countries group digits by them.
 */
export function normaliseText(text: string): string {
  return text
    .replaceAll(/[\u2010-\u2015\u2212\u00ad]/g, '-')
    .replaceAll(/[\u200b\ufeff]/g, '')
    .replaceAll(/(?<!\d)["'“”„«»’]|["'“”„«»’](?!\d)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase();
}

/** A code and the text beside it. */
export interface FoundCode {
  code: DisplayedProductCode | null;
  color: Omit<DisplayedProductCode, 'pkg'> | null;
  /** The text beside the code; empty when there is none. */
  rest: string;
}

/** `,5` after a blank or another separator may be a decimal. */
function joinRest(separators: string, rest: string): string {
  return /[^,],+$/.test(separators) && /^\d/.test(rest) ? `,${rest}` : rest;
}

/** Finds the code of a normalised line, and the rest of the line. */
export function findCode(line: string): FoundCode | null {
  // `,5` is a decimal, and without its comma it would be another number.
  if (/^\s*,\d/.test(line)) return null;
  const trimmed = trimSeparators(line);
  // The patterns backtrack on text that does not match.
  if (trimmed.length > LIMITS.text) return null;
  const first = CODE_FIRST.exec(trimmed);
  if (first) {
    const [, serial, color, pkg, separators = '', rest = ''] = first;
    return { code: toCode(serial, color, pkg), color: null, rest: joinRest(separators, rest) };
  }
  const last = QUANTITY_FIRST.exec(trimmed);
  if (last) {
    const [, rest = '', serial, color, pkg] = last;
    return { code: toCode(serial, color, pkg), color: null, rest };
  }
  const compact = COMPACT.exec(trimmed);
  if (!compact) return null;
  const [, serial = '', color = '', pkg, separators = '', rest = ''] = compact;
  if (pkg !== undefined)
    return { code: toCode(serial, color, pkg), color: null, rest: joinRest(separators, rest) };
  // Two characters may be the packaging or the quantity.
  const isUnclear = /^[0-9A-Z]{2}$/.test(rest);
  return { code: null, color: { serial, color }, rest: isUnclear ? '' : joinRest(separators, rest) };
}

function toCode(serial = '', color = '', pkg = ''): DisplayedProductCode | null {
  return parseProductCode(`${serial}-${color}-${pkg}`) ?? null;
}

/** A part of a normalised line as it was typed, if only its case differs. */
function restoreCase(part: string, text: string): string {
  const start = text.toUpperCase().lastIndexOf(part);
  const typed = text.slice(start, start + part.length);
  return start >= 0 && typed.toUpperCase() === part ? typed : part;
}

/** Joins the parts of a line. The quantity of a line without a code is not taken. */
export function createLine(
  { line, text }: { line: number; text: string },
  found: FoundCode | null,
  amount: TypedAmount,
): QuickOrderInputLine {
  const { code = null, color = null, rest = '' } = found ?? {};
  const isFound = code !== null || color !== null;
  return {
    line,
    text: text.trim().slice(0, LIMITS.text),
    code,
    color,
    amount: isFound ? amount : rejectAmount('missing'),
    typedQuantity: isFound ? restoreCase(rest, text).slice(0, LIMITS.text) : '',
  };
}

export function rejectAmount(problem: QuantityProblem): TypedAmount {
  return { packages: null, content: null, problem };
}

/** Parses a line of text: a code and a quantity, in any order. */
export function parseLine(line: number, text: string): QuickOrderInputLine {
  const found = findCode(normaliseText(text));
  return createLine({ line, text }, found, parseTypedAmount(found?.rest ?? ''));
}
