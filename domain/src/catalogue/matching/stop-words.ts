import { splitWords } from './fold.ts';

/** Stop words by language: articles, prepositions and conjunctions of product names and searches. */
const STOP_WORDS_BY_LANGUAGE = {
  it: 'a ad al all alla alle ai agli allo con d da dal dalla de dei del della delle dello di e ed i il in l la le lo gli nel nella per su sul sulla tra un una uno x',
  en: 'a an and at by for from in of on s the to with',
  de: 'am an auf aus bei das dem den der des die ein eine einem einen einer für im in mit oder und vom von zu zum zur',
  fr: 'a à au aux avec d dans de des du en et l la le les par pour sur un une',
  es: 'a al con de del e el en la las lo los o para por sobre un una y',
  pl: 'do dla i lub na o od oraz po pod u w we z za ze',
  ru: 'в во для до и из или к ко на о об от по под при с со у',
  cs: 'a do k ke na o od po pod pro s se u v ve z za',
} as const;

const STOP_WORDS = new Set(Object.values(STOP_WORDS_BY_LANGUAGE).flatMap(splitWords));

/** Words that introduce a code: `art. F120`, `colore 7035`. */
const CODE_WORDS = new Set(
  splitWords(
    'art artikel articolo article artículo artykuł артикул cod code codice código kod kód код nr n num no ref rif réf serie serial série seria серия col color colore colour couleur farbe farbton kolor цвет',
  ),
);

const UNITS = new Set(
  splitWords(
    'kg kgs kilo kilos kilogrammi g gr l lt ltr litri litro litros liter litre litres litr litry litrów кг л литр литров pz pezzi pezzo pcs pieces pc stk stück st szt uds ud unidades pièces pce шт',
  ),
);

/** Whether a folded word is a stop word in any of the languages. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Whether a folded word introduces a code or a colour. */
export function isCodeWord(word: string): boolean {
  return CODE_WORDS.has(word);
}

/** Whether a folded word is a unit of content, such as in `25 kg`. */
export function isUnit(word: string): boolean {
  return UNITS.has(word);
}
