import { LIMITS } from '../../limits.ts';
import { findCode, normaliseText, parseLine, type QuickOrderInputLine } from './lines.ts';
import { findHeader, isFilled, isProductRow, parseRows, type QuickOrderRow } from './rows.ts';

const SEPARATORS = [';', '\t', '|', ','] as const;
type Separator = (typeof SEPARATORS)[number];

const LINE_END = /\r\n|[\n\r]/;
/** Rows that are split at most: one more than a header and the limit, so that a list that is too long is rejected. */
const MAX_ROWS = LIMITS.orderLines + 2;

interface SplitCell {
  cell: string;
  /** Index after the cell. */
  end: number;
  isUnclosed: boolean;
}

/** Reads a quoted cell (RFC 4180). @returns null if its quote is not closed before a separator or a line end */
function readQuotedCell(text: string, start: number, separator: Separator): SplitCell | null {
  let end = start + 1;
  for (;;) {
    const quote = text.indexOf('"', end);
    if (quote < 0) return null;
    if (text.charAt(quote + 1) !== '"') {
      let next = quote + 1;
      while (text.charAt(next) === ' ') next += 1;
      const isEnd = next >= text.length || [separator, '\r', '\n'].includes(text.charAt(next));
      if (!isEnd) return null;
      return { cell: text.slice(start + 1, quote).replaceAll('""', '"'), end: next, isUnclosed: false };
    }
    end = quote + 2;
  }
}

/** Whether a quoted text swallowed lines of an order, as after a quote that was never closed. */
function hasOrderLine(cell: string): boolean {
  const [, ...further] = cell.split(LINE_END);
  return further.some((line) => findCode(normaliseText(line)) !== null);
}

function readCell(text: string, start: number, separator: Separator): SplitCell {
  let first = start;
  while (text.charAt(first) === ' ') first += 1;
  const isQuoted = text.charAt(first) === '"';
  const quoted = isQuoted ? readQuotedCell(text, first, separator) : null;
  if (quoted !== null && !hasOrderLine(quoted.cell)) return quoted;
  let end = start;
  while (end < text.length && ![separator, '\r', '\n'].includes(text.charAt(end))) end += 1;
  return { cell: text.slice(start, end), end, isUnclosed: isQuoted };
}

/**
 * Splits a text into rows of cells. Lines end with CR, LF or both. A cell whose quote is not closed ends at its separator
 * or line, and its row is rejected.
 */
function splitRows(text: string, separator: Separator): QuickOrderRow[] {
  const rows: QuickOrderRow[] = [];
  let filled = 0;
  let start = 0;
  for (let line = 1; start < text.length && filled < MAX_ROWS; line++) {
    const cells: string[] = [];
    let isUnclosed = false;
    for (;;) {
      const cell = readCell(text, start, separator);
      cells.push(cell.cell.trim());
      isUnclosed ||= cell.isUnclosed;
      start = cell.end + 1;
      if (text.charAt(cell.end) === separator) continue;
      if (text.startsWith('\r\n', cell.end)) start += 1;
      break;
    }
    if (cells.every((cell) => cell === '')) continue;
    filled += 1;
    rows.push({ line, cells, ...(isUnclosed ? { problem: 'quote' as const } : {}) });
  }
  return rows;
}

/** Where commas separate cells, a decimal comma makes a row too wide, even if its last cell is empty. */
function rejectWideRows(rows: readonly QuickOrderRow[], separator: Separator): QuickOrderRow[] {
  const header = separator === ',' ? findHeader(rows.filter(isFilled)) : null;
  return rows.map((row) =>
    header !== null && row.cells.length > header.row.cells.length && row.problem === undefined
      ? { ...row, problem: 'columns' }
      : row,
  );
}

function findTableHeader(rows: readonly QuickOrderRow[]): boolean {
  const header = findHeader(rows.filter(isFilled));
  return header !== null && header.row.cells.length > 1;
}

/**
 * The rows of a text by the separator under which a header is found, or else most rows have a code in a cell of its own,
 * or else most rows have several cells.
 */
function splitTable(text: string): { rows: QuickOrderRow[]; hasHeader: boolean } {
  const candidates = SEPARATORS.filter((separator) => text.includes(separator)).map((separator) => {
    const rows = splitRows(text, separator);
    const separated = rows.filter(({ cells }) => cells.length > 1);
    const coded = separated.filter(isProductRow).length;
    return { separator, rows, score: [coded, separated.length] as const, hasHeader: findTableHeader(rows) };
  });
  const headed = candidates.find(({ hasHeader }) => hasHeader);
  const [best] = candidates.toSorted((a, b) => b.score[0] - a.score[0] || b.score[1] - a.score[1]);
  const { separator, rows } = headed ?? best ?? { separator: ';' as const, rows: splitRows(text, ';') };
  return { rows: rejectWideRows(rows, separator), hasHeader: headed !== undefined };
}

/** `sep=;` in the first line tells spreadsheet programs the separator. */
const SEPARATOR_LINE = /^sep=([;,|\t])[ \t]*(?:\r\n|[\n\r]|$)/i;

/** Whether a text has a header that names the quantity, which proves its encoding. */
export function hasQuantityHeader(text: string): boolean {
  const { rows } = splitTable(text.replace(SEPARATOR_LINE, ''));
  return (findHeader(rows.filter(isFilled))?.columns.quantity.length ?? 0) > 0;
}

/** Parses the lines of a CSV file. */
export function parseCsvLines(content: string): QuickOrderInputLine[] {
  const text = content.replace(/^\uFEFF/, '');
  const [directive = '', separator] = SEPARATOR_LINE.exec(text) ?? [];
  if (separator === undefined) return parseRows(splitTable(text).rows);
  const declared = SEPARATORS.find((candidate) => candidate === separator) ?? ';';
  const rows = rejectWideRows(splitRows(text.slice(directive.length), declared), declared);
  return parseRows(rows.map((row) => ({ ...row, line: row.line + 1 })));
}

/** Parses the rows of a sheet. */
export function parseSheetLines(rows: readonly (readonly string[])[]): QuickOrderInputLine[] {
  return parseRows(rows.map((cells, index) => ({ line: index + 1, cells })));
}

/**
 * Parses typed or pasted text: line by line, tolerating blanks, tabs, commas, semicolons and lower case, or as a table
 * when it has a header.
 */
export function parseTextLines(text: string): QuickOrderInputLine[] {
  const lines = text.split(LINE_END);
  const table = splitTable(text);
  // A table in which a quoted cell spans lines would have other line numbers than the text.
  if (table.hasHeader) {
    const spansLines = table.rows.some(({ cells }) => cells.some((cell) => LINE_END.test(cell)));
    if (!spansLines) return parseRows(table.rows);
  }
  return lines.map((line, index) => parseLine(index + 1, line)).filter((line) => line.text !== '');
}
