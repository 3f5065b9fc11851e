import { combineHits, createNoHits, type FieldHits, mergeHits, type UnitHits } from './rank.ts';
import { STEM_QUALITY, type TextHit } from './text-index.ts';

export const EMPTY_HITS: UnitHits = { serials: new Map(), colors: new Map(), isKnown: false };

/** Groups the text hits of a word by serial and by colour. */
export function findHits(
  serialHits: readonly TextHit[],
  colorHits: readonly TextHit[],
  isWord: NonNullable<UnitHits['isWord']>,
): UnitHits {
  const serials = new Map<number, FieldHits>();
  const colors = new Map<number, number>();
  let best = 0;
  for (const { id, field, language, quality } of serialHits) {
    const hits = serials.get(id) ?? createNoHits();
    serials.set(id, hits);
    if (field === 'name') hits.names[language] = Math.max(hits.names[language] ?? 0, quality);
    else if (field === 'serial') hits.code = Math.max(hits.code, quality);
    else if (field === 'brand') hits.brand = Math.max(hits.brand, quality);
    else hits.text = Math.max(hits.text, quality);
    best = Math.max(best, quality);
  }
  for (const { id, quality } of colorHits) {
    colors.set(id, Math.max(colors.get(id) ?? 0, quality));
    best = Math.max(best, quality);
  }
  return { serials, colors, isKnown: best >= STEM_QUALITY, isWord };
}

/** Merges alternative matches of one unit, keeping the best quality of each field. `factor` weights an alternative. */
export function mergeAlternatives(units: readonly { hits: UnitHits; factor: number }[]): UnitHits {
  const serials = new Map<number, FieldHits>();
  const colors = new Map<number, number>();
  for (const { hits, factor } of units) {
    for (const [slot, fields] of hits.serials) {
      const into = serials.get(slot) ?? createNoHits();
      mergeHits(into, fields, factor);
      serials.set(slot, into);
    }
    for (const [id, quality] of hits.colors) colors.set(id, Math.max(colors.get(id) ?? 0, quality * factor));
  }
  const isWord = units[0]?.hits.isWord;
  return { serials, colors, isKnown: units.some(({ hits }) => hits.isKnown), ...(isWord ? { isWord } : {}) };
}

/** Intersects units: hits of serials and colours that match all of them. */
export function intersectHits(units: readonly UnitHits[]): UnitHits {
  const [first = EMPTY_HITS, ...rest] = units;
  return rest.reduce<UnitHits>((one, other) => {
    const serials = new Map<number, FieldHits>();
    for (const [slot, fields] of one.serials) {
      const others = other.serials.get(slot);
      if (others) serials.set(slot, combineHits(fields, others));
    }
    const colors = new Map<number, number>();
    for (const [id, quality] of one.colors) {
      const others = other.colors.get(id);
      if (others !== undefined) colors.set(id, Math.min(quality, others));
    }
    return { serials, colors, isKnown: one.isKnown && other.isKnown };
  }, first);
}
