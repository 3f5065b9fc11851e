/** Cyrillic letters that look like Latin ones, which users type in codes on a Russian keyboard. */
const LATIN_LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  н: 'h',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  т: 't',
  у: 'y',
  х: 'x',
};

/**
 * Normalises a text for search: lower case, without accents and umlauts, with `ß` as `ss`. The Russian `й` stays a
 * separate letter, because stemmers depend on it.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .normalize('NFKD')
    .replace(/(?<!\p{Script=Cyrillic})\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o');
}

/** Rewrites umlauts spelt with two letters as `foldText` folds them: `haerter` becomes `harter`. */
export function foldUmlauts(word: string): string {
  return word.replace(/([aou])e/g, '$1');
}

/** Converts a word with digits to Latin letters if all of its Cyrillic letters have a Latin lookalike: `м200`, `2к`. */
export function toLatinCode(word: string): string {
  if (!/\d/.test(word) || !/\p{Script=Cyrillic}/u.test(word)) return word;
  const latin = Array.from(word, (letter) => LATIN_LOOKALIKES[letter] ?? letter).join('');
  return /\p{Script=Cyrillic}/u.test(latin) ? word : latin;
}

/** The folded words of a text, in order. All characters except letters and digits separate words. */
export function splitWords(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(toLatinCode);
}
