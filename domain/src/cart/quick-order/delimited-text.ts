import { LIMITS } from '../../limits.ts';
import { readStatedSeparator, splitLines } from '../../lists/csv.ts';
import { type InputCell, toCellText } from '../../lists/table.ts';
import { findCode, normaliseText, parseLine, type QuickOrderInputLine } from './lines.ts';
import { findHeader, isFilled, isProductRow, parseRows, type QuickOrderRow } from './rows.ts';

const SEPARATORS = [';', '\t', '|', ','] as const;

const LINE_END = /\r\n|[\n\r]/;
/** Rows that are split at most: one more than a header and the limit, so that a list that is too long is rejected. */
const MAX_ROWS = LIMITS.orderLines + 2;

/** Whether a quoted text swallowed lines of an order, as after a quote that was never closed. */
function hasOrderLine(cell: string): boolean {
  const [, ...further] = cell.split(LINE_END);
  return further.some((line) => findCode(normaliseText(line)) !== null);
}

/** Splits a text into rows of cells. A row with a quote that is not closed is rejected. */
function splitRows(text: string, separator: string): QuickOrderRow[] {
  const isCell = (cell: string) => !hasOrderLine(cell);
  return splitLines(text, separator, { maxLines: MAX_ROWS, isCell }).map(({ line, cells, brokenQuote }) => ({
    line,
    cells,
    ...(brokenQuote === undefined ? {} : { problem: 'quote' as const }),
  }));
}

/** Where commas separate cells, a decimal comma makes a row too wide, even if its last cell is empty. */
function rejectWideRows(rows: readonly QuickOrderRow[], separator: string): QuickOrderRow[] {
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

/** Whether a text has a header that names the quantity, which proves its encoding. */
export function hasQuantityHeader(text: string): boolean {
  const { rows } = splitTable(readStatedSeparator(text).text);
  return (findHeader(rows.filter(isFilled))?.columns.quantity.length ?? 0) > 0;
}

/** Parses the lines of a CSV file. As in tables, a line that states the separator is not counted. */
export function parseCsvLines(content: string): QuickOrderInputLine[] {
  const { text, separator } = readStatedSeparator(content);
  if (separator === undefined) return parseRows(splitTable(text).rows);
  return parseRows(rejectWideRows(splitRows(text, separator), separator));
}

/** A number with three decimals, which as a text may be a thousand. */
const GROUPED_DECIMALS = /\.\d{3}$/;

/** The text of a sheet's cell by its value, regardless of how it is displayed. */
function toTypedText(cell: InputCell): string {
  const text = toCellText(cell);
  return typeof cell === 'number' && GROUPED_DECIMALS.test(text) ? `${text}0` : text;
}

/** Parses the rows of a sheet. */
export function parseSheetLines(rows: readonly (readonly InputCell[])[]): QuickOrderInputLine[] {
  return parseRows(rows.map((cells, index) => ({ line: index + 1, cells: cells.map(toTypedText) })));
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
