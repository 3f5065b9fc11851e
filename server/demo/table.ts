import type { ProductLanguage } from '@cromia/domain/languages';

/**
 * The demo data is in text tables, one row per line with `|` between columns. Hundreds of rows in eight languages stay
 * readable side by side, as in a spreadsheet.
 */

/** A text in each product language (section 3, Product). */
export type Texts = Record<ProductLanguage, string>;

/** The rows of a table as trimmed cells. @throws for a row with another number of columns */
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

/** The number in a cell. @throws for a cell that is not a finite number */
export function numberOf(cell: string): number {
  const value = Number(cell);
  if (cell === '' || !Number.isFinite(value)) throw new Error(`Not a number: "${cell}"`);
  return value;
}

/** The number in a cell; null for `-`. */
export function optionalNumber(cell: string): number | null {
  return cell === '-' ? null : numberOf(cell);
}
