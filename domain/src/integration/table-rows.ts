import { unescapeFormula } from '../lists/format-csv.ts';
import type { Headings } from '../lists/headings.ts';
import {
  type InputCell,
  nameCells,
  type TableError,
  type TableLine,
  toCellText,
  toReportedValue,
} from '../lists/table.ts';
import type { RowError } from './import.ts';

/**
 * The type of the cells of a column: `list` is separated by blanks, `names` by semicolons, `flag` is true or false.
 */
export type CellType = 'text' | 'number' | 'percent' | 'flag' | 'list' | 'names' | 'date';

/** A column of a table: the type of its cells, and the field if its name differs from the column's. */
export interface TableColumn {
  type: CellType;
  field?: string;
}

/** An unparsed row with its row number. */
export interface InputRow {
  row: number;
  value: unknown;
}

/** Separates the names of a cell, which contain blanks and commas. */
const NAME_SEPARATOR = ';';
const PLAIN_NUMBER = /^-?\d{1,15}(?:\.\d{1,10})?$/;
const COMMA_NUMBER = /^-?\d{1,15},\d{1,10}$/;
/** A number whose last three digits may be decimals or belong to a thousand. */
const AMBIGUOUS_NUMBER = /^-?[1-9]\d{0,2}[.,]\d{3}$/;
/** Spreadsheets store larger numbers inexactly, so that a code loses digits. */
const EXACT_NUMBER_MAX = 1e15;

/** The words for true and false of spreadsheet programs in the seven languages. */
const TRUE_WORDS = ['true', 'vero', 'wahr', 'verdadero', 'vrai', 'prawda', 'истина'];
const FALSE_WORDS = ['false', 'falso', 'falsch', 'faux', 'fałsz', 'ложь'];

/** Examples of what a column accepts; they are understood in every language. */
const ACCEPTED_FORMS: Readonly<Partial<Record<CellType, string>>> = {
  number: '1234.5',
  percent: '12.5',
  flag: 'true, false',
  date: '2026-12-31',
};

const isNumeric = (type: CellType | undefined) => type === 'number' || type === 'percent';

/**
 * Detects the meaning of commas in the number columns of a table: `decimal` when no cell has a point or thousands
 * separators, `unclear` when one has, `none` without commas.
 */
