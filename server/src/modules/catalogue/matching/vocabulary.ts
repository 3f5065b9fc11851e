import { calculateEditDistance, mayBeNear, toLetterBits } from '@cromia/domain/catalogue/matching/typos';

/** The terms in order, each with its letter mask at the same index. */
interface Sorted {
  terms: string[];
  letters: Int32Array;
}

/** The terms of a set of texts. A term is dropped when the last text with it is removed. */
export function createVocabulary() {
  const textsWith = new Map<string, number>();
  const termsOf = new Map<number, ReadonlySet<string>>();
  let sorted: Sorted | undefined;

  function sort(): Sorted {
    const terms = [...textsWith.keys()].sort();
    return { terms, letters: Int32Array.from(terms, toLetterBits) };
  }

  return {
    add(text: number, terms: ReadonlySet<string>): void {
      termsOf.set(text, terms);
      for (const term of terms) textsWith.set(term, (textsWith.get(term) ?? 0) + 1);
      sorted = undefined;
    },

    remove(text: number): void {
      for (const term of termsOf.get(text) ?? []) {
        const others = (textsWith.get(term) ?? 1) - 1;
        if (others > 0) textsWith.set(term, others);
        else textsWith.delete(term);
      }
      termsOf.delete(text);
      sorted = undefined;
    },

    has: (term: string): boolean => textsWith.has(term),

    /** Whether any term starts with the word. */
    hasBeginning(word: string): boolean {
      sorted ??= sort();
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
    near(word: string, most: number): string[] {
      sorted ??= sort();
      const { terms, letters } = sorted;
      const typed = toLetterBits(word);
      const found: string[] = [];
      for (let place = 0; place < terms.length; place++) {
        const term = terms[place] ?? '';
        if (Math.abs(term.length - word.length) > most) continue;
        if (mayBeNear(typed, letters[place] ?? 0, most) && calculateEditDistance(word, term, most) <= most)
          found.push(term);
      }
      return found;
    },
  };
}
