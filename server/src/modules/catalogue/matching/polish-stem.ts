/** Folded endings of Polish nouns and adjectives that end in a consonant, longest first. */
const ENDINGS = ['emu', 'ego', 'ymi', 'imi', 'ami', 'ach', 'ych', 'ich', 'ow', 'om', 'em', 'ej', 'ym', 'im'];
const MIN_STEM_LENGTH = 4;

/**
 * Stems a folded Polish word by removing case and number endings: `farby` and `farba` become `farb`. Adjectives in
 * `-owy` are reduced to their noun. No maintained package has a Polish stemmer.
 */
export function stemPolishWord(word: string): string {
  const ending = ENDINGS.find(
    (suffix) => word.endsWith(suffix) && word.length - suffix.length >= MIN_STEM_LENGTH,
  );
  const withoutEnding = ending ? word.slice(0, -ending.length) : word;
  const stem = withoutEnding.slice(0, 3) + withoutEnding.slice(3).replace(/[aeiouy]{1,2}$/, '');
  return stem.endsWith('ow') && stem.length - 2 >= MIN_STEM_LENGTH ? stem.slice(0, -2) : stem;
}
