import { foldHeading } from '../../lists/headings.ts';
import { findCode, normaliseText } from './lines.ts';
import { isNumericText } from './typed-amount.ts';

/** What a column of a quick order holds. Columns with any other heading are not read. */
type Column = 'code' | 'serial' | 'color' | 'pkg' | 'quantity' | 'unit';

interface Heading {
  column: Column;
  /** Of several columns of a kind, those with the lowest rank are read. */
  rank: number;
  /** The unit that the heading states, as in `Quantità (kg)`; empty when it states none. */
  unit: string;
}

function listHeadings(column: Column, rank: number, headings: string): [string, Omit<Heading, 'unit'>][] {
  return headings.split(',').map((heading) => [foldHeading(heading), { column, rank }]);
}

/** Headings in the seven languages, with the API's names and those of the portal's exports. */
const HEADINGS: ReadonlyMap<string, Omit<Heading, 'unit'>> = new Map([
  // A later entry replaces an earlier one with the same words.
  ...listHeadings(
    'code',
    2,
    `rif, riferimento, ref, reference, referenz, bestell nr, referencia, référence, indeks, numer referencyjny,
     обозначение, descrizione articolo`,
  ),
  ...listHeadings(
    'code',
    1,
    `articolo, articoli, art, prodotto, prodotti, product, products, item, items, article, articles, artikel,
     produkt, produkte, artículo, producto, productos, produit, produits, towar, artykuł, produkty, продукт,
     продукты, товар, изделие`,
  ),
  ...listHeadings(
    'code',
    0,
    `codice, cod, cod., codici, codice articolo, cod articolo, codice prodotto, cod prodotto, cod art, codice art,
     sku, code, codes, product code, productcode, item code, item no, item number, article code, article number,
     article no, product no, product number, part number, part no, artikelnummer, artikel nr, artikelnr, art nr,
     artnr, artikelnummern, artikelcode, produktnummer, produktcode, produkt nr, bestellnummer, código, códigos,
     código de artículo, código artículo, código de producto, código producto, cód, ref artículo, code article,
     code produit, codes produit, réf article, référence article, référence produit, n article, numéro d article,
     kod, kody, kod produktu, kod towaru, kod artykułu, numer artykułu, numer produktu, nr artykułu, symbol,
     код, коды, код товара, код продукта, код изделия, артикул, номер артикула`,
  ),
  ...listHeadings('serial', 0, `serie, serial, series, serienummer, série, seria, серия`),
  ...listHeadings(
    'color',
    0,
    `colore, col, tinta, color, colour, farbe, farbton, couleur, teinte, kolor, barwa, цвет, колер`,
  ),
  ...listHeadings(
    'pkg',
    0,
    `confezione, conf, imballo, formato, pkg, packaging, pack, package, pack size, packsize, gebinde, gebindegröße,
     gebindegrösse, packung, verpackung, envase, formato de envase, conditionnement, cond, emballage, opakowanie,
     opak, упаковка, упак, фасовка, тара`,
  ),
  ...listHeadings(
    'quantity',
    2,
    `ultima quantità, last quantity, letzte menge, última cantidad, dernière quantité, ostatnia ilość, последнее количество`,
  ),
  ...listHeadings(
    'quantity',
    1,
    `ordinata, ordinato, ordered, bestellt, pedida, pedido, commandée, commandé, zamówiono, заказано`,
  ),
  ...listHeadings(
    'quantity',
    0,
    `quantità, quantita, qta, q.tà, q tà, qtà, q ta, quant, qt, quantità ordinata, quantità da ordinare, qtà ordinata,
     qta ordinata, qta ord, da ordinare, pezzi, pz, n pezzi, numero pezzi, confezioni, n confezioni, numero confezioni,
     numero di confezioni, colli, n colli, numero colli,
     quantity, quantities, qty, q ty, qnty, order quantity, order qty, qty ordered, quantity ordered, ordered quantity,
     to order, pieces, pcs, packs, packages, no of packs, number of packs, number of packages, no of packages,
     menge, mengen, bestellmenge, anzahl, stück, stk, stückzahl, anzahl gebinde, anzahl der gebinde, gebindezahl,
     gebindeanzahl, bestellte menge,
     cantidad, cantidades, cant, cant., ctd, cdad, unidades, uds, envases, n envases, número de envases, cantidad pedida,
     cantidad a pedir, piezas,
     quantité, quantités, qté, qte, quantité commandée, quantité à commander, nombre, nb, nbre, pièces, nombre de pièces,
     conditionnements, nombre de conditionnements, nb de conditionnements, unités, colis,
     ilość, ilości, il, ilość zamówiona, ilość zamawiana, zamawiana ilość, sztuki, szt, liczba, liczba sztuk,
     liczba opakowań, opakowania, ilość opakowań, ilość sztuk,
     количество, кол во, колво, кол, к во, количество упаковок, число упаковок, упаковок, упаковки, штук, шт, заказ,
     количество к заказу, кол во упаковок`,
  ),
  ...listHeadings(
    'unit',
    0,
    `um, u m, u.m., unità, unità di misura, unita misura, uom, u o m, unit, unit of measure, units of measure, einheit,
     me, mengeneinheit, maßeinheit, masseinheit, unidad, unidad de medida, ud medida, unité, unité de mesure, jm, j m,
     jednostka, jednostka miary, ед, ед изм, единица, единица измерения, ед измерения`,
  ),
]);

