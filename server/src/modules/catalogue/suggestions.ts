import { localizedTextSchema } from '@cromia/domain/languages';
import { z } from 'zod';
import type { Database } from '../../platform/database.ts';
import { type Match, matchName } from './name-matching.ts';
import { requireWords } from './search.ts';
import type { SearchIndexSource } from './search-index.ts';
import { listSuggestions, type SuggestedKey } from './search-queries.ts';

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

/** Matches as what is suggested of each: products of a whole code, the serial, or the colours that complete it. */
function keysOf(matches: readonly Match[]): SuggestedKey[] {
  const keys: SuggestedKey[] = [];
  for (const { serial: found, colors, pkgs } of matches) {
    const { productClass, serial } = found;
    for (const color of colors?.map((each) => each.color) ?? [null]) {
      for (const pkg of pkgs ?? [null]) keys.push({ productClass, serial, color, pkg });
    }
    if (keys.length >= MAX_SUGGESTIONS) break;
  }
  return keys.slice(0, MAX_SUGGESTIONS);
}

/**
 * Suggestions of serials, colours and products while somebody types a name or a code.
 * @throws Problem SearchFilterRequired, BadRequest as the search by name
 */
export async function suggestProducts(
  db: Database,
  source: SearchIndexSource,
  text: string,
): Promise<Suggestion[]> {
  const { index, needle } = await source.current(text);
  requireWords(needle);
  const keys = keysOf(matchName(index, needle));
  return keys.length > 0 ? listSuggestions(db, keys) : [];
}
