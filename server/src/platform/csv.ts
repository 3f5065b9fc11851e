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

/** The character that parts the cells, by the first line. */
function separatorOf(line: string): ';' | ',' | '\t' {
  if (line.includes(';')) return ';';
  return line.includes('\t') ? '\t' : ',';
}

/**
 * The rows of a table as a spreadsheet writes it: quoted cells, semicolons, commas or tabs, any line break. Empty rows
 * are left out.
 */
export function parseCsv(text: string): string[][] {
  const content = text.startsWith(CSV_BEGINNING) ? text.slice(1) : text;
  const separator = separatorOf(content.split(/\r?\n/, 1)[0] ?? '');
  const rows: string[][] = [];
  let row: string[] = [];
  let value = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(value.trim());
    value = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < content.length; at++) {
    const character = content.charAt(at);
    if (isQuoted) {
      if (character !== '"') value += character;
      else if (content.charAt(at + 1) === '"') {
        value += '"';
        at++;
      } else isQuoted = false;
    } else if (character === '"' && value.trim() === '') {
      value = '';
      isQuoted = true;
    } else if (character === separator) endCell();
    else if (character === '\n') endRow();
    else if (character !== '\r') value += character;
  }
  endRow();
  return rows;
}
