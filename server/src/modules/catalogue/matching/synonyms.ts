import { splitWords } from '@cromia/domain/catalogue/matching/fold';
import { isStopWord } from '@cromia/domain/catalogue/matching/stop-words';
import type { ProductLanguage } from '@cromia/domain/languages';
import { stemWord } from './stemmers.ts';

/** Two words or phrases of one language with the same meaning. */
export interface Synonym {
  language: ProductLanguage;
  term: string;
  synonym: string;
}

interface Phrase {
  /** Stems of the phrase. */
  stems: string[];
  language: ProductLanguage;
  meanings: string[][];
}

const splitContentWords = (text: string) => splitWords(text).filter((word) => !isStopWord(word));

/** Finds phrases that have synonyms. */
export function createSynonymFinder(synonyms: readonly Synonym[]) {
  const phrases = new Map<string, Phrase>();
  const maxLengths = new Map<string, number>();
  const firstStems = new Set<string>();
  function add(language: ProductLanguage, from: string, to: string): void {
    const stems = splitContentWords(from).map((word) => stemWord(language, word));
    const key = `${language} ${stems.join(' ')}`;
    const entry = phrases.get(key) ?? { stems, language, meanings: [] };
    firstStems.add(`${language} ${stems[0]}`);
    entry.meanings.push(splitContentWords(to));
    phrases.set(key, entry);
    maxLengths.set(language, Math.max(maxLengths.get(language) ?? 0, stems.length));
  }
  for (const { language, term, synonym } of synonyms) {
    add(language, term, synonym);
    add(language, synonym, term);
  }
  const languages = [...maxLengths.keys()] as ProductLanguage[];

  return {
    /** Finds the longest phrase with synonyms that starts at `start`. Returns its length and the synonyms. */
    findAt(words: readonly string[], start: number): { length: number; meanings: string[][] } | undefined {
      const firstWord = words[start] ?? '';
      if (!languages.some((language) => firstStems.has(`${language} ${stemWord(language, firstWord)}`)))
        return undefined;
      const maxLength = Math.min(Math.max(0, ...maxLengths.values()), words.length - start);
      for (let length = maxLength; length > 0; length--) {
        const phrase = words.slice(start, start + length);
        const meanings = languages.flatMap((language) => {
          const stems = phrase.map((word) => stemWord(language, word));
          return phrases.get(`${language} ${stems.join(' ')}`)?.meanings ?? [];
        });
        if (meanings.length > 0) return { length, meanings };
      }
      return undefined;
    },
  };
}

export type SynonymFinder = ReturnType<typeof createSynonymFinder>;
