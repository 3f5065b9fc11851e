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

/** Words whose colours are remembered for one state of the catalogue. */
const REMEMBERED_WORDS = 200;
const colorsByWord = new WeakMap<SearchIndex, Map<string, Uint8Array>>();

/** Marks the colour texts that a word stands in. People search for the same shades again and again. */
function colorsWith(index: SearchIndex, word: string): Uint8Array {
  let known = colorsByWord.get(index);
  if (!known) {
    known = new Map();
    colorsByWord.set(index, known);
  }
  const remembered = known.get(word);
  if (remembered) return remembered;
  const marks = Uint8Array.from(index.colorTexts, (text) => (text.includes(word) ? 1 : 0));
  const [oldest] = known.keys();
  if (known.size >= REMEMBERED_WORDS && oldest !== undefined) known.delete(oldest);
  known.set(word, marks);
  return marks;
}

/** One bit for each word that stands in each colour text. */
function colorMasksOf(index: SearchIndex, words: readonly string[]): Int32Array {
  const masks = new Int32Array(index.colorTexts.length);
  for (const [bit, word] of words.entries()) {
    const marks = colorsWith(index, word);
    for (let id = 0; id < masks.length; id++) if (marks[id] === 1) masks[id] = (masks[id] ?? 0) | (1 << bit);
  }
  return masks;
}

/**
 * By name or code (section 2): every word stands in the serial's code, brand or names, or in the colour's code or
 * names, in any language. A serial that has all words is listed whole, any other with the colours that complete it.
 */
export function byWords(index: SearchIndex, words: readonly string[]): SearchRule {
  const goal = (1 << words.length) - 1;
  const colorMasks = colorMasksOf(index, words);
  // Few different masks come up; where no colour can complete a serial, its colours need no look.
  const seen = new Uint8Array(goal + 1);
  for (const mask of colorMasks) seen[mask] = 1;
  const kinds = Array.from(seen.keys()).filter((mask) => seen[mask] === 1);
  const completable = new Map<number, boolean>();
  function canBeCompleted(mask: number): boolean {
    let can = completable.get(mask);
    if (can === undefined) {
      can = kinds.some((kind) => (kind | mask) === goal);
      completable.set(mask, can);
    }
    return can;
  }
  const completes = (textId: number, mask: number) => ((colorMasks[textId] ?? 0) | mask) === goal;
  return {
    finds({ searchText, textIds }) {
      const mask = maskOf(searchText, words);
      if (mask === goal) return true;
      if (!canBeCompleted(mask)) return false;
      for (const textId of textIds) if (completes(textId, mask)) return true;
      return false;
    },
    colorsOf({ searchText, colors, textIds }) {
      const mask = maskOf(searchText, words);
      return mask === goal ? null : colors.filter((_, place) => completes(textIds[place] ?? -1, mask));
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
