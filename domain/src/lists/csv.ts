/** Strict parser for CSV files (RFC 4180) with the separators that spreadsheets write. */

const SEPARATORS = [';', ',', '\t'] as const;
const QUOTE = '"';

/** The first line with which spreadsheet programs state the separator. */
const SEPARATOR_LINE = /^"?sep=([;,\t|])"?[ \t]*(?:\r\n|\n|\r|$)/i;

/** A line with its number, counted from 1 like the rows of a spreadsheet. */
export interface CsvLine {
  line: number;
  cells: string[];
  /** Index of the cell whose quotes are broken; its text is the rest of the line as written. */
  brokenQuote?: number;
}

/** The position of the end of the line, or of the text. */
function findLineEnd(text: string, start: number): number {
  for (let index = start; index < text.length; index++) {
    if (isLineEnd(text.charAt(index))) return index;
  }
  return text.length;
}

const isLineEnd = (character: string) => character === '\n' || character === '\r';

interface QuotedCell {
  text: string;
  /** The position after the closing quote. */
  end: number;
}

/** Reads a quoted cell. @returns undefined if the quote is never closed */
function readQuoted(text: string, start: number): QuotedCell | undefined {
  for (let from = start + 1; ; ) {
    const quote = text.indexOf(QUOTE, from);
    if (quote < 0) return undefined;
    if (text.charAt(quote + 1) !== QUOTE)
      return { text: text.slice(start + 1, quote).replaceAll('""', QUOTE), end: quote + 1 };
    from = quote + 2;
  }
}

const isBlank = (character: string) => character === ' ' || character === '\t';

function skipBlanks(text: string, start: number, separator: string): number {
  let index = start;
  while (isBlank(text.charAt(index)) && text.charAt(index) !== separator) index++;
  return index;
}

interface ReadCell {
  cell: string;
  /** The position of the separator, of the end of the line, or of the end of the text. */
  end: number;
  isBroken: boolean;
}

/** Whether a quoted text is that of one cell, and not the lines after a quote that was never closed. */
type QuotedCheck = (text: string) => boolean;

/** Reads a cell. A quote that is not closed, or is followed by text, breaks the cell and the rest of its line. */
function readCell(text: string, start: number, separator: string, isCell: QuotedCheck): ReadCell {
  const begin = skipBlanks(text, start, separator);
  if (text.charAt(begin) !== QUOTE) {
    let end = begin;
    while (end < text.length && text.charAt(end) !== separator && !isLineEnd(text.charAt(end))) end++;
    return { cell: text.slice(start, end).trim(), end, isBroken: false };
  }
  const quoted = readQuoted(text, begin);
  const end = quoted === undefined ? text.length : skipBlanks(text, quoted.end, separator);
  const isClosed = end === text.length || text.charAt(end) === separator || isLineEnd(text.charAt(end));
  if (quoted !== undefined && isClosed && isCell(quoted.text))
    return { cell: quoted.text.trim(), end, isBroken: false };
  const lineEnd = findLineEnd(text, begin);
  return { cell: text.slice(begin, lineEnd).trim(), end: lineEnd, isBroken: true };
}

interface ReadLine extends Omit<CsvLine, 'line'> {
  /** The position of the next line. */
  next: number;
}

function readLine(text: string, start: number, separator: string, isCell: QuotedCheck): ReadLine {
  const cells: string[] = [];
  for (let index = start; ; ) {
    const { cell, end, isBroken } = readCell(text, index, separator, isCell);
    cells.push(cell);
    index = end + 1;
    if (text.charAt(end) === separator && end < text.length) continue;
    const next = text.startsWith('\r\n', end) ? end + 2 : end + 1;
    return { cells, next, ...(isBroken ? { brokenQuote: cells.length - 1 } : {}) };
  }
}

interface SplitOptions {
  /** Maximum number of non-empty lines. */
  maxLines?: number;
  isCell?: QuotedCheck;
}

/**
 * Splits a text into its non-empty lines. Cells are trimmed and may be quoted. Lines end in LF, CRLF or CR. A line with
 * broken quotes is returned with `brokenQuote`, and does not affect the lines after it.
 */
export function splitLines(
  text: string,
  separator: string,
  { maxLines = Number.POSITIVE_INFINITY, isCell = () => true }: SplitOptions = {},
): CsvLine[] {
  const lines: CsvLine[] = [];
  for (let start = 0, line = 1; start < text.length && lines.length < maxLines; line++) {
    const { next, ...read } = readLine(text, start, separator, isCell);
    if (read.cells.some((cell) => cell !== '')) lines.push({ line, ...read });
    start = next;
  }
  return lines;
}

/** The separator that splits the first line into most cells; quoted separators do not count. */
function detectSeparator(text: string): string {
  const counted = SEPARATORS.map((separator) => ({
    separator,
    count: splitLines(text, separator, { maxLines: 1 })[0]?.cells.length ?? 0,
  }));
  return counted.reduce((best, candidate) => (candidate.count > best.count ? candidate : best)).separator;
}

/** The text without its byte order mark and the line that states the separator. */
export function readStatedSeparator(content: string): { text: string; separator?: string | undefined } {
  const whole = content.replace(/^\uFEFF/, '');
  const [line = '', separator] = SEPARATOR_LINE.exec(whole) ?? [];
  return { text: whole.slice(line.length), separator };
}

/** Parses the non-empty lines of a file as `splitLines`, with the separator that it states or that its first line has. */
export function parseCsv(content: string): CsvLine[] {
  const { text, separator } = readStatedSeparator(content);
  return splitLines(text, separator ?? detectSeparator(text));
}
