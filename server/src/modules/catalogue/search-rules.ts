import { FACET_NAMES, type Facet, facetCode } from '@cromia/domain/catalogue/facets';
import type { IndexedSerial, SearchIndex } from './search-index.ts';

/** One way of finding: which serials, and which of their colours. */
export interface SearchRule {
  finds(serial: IndexedSerial): boolean;
  /** The colours to list of a serial that was found; null for all. */
  colorsOf(serial: IndexedSerial): string[] | null;
}

/** Words that one search may have; nobody types more, and each costs a look at the whole catalogue. */
export const MAX_WORDS = 10;

/** The words of a text that is in lower case and without accents. The parts of a code count as words. */
export function wordsOf(needle: string): string[] {
  return [...new Set(needle.split(/[\s,;-]+/).filter((word) => word !== ''))];
}

/** One bit for each word that stands in a text. */
function maskOf(text: string, words: readonly string[]): number {
  let mask = 0;
  for (const [index, word] of words.entries()) if (text.includes(word)) mask |= 1 << index;
  return mask;
}

/** Marks the colour texts that have every word which a mask lacks; null when none has. */
function completingTexts(colorMasks: Int32Array, mask: number, goal: number): Uint8Array | null {
  const marks = Uint8Array.from(colorMasks, (colorMask) => ((colorMask | mask) === goal ? 1 : 0));
  return marks.includes(1) ? marks : null;
}

/**
 * By name or code (section 2): every word stands in the serial's code, brand or names, or in the colour's code or
 * names, in any language. A serial that has all words is listed whole, any other with the colours that complete it.
 */
export function byWords({ colorTexts }: SearchIndex, words: readonly string[]): SearchRule {
  const goal = (1 << words.length) - 1;
  const colorMasks = Int32Array.from(colorTexts, (text) => maskOf(text, words));
  // Few different masks come up, most of which no colour completes: thousands of colours need no look.
  const byMask = new Map<number, Uint8Array | null>();
  function marksFor(mask: number): Uint8Array | null {
    let marks = byMask.get(mask);
    if (marks === undefined) {
      marks = completingTexts(colorMasks, mask, goal);
      byMask.set(mask, marks);
    }
    return marks;
  }
  return {
    finds({ searchText, textIds }) {
      const mask = maskOf(searchText, words);
      if (mask === goal) return true;
      const marks = marksFor(mask);
      if (!marks) return false;
      for (const textId of textIds) if (marks[textId] === 1) return true;
      return false;
    },
    colorsOf({ searchText, colors, textIds }) {
      const mask = maskOf(searchText, words);
      if (mask === goal) return null;
      const marks = marksFor(mask);
      return colors.filter((_, place) => marks?.[textIds[place] ?? -1] === 1);
    },
  };
}

/** A whole product code, `F120-7035-25` or with blanks, whose last part may still be being typed. */
export function parseWholeCode(needle: string): { serial: string; color: string; pkg: string } | undefined {
  const [, serial, color, pkg] =
    /^([0-9a-z]{1,4})[\s-]+([0-9a-z]{1,4})[\s-]+([0-9a-z]{1,2})$/.exec(needle.trim()) ?? [];
  if (serial === undefined || color === undefined || pkg === undefined) return undefined;
  return { serial: serial.toUpperCase(), color: color.toUpperCase(), pkg: pkg.toUpperCase() };
}

/** One colour of the serials with a code. */
export function byColor(serial: string, color: string): SearchRule {
  return {
    finds: (found) => found.serial === serial && found.colors.includes(color),
    colorsOf: () => [color],
  };
}

/** By serial and colour: the beginnings of both (section 7). */
export function byCode({
  serial = '',
  color,
}: {
  serial?: string | undefined;
  color?: string | undefined;
}): SearchRule {
  return {
    finds: (found) =>
      found.serial.startsWith(serial) &&
      (color === undefined || found.colors.some((code) => code.startsWith(color))),
    colorsOf: ({ colors }) => (color === undefined ? null : colors.filter((code) => code.startsWith(color))),
  };
}

/** By characteristics: every facet that is asked for, by its name. */
export function byFacets(facets: { [Name in Facet]?: string | undefined }): SearchRule {
  const wanted = FACET_NAMES.flatMap((facet) => {
    const name = facets[facet];
    return name === undefined ? [] : [{ facet, code: facetCode(facet, name) ?? '' }];
  });
  return {
    finds: (found) => wanted.every(({ facet, code }) => found.facets[facet]?.includes(code) ?? false),
    colorsOf: () => null,
  };
}
