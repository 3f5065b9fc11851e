import type { FieldError } from '../errors.ts';
import { toStorable } from '../fields.ts';
import type { CsvLine } from './csv.ts';
import { findColumn, type Headings } from './headings.ts';

/** A cell of a spreadsheet that is neither text, number nor boolean. */
export type SpecialCell =
  /** An error such as `#N/A`. */
  | { error: string }
  /** A percentage; 12.5 for a cell that contains 0.125 and shows 12.5 %. */
  | { percent: number }
  /** A day, `YYYY-MM-DD`, or a day with a time, `YYYY-MM-DDTHH:MM:SS`. */
  | { date: string };

/** A cell of a table: text of a CSV file, or a value of a spreadsheet with its type. */
export type InputCell = string | number | boolean | SpecialCell;

/** A line of a table; its number is that of the row in a spreadsheet. */
export interface TableLine extends Omit<CsvLine, 'cells'> {
  cells: InputCell[];
}

/** Maximum length of a value that an error repeats. */
const MAX_REPORTED_VALUE = 100;

/** A wrong value, or the name of an unknown field, as an error repeats it: shortened, and so that it can be stored. */
export const toReportedValue = (text: string) => toStorable(text.slice(0, MAX_REPORTED_VALUE));

/** The text of a cell, by its value. */
export function toCellText(cell: InputCell): string {
  if (typeof cell !== 'object') return String(cell);
  if ('error' in cell) return cell.error;
  return 'date' in cell ? cell.date : `${cell.percent}%`;
}

/** The address of a cell, such as `C5`. */
export function toCellAddress(column: number, line: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return `${letters}${line}`;
}

/**
 * An error in the structure of a table: an `unknown` or `duplicate` column in its first line, a `brokenQuote` that is
 * never closed or has text after it, a value without a column (`noColumn`), or an error of the spreadsheet (`cellError`).
 */
export interface TableError {
  line: number;
  /** Name of the column, as written if it is unknown; empty for a value without a column. */
  column: string;
  code: 'unknown' | 'duplicate' | 'brokenQuote' | 'noColumn' | 'cellError';
  value?: string;
  cell?: string;
}

/** An error in the structure of a table, at its column or at its cell's address. */
export function toTableFieldError({ line, column, code, value, cell }: TableError): FieldError {
  if (code === 'unknown' || code === 'duplicate')
    return { path: `lines.${line}.${column}`, code: 'invalidField' };
  const path = `lines.${line}.${column || (cell ?? '')}`;
  return { path, code: 'invalidField', ...(value === undefined ? {} : { value }) };
}

/** A line with its cells by column. Wrong cells, and those that the line lacks at its end, are absent. */
export interface NamedLine<Column extends string> {
  line: number;
  cells: ReadonlyMap<Column, InputCell>;
  hasErrors: boolean;
}

export interface NamedTable<Column extends string> {
  columns: ReadonlySet<Column>;
  lines: NamedLine<Column>[];
  errors: TableError[];
  /** Whether the first line has errors, so that the meaning of the other lines is uncertain. */
  hasHeadErrors: boolean;
}

/** Maximum number of reported errors of a line. */
const MAX_LINE_ERRORS = 10;

/** Finds the columns that the first line names. */
function readHead<Column extends string>(head: TableLine, columns: readonly Column[], headings: Headings) {
  const names = head.cells.map((cell) => findColumn(toCellText(cell), columns, headings));
  const errors = head.cells.flatMap((cell, index): TableError[] => {
    const name = names[index];
    const text = toReportedValue(toCellText(cell).trim());
    const at = { line: head.line, cell: toCellAddress(index, head.line) };
    if (index === head.brokenQuote) return [{ ...at, column: text, code: 'brokenQuote', value: text }];
    if (name === undefined) return text === '' ? [] : [{ line: head.line, column: text, code: 'unknown' }];
    if (names.indexOf(name) === index) return [];
    const isTranslated = text.toLowerCase() !== name.toLowerCase();
    return [{ line: head.line, column: name, code: 'duplicate', ...(isTranslated ? { value: text } : {}) }];
  });
  return { names, errors };
}

function findCellError(
  cell: InputCell,
  hasTitle: boolean,
  isBroken: boolean,
): TableError['code'] | undefined {
  if (isBroken) return 'brokenQuote';
  if (typeof cell === 'object' && 'error' in cell) return 'cellError';
  return !hasTitle && toCellText(cell).trim() !== '' ? 'noColumn' : undefined;
}

const NO_HEADINGS: Headings = new Map();

/**
 * Assigns the cells of a table to the columns that its first line names, in any order. Empty lines are skipped, and lines
 * with broken quotes are left out.
 * @param headings headings that are accepted besides the names of the columns
 */
export function nameCells<Column extends string>(
  [head, ...body]: readonly TableLine[],
  columns: readonly Column[],
  headings = NO_HEADINGS,
): NamedTable<Column> {
  if (head === undefined) return { columns: new Set(), lines: [], errors: [], hasHeadErrors: false };
  const { names, errors: headErrors } = readHead(head, columns, headings);
  const errors = [...headErrors];
  const lines: NamedLine<Column>[] = [];
  for (const { line, cells, brokenQuote } of body) {
    if (cells.every((cell) => cell === '')) continue;
    const lineErrors = cells.flatMap((cell, index): TableError[] => {
      const hasTitle = (head.cells[index] ?? '') !== '';
      const code = findCellError(cell, hasTitle, index === brokenQuote);
      const value = toReportedValue(toCellText(cell));
      return code
        ? [{ line, column: names[index] ?? '', code, value, cell: toCellAddress(index, line) }]
        : [];
    });
    errors.push(...lineErrors.slice(0, MAX_LINE_ERRORS));
    if (brokenQuote !== undefined) continue;
    const named = cells.flatMap((cell, index) => {
      const name = names[index];
      const isWrong = typeof cell === 'object' && 'error' in cell;
      return name === undefined || isWrong ? [] : [[name, cell] as const];
    });
    lines.push({ line, cells: new Map(named), hasErrors: lineErrors.length > 0 });
  }
  const named = new Set(names.filter((name) => name !== undefined));
  return { columns: named, lines, errors, hasHeadErrors: headErrors.length > 0 };
}
