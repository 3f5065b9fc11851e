import { PRODUCT_LANGUAGES } from '@cromia/domain/languages';
import type { TextHit } from './text-index.ts';

/** How well a search clause matches each field of a serial, from 0 to 1. */
export interface FieldHits {
  /** In the order of PRODUCT_LANGUAGES. */
  names: number[];
  code: number;
  brand: number;
  text: number;
}

/** The serials and colours that a search clause matches. A clause is a code, a word, or words that belong together. */
export interface ClauseHits {
  /** Keyed by the index of the serial in the search index. */
  serials: ReadonlyMap<number, FieldHits>;
  /** Match quality from 0 to 1, keyed by the id of the colour's text. */
  colors: ReadonlyMap<number, number>;
  /** Whether the clause matches a word of a name; absent for codes. */
  isWord?: (nameWord: string, language: number) => boolean;
}

export const EMPTY_HITS: ClauseHits = { serials: new Map(), colors: new Map() };

export const hasHits = ({ serials, colors }: ClauseHits): boolean => serials.size > 0 || colors.size > 0;

export const createNoHits = (): FieldHits => ({
  names: PRODUCT_LANGUAGES.map(() => 0),
  code: 0,
  brand: 0,
  text: 0,
});

/** Merges `other` into `into`, keeping the better quality of each field. */
function mergeFields(into: FieldHits, other: FieldHits, factor: number): void {
  for (const [position, quality] of other.names.entries())
    into.names[position] = Math.max(into.names[position] ?? 0, quality * factor);
  into.code = Math.max(into.code, other.code * factor);
  into.brand = Math.max(into.brand, other.brand * factor);
  into.text = Math.max(into.text, other.text * factor);
}

const getBestQuality = ({ names, code, brand, text }: FieldHits) => Math.max(...names, code, brand, text);

/** Combines the hits of two words that must occur together: in one name or brand, or anywhere in the serial. */
function combineFields(left: FieldHits, right: FieldHits): FieldHits {
  return {
    names: left.names.map((quality, position) => Math.min(quality, right.names[position] ?? 0)),
    code: 0,
    brand: Math.min(left.brand, right.brand),
    text: Math.min(getBestQuality(left), getBestQuality(right)),
  };
}

/** Groups the text hits of a word by serial and by colour. */
export function findHits(
  serialHits: readonly TextHit[],
  colorHits: readonly TextHit[],
  isWord: NonNullable<ClauseHits['isWord']>,
): ClauseHits {
  const serials = new Map<number, FieldHits>();
  const colors = new Map<number, number>();
  for (const { id, field, language, quality } of serialHits) {
    const hits = serials.get(id) ?? createNoHits();
    serials.set(id, hits);
    if (field === 'name') hits.names[language] = Math.max(hits.names[language] ?? 0, quality);
    else if (field === 'serial') hits.code = Math.max(hits.code, quality);
    else if (field === 'brand') hits.brand = Math.max(hits.brand, quality);
    else hits.text = Math.max(hits.text, quality);
  }
  for (const { id, quality } of colorHits) {
    colors.set(id, Math.max(colors.get(id) ?? 0, quality));
  }
  return { serials, colors, isWord };
}

/** Merges alternative matches of one clause, keeping the best quality of each field. `factor` weights an alternative. */
export function mergeAlternatives(clauses: readonly { hits: ClauseHits; factor: number }[]): ClauseHits {
  const serials = new Map<number, FieldHits>();
  const colors = new Map<number, number>();
  for (const { hits, factor } of clauses) {
    for (const [slot, fields] of hits.serials) {
      const into = serials.get(slot) ?? createNoHits();
      mergeFields(into, fields, factor);
      serials.set(slot, into);
    }
    for (const [id, quality] of hits.colors) colors.set(id, Math.max(colors.get(id) ?? 0, quality * factor));
  }
  const isWord = clauses[0]?.hits.isWord;
  return { serials, colors, ...(isWord ? { isWord } : {}) };
}

/** Intersects clauses: hits of serials and colours that match all of them. */
export function intersectHits(clauses: readonly ClauseHits[]): ClauseHits {
  const [first = EMPTY_HITS, ...rest] = clauses;
  return rest.reduce<ClauseHits>((left, right) => {
    const serials = new Map<number, FieldHits>();
    for (const [slot, fields] of left.serials) {
      const rightFields = right.serials.get(slot);
      if (rightFields) serials.set(slot, combineFields(fields, rightFields));
    }
    const colors = new Map<number, number>();
    for (const [id, quality] of left.colors) {
      const rightQuality = right.colors.get(id);
      if (rightQuality !== undefined) colors.set(id, Math.min(quality, rightQuality));
    }
    return { serials, colors };
  }, first);
}
