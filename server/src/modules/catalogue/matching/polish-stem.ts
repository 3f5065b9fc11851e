/** Endings of Polish nouns and adjectives that end in a consonant, the longest first, folded. */
const ENDINGS = ['emu', 'ego', 'ymi', 'imi', 'ami', 'ach', 'ych', 'ich', 'ow', 'om', 'em', 'ej', 'ym', 'im'];
const SHORTEST_STEM = 4;

/**
 * The stem of a folded Polish word, without the endings of cases and numbers: `farby` and `farba` are `farb`. No kept
 * package has a Polish stemmer; adjectives in `-owy` are led back to their noun.
 */
export function stemPolishWord(word: string): string {
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST_STEM);
  const bare = ending ? word.slice(0, -ending.length) : word;
  const stem = bare.slice(0, 3) + bare.slice(3).replace(/[aeiouy]{1,2}$/, '');
  return stem.endsWith('ow') && stem.length - 2 >= SHORTEST_STEM ? stem.slice(0, -2) : stem;
}
