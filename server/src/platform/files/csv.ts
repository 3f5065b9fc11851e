import { formatCsvLine } from '@cromia/domain/lists/format-csv';

export const CSV_TYPE = 'text/csv; charset=utf-8';

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Creates a short CSV file. */
export function writeCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + [columns, ...rows].map(formatCsvLine).join('');
}

/** Generates a CSV file from rows that are read in batches. */
export async function* streamCsv<T>(
  columns: readonly string[],
  batches: AsyncIterable<readonly T[]>,
  toCells: (row: T) => readonly string[],
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + formatCsvLine(columns);
  for await (const rows of batches) yield rows.map((row) => formatCsvLine(toCells(row))).join('');
}
