import { calculateEditDistance, mayBeNear, toLetterBits } from '@cromia/domain/catalogue/matching/typos';

/** The terms in order, each with its letter mask at the same index. */
interface SortedTerms {
  terms: string[];
  letters: Int32Array;
}

/** The terms of a set of texts. A term is dropped when the last text with it is removed. */
export function createVocabulary() {
  const textCounts = new Map<string, number>();
  const termsByText = new Map<number, ReadonlySet<string>>();
  let sorted: SortedTerms | undefined;

  function sortTerms(): SortedTerms {
    const terms = [...textCounts.keys()].sort();
    return { terms, letters: Int32Array.from(terms, toLetterBits) };
  }

  return {
    add(text: number, terms: ReadonlySet<string>): void {
      termsByText.set(text, terms);
      for (const term of terms) textCounts.set(term, (textCounts.get(term) ?? 0) + 1);
      sorted = undefined;
    },

    remove(text: number): void {
      for (const term of termsByText.get(text) ?? []) {
        const remaining = (textCounts.get(term) ?? 1) - 1;
        if (remaining > 0) textCounts.set(term, remaining);
        else textCounts.delete(term);
      }
      termsByText.delete(text);
      sorted = undefined;
    },

    has: (term: string): boolean => textCounts.has(term),

    /** Whether any term starts with the word. */
    hasBeginning(word: string): boolean {
      sorted ??= sortTerms();
      const { terms } = sorted;
      let low = 0;
      let high = terms.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((terms[middle] ?? '') < word) low = middle + 1;
        else high = middle;
      }
      return terms[low]?.startsWith(word) ?? false;
    },

    /** Terms within `most` edits of a word. */
    findNear(word: string, maxEdits: number): string[] {
      sorted ??= sortTerms();
      const { terms, letters } = sorted;
      const typed = toLetterBits(word);
      const found: string[] = [];
      for (let position = 0; position < terms.length; position++) {
        const term = terms[position] ?? '';
        if (Math.abs(term.length - word.length) > maxEdits) continue;
        if (
          mayBeNear(typed, letters[position] ?? 0, maxEdits) &&
          calculateEditDistance(word, term, maxEdits) <= maxEdits
        )
          found.push(term);
      }
      return found;
    },
  };
}
