import { localizedTextSchema } from '@cromia/domain/languages';
import { z } from 'zod';
import type { Database } from '../../platform/database.ts';
import { findTyped, searchedWords } from './search.ts';
import type { IndexedSerial, SearchIndex, SearchIndexSource } from './search-index.ts';
import { listSuggestions, type SuggestedKey } from './search-queries.ts';
import { byWords } from './search-rules.ts';

/** What a quick search shows at once. */
const MAX_SUGGESTIONS = 8;

/** A serial (`color` null), one of its colours (`pkg` null), or one product. */
export const suggestionSchema = z.object({
  productClass: z.string(),
  serial: z.string(),
  color: z.string().nullable(),
  pkg: z.string().nullable(),
  brand: z.string(),
  shortDescription: localizedTextSchema,
  colorDescription: localizedTextSchema.nullable(),
  hex: z.string().nullable(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** Serials whose code begins with what was typed come first; the others stay in their order. */
function codesFirst(serials: readonly IndexedSerial[], start: string): IndexedSerial[] {
  const begins = ({ serial }: IndexedSerial) => serial.toLowerCase().startsWith(start);
  return [...serials.filter(begins), ...serials.filter((serial) => !begins(serial))];
}

function keysOf(index: SearchIndex, words: readonly string[]): SuggestedKey[] {
  const rule = byWords(index, words);
  const keys: SuggestedKey[] = [];
  for (const found of codesFirst(index.serials.filter(rule.finds), words[0] ?? '')) {
    const { productClass, serial } = found;
    for (const color of rule.colorsOf(found) ?? [null]) keys.push({ productClass, serial, color, pkg: null });
    if (keys.length >= MAX_SUGGESTIONS) break;
  }
  return keys.slice(0, MAX_SUGGESTIONS);
}

/** Suggestions of serials, colours and products while somebody types a name or a code. */
export function catalogueSuggestions(db: Database, source: SearchIndexSource) {
  return {
    /** @throws Problem SearchFilterRequired, BadRequest as the search by name */
    async of(text: string): Promise<Suggestion[]> {
      const { index, needle } = await source.current(text);
      const words = searchedWords(needle);
      const typed = (await findTyped(db, index, needle)).flatMap(
        ({ serial: { productClass, serial }, color, pkgs }) =>
          pkgs.map((pkg) => ({ productClass, serial, color, pkg })),
      );
      const keys = typed.length > 0 ? typed.slice(0, MAX_SUGGESTIONS) : keysOf(index, words);
      return keys.length > 0 ? listSuggestions(db, keys) : [];
    },
  };
}
