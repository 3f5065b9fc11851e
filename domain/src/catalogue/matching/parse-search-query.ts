import { LIMITS } from '../../limits.ts';
import { type CodeReading, findCodeReadings, foldCode } from './code-readings.ts';
import { splitWords, toLatinCode } from './fold.ts';
import { isCodeWord, isStopWord, isUnit } from './stop-words.ts';

/**
 * One term of a search: a serial, with the beginning of a packaging code if one was typed; a colour by its code or the
 * beginning of it; or a word.
 */
export type QueryTerm =
  | { kind: 'serial'; serial: string; pkg: string }
  | { kind: 'color'; color: string; isComplete: boolean }
  | { kind: 'word'; word: string };

/** Catalogue lookups for parsing a search. */
export interface CodeLookup {
  /** Colour codes and packagings of a serial, in all product classes; undefined for an unknown serial. */
  findSerial(
    code: string,
  ): { classes: ReadonlySet<string>; colors: ReadonlySet<string>; pkgs: ReadonlySet<string> } | undefined;
  /** Serials that look like a code: those with the same `foldCode`. */
  findLookalikes(folded: string): readonly string[];
}

interface Token {
  text: string;
  /** `word`, `color` for a colour code after `RAL`, or `amount` for a number with a unit. */
  kind: 'word' | 'color' | 'amount';
}

/** Maximum number of words that form one code: `F 120 7035 25`. */
const CODE_WORDS_MAX = 4;

function splitTokens(text: string): Token[] {
  const words = splitWords(text);
  const tokens: Token[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const next = words[index + 1] ?? '';
    const [, ral] = /^ral(\d{4})$/.exec(word) ?? [];
    const [, amount, measureUnit] = /^(\d+)(\p{L}+)$/u.exec(word) ?? [];
    if (ral !== undefined) tokens.push({ text: ral, kind: 'color' });
    else if (word === 'ral' && /^\d{4}$/.test(next)) {
      tokens.push({ text: next, kind: 'color' });
      index += 1;
    } else if (amount !== undefined && measureUnit !== undefined && isUnit(measureUnit))
      tokens.push({ text: amount, kind: 'amount' });
    else if (/^\d+$/.test(word) && isUnit(next)) {
      tokens.push({ text: word, kind: 'amount' });
      index += 1;
    } else tokens.push({ text: word, kind: 'word' });
  }
  return tokens;
}

function toTerms({ serial, color, pkg }: CodeReading, isComplete: boolean): QueryTerm[] {
  const term: QueryTerm = { kind: 'serial', serial, pkg };
  return color === '' ? [term] : [term, { kind: 'color', color, isComplete }];
}

type CodeReader = (compact: string, lookup: CodeLookup) => QueryTerm[] | undefined;

/** Reads letters and digits as a complete code of the catalogue; undefined when there is none. */
function readCompleteCode(compact: string, lookup: CodeLookup): QueryTerm[] | undefined {
  for (const reading of findCodeReadings(compact)) {
    const codes = lookup.findSerial(reading.serial);
    if (!codes) continue;
    const { color, pkg } = reading;
    if (color !== '' && !codes.colors.has(color)) continue;
    if (pkg === '' || codes.pkgs.has(pkg)) return toTerms(reading, true);
  }
  return undefined;
}

/** Reads a code whose last part is still being typed. */
function readPartialCode(compact: string, lookup: CodeLookup): QueryTerm[] | undefined {
  for (const reading of findCodeReadings(compact)) {
    const codes = lookup.findSerial(reading.serial);
    if (!codes || reading.color === '') continue;
    const { color, pkg } = reading;
    if (pkg === '' && [...codes.colors].some((code) => code.startsWith(color)))
      return toTerms(reading, false);
    if (codes.colors.has(color) && [...codes.pkgs].some((code) => code.startsWith(pkg)))
      return toTerms(reading, true);
  }
  return undefined;
}

function findLookalike(codes: ReadonlySet<string>, typed: string): string | undefined {
  return [...codes].find((code) => foldCode(code) === foldCode(typed));
}