export function detectDecimalComma(cells: readonly string[]): 'none' | 'decimal' | 'unclear' {
  if (!cells.some((cell) => COMMA_NUMBER.test(cell))) return 'none';
  return cells.some((cell) => /\.|,.*,|\d[\s'’]\d/.test(cell)) ? 'unclear' : 'decimal';
}

type ParsedCell = { value: unknown } | { code: RowError['code'] };

function parseNumber(cell: InputCell, type: 'number' | 'percent', acceptsComma: boolean): ParsedCell {
  if (typeof cell === 'number') return { value: cell };
  if (typeof cell === 'object' && 'percent' in cell)
    return type === 'percent' ? { value: cell.percent } : { code: 'invalidField' };
  if (typeof cell !== 'string') return { code: 'invalidField' };
  const text = type === 'percent' ? cell.replace(/%$/, '').trimEnd() : cell;
  // A percentage has no thousands.
  if (type === 'number' && AMBIGUOUS_NUMBER.test(text)) return { code: 'ambiguousNumber' };
  if (COMMA_NUMBER.test(text) && !acceptsComma) return { code: 'decimalComma' };
  const number = text.replace(',', '.');
  return PLAIN_NUMBER.test(number) ? { value: Number(number) } : { code: 'invalidField' };
}

function parseFlag(cell: InputCell): ParsedCell {
  if (typeof cell === 'boolean') return { value: cell };
  const word = typeof cell === 'string' ? cell.toLowerCase() : '';
  if (TRUE_WORDS.includes(word)) return { value: true };
  return FALSE_WORDS.includes(word) ? { value: false } : { code: 'invalidField' };
}

/** A text; a number of a spreadsheet is the text of its value. A boolean was typed as a word of another language. */
function parseText(cell: InputCell): ParsedCell {
  if (typeof cell === 'object' || typeof cell === 'boolean') return { code: 'invalidField' };
  const isInexact = typeof cell === 'number' && Math.abs(cell) >= EXACT_NUMBER_MAX;
  return isInexact ? { code: 'invalidField' } : { value: unescapeFormula(String(cell)) };
}

/** Converts a cell to the type of its column. */
function parseCell(cell: InputCell, type: CellType, acceptsComma: boolean): ParsedCell {
  switch (type) {
    case 'number':
    case 'percent':
      return parseNumber(cell, type, acceptsComma);
    case 'flag':
      return parseFlag(cell);
    case 'date':
      // A text is checked by the schema.
      if (typeof cell === 'object' && 'date' in cell) return { value: cell.date };
      return typeof cell === 'string' ? { value: cell } : { code: 'invalidField' };
    case 'list': {
      const parsed = parseText(cell);
      return 'value' in parsed ? { value: String(parsed.value).split(/\s+/) } : parsed;
    }
    case 'names': {
      const parsed = parseText(cell);
      const names = 'value' in parsed ? String(parsed.value).split(NAME_SEPARATOR) : [];
      return 'value' in parsed ? { value: names.map((name) => name.trim()).filter(Boolean) } : parsed;
    }
    case 'text':
      return parseText(cell);
  }
}

/** Sets a field given by its path, such as `productCode.serial`. */
function setField(target: Record<string, unknown>, field: string, value: unknown): void {
  const [name = '', inner] = field.split('.');
  if (inner === undefined) {
    target[name] = value;
    return;
  }
  const existing = target[name];
  target[name] = { ...(typeof existing === 'object' ? existing : {}), [inner]: value };
}

const toRowError = (
  { line, column, ...error }: TableError,
  columns: Readonly<Record<string, TableColumn>>,
): RowError => ({
  row: line,
  path: error.code === 'duplicate' ? column : (columns[column]?.field ?? column),
  ...error,
});

/** The rows of a table, with the errors found in its cells. */
export interface ParsedTable {
  rows: InputRow[];
  errors: RowError[];
  /** Whether the first line has errors, so that the meaning of the other lines is uncertain. */
  hasHeadErrors: boolean;
}

/**
 * Reads a table whose first line names the columns, in any order. Empty cells are null, and empty lines are skipped.
 * Text is never interpreted as a formula: `=1+1` stays these four characters. Decimal commas are accepted if no number
 * of the table has a point or thousands separators. Rows with errors are returned as well, without the wrong cells.
 * @param headings headings that are accepted besides the names of the columns
 */
export function parseTableRows(
  table: readonly TableLine[],
  columns: Readonly<Record<string, TableColumn>>,
  headings?: Headings,
): ParsedTable {
  const { lines, errors: tableErrors, hasHeadErrors } = nameCells(table, Object.keys(columns), headings);
  const errors = tableErrors.map((error) => toRowError(error, columns));
  const numbers = lines.flatMap(({ cells }) =>
    [...cells].flatMap(([name, cell]) =>
      isNumeric(columns[name]?.type) && typeof cell === 'string' ? [cell] : [],
    ),
  );
  const acceptsComma = detectDecimalComma(numbers) === 'decimal';
  const rows = lines.map(({ line: row, cells }): InputRow => {
    const value: Record<string, unknown> = {};
    for (const [name, cell] of cells) {
      const { type = 'text', field = name } = columns[name] ?? {};
      const parsed = cell === '' ? { value: null } : parseCell(cell, type, acceptsComma);
      if ('code' in parsed) {
        const accepted = ACCEPTED_FORMS[type];
        const shown = toReportedValue(toCellText(cell));
        errors.push({ row, path: field, code: parsed.code, value: shown, ...(accepted ? { accepted } : {}) });
      } else setField(value, field, parsed.value);
    }
    return { row, value };
  });
  return { rows, errors, hasHeadErrors };
}

/** Several values as the text of one cell. */
export function joinCell(values: readonly string[], type: CellType): string {
  return values.join(type === 'names' ? `${NAME_SEPARATOR} ` : ' ');
}

/** Nesting levels of a value that are displayed. */
const DISPLAYED_DEPTH = 8;

/** Whether a value is nested deeper than it can be displayed. */
function isTooDeep(value: unknown, depth = DISPLAYED_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isTooDeep(inner, depth - 1));
}

/** Formats a field of a row as the text of a cell; empty for none. The field is a path such as `productCode.serial`. */
export function formatCell(value: unknown, field: string, type: CellType = 'text'): string {
  const at = field
    .split('.')
    .reduce<unknown>(
      (existing, name) =>
        typeof existing === 'object' && existing !== null
          ? Object.entries(existing).find(([key]) => key === name)?.[1]
          : undefined,
      value,
    );
  if (at === undefined || at === null) return '';
  if (Array.isArray(at) && at.every((item) => typeof item === 'string')) return joinCell(at, type);
  if (typeof at !== 'object') return String(at);
  return isTooDeep(at) ? '…' : JSON.stringify(at);
}
