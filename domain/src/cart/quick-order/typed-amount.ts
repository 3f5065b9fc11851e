import { foldText } from '../../catalogue/matching/fold.ts';
import { LIMITS } from '../../limits.ts';

/** Why a typed quantity is not taken as it is written. */
export const QUANTITY_PROBLEMS = [
  'missing',
  'notANumber',
  'zero',
  'negative',
  'fraction',
  'grouping',
  'several',
  'tooMany',
  'unit',
  'otherUnit',
  'content',
  'multiple',
  'quote',
  'columns',
] as const;
export type QuantityProblem = (typeof QUANTITY_PROBLEMS)[number];

/** A content in a product's unit of measure, such as 100 kg. */
export interface Content {
  quantity: number;
  unit: 'kg' | 'l';
}

/** A quantity as it was typed: packages, a content, or the reason why it is neither. */
export interface TypedAmount {
  packages: number | null;
  content: Content | null;
  problem: QuantityProblem | null;
}

function splitWordList(words: string): readonly string[] {
  return foldText(words).trim().split(/\s+/);
}

/**
 * Words for one package in the seven languages, without words for cartons and pallets, which hold several packages.
 * Folded like the typed text, so accents may be left out.
 */
const PACKAGE_WORDS: ReadonlySet<string> = new Set(
  splitWordList(`
    x × * n nr no num
    pz pezzo pezzi conf confezione confezioni collo colli cad cadauno fusto fusti latta latte barattolo barattoli
      secchio secchi secchiello secchielli tanica taniche bidone bidoni flacone flaconi bomboletta bombolette
      unità unita
    pc pcs piece pieces pk pkg pkgs pack packs package packages ea each unit units tin tins can cans drum drums pail
      pails bucket buckets tub tubs jerrycan jerrycans bottle bottles item items
    st stk stck stück stueck stücke gebinde geb dose dosen eimer fass fässer faesser kanister kannen kanne hobbock
      hobbocks packung packungen pckg flasche flaschen einheit einheiten
    ud uds und unid unidad unidades pieza piezas pza pzas pzs envase envases env bote botes lata latas bidón bidones
      cubo cubos bulto bultos paquete paquetes garrafa garrafas botella botellas
    pce pces pcs pièce pièces unité unités u conditionnement conditionnements cond cdt pot pots bidon bidons fût fûts
      seau seaux boîte boîtes colis paquet paquets emballage emballages jerrican jerricans flacon flacons
    szt sztuka sztuki sztuk op opak opakowanie opakowania opakowań puszka puszki puszek wiadro wiadra wiader beczka
      beczki beczek kanistry kanistrów pojemnik pojemniki pojemników butelka butelki butelek
    шт штука штуки штук уп упак упаковка упаковки упаковок ед единица единицы единиц банка банки банок ведро ведра
      ведер бочка бочки бочек канистра канистры канистр тара место места мест фасовка фасовки фасовок
  `),
);

/** Words for the units of measure in which contents are stored. */
const CONTENT_WORDS: Readonly<Record<Content['unit'], ReadonlySet<string>>> = {
  kg: new Set(
    splitWordList(`
      kg kgs kilo kilos chilo chili chilogrammo chilogrammi kilogram kilograms kilogramme kilogrammes kilogramm
      kilogrammi kilogramo kilogramos kilogramy kilogramów kilograma кг кило килограмм килограмма килограммов
    `),
  ),
  l: new Set(
    splitWordList(`
      l lt lts ltr ltrs litro litri litros liter liters litern litre litres litr litry litrów litra
      л литр литра литров
    `),
  ),
};

/** The meaning of a unit; undefined for any other word. */
export function parseUnit(text: string): 'packages' | Content['unit'] | undefined {
  const word = foldText(text).trim().replace(/\.$/, '');
  if (PACKAGE_WORDS.has(word)) return 'packages';
  if (CONTENT_WORDS.kg.has(word)) return 'kg';
  return CONTENT_WORDS.l.has(word) ? 'l' : undefined;
}

/** Other units, currencies and larger packings: the number beside them is no count of packages. */
const OTHER_UNITS: ReadonlySet<string> = new Set(
  splitWordList(`
    % € $ £ zł zl ₽ eur euro euros usd gbp pln rub chf
    g gr grammi gramm gram grams grammes gramos mg t to ton tons q quintali ml cl dl hl m mm cm mq m2 m3 lb lbs oz gal
    ct ctn ctns crt cartone cartoni carton cartons karton kartons kartony kartonów cartón cartones box boxes scatola
      scatole caja cajas caisse caisses ve pal plt pallet pallets palette paletten palettes palet palets palé paleta
      palety bancale bancali
    г гр грамм мл т тонн м коробка коробки коробок паллета паллет руб
  `),
);

