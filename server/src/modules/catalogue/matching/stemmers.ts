import type { ProductLanguage } from '@cromia/domain/languages';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { LRUCache } from 'lru-cache';
import { stemPolishWord } from './polish-stem.ts';

const STEMMERS: Record<ProductLanguage, (word: string) => string> = {
  it: italian,
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pl: stemPolishWord,
  ru: russian,
  // Czech is no interface language, so prefixes and typo tolerance suffice.
  cs: (word) => word,
};

/** Cache of stems, since a search needs the stem of each of its words dozens of times. */
const stems = new LRUCache<string, string>({ max: 20_000 });

/** The stem of a folded word in a language. */
export function stemWord(language: ProductLanguage, word: string): string {
  const key = `${language} ${word}`;
  const cached = stems.get(key);
  if (cached !== undefined) return cached;
  const stem = STEMMERS[language](word);
  stems.set(key, stem);
  return stem;
}
