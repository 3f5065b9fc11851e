import { type LocalizedText, PRODUCT_LANGUAGES } from '@cromia/domain/languages';
import type { ClauseHits } from './clause-hits.ts';
import { createTextIndex } from './text-index.ts';

/** Index of the codes and names of colours. Hundreds of serials share a colour, so its text is indexed once. */
export function createColorTexts() {
  const index = createTextIndex(['color'], ['name']);
  /** Indexed by id; undefined for a free id. */
  const codes: (string | undefined)[] = [];
  const ids = new Map<string, number>();
  const freeIds: number[] = [];

  return {
    index,

    /** Upper bound of the ids. */
    get size(): number {
      return codes.length;
    },

    /** Returns the id of a colour's text, adding it if new. */
    add(color: string, names: LocalizedText): number {
      const key = JSON.stringify([color, names]);
      const existing = ids.get(key);
      if (existing !== undefined) return existing;
      const id = freeIds.pop() ?? codes.length;
      codes[id] = color;
      ids.set(key, id);
      index.put(
        id,
        { color },
        PRODUCT_LANGUAGES.map((language) => ({ name: names[language] ?? '' })),
      );
      return id;
    },

    /** Removes the texts that no colour uses any more and frees their ids. */
    removeUnused(used: ReadonlySet<number>): void {
      for (const [key, id] of ids) {
        if (used.has(id)) continue;
        ids.delete(key);
        codes[id] = undefined;
        index.remove(id);
        freeIds.push(id);
      }
    },

    /** The colours with a code, or with its beginning. */
    findCode(typed: string, isExact: boolean): ClauseHits {
      const code = typed.toUpperCase();
      const matches = (candidate: string | undefined) =>
        isExact ? candidate === code : candidate?.startsWith(code) === true;
      const colors = new Map(codes.flatMap((candidate, id) => (matches(candidate) ? [[id, 1]] : [])));
      return { serials: new Map(), colors };
    },
  };
}
