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
  | { kind: 'color'; color: string; isWhole: boolean }
  | { kind: 'word'; word: string };

/** Catalogue lookups for parsing a search. */
export interface CodeLookup {
  /** Colour codes and packagings of a serial, in all product classes; undefined for an unknown serial. */
  serial(
    code: string,
  ): { classes: ReadonlySet<string>; colors: ReadonlySet<string>; pkgs: ReadonlySet<string> } | undefined;
  /** Serials that look like a code: those with the same `foldCode`. */
  alike(folded: string): readonly string[];
}

interface Token {
  text: string;
  /** `word`, `color` for a colour code after `RAL`, or `amount` for a number with a unit. */
  kind: 'word' | 'color' | 'amount';
}

/** Maximum number of words that form one code: `F 120 7035 25`. */
const CODE_WORDS_MAX = 4;

function tokensOf(text: string): Token[] {
  const words = splitWords(text);
  const tokens: Token[] = [];
  for (let place = 0; place < words.length; place++) {
    const word = words[place] ?? '';
    const next = words[place + 1] ?? '';
    const [, ral] = /^ral(\d{4})$/.exec(word) ?? [];
    const [, amount, unit] = /^(\d+)(\p{L}+)$/u.exec(word) ?? [];
    if (ral !== undefined) tokens.push({ text: ral, kind: 'color' });
    else if (word === 'ral' && /^\d{4}$/.test(next)) {
      tokens.push({ text: next, kind: 'color' });
      place += 1;
    } else if (amount !== undefined && unit !== undefined && isUnit(unit))
      tokens.push({ text: amount, kind: 'amount' });
    else if (/^\d+$/.test(word) && isUnit(next)) {
      tokens.push({ text: word, kind: 'amount' });
      place += 1;
    } else tokens.push({ text: word, kind: 'word' });
  }
  return tokens;
}

function unitsOf({ serial, color, pkg }: CodeReading, isWhole: boolean): QueryTerm[] {
  const unit: QueryTerm = { kind: 'serial', serial, pkg };
  return color === '' ? [unit] : [unit, { kind: 'color', color, isWhole }];
}

type CodeReader = (compact: string, known: CodeLookup) => QueryTerm[] | undefined;

/** Reads letters and digits as a complete code of the catalogue; undefined when there is none. */
function wholeCode(compact: string, known: CodeLookup): QueryTerm[] | undefined {
  for (const reading of findCodeReadings(compact)) {
    const found = known.serial(reading.serial);
    if (!found) continue;
    const { color, pkg } = reading;
    if (color !== '' && !found.colors.has(color)) continue;
    if (pkg === '' || found.pkgs.has(pkg)) return unitsOf(reading, true);
  }
  return undefined;
}

/** Reads a code whose last part is still being typed. */
function begunCode(compact: string, known: CodeLookup): QueryTerm[] | undefined {
  for (const reading of findCodeReadings(compact)) {
    const found = known.serial(reading.serial);
    if (!found || reading.color === '') continue;
    const { color, pkg } = reading;
    if (pkg === '' && [...found.colors].some((code) => code.startsWith(color)))
      return unitsOf(reading, false);
    if (found.colors.has(color) && [...found.pkgs].some((code) => code.startsWith(pkg)))
      return unitsOf(reading, true);
  }
  return undefined;
}

function alikeIn(codes: ReadonlySet<string>, typed: string): string | undefined {
  return [...codes].find((code) => foldCode(code) === foldCode(typed));
}

/** Reads a code in which characters were confused with similar ones: `F12O-7035`. */
function alikeCode(compact: string, known: CodeLookup): QueryTerm[] | undefined {
  for (const { serial, color, pkg } of findCodeReadings(compact)) {
    for (const meant of known.alike(foldCode(serial))) {
      const found = known.serial(meant);
      if (!found) continue;
      if (color === '') return unitsOf({ serial: meant, color, pkg }, true);
      const like = alikeIn(found.colors, color);
      if (like !== undefined)
        return unitsOf({ serial: meant, color: like, pkg: alikeIn(found.pkgs, pkg) ?? pkg }, true);
    }
  }
  return undefined;
}

/** Reads an existing serial followed by characters that match none of its codes. */
function serialWithRest(compact: string, known: CodeLookup): QueryTerm[] | undefined {
  for (const { serial, color, pkg } of findCodeReadings(compact)) {
    const rest = color + pkg;
    if (/\d/.test(rest) && known.serial(serial))
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
function codeAt(
  tokens: readonly Token[],
  start: number,
  known: CodeLookup,
): { units: QueryTerm[]; length: number } | undefined {
  if (tokens[start]?.kind !== 'word') return undefined;
  const most = Math.min(CODE_WORDS_MAX, tokens.length - start);
  const compactOf = (length: number) =>
    toLatinCode(
      tokens
        .slice(start, start + length)
        .map(({ text }) => text)
        .join(''),
    );
  const read = (length: number, readers: readonly CodeReader[]) => {
    const compact = compactOf(length);
    const isWithAmount = tokens.slice(start, start + length).some(({ kind }) => kind === 'amount');
    if (!/\d/.test(compact)) return undefined;
    for (const reader of isWithAmount ? [wholeCode] : readers) {
      const units = reader(compact, known);
      if (units) return { units, length };
    }
    return undefined;
  };
  for (const readers of [[wholeCode, begunCode], [alikeCode]]) {
    for (let length = most; length > 0; length--) {
      const code = read(length, readers);
      if (code) return code;
    }
  }
  return read(1, [serialWithRest]);
}

/** Whether the word at a position is the product class of the following code: `3-F120-7035-25`. */
function isClass(tokens: readonly Token[], place: number, known: CodeLookup): boolean {
  const { text = '' } = tokens[place] ?? {};
  if (text.length > LIMITS.productClass) return false;
  const [unit] = codeAt(tokens, place + 1, known)?.units ?? [];
  return unit?.kind === 'serial' && (known.serial(unit.serial)?.classes.has(text.toUpperCase()) ?? false);
}

/**
 * Parses a search into its terms. Codes are recognised in any usual form. `RAL` before a colour, amounts (`25 kg`),
 * stop words and words that introduce a code (`art. F120`) are left out, unless nothing else was typed.
 */
export function parseSearchQuery(text: string, known: CodeLookup): QueryTerm[] {
  const tokens = tokensOf(text);
  const hasNumber = tokens.some((token) => /\d/.test(token.text));
  const units: QueryTerm[] = [];
  for (let place = 0; place < tokens.length; place++) {
    const token = tokens[place];
    if (!token) continue;
    const code = codeAt(tokens, place, known);
    if (!code && isClass(tokens, place, known)) continue;
    if (code) {
      units.push(...code.units);
      place += code.length - 1;
    } else if (token.kind === 'color') units.push({ kind: 'color', color: token.text, isWhole: true });
    else if (token.kind === 'word' && !isStopWord(token.text) && !(hasNumber && isCodeWord(token.text)))
      units.push({ kind: 'word', word: token.text });
  }
  if (units.length === 0) return tokens.map(({ text: word }) => ({ kind: 'word', word }));
  return units;
}
