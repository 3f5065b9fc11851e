import { parseQuantity } from '@cromia/domain/cart/quantity';

/** How a number field reads what is typed. */
export interface NumberFormat {
  /** Whole packages, written in digits alone; or an amount, such as a price, a percentage or a measure. */
  kind: 'packages' | 'amount';
  /** Decimals that an amount may have. */
  decimals?: number;
  /** Whether the field itself shows grouped thousands, so that the language's grouping separator always groups. */
  isGrouped?: boolean;
}

/**
 * Why a text is no number of its field: not a number; not whole packages; a sign that may group thousands or precede
 * decimals; or more decimals than the field stores, since nothing is rounded silently.
 */
export type NumberError = 'number' | 'packages' | 'ambiguous' | 'decimals';

/** Decimals of fields that do not state their own; the API stores no more (contract, section 3). */
const MAX_DECIMALS = 4;
/** Figures that a JavaScript number holds exactly. */
const MAX_FIGURES = 15;

/** The decimal and the grouping separator of a language. */
function getSeparators(language: string): { decimal: string; grouping: string } {
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(1000.5);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: find('decimal'), grouping: find('group') };
}

/** Blanks and apostrophes group thousands and nothing else. */
function isGroupingOnly(sign: string): boolean {
  return sign !== '.' && sign !== ',';
}

/**
 * Splits a text at its decimal separator, without grouping separators; an error where it is malformed or can be read in two ways.
 */
function splitAmount(
  text: string,
  language: string,
  isGrouped: boolean,
): { whole: string; fraction: string } | NumberError {
  const { decimal, grouping } = getSeparators(language);
  const simple = /^(\d*)(?:([.,])(\d*))?$/.exec(text);
  if (simple) {
    const [, whole = '', sign, fraction = ''] = simple;
    if (whole === '' && fraction === '') return 'number';
    const mayGroup = sign !== decimal && /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3;
    if (!mayGroup) return { whole, fraction };
    return isGrouped && sign === grouping ? { whole: whole + fraction, fraction: '' } : 'ambiguous';
  }
  const grouped = /^(\d{1,3}(?:([.,' ])\d{3})(?:\2\d{3})*)(?:([.,])(\d*))?$/.exec(text);
  const [, figures = '', group = '', sign, fraction = ''] = grouped ?? [];
  if (!grouped || sign === group) return 'number';
  // Without decimals and with a single group, `1.234` was split above; blanks never precede decimals.
  const isCertain = sign !== undefined || isGroupingOnly(group) || figures.split(group).length > 2;
  return isCertain ? { whole: figures.replaceAll(group, ''), fraction } : 'ambiguous';
}

/**
 * Parses a typed non-negative number. In Italian, `1234,5`, `1.234,5`, `1 234,5` and `12.5` are amounts; `1.234` may be
 * 1234 or 1.234 and is an error.
 * @returns null for empty, the reason for anything that is not certainly one number of the field
 */
export function parseNumber(
  text: string,
  language: string,
  format: NumberFormat,
): number | null | NumberError {
  const { kind, decimals = MAX_DECIMALS, isGrouped = false } = format;
  const typed = text.trim().replaceAll(/[\s\u2019]/g, (sign) => (sign === '\u2019' ? "'" : ' '));
  if (typed === '') return null;
  if (kind === 'packages') return parseQuantity(typed) ?? 'packages';
  const parts = splitAmount(typed, language, isGrouped);
  if (typeof parts === 'string') return parts;
  const whole = parts.whole.replace(/^0+(?=\d)/, '');
  const fraction = parts.fraction.replace(/0+$/, '');
  if (fraction.length > decimals) return 'decimals';
  if (whole.length + fraction.length > MAX_FIGURES) return 'number';
  return Number(`${whole || '0'}.${fraction || '0'}`);
}

/** The two unambiguous ways of writing an ambiguous amount: `1234` and, in Italian, `1,234`. */
export function spellAmbiguous(text: string, language: string): { thousands: string; decimals: string } {
  const figures = text.trim();
  return {
    thousands: figures.replaceAll(/[.,]/g, ''),
    decimals: figures.replaceAll(/[.,]/g, getSeparators(language).decimal),
  };
}
