/** A file of comma separated values (RFC 4180), with the separators that spreadsheets write. */

const SEPARATORS = [';', ',', '\t'] as const;

/** The separator that occurs most in the first line. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const counted = SEPARATORS.map((separator) => ({ separator, count: head.split(separator).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).separator;
}

/** One line of a file, counted from 1 as a spreadsheet counts its rows. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/** The non-empty lines of a file; cells are trimmed and may be quoted. */
export function parseCsv(content: string): CsvLine[] {
  const text = content.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  const endLine = () => {
    cells.push(cell.trim());
    cell = '';
    if (cells.some((each) => each !== '')) lines.push({ line, cells });
    cells = [];
    line += 1;
  };
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') cell += text.charAt(at++);
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
