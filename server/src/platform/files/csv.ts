export const CSV_TYPE = 'text/csv; charset=utf-8';

/** Cells that a spreadsheet would interpret as formulas. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** A line of a table, separated by semicolons as European spreadsheets expect, with formulas escaped. */
function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(';')}\r\n`;
}

/** Generates a CSV file from rows that are read in batches. */
export async function* streamCsv<T>(
  columns: readonly string[],
  batches: AsyncIterable<readonly T[]>,
  cellsOf: (row: T) => readonly string[],
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns);
  for await (const rows of batches) yield rows.map((row) => csvLine(cellsOf(row))).join('');
}
