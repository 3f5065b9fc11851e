import type { ProductLanguage } from '@cromia/domain/languages';

/**
 * The demo's data stands in tables, one line a row and columns separated by `|`: hundreds of rows in eight languages
 * stay readable side by side, as they would in a spreadsheet.
 */

/** A text in each language that products are described in (section 3, Product). */
export type Texts = Record<ProductLanguage, string>;

/** The rows of a table, each as its trimmed cells; a row with another number of cells is a mistake in the data. */
export function rows(table: string, columns: number): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== columns)
        throw new Error(`Expected ${columns} columns, found ${cells.length}: ${line}`);
      return cells;
    });
}

/** Eight cells in the order it, en, de, fr, es, pl, ru, cs as one text per language. */
export function texts(cells: readonly string[]): Texts {
  const [it, en, de, fr, es, pl, ru, cs] = cells;
  if (!it || !en || !de || !fr || !es || !pl || !ru || !cs)
    throw new Error(`A language is missing: ${cells.join('|')}`);
  return { it, en, de, fr, es, pl, ru, cs };
}

/** A cell that must hold a finite number. */
export function numberOf(cell: string): number {
  const value = Number(cell);
  if (cell === '' || !Number.isFinite(value)) throw new Error(`Not a number: "${cell}"`);
  return value;
}

/** A cell that holds a number, or `-` for none. */
export function optionalNumber(cell: string): number | null {
  return cell === '-' ? null : numberOf(cell);
}
