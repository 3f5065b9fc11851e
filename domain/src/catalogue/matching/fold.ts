/** Cyrillic letters that look like Latin ones: codes are typed with them on a Russian keyboard. */
const LOOKS_LATIN: Readonly<Record<string, string>> = {
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
 * A text as searches compare it: lower case, without accents and umlauts, with `ß` as `ss`. The Russian `й` stays a letter
 * of its own, as stemmers look at it.
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

/** A folded word whose umlauts are written as two letters in the form that `foldText` gives umlauts: `haerter`, `harter`. */
export function foldUmlauts(word: string): string {
  return word.replace(/([aou])e/g, '$1');
}

/** A word with digits, in Latin letters where all of its Cyrillic letters look like some: `м200`, `2к`. */
export function latinCode(word: string): string {
  if (!/\d/.test(word) || !/\p{Script=Cyrillic}/u.test(word)) return word;
  const latin = Array.from(word, (letter) => LOOKS_LATIN[letter] ?? letter).join('');
  return /\p{Script=Cyrillic}/u.test(latin) ? word : latin;
}

/** The words of a text in their order, folded. What is neither letter nor digit separates words. */
export function wordsOf(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(latinCode);
}
