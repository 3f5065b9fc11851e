import type { IndexedColor, IndexedSerial, SearchIndex } from './search-index.ts';

/** A serial that a search found. */
export interface Match {
  serial: IndexedSerial;
  /** The colours that match; null where the serial itself does, with all its colours. */
  colors: readonly IndexedColor[] | null;
  /** Packagings, where the search named a whole product code. */
  pkgs?: readonly string[];
}

/** Words that one search may have; nobody types more, and each costs a look at the whole catalogue. */
export const MAX_WORDS = 10;

/** The words of a text that is in lower case and without accents. The parts of a code count as words. */
export function wordsOf(needle: string): string[] {
  return [...new Set(needle.split(/[\s,;-]+/).filter((word) => word !== ''))];
}

/** A whole product code, `F120-7035-25` or with blanks, whose last part may still be being typed. */
function parseWholeCode(needle: string): { serial: string; color: string; pkg: string } | undefined {
  const [, serial, color, pkg] =
    /^([0-9a-z]{1,4})[\s-]+([0-9a-z]{1,4})[\s-]+([0-9a-z]{1,2})$/.exec(needle.trim()) ?? [];
  if (serial === undefined || color === undefined || pkg === undefined) return undefined;
  return { serial: serial.toUpperCase(), color: color.toUpperCase(), pkg: pkg.toUpperCase() };
}

/** The products that a whole code names; none when the text is no code, or nothing is sold under it. */
function matchWholeCode({ serials }: SearchIndex, needle: string): Match[] {
  const code = parseWholeCode(needle);
  if (code === undefined) return [];
  return serials
    .filter(({ serial }) => serial === code.serial)
    .flatMap((serial) => {
      const color = serial.colors.find((each) => each.color === code.color);
      const pkgs = color?.pkgs.filter((pkg) => pkg.startsWith(code.pkg)) ?? [];
      return color === undefined || pkgs.length === 0 ? [] : [{ serial, colors: [color], pkgs }];
    });
}

/** One bit for each word that a text contains. */
function maskOf(text: string, words: readonly string[]): number {
  let mask = 0;
  for (const [index, word] of words.entries()) if (text.includes(word)) mask |= 1 << index;
  return mask;
}

/**
 * Every word stands in the serial's code, brand or names, or in the colour's code or names, in any language. A serial
 * that has all words matches with all its colours, any other with the colours that complete it.
 */
function matchWords({ serials }: SearchIndex, words: readonly string[]): Match[] {
  const goal = (1 << words.length) - 1;
  // The same shade has the same text on hundreds of serials.
  const colorMasks = new Map<string, number>();
  const colorMaskOf = ({ searchText }: IndexedColor): number => {
    const known = colorMasks.get(searchText);
    if (known !== undefined) return known;
    const mask = maskOf(searchText, words);
    colorMasks.set(searchText, mask);
    return mask;
  };
  return serials.flatMap((serial): Match[] => {
    const mask = maskOf(serial.searchText, words);
    if (mask === goal) return [{ serial, colors: null }];
    const colors = serial.colors.filter((color) => (colorMaskOf(color) | mask) === goal);
    return colors.length === 0 ? [] : [{ serial, colors }];
  });
}

/**
 * What a name or code finds, the best first: the products of a whole code; else serials whose code begins with the
 * first word, then the others, both by serial.
 * @param needle as `search_text` of the database writes it: in lower case, without accents
 */
export function matchName(index: SearchIndex, needle: string): Match[] {
  const products = matchWholeCode(index, needle);
  if (products.length > 0) return products;
  const words = wordsOf(needle);
  const matches = matchWords(index, words);
  const begins = ({ serial }: Match) => serial.serial.toLowerCase().startsWith(words[0] ?? '');
  return [...matches.filter(begins), ...matches.filter((match) => !begins(match))];
}
