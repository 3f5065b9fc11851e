import type { ProductLanguage } from '@cromia/domain/languages';

/**
 * The demo data is in text tables, one row per line with `|` between columns. Hundreds of rows in eight languages stay
 * readable side by side, as in a spreadsheet.
 */

/** A text in each product language (section 3, Product). */
export type Texts = Record<ProductLanguage, string>;

/** The rows of a table as trimmed cells. @throws for a row with another number of columns */
export function parseRows(table: string, columns: number): string[][] {
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
export function toTexts(cells: readonly string[]): Texts {
  const [it, en, de, fr, es, pl, ru, cs] = cells;
  if (!it || !en || !de || !fr || !es || !pl || !ru || !cs)
    throw new Error(`Expected eight languages: ${cells.join('|')}`);
  return { it, en, de, fr, es, pl, ru, cs };
}

/** The number in a cell. @throws for a cell that is not a finite number */
export function parseNumber(cell: string): number {
  const value = Number(cell);
  if (cell === '' || !Number.isFinite(value)) throw new Error(`Expected a number, found "${cell}"`);
  return value;
}

/** The number in a cell; null for `-`. */
export function parseOptionalNumber(cell: string): number | null {
  return cell === '-' ? null : parseNumber(cell);
}
