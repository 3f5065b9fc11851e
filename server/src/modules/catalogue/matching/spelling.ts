import { splitWords } from '@cromia/domain/catalogue/matching/fold';
import { isStopWord } from '@cromia/domain/catalogue/matching/stop-words';
import { calculateEditDistance, mayBeNear, toLetterBits } from '@cromia/domain/catalogue/matching/typos';
import { PRODUCT_LANGUAGES, type ProductLanguage } from '@cromia/domain/languages';
import type { MatchedSerial } from './matched-serial.ts';

/** A word as the catalogue spells it. */
export interface Spelling {
  folded: string;
  written: string;
  letters: number;
  languages: Set<ProductLanguage | null>;
}

const SHORTEST = 3;

/** Collects the words of names, brands and codes as the catalogue spells them. */
export function collectSpellings(serials: Iterable<MatchedSerial>): Spelling[] {
  const known = new Map<string, Spelling>();
  function add(text: string, language: ProductLanguage | null): void {
    for (const piece of text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
      const [folded, ...more] = splitWords(piece);
      if (folded === undefined || more.length > 0 || folded.length < SHORTEST || isStopWord(folded)) continue;
      const written = language === null ? piece : piece.toLowerCase();
      const spelling = known.get(folded) ?? {
        folded,
        written,
        letters: toLetterBits(folded),
        languages: new Set(),
      };
      spelling.languages.add(language);
      known.set(folded, spelling);
    }
  }
  for (const { serial, brand, shortDescription } of serials) {
    add(serial, null);
    add(brand, null);
    for (const language of PRODUCT_LANGUAGES) add(shortDescription[language] ?? '', language);
  }
  return [...known.values()];
}

/** Maximum edit distance of a correction: a third of a word's letters (at least 2), 1 for a code, 0 for short words. */
function farthest(word: string): number {
  if (word.length <= SHORTEST) return 0;
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
  let nearest: { written: string; distance: number } | undefined;
  for (const { folded, written, letters, languages } of spellings) {
    const isOwn = languages.has(language) || languages.has(null);
    if ((!isOwn && !languages.has('en')) || /\d/.test(folded) !== hasDigit) continue;
    const most = Math.min(farthest(word), (nearest?.distance ?? Number.POSITIVE_INFINITY) + 0.5);
    if (!mayBeNear(typed, letters, Math.floor(most))) continue;
    const edits = calculateEditDistance(word, folded, Math.floor(most));
    const distance = edits + (isOwn ? 0 : 0.5);
    if (edits <= most && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
      nearest = { written, distance };
  }
  return nearest?.written;
}
