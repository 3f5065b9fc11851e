/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Tells spreadsheets that the text is UTF-8. */
export const CSV_BEGINNING = '\ufeff';

/** One line of a table, with semicolons as European spreadsheets read them; no cell is ever a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(';')}\r\n`;
}
