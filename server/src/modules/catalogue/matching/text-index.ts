import { germanParts } from '@cromia/domain/catalogue/matching/compounds';
import { foldUmlauts, wordsOf } from '@cromia/domain/catalogue/matching/fold';
import { editDistance, lettersOf, mayBeNear, typosAllowed } from '@cromia/domain/catalogue/matching/typos';
import { PRODUCT_LANGUAGES, type ProductLanguage } from '@cromia/domain/languages';
import MiniSearch from 'minisearch';
import { stemOf } from './stemmers.ts';

/** Shortest beginning of a word that is looked for, unless it is all that was typed. */
const PREFIX_LENGTH = 2;

/** How well a word fits a term of the index; 1 is the word itself. */
export const STEM = 0.9;
const PREFIX = 0.8;
const TYPO = 0.6;

export interface IndexedText {
  id: number;
  [field: string]: string | number;
}

/** A word in one field of one text. */
export interface TextHit {
  id: number;
  field: string;
  /** Place of the language in PRODUCT_LANGUAGES; -1 for what is the same in all. */
  language: number;
  quality: number;
}

export interface WordLookup {
  word: string;
  /** Also looks for words that are a typo away. */
  withTypos: boolean;
  /** Also looks for words that begin so, however short it is. */
  isAlone: boolean;
}

export function qualityOf(term: string, word: string, stem: string, withTypos: boolean): number {
  if (term === word) return 1;
  if (term === stem) return STEM;
  if (term.startsWith(word)) return PREFIX * (0.6 + (0.4 * word.length) / term.length);
  if (!withTypos) return 0;
  const most = typosAllowed(word.length);
  const distance = Math.min(editDistance(term, word, most), editDistance(term, stem, most));
  return distance <= most ? TYPO - 0.15 * distance : 0;
}

/** One MiniSearch index for texts in one language, or for what is no language: codes and brands. */
function languageIndex(language: ProductLanguage | null, fields: readonly string[]) {
  const place = language === null ? -1 : PRODUCT_LANGUAGES.indexOf(language);
  const stem = (word: string) => (language === null || /\d/.test(word) ? word : stemOf(language, word));
  const terms = new Map<string, string[]>();
  /** Every term with its letters. Those that no text has any more stay: they find nothing. */
  const letters = new Map<string, number>();

  /** What a word is found by: itself, its stem, and those of its parts in German. */
  function termsOf(word: string): string[] {
    let found = terms.get(word);
    if (!found) {
      const parts = language === 'de' ? [foldUmlauts(word), ...germanParts(word)] : [];
      found = [...new Set([word, stem(word), ...parts.map(stem)])];
      terms.set(word, found);
      for (const term of found) letters.set(term, lettersOf(term));
    }
    return found;
  }

  /** Terms that a word or its stem may be a typo of. */
  function typosOf(word: string, stemmed: string): string[] {
    const most = typosAllowed(word.length);
    const wanted = [word, stemmed].map((each) => ({ each, has: lettersOf(each) }));
    return [...letters].flatMap(([term, has]) =>
      wanted.some((typed) => mayBeNear(typed.has, has, most) && editDistance(typed.each, term, most) <= most)
        ? [term]
        : [],
    );
  }

  const index = new MiniSearch<IndexedText>({
    fields: [...fields],
    tokenize: wordsOf,
    // Of a long text the stems do: it weighs little, and is most of the memory.
    processTerm: (word, field) => (field === 'text' ? [stem(word)] : termsOf(word)),
  });

  return {
    put(text: IndexedText): void {
      if (index.has(text.id)) index.discard(text.id);
      index.add(text);
    },
    remove(id: number): void {
      if (index.has(id)) index.discard(id);
    },
    find({ word, withTypos, isAlone }: WordLookup): TextHit[] {
      const stemmed = stem(word);
      const allowsTypos = withTypos && !/\d/.test(word) && typosAllowed(word.length) > 0;
      const wanted = [word, stemmed, ...(allowsTypos ? typosOf(word, stemmed) : [])];
      const found = index.search(word, {
        tokenize: (text) => [text],
        processTerm: () => [...new Set(wanted)],
        prefix: (term) => term === word && (isAlone || word.length >= PREFIX_LENGTH),
      });
      return found.flatMap(({ id, match }) =>
        Object.entries(match).flatMap(([term, matched]) => {
          const quality = qualityOf(term, word, stemmed, allowsTypos);
          return quality > 0 ? matched.map((field) => ({ id, field, language: place, quality })) : [];
        }),
      );
    },
  };
}

/**
 * Texts in all languages and codes, by the words in them.
 * @param codeFields fields of what has no language
 * @param textFields fields that each language has of its own
 */
export function textIndex(codeFields: readonly string[], textFields: readonly string[]) {
  const codes = languageIndex(null, codeFields);
  const languages = PRODUCT_LANGUAGES.map((language) => languageIndex(language, textFields));
  return {
    put(id: number, code: Record<string, string>, texts: readonly Record<string, string>[]): void {
      codes.put({ id, ...code });
      for (const [place, index] of languages.entries()) index.put({ id, ...texts[place] });
    },
    remove(id: number): void {
      for (const index of [codes, ...languages]) index.remove(id);
    },
    find(lookup: WordLookup): TextHit[] {
      return [codes, ...languages].flatMap((index) => index.find(lookup));
    },
  };
}
