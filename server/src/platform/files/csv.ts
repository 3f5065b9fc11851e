export const CSV_TYPE = 'text/csv; charset=utf-8';

/** Cells that a spreadsheet would interpret as formulas. */
const FORMULA = /^[=+\-@\t\r]/;

function formatCell(text: string): string {
  const safeText = FORMULA.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Formats a line of a table, separated by semicolons as European spreadsheets expect, with formulas escaped. */
function formatLine(cells: readonly string[]): string {
  return `${cells.map(formatCell).join(';')}\r\n`;
}

/** Generates a CSV file from rows that are read in batches. */
export async function* streamCsv<T>(
  columns: readonly string[],
  batches: AsyncIterable<readonly T[]>,
  toCells: (row: T) => readonly string[],
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + formatLine(columns);
  for await (const rows of batches) yield rows.map((row) => formatLine(toCells(row))).join('');
}
