/**
 * Start of a cell that spreadsheets would interpret as a formula, also with the full-width and small forms of the signs,
 * which spreadsheets of East Asian languages convert.
 */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b]/;

/** A negative number, which is no formula and is added up as a number. */
const NEGATIVE_NUMBER = /^-\d+(?:[.,]\d+)?$/;

/** A text that `formatCsvLine` has escaped. */
const ESCAPED = /^'(?=[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b])/;

/** Removes the apostrophe with which exports and spreadsheet programs escape a text that looks like a formula. */
export function unescapeFormula(text: string): string {
  return text.replace(ESCAPED, '');
}

/** Characters that separate cells or lines, whatever separator the reading program chooses. */
const SEPARATOR = /[";,\t\n\r]/;

function formatCsvCell(text: string): string {
  const safeText = FORMULA.test(text) && !NEGATIVE_NUMBER.test(text) ? `'${text}` : text;
  return SEPARATOR.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}

/** Formats a line of a table, separated by semicolons as European spreadsheets expect, with formulas escaped. */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map(formatCsvCell).join(';')}\r\n`;
}
