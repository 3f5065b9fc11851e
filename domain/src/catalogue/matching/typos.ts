/** Maximum edit distance for a word by its length: one from 4 letters, two from 8. */
export function getAllowedTypos(length: number): number {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}

/**
 * Damerau-Levenshtein distance of two words: the number of wrong, missing, extra or transposed letters.
 * @returns the distance, or `maximum + 1` as soon as it exceeds `maximum`
 */
export function calculateEditDistance(first: string, second: string, maximum: number): number {
  const width = second.length + 1;
  if (Math.abs(first.length - second.length) > maximum) return maximum + 1;
  let previousRow: number[] = [];
  let row = Array.from({ length: width }, (_, column) => column);
  for (let i = 1; i <= first.length; i++) {
    const nextRow = [i];
    let rowMinimum = i;
    for (let j = 1; j < width; j++) {
      const isSame = first[i - 1] === second[j - 1];
      let cost = Math.min((row[j - 1] ?? 0) + (isSame ? 0 : 1), (row[j] ?? 0) + 1, (nextRow[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1])
        cost = Math.min(cost, (previousRow[j - 2] ?? 0) + 1);
      nextRow.push(cost);
      rowMinimum = Math.min(rowMinimum, cost);
    }
    if (rowMinimum > maximum) return maximum + 1;
    previousRow = row;
    row = nextRow;
  }
  return row[width - 1] ?? 0;
}

/** The letters of a word as a bit set; different letters may share a bit. */
export function toLetterBits(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function countBits(bits: number): number {
  let rest = bits;
  let total = 0;
  for (; rest !== 0; rest &= rest - 1) total += 1;
  return total;
}

/** Cheap pre-check by letter sets: false only if the words are further apart than `maximum` edits. */
export function mayBeNear(first: number, second: number, maximum: number): boolean {
  return countBits(first & ~second) <= maximum && countBits(second & ~first) <= maximum;
}