/** Whether a cell holds a unit without a number, as in the unit column of a table. */
export function isUnitText(text: string): boolean {
  return parseUnit(text) !== undefined || OTHER_UNITS.has(foldText(text).trim().replace(/\.$/, ''));
}

const SPACE = '[ \\t\\u00a0\\u202f]';
/** A sign, a unit before or after the number, and the number with any separators. */
const AMOUNT = new RegExp(
  `^([+\\-−–]?)${SPACE}*([^\\d+\\-−–(]*?)${SPACE}*(\\d(?:[\\d.,'’]|${SPACE}(?=\\d))*)${SPACE}*(.*)$`,
  'u',
);
const DECIMAL = /^\d+[.,](?:\d{1,2}|\d{4,})$/;
/** Digits in groups of three, which may also be decimals: `1.000` is a thousand in Italian and one in English. */
const GROUPED = new RegExp(`^\\d{1,3}(?:[.,'’]|${SPACE})\\d{3}(?:(?:[.,'’]|${SPACE})\\d+)*$`);
const BELOW_ONE = /^0[.,]\d+$/;

const NO_AMOUNT: Omit<TypedAmount, 'problem'> = { packages: null, content: null };

function reject(problem: QuantityProblem): TypedAmount {
  return { ...NO_AMOUNT, problem };
}

/** Why a number is not a whole number or a plain decimal; null if it is. */
function findNumberProblem(digits: string): QuantityProblem | null {
  if (/^\d+$/.test(digits) || DECIMAL.test(digits) || BELOW_ONE.test(digits)) return null;
  if (GROUPED.test(digits)) return 'grouping';
  return /[ \t\u00a0\u202f]/.test(digits) ? 'several' : 'notANumber';
}

function toPackages(value: number): TypedAmount {
  if (value === 0) return reject('zero');
  if (!Number.isInteger(value)) return reject('fraction');
  return value > LIMITS.itemQuantity ? reject('tooMany') : { ...NO_AMOUNT, packages: value, problem: null };
}

function toContent(value: number, unit: Content['unit']): TypedAmount {
  return value === 0 ? reject('zero') : { ...NO_AMOUNT, content: { quantity: value, unit }, problem: null };
}

/**
 * Parses a typed quantity. A number alone or with a word for packages is packages; kg and l are a content. Anything that
 * could be meant in another way is rejected with its reason.
 * @param column the unit in its own column; empty when there is none
 */
export function parseTypedAmount(text: string, column = ''): TypedAmount {
  const trimmed = text.trim();
  if (trimmed === '') return reject('missing');
  const [, sign, before = '', typedDigits = '', after = ''] = AMOUNT.exec(trimmed) ?? [];
  if (sign === undefined) return reject('notANumber');
  if (sign === '+') return reject('notANumber');
  if (sign !== '') return reject('negative');
  if (/\d/.test(after)) return reject('several');
  const digits = typedDigits.replace(/\.$/, '');
  const problem = findNumberProblem(digits);
  if (problem !== null) return reject(problem);
  // `,5` is half a package, and `kg.5` may be.
  if (/^\D*[.,]\d/.test(trimmed)) return reject('fraction');
  const units = [before, after, column].map((unit) => unit.trim()).filter((unit) => unit !== '');
  if (before !== '' && after !== '') return reject('unit');
  const [meaning = 'packages', ...others] = new Set(units.map(parseUnit));
  if (others.length > 0 || units.some((unit) => parseUnit(unit) === undefined)) return reject('unit');
  if (digits.length > 12) return reject('tooMany');
  const value = Number(digits.replace(',', '.'));
  return meaning === 'packages' ? toPackages(value) : toContent(value, meaning);
}

/**
 * Whether a cell holds a number, perhaps with a unit. A text that begins with a word, as `RAL 7035`, or has several words
 * after its number, as `2K primer`, is a description.
 */
export function isNumericText(text: string): boolean {
  const [, beginning = '', rest = ''] = /^(\P{N}*)\p{N}+(.*)$/su.exec(text) ?? [];
  const [first = ''] = /\p{L}+/u.exec(beginning) ?? [];
  const beginsWithWord = first.length > 1 && !isUnitText(first);
  return /\p{N}/u.test(text) && !beginsWithWord && !/\p{L}\s+\p{L}/u.test(rest);
}
