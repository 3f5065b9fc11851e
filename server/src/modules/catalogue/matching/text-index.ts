import { splitGermanWord } from '@cromia/domain/catalogue/matching/compounds';
import { foldUmlauts, splitWords } from '@cromia/domain/catalogue/matching/fold';
import { calculateEditDistance, getAllowedTypos } from '@cromia/domain/catalogue/matching/typos';
import { PRODUCT_LANGUAGES, type ProductLanguage } from '@cromia/domain/languages';
import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import { stemWord } from './stemmers.ts';
import { createVocabulary } from './vocabulary.ts';

/** Shortest prefix that is matched, unless it is the whole search. */
const MIN_PREFIX_LENGTH = 2;
/** Leading letters of a word that no stemmer changes. */
const UNSTEMMED_LETTERS = 3;

/** Quality of a match by kind; an exact match is 1. */
const STEM_QUALITY = 0.9;
const PREFIX_QUALITY = 0.8;
const TYPO_QUALITY = 0.6;

/** Words whose terms each index caches; a language of the catalogue has a few thousand words. */
const MAX_CACHED_WORDS = 10_000;

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
  if (term.startsWith(word)) return PREFIX_QUALITY * (0.6 + (0.4 * word.length) / term.length);
  if (!withTypos) return 0;
  const maxEdits = getAllowedTypos(word.length);
  const distance = Math.min(
    calculateEditDistance(term, word, maxEdits),
    calculateEditDistance(term, stem, maxEdits),
  );
  return distance <= maxEdits ? TYPO_QUALITY - 0.15 * distance : 0;
}

/** A MiniSearch index of the texts of one language, or of codes and brands (null). */
function createLanguageIndex(language: ProductLanguage | null, fields: readonly string[]) {
  const languagePosition = language === null ? -1 : PRODUCT_LANGUAGES.indexOf(language);
  const stem = (word: string) => (language === null || /\d/.test(word) ? word : stemWord(language, word));
  const terms = new LRUCache<string, string[]>({ max: MAX_CACHED_WORDS });
  const vocabulary = createVocabulary();
  /** Terms of the text being added. */
  let added = new Set<string>();

  /** Index terms of a word: the word, its stem and, in German, the stems of its parts. */
  function listTerms(word: string): string[] {
    let found = terms.get(word);
    if (!found) {
      const parts = language === 'de' ? [foldUmlauts(word), ...splitGermanWord(word)] : [];
      found = [...new Set([word, stem(word), ...parts.map(stem)])];
      terms.set(word, found);
    }
    return found;
  }

  /**
   * A cheap check before the lookup: false only if the index contains neither the word, nor its stem, nor a longer
   * word.
   */
  const mayContain = (word: string) => vocabulary.hasBeginning(word.slice(0, UNSTEMMED_LETTERS));

  /** Index terms within typo distance of a word or its stem. */
  function findTypos(word: string, stemmed: string): string[] {
    const maxEdits = getAllowedTypos(word.length);
    return [...new Set([word, stemmed])].flatMap((form) => vocabulary.findNear(form, maxEdits));
  }

  function remove(id: number): void {
    if (!index.has(id)) return;
    index.discard(id);
    vocabulary.remove(id);
  }

  const index = new MiniSearch<IndexedText>({
    fields: [...fields],
    tokenize: splitWords,
    // Long texts are indexed by stem only: they weigh little but take most of the memory.
    processTerm: (word, field) => {
      const found = field === 'text' ? [stem(word)] : listTerms(word);
      for (const term of found) added.add(term);
      return found;
    },
  });

  return {
    put(text: IndexedText): void {
      remove(text.id);
      added = new Set();
      index.add(text);
      vocabulary.add(text.id, added);
    },
    remove,
    /** Whether any text contains the word or another form of it. */
    has: (word: string): boolean => vocabulary.has(word) || (mayContain(word) && vocabulary.has(stem(word))),
    find({ word, withTypos, isAlone }: WordLookup): TextHit[] {
      const allowsTypos = withTypos && !/\d/.test(word) && getAllowedTypos(word.length) > 0;
      if (!allowsTypos && !mayContain(word)) return [];
      const stemmed = stem(word);
      const typos = allowsTypos ? findTypos(word, stemmed) : [];
      // Skips the index for words that it cannot contain, such as most misspelled words.
      if (typos.length === 0 && !vocabulary.has(stemmed) && !vocabulary.hasBeginning(word)) return [];
      const searchTerms = [word, stemmed, ...typos];
      const found = index.search(word, {
        tokenize: (text) => [text],
        processTerm: () => [...new Set(searchTerms)],
        prefix: (term) => term === word && (isAlone || word.length >= MIN_PREFIX_LENGTH),
      });
      return found.flatMap(({ id, match }) =>
        Object.entries(match).flatMap(([term, matched]) => {
          const quality = rateMatch(term, word, stemmed, allowsTypos);
          return quality > 0
            ? matched.map((field) => ({ id, field, language: languagePosition, quality }))
            : [];
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
  const codes = createLanguageIndex(null, codeFields);
  const languages = PRODUCT_LANGUAGES.map((language) => createLanguageIndex(language, textFields));
  return {
    put(id: number, code: Record<string, string>, texts: readonly Record<string, string>[]): void {
      codes.put({ id, ...code });
      for (const [position, index] of languages.entries()) index.put({ id, ...texts[position] });
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
