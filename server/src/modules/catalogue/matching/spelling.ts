import { splitWords } from '@cromia/domain/catalogue/matching/fold';
import { isStopWord } from '@cromia/domain/catalogue/matching/stop-words';
import { editDistance, mayBeNear, toLetterBits } from '@cromia/domain/catalogue/matching/typos';
import { PRODUCT_LANGUAGES, type ProductLanguage } from '@cromia/domain/languages';
import type { MatchedSerial } from './matched-serial.ts';

/** A word of the catalogue as it is written there. */
interface Spelling {
  folded: string;
  written: string;
  letters: number;
  languages: Set<ProductLanguage | null>;
}

const SHORTEST = 3;

/** The words of the names, brands and codes of some serials, as they are written. */
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

/** How far a word may be from the one that was meant: a third of its letters, one character of a code; short ones not at all. */
function farthest(word: string): number {
  if (word.length <= SHORTEST) return 0;
  return /\d/.test(word) ? 1 : Math.max(2, Math.floor(word.length / 3));
}

/**
 * The word of the catalogue that is nearest to one that it does not have: a code, a brand, or a word of the user's
 * language or, a little less near, of English.
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
    const edits = editDistance(word, folded, Math.floor(most));
    const distance = edits + (isOwn ? 0 : 0.5);
    if (edits <= most && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
      nearest = { written, distance };
  }
  return nearest?.written;
}
