import { splitWords } from '@cromia/domain/catalogue/matching/fold';
import { isStopWord } from '@cromia/domain/catalogue/matching/stop-words';
import { calculateEditDistance, mayBeNear, toLetterBits } from '@cromia/domain/catalogue/matching/typos';
import { PRODUCT_LANGUAGES, type ProductLanguage } from '@cromia/domain/languages';
import type { MatchedSerial } from './matched-serial.ts';

/** A word as the catalogue spells it. */
export interface Spelling {
  folded: string;
  original: string;
  letters: number;
  languages: Set<ProductLanguage | null>;
}

const MIN_LENGTH = 3;

/** Collects the words of names, brands and codes as the catalogue spells them. */
export function collectSpellings(serials: Iterable<MatchedSerial>): Spelling[] {
  const spellings = new Map<string, Spelling>();
  function add(text: string, language: ProductLanguage | null): void {
    for (const piece of text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
      const [folded, ...otherWords] = splitWords(piece);
      if (folded === undefined || otherWords.length > 0 || folded.length < MIN_LENGTH || isStopWord(folded))
        continue;
      const original = language === null ? piece : piece.toLowerCase();
      const spelling = spellings.get(folded) ?? {
        folded,
        original,
        letters: toLetterBits(folded),
        languages: new Set(),
      };
      spelling.languages.add(language);
      spellings.set(folded, spelling);
    }
  }
  for (const { serial, brand, shortDescription } of serials) {
    add(serial, null);
    add(brand, null);
    for (const language of PRODUCT_LANGUAGES) add(shortDescription[language] ?? '', language);
  }
  return [...spellings.values()];
}

/** Maximum edit distance of a correction: a third of a word's letters (at least 2), 1 for a code, 0 for short words. */
function getMaxDistance(word: string): number {
  if (word.length <= MIN_LENGTH) return 0;
  return /\d/.test(word) ? 1 : Math.max(2, Math.floor(word.length / 3));
}

/**
 * Finds the spelling nearest to a word that the catalogue lacks, among codes, brands and words of the user's language.
 * English words are included with a small penalty.
 */
export function findNearestSpelling(
  spellings: readonly Spelling[],
  word: string,
  language: ProductLanguage,
): string | undefined {
  const hasDigit = /\d/.test(word);
  const typed = toLetterBits(word);
  let nearest: { original: string; distance: number } | undefined;
  for (const { folded, original, letters, languages } of spellings) {
    const isUserLanguage = languages.has(language) || languages.has(null);
    if ((!isUserLanguage && !languages.has('en')) || /\d/.test(folded) !== hasDigit) continue;
    const maxDistance = Math.min(getMaxDistance(word), (nearest?.distance ?? Number.POSITIVE_INFINITY) + 0.5);
    if (!mayBeNear(typed, letters, Math.floor(maxDistance))) continue;
    const edits = calculateEditDistance(word, folded, Math.floor(maxDistance));
    const distance = edits + (isUserLanguage ? 0 : 0.5);
    if (edits <= maxDistance && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
      nearest = { original, distance };
  }
  return nearest?.original;
}
