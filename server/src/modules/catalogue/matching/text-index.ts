import { splitGermanWord } from '@cromia/domain/catalogue/matching/compounds';
import { foldUmlauts, splitWords } from '@cromia/domain/catalogue/matching/fold';
import { calculateEditDistance, getAllowedTypos } from '@cromia/domain/catalogue/matching/typos';
import { PRODUCT_LANGUAGES, type ProductLanguage } from '@cromia/domain/languages';
import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import { stemWord } from './stemmers.ts';
import { createVocabulary } from './vocabulary.ts';

/** Shortest prefix that is matched, unless it is the whole search. */
const PREFIX_LENGTH = 2;
/** Leading letters of a word that no stemmer changes. */
const STEM_BEGINNING = 3;

/** Quality of a match by kind; an exact match is 1. */
export const STEM_QUALITY = 0.9;
const PREFIX = 0.8;
const TYPO = 0.6;

/** Words whose terms each index caches; a language of the catalogue has a few thousand words. */
const REMEMBERED_WORDS = 10_000;

export interface IndexedText {
  id: number;
  [field: string]: string | number;
}

export interface TextHit {
  id: number;
  field: string;
  /** Index in PRODUCT_LANGUAGES; -1 for fields without a language. */
  language: number;
  quality: number;
}

export interface WordLookup {
  word: string;
  /** Whether words within typo distance match too. */
  withTypos: boolean;
  /** Whether the word is the whole search; if so, prefixes of any length match. */
  isAlone: boolean;
}

export function rateMatch(term: string, word: string, stem: string, withTypos: boolean): number {
  if (term === word) return 1;
  if (term === stem) return STEM_QUALITY;
  if (term.startsWith(word)) return PREFIX * (0.6 + (0.4 * word.length) / term.length);
  if (!withTypos) return 0;
  const most = getAllowedTypos(word.length);
  const distance = Math.min(calculateEditDistance(term, word, most), calculateEditDistance(term, stem, most));
  return distance <= most ? TYPO - 0.15 * distance : 0;
}

/** A MiniSearch index of the texts of one language, or of codes and brands (null). */
function languageIndex(language: ProductLanguage | null, fields: readonly string[]) {
  const place = language === null ? -1 : PRODUCT_LANGUAGES.indexOf(language);
  const stem = (word: string) => (language === null || /\d/.test(word) ? word : stemWord(language, word));
  const terms = new LRUCache<string, string[]>({ max: REMEMBERED_WORDS });
  const known = createVocabulary();
  /** Terms of the text being added. */
  let added = new Set<string>();

  /** Index terms of a word: the word, its stem and, in German, the stems of its parts. */
  function termsOf(word: string): string[] {
    let found = terms.get(word);
    if (!found) {
      const parts = language === 'de' ? [foldUmlauts(word), ...splitGermanWord(word)] : [];
      found = [...new Set([word, stem(word), ...parts.map(stem)])];
      terms.set(word, found);
    }
    return found;
  }

  /** Cheap pre-check: false only if the index contains neither the word, nor its stem, nor a longer word. */
  const mayHave = (word: string) => known.hasBeginning(word.slice(0, STEM_BEGINNING));

  /** Index terms within typo distance of a word or its stem. */
  function typosOf(word: string, stemmed: string): string[] {
    const most = getAllowedTypos(word.length);
    return [...new Set([word, stemmed])].flatMap((each) => known.near(each, most));
  }

  function remove(id: number): void {
    if (!index.has(id)) return;
    index.discard(id);
    known.remove(id);
  }

  const index = new MiniSearch<IndexedText>({
    fields: [...fields],
    tokenize: splitWords,
    // Long texts are indexed by stem only: they weigh little but take most of the memory.
    processTerm: (word, field) => {
      const found = field === 'text' ? [stem(word)] : termsOf(word);
      for (const term of found) added.add(term);
      return found;
    },
  });

  return {
    put(text: IndexedText): void {
      remove(text.id);
      added = new Set();
      index.add(text);
      known.add(text.id, added);
    },
    remove,
    /** Whether any text contains the word or another form of it. */
    has: (word: string): boolean => known.has(word) || (mayHave(word) && known.has(stem(word))),
    find({ word, withTypos, isAlone }: WordLookup): TextHit[] {
      const allowsTypos = withTypos && !/\d/.test(word) && getAllowedTypos(word.length) > 0;
      if (!allowsTypos && !mayHave(word)) return [];
      const stemmed = stem(word);
      const typos = allowsTypos ? typosOf(word, stemmed) : [];
      // Skips the index for unknown words; misspelled words are usually unknown in every language.
      if (typos.length === 0 && !known.has(stemmed) && !known.hasBeginning(word)) return [];
      const wanted = [word, stemmed, ...typos];
      const found = index.search(word, {
        tokenize: (text) => [text],
        processTerm: () => [...new Set(wanted)],
        prefix: (term) => term === word && (isAlone || word.length >= PREFIX_LENGTH),
      });
      return found.flatMap(({ id, match }) =>
        Object.entries(match).flatMap(([term, matched]) => {
          const quality = rateMatch(term, word, stemmed, allowsTypos);
          return quality > 0 ? matched.map((field) => ({ id, field, language: place, quality })) : [];
        }),
      );
    },
  };
}

/**
 * Full-text index over all languages, plus fields without a language such as codes.
 * @param codeFields fields without a language
 * @param textFields fields with one text per language
 */
export function createTextIndex(codeFields: readonly string[], textFields: readonly string[]) {
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
    /** Whether any text or code contains the word or another form of it. */
    has(word: string): boolean {
      return codes.has(word) || languages.some((index) => index.has(word));
    },
    /** Whether any German text contains the word, another form of it or a compound with it. */
    hasGerman(word: string): boolean {
      return languages[PRODUCT_LANGUAGES.indexOf('de')]?.has(word) ?? false;
    },
    find(lookup: WordLookup): TextHit[] {
      return [codes, ...languages].flatMap((index) => index.find(lookup));
    },
  };
}

export type TextIndex = ReturnType<typeof createTextIndex>;