/** Reads a code in which characters were confused with similar ones: `F12O-7035`. */
function readLookalikeCode(compact: string, lookup: CodeLookup): QueryTerm[] | undefined {
  for (const { serial, color, pkg } of findCodeReadings(compact)) {
    for (const lookalike of lookup.findLookalikes(foldCode(serial))) {
      const codes = lookup.findSerial(lookalike);
      if (!codes) continue;
      if (color === '') return toTerms({ serial: lookalike, color, pkg }, true);
      const similarColor = findLookalike(codes.colors, color);
      if (similarColor !== undefined)
        return toTerms(
          { serial: lookalike, color: similarColor, pkg: findLookalike(codes.pkgs, pkg) ?? pkg },
          true,
        );
    }
  }
  return undefined;
}

/** Reads an existing serial followed by characters that match none of its codes. */
function readSerialWithRest(compact: string, lookup: CodeLookup): QueryTerm[] | undefined {
  for (const { serial, color, pkg } of findCodeReadings(compact)) {
    const rest = color + pkg;
    if (/\d/.test(rest) && lookup.findSerial(serial))
      return [
        { kind: 'serial', serial, pkg: '' },
        { kind: 'word', word: rest.toLowerCase() },
      ];
  }
  return undefined;
}

/**
 * Finds the code that begins at a position, with its number of words. Exact codes take precedence over lookalikes, and
 * longer codes over shorter ones.
 */
function findCodeAt(
  tokens: readonly Token[],
  start: number,
  lookup: CodeLookup,
): { terms: QueryTerm[]; length: number } | undefined {
  if (tokens[start]?.kind !== 'word') return undefined;
  const maxLength = Math.min(CODE_WORDS_MAX, tokens.length - start);
  const joinTokens = (length: number) =>
    toLatinCode(
      tokens
        .slice(start, start + length)
        .map(({ text }) => text)
        .join(''),
    );
  const readCode = (length: number, readers: readonly CodeReader[]) => {
    const compact = joinTokens(length);
    const hasAmount = tokens.slice(start, start + length).some(({ kind }) => kind === 'amount');
    if (!/\d/.test(compact)) return undefined;
    for (const reader of hasAmount ? [readCompleteCode] : readers) {
      const terms = reader(compact, lookup);
      if (terms) return { terms, length };
    }
    return undefined;
  };
  for (const readers of [[readCompleteCode, readPartialCode], [readLookalikeCode]]) {
    for (let length = maxLength; length > 0; length--) {
      const code = readCode(length, readers);
      if (code) return code;
    }
  }
  return readCode(1, [readSerialWithRest]);
}

/** Whether the word at a position is the product class of the following code: `3-F120-7035-25`. */
function isProductClass(tokens: readonly Token[], index: number, lookup: CodeLookup): boolean {
  const { text = '' } = tokens[index] ?? {};
  if (text.length > LIMITS.productClass) return false;
  const [term] = findCodeAt(tokens, index + 1, lookup)?.terms ?? [];
  return (
    term?.kind === 'serial' && (lookup.findSerial(term.serial)?.classes.has(text.toUpperCase()) ?? false)
  );
}

/**
 * Parses a search into its terms. Codes are recognised in any usual form. `RAL` before a colour, amounts (`25 kg`),
 * stop words and words that introduce a code (`art. F120`) are left out, unless nothing else was typed.
 */
export function parseSearchQuery(text: string, lookup: CodeLookup): QueryTerm[] {
  const tokens = splitTokens(text);
  const hasNumber = tokens.some((token) => /\d/.test(token.text));
  const terms: QueryTerm[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token) continue;
    const code = findCodeAt(tokens, index, lookup);
    if (!code && isProductClass(tokens, index, lookup)) continue;
    if (code) {
      terms.push(...code.terms);
      index += code.length - 1;
    } else if (token.kind === 'color') terms.push({ kind: 'color', color: token.text, isComplete: true });
    else if (token.kind === 'word' && !isStopWord(token.text) && !(hasNumber && isCodeWord(token.text)))
      terms.push({ kind: 'word', word: token.text });
  }
  if (terms.length === 0) return tokens.map(({ text: word }) => ({ kind: 'word', word }));
  return terms;
}
