export const CSV_TYPE = 'text/csv; charset=utf-8';

/** What a spreadsheet would read as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** One line of a table, with semicolons as European spreadsheets read them; no cell is ever a formula. */
function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(';')}\r\n`;
}

/** A CSV file whose rows are made of a list that is read in batches. */
export async function* streamCsv<T>(
  columns: readonly string[],
  batches: AsyncIterable<readonly T[]>,
  cellsOf: (row: T) => readonly string[],
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns);
  for await (const rows of batches) yield rows.map((row) => csvLine(cellsOf(row))).join('');
}
