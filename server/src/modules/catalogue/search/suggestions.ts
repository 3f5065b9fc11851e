import { localizedTextSchema, type ProductLanguage, reduceToLanguage } from '@cromia/domain/languages';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Database } from '../../../platform/database/connection.ts';
import type { SerialMatch } from '../matching/matched-serial.ts';
import { matchName } from './find-products.ts';
import type { IndexedSerial, SearchIndex, SearchIndexSource } from './search-index.ts';
import { listSuggestions, type SuggestedKey } from './search-queries.ts';

/** Maximum number of suggestions in a response. */
const MAX_SUGGESTIONS = 8;
const MAX_CACHED_TEXTS = 2_000;

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

/** Converts matches to suggestions: the serial itself, or its matching colours, or products if a packaging is typed. */
function toSuggestedKeys(matches: readonly SerialMatch<IndexedSerial>[]): SuggestedKey[] {
  const keys: SuggestedKey[] = [];
  for (const { serial: found, colors, pkg } of matches) {
    const { productClass, serial } = found;
    if (colors === null) keys.push({ productClass, serial, color: null, pkg: null });
    for (const { color, pkgs } of colors ?? []) {
      const typedPkgs = pkg === '' ? [null] : pkgs.filter((soldPkg) => soldPkg.startsWith(pkg));
      for (const typedPkg of typedPkgs) keys.push({ productClass, serial, color, pkg: typedPkg });
    }
    if (keys.length >= MAX_SUGGESTIONS) break;
  }
  return keys.slice(0, MAX_SUGGESTIONS);
}

/** Cached suggestions per index version, since many users type the same prefixes. */
const keysByIndex = new WeakMap<SearchIndex, LRUCache<string, SuggestedKey[]>>();

function findSuggestedKeys(
  index: SearchIndex,
  text: string,
  lang: ProductLanguage | undefined,
): SuggestedKey[] {
  const cache = keysByIndex.get(index) ?? new LRUCache<string, SuggestedKey[]>({ max: MAX_CACHED_TEXTS });
  keysByIndex.set(index, cache);
  const cacheKey = `${lang} ${text.trim()}`;
  const keys = cache.get(cacheKey) ?? toSuggestedKeys(matchName(index, text, lang).matches);
  cache.set(cacheKey, keys);
  return keys;
}

/**
 * Suggests serials, colours and products while the user types a name or code.
 * @throws Problem as `matchName`
 */
export async function suggestProducts(
  db: Database,
  source: SearchIndexSource,
  { text, lang }: { text: string; lang?: ProductLanguage | undefined },
): Promise<Suggestion[]> {
  const keys = findSuggestedKeys(await source.current(), text, lang);
  if (keys.length === 0) return [];
  return (await listSuggestions(db, keys)).map((found) => ({
    ...found,
    shortDescription: reduceToLanguage(found.shortDescription, lang),
    colorDescription: found.colorDescription && reduceToLanguage(found.colorDescription, lang),
  }));
}