/** Splits a heading with a unit in brackets, `Quantità (kg)`, without the brackets; null for any other text. */
function splitBrackets(text: string): { before: string; unit: string } | null {
  const start = text.search(/[([\]]/u);
  if (start === -1) return null;
  const unit = text
    .slice(start)
    .replace(/^[([\]]+/u, '')
    .trimEnd();
  return { before: text.slice(0, start), unit: unit.replace(/(?<![)\]])[)\]]+$/u, '') };
}

/** Also reads a unit after the quantity's name: `Quantità (kg)`, `Menge in kg`, `Qty pcs`. */
function parseHeading(text: string): Heading | null {
  const plain = HEADINGS.get(foldHeading(text));
  if (plain) return { ...plain, unit: '' };
  const brackets = splitBrackets(text);
  const words = foldHeading(text).split(' ');
  const unit = brackets?.unit ?? words.at(-1) ?? '';
  const name =
    brackets === null
      ? words
          .slice(0, -1)
          .join(' ')
          .replace(/ (?:in|di|of|en|de|w|в)$/u, '')
      : brackets.before;
  const quantity = HEADINGS.get(foldHeading(name));
  if (quantity?.column !== 'quantity') return null;
  return { ...quantity, unit: unit.trim() };
}

/** The columns of a table, found by the words of its header. */
export interface HeadedColumns {
  /** Columns with a code; the parts of a code have their own column when it is empty. */
  code: readonly number[];
  serial: readonly number[];
  color: readonly number[];
  pkg: readonly number[];
  quantity: readonly number[];
  unit: readonly number[];
  /** Unit of each quantity column by its index. */
  quantityUnits: ReadonlyMap<number, string>;
  /** Number of columns. */
  width: number;
}

const MAX_HEADING = 60;

/** Whether a cell may belong to a header: no number and no code, and not too long to be parsed. */
function mayBeHeading(cell: string): boolean {
  if (cell.length > MAX_HEADING || isNumericText(cell)) return false;
  // Every serial has a digit, which tells a code from words such as `Art. Col.`.
  return !/\d/.test(findCode(normaliseText(cell))?.code?.serial ?? '');
}

/**
 * Reads a row as a header.
 * @returns null if no word of it is known, or it holds numbers
 */
export function findColumns(cells: readonly string[]): HeadedColumns | null {
  if (!cells.every((cell) => cell.trim() === '' || mayBeHeading(cell))) return null;
  const headings = cells.map((cell) => (cell.trim() === '' ? null : parseHeading(cell)));
  const indexes = (column: Column): number[] => {
    const ofColumn = headings.flatMap((heading, index) =>
      heading?.column === column ? [{ ...heading, index }] : [],
    );
    const best = Math.min(...ofColumn.map(({ rank }) => rank));
    return ofColumn.filter(({ rank }) => rank === best).map(({ index }) => index);
  };
  const columns = {
    code: indexes('code'),
    serial: indexes('serial'),
    color: indexes('color'),
    pkg: indexes('pkg'),
    quantity: indexes('quantity'),
    unit: indexes('unit'),
  };
  const hasCode = columns.code.length > 0 || (columns.serial.length > 0 && columns.color.length > 0);
  if (!hasCode && columns.quantity.length === 0) return null;
  return {
    ...columns,
    quantityUnits: new Map(headings.map((heading, index) => [index, heading?.unit ?? ''])),
    width: cells.length,
  };
}
