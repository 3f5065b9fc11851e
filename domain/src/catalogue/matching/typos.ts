/** Maximum edit distance for a word of the given length: one from 4 letters, two from 8. */
export function getAllowedTypos(length: number): number {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
}

/**
 * Damerau-Levenshtein distance of two words: the number of wrong, missing, extra or transposed letters.
 * @returns the distance, or `most + 1` as soon as it exceeds `most`
 */
export function editDistance(one: string, other: string, most: number): number {
  const width = other.length + 1;
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: width }, (_, column) => column);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j < width; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min((row[j - 1] ?? 0) + (isSame ? 0 : 1), (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = row;
    row = next;
  }
  return row[width - 1] ?? 0;
}

/** The letters of a word as a bit set; different letters may share a bit. */
export function toLetterBits(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place++) letters |= 1 << (word.charCodeAt(place) & 31);
  return letters;
}

function count(bits: number): number {
  let rest = bits;
  let found = 0;
  for (; rest !== 0; rest &= rest - 1) found += 1;
  return found;
}

/** Cheap pre-check by letter sets: false only if the words are further apart than `most` edits. */
export function mayBeNear(one: number, other: number, most: number): boolean {
  return count(one & ~other) <= most && count(other & ~one) <= most;
}
