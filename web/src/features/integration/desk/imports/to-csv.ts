import { formatCsvLine } from '@cromia/domain/lists/format-csv';

/** Rows of cells as CSV that spreadsheets open directly. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map(formatCsvLine).join('')}`;
}
