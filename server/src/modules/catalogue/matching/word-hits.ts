import { PRODUCT_LANGUAGES } from '@cromia/domain/languages';
import { LRUCache } from 'lru-cache';
import { type ClauseHits, EMPTY_HITS, findHits, hasHits } from './clause-hits.ts';
import { stemWord } from './stemmers.ts';
import { rateMatch, type TextIndex, type WordLookup } from './text-index.ts';

/** Maximum number of cached hits, which take about 8 MB. */
const MAX_CACHED_HITS = 30_000;

/** Looks up words in the texts of serials and colours. */
export function createWordHits(serials: TextIndex, colors: TextIndex) {
  const cache = new LRUCache<string, ClauseHits>({
    maxSize: MAX_CACHED_HITS,
    sizeCalculation: (hits) => 1 + hits.serials.size + hits.colors.size,
  });

  function lookUp(lookup: WordLookup): ClauseHits {
    const { word, withTypos } = lookup;
    const hits = findHits(serials.find(lookup), colors.find(lookup), (nameWord, position) => {
      const language = PRODUCT_LANGUAGES[position];
      return language !== undefined && rateMatch(nameWord, word, stemWord(language, word), withTypos) > 0;
    });
    return hasHits(hits) ? hits : EMPTY_HITS;
  }

  return {
    find(lookup: WordLookup): ClauseHits {
      const key = `${lookup.word} ${lookup.withTypos} ${lookup.isAlone}`;
      const cached = cache.get(key);
      if (cached) return cached;
      const hits = lookUp(lookup);
      cache.set(key, hits);
      return hits;
    },

    /** Whether any text or code contains the word or another form of it. */
    has: (word: string): boolean => serials.has(word) || colors.has(word),

    /** Whether any German text contains the word, another form of it or a compound with it. */
    hasGerman: (word: string): boolean => serials.hasGerman(word) || colors.hasGerman(word),

    /** Clears the cache after a change of the texts. */
    clear: (): void => cache.clear(),
  };
}

export type WordHits = ReturnType<typeof createWordHits>;
