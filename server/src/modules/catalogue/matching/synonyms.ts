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

interface Side {
  /** Stems of the phrase. */
  stems: string[];
  language: ProductLanguage;
  meanings: string[][];
}

const contentWords = (text: string) => splitWords(text).filter((word) => !isStopWord(word));

/** Finds phrases that have synonyms. */
export function createSynonymFinder(synonyms: readonly Synonym[]) {
  const sides = new Map<string, Side>();
  const longest = new Map<string, number>();
  const firstStems = new Set<string>();
  function add(language: ProductLanguage, from: string, to: string): void {
    const stems = contentWords(from).map((word) => stemWord(language, word));
    const key = `${language} ${stems.join(' ')}`;
    const side = sides.get(key) ?? { stems, language, meanings: [] };
    firstStems.add(`${language} ${stems[0]}`);
    side.meanings.push(contentWords(to));
    sides.set(key, side);
    longest.set(language, Math.max(longest.get(language) ?? 0, stems.length));
  }
  for (const { language, term, synonym } of synonyms) {
    add(language, term, synonym);
    add(language, synonym, term);
  }
  const languages = [...longest.keys()] as ProductLanguage[];

  return {
    /** The longest phrase with synonyms that starts at `start`, and those synonyms. */
    at(words: readonly string[], start: number): { length: number; meanings: string[][] } | undefined {
      const first = words[start] ?? '';
      if (!languages.some((language) => firstStems.has(`${language} ${stemWord(language, first)}`)))
        return undefined;
      const most = Math.min(Math.max(0, ...longest.values()), words.length - start);
      for (let length = most; length > 0; length--) {
        const phrase = words.slice(start, start + length);
        const meanings = languages.flatMap((language) => {
          const stems = phrase.map((word) => stemWord(language, word));
          return sides.get(`${language} ${stems.join(' ')}`)?.meanings ?? [];
        });
        if (meanings.length > 0) return { length, meanings };
      }
      return undefined;
    },
  };
}

export type SynonymFinder = ReturnType<typeof createSynonymFinder>;
