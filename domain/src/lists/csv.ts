/** Parser for CSV files (RFC 4180) with the separators that spreadsheets write. */

const SEPARATORS = [';', ',', '\t'] as const;

/** The separator that occurs most in the first line. */
function detectSeparator(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const counted = SEPARATORS.map((separator) => ({ separator, count: head.split(separator).length }));
  return counted.reduce((best, candidate) => (candidate.count > best.count ? candidate : best)).separator;
}

/** A line with its number, counted from 1 like the rows of a spreadsheet. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/** Parses the non-empty lines of a file. Cells are trimmed and may be quoted. */
export function parseCsv(content: string): CsvLine[] {
  const text = content.replace(/^\uFEFF/, '');
  const separator = detectSeparator(text);
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  const endLine = () => {
    cells.push(cell.trim());
    cell = '';
    if (cells.some((cellText) => cellText !== '')) lines.push({ line, cells });
    cells = [];
    line += 1;
  };
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(index + 1) === '"') cell += text.charAt(index++);
      else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (character === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (character === '\n') endLine();
    else cell += character;
  }
  endLine();
  return lines;
}
