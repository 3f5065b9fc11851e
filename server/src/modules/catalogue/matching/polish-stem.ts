/** Folded endings of Polish nouns and adjectives that end in a consonant, longest first. */
const ENDINGS = ['emu', 'ego', 'ymi', 'imi', 'ami', 'ach', 'ych', 'ich', 'ow', 'om', 'em', 'ej', 'ym', 'im'];
const SHORTEST_STEM = 4;

/**
 * Stems a folded Polish word by removing case and number endings: `farby` and `farba` become `farb`. Adjectives in
 * `-owy` are reduced to their noun. No maintained package has a Polish stemmer.
 */
export function stemPolishWord(word: string): string {
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST_STEM);
  const bare = ending ? word.slice(0, -ending.length) : word;
  const stem = bare.slice(0, 3) + bare.slice(3).replace(/[aeiouy]{1,2}$/, '');
  return stem.endsWith('ow') && stem.length - 2 >= SHORTEST_STEM ? stem.slice(0, -2) : stem;
}
