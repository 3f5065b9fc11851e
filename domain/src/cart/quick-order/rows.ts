import { LIMITS } from '../../limits.ts';
import { findColumns, type HeadedColumns } from './headings.ts';
import {
  createLine,
  type FoundCode,
  findCode,
  normaliseText,
  parseLine,
  type QuickOrderInputLine,
  rejectAmount,
} from './lines.ts';
import {
  isNumericText,
  isUnitText,
  parseTypedAmount,
  type QuantityProblem,
  type TypedAmount,
} from './typed-amount.ts';

/** A row of a table. */
export interface QuickOrderRow {
  /** Row number, counted from 1. */
  line: number;
  cells: readonly string[];
  /** Why the cells may be split in the wrong places. */
  problem?: QuantityProblem;
}

/** Maximum number of columns that are read. A row with more cells is rejected. */
const MAX_COLUMNS = 50;
/** A code in one cell; dates such as 2026-12-10 match too. */
const CODE_CELL = /^[0-9A-Z]{1,4}-[0-9A-Z]{1,4}-[0-9A-Z]{1,2}$/;
const CODE_START = /^[0-9A-Z]{1,4}-[0-9A-Z]{1,4}-[0-9A-Z]{1,2}(?![0-9A-Z;|,-])/;
const WITH_LETTERS = /[A-Z]/;

/** A normalised cell; a text too long for a code or a quantity counts as a description. */
function toCellText(cell: string): string {
  const text = normaliseText(cell);
  return text.length > LIMITS.text ? '…' : text;
}

function toText({ cells }: QuickOrderRow): string {
  return cells.join('\t');
}

/** The only code among some cells; null without one, and for several. */
function findOnlyCode(cells: readonly string[]): string | null {
  const codes = [...new Set(cells.filter((cell) => CODE_CELL.test(cell)))];
  const named = codes.length > 1 ? codes.filter((code) => WITH_LETTERS.test(code)) : codes;
  return named.length === 1 ? (named[0] ?? null) : null;
}

function hasCodeCell(cells: readonly string[]): boolean {
  return cells.some((cell) => CODE_CELL.test(cell));
}

/** The quantity among the cells beside the code: the only number, with the unit that may stand beside it. */
function findAmount(cells: readonly string[]): { amount: TypedAmount; typed: string } {
  const numbers = cells.filter(isNumericText);
  const units = cells.filter(isUnitText);
  const [number, another] = numbers;
  if (another !== undefined || units.length > 1)
    return { amount: rejectAmount('several'), typed: numbers.join(' ') };
  if (number !== undefined)
    return { amount: parseTypedAmount(number, units[0]), typed: [number, ...units].join(' ') };
  const [only = '', ...others] = cells;
  return others.length === 0
    ? { amount: parseTypedAmount(only), typed: only }
    : { amount: rejectAmount('missing'), typed: '' };
}

/** The code at the beginning of a row, in one cell or in three, or after one number. */
function findSplitCode(cells: readonly string[]): { found: FoundCode; others: string[] } | null {
  const [first = '', ...rest] = cells;
  const toCells = (text: string) => text.split('\t').filter((cell) => cell !== '');
  const found = findCode(cells.join('\t'));
  if (found !== null) return { found, others: toCells(found.rest) };
  const second = isNumericText(first) ? findCode(rest.join('\t')) : null;
  return second && { found: second, others: [first, ...toCells(second.rest)] };
}

/** Parses a row without a header: a code and one number. A second number is an error, since either may be meant. */
function parseUnheadedRow(row: QuickOrderRow): QuickOrderInputLine {
  const position = { line: row.line, text: toText(row) };
  const cells = row.cells.map(toCellText).filter((cell) => cell !== '');
  if (cells.length === 1) return parseLine(row.line, position.text);
  if (hasCodeCell(cells)) {
    const code = findOnlyCode(cells);
    const { amount, typed } = findAmount(cells.filter((cell) => cell !== code));
    return createLine(position, toFoundCode(code, typed), amount);
  }
  const split = findSplitCode(cells);
  if (split === null) return createLine(position, null, rejectAmount('missing'));
  const { amount, typed } = findAmount(split.others);
  return createLine(position, { ...split.found, rest: typed }, amount);
}

function toFoundCode(code: string | null, rest: string): FoundCode | null {
  const found = code === null ? null : findCode(code);
  return found && { ...found, rest };
}

/** The non-empty cells of some columns. */
function pickCells(cells: readonly string[], indexes: readonly number[]): string[] {
  return indexes.map((index) => cells[index] ?? '').filter((cell) => cell !== '');
}

/** A code in a cell, perhaps followed by its description, but by no number. */
function findCodeInCell(text: string): FoundCode | null {
  const found = findCode(text);
  if (found?.code) return found.rest === '' || !isNumericText(found.rest) ? found : null;
  return found?.rest === '' ? found : null;
}

/** Serial and colour in one cell, as `F120-7035` or `F1207035`. */
function findColor(text: string): FoundCode['color'] {
  const [, serial, color] = /^([0-9A-Z]{1,4})[-_/. ]([0-9A-Z]{1,4})$/.exec(text) ?? [];
  if (serial !== undefined && color !== undefined) return { serial, color };
  return findCodeInCell(text)?.color ?? null;
}

/** The code by its columns: one with the whole code, or its parts. */
function findHeadedCode(cells: readonly string[], columns: HeadedColumns): FoundCode | null {
  const hasColumns = columns.code.length > 0 || columns.serial.length > 0;
  if (!hasColumns) return toFoundCode(findOnlyCode(cells), '');
  const coded = pickCells(cells, columns.code);
  const parts = [columns.serial, columns.color, columns.pkg].map((indexes) => pickCells(cells, indexes));
  if (coded.length > 1) return toFoundCode(findOnlyCode(coded), '');
  if (parts.some((texts) => texts.length > 1)) return null;
  const [serial, color, pkg] = parts.map(([text]) => text);
  const [text = [serial, color].filter(Boolean).join('-')] = coded;
  const found = findCodeInCell(text);
  if (found?.code) return found;
  const serialColor = findColor(text);
  if (serialColor === null) return null;
  return pkg === undefined
    ? { code: null, color: serialColor, rest: '' }
    : toFoundCode(`${serialColor.serial}-${serialColor.color}-${pkg}`, '');
}

/** The quantity by its columns. */
function findHeadedAmount(
  cells: readonly string[],
  columns: HeadedColumns,
): { amount: TypedAmount; typed: string } {
  const quantities = columns.quantity.filter((index) => (cells[index] ?? '') !== '');
  const [index, ...others] = quantities;
  if (index === undefined) return { amount: rejectAmount('missing'), typed: '' };
  const units = pickCells(cells, columns.unit);
  const headingUnit = columns.quantityUnits.get(index) ?? '';
  const typed = cells[index] ?? '';
  if (others.length > 0 || units.length > 1)
    return {
      amount: rejectAmount('several'),
      typed: quantities.map((quantity) => cells[quantity]).join(' '),
    };
  const [unit = headingUnit] = units;
  const isSame = headingUnit === '' || units.length === 0 || normaliseText(headingUnit) === unit;
  if (!isSame) return { amount: rejectAmount('unit'), typed: `${typed} ${unit}` };
  return { amount: parseTypedAmount(typed, unit), typed: unit === '' ? typed : `${typed} ${unit}` };
}

function parseHeadedRow(row: QuickOrderRow, columns: HeadedColumns): QuickOrderInputLine {
  const cells = row.cells.map(toCellText);
  const position = { line: row.line, text: toText(row) };
  const filled = cells.filter((cell) => cell !== '');
  // Lines of text under a header hold code and quantity together.
  if (filled.length === 1 && !hasCodeCell(filled)) return parseUnheadedRow(row);
  const found = findHeadedCode(cells, columns);
  const { amount, typed } = findHeadedAmount(cells, columns);
  const isTooWide = cells.slice(columns.width).some((cell) => cell !== '');
  return createLine(
    position,
    found && { ...found, rest: typed },
    isTooWide ? rejectAmount('columns') : amount,
  );
}

export function isFilled({ cells }: QuickOrderRow): boolean {
  return cells.some((cell) => cell.trim() !== '');
}

/** Whether a row has a cell that begins with a code, so that no header follows. */
export function isProductRow({ cells }: QuickOrderRow): boolean {
  return cells.slice(0, MAX_COLUMNS).some((cell) => CODE_START.test(toCellText(cell)));
}

/** The header of a table: the first row before the products that names a code or a quantity. */
export function findHeader(
  rows: readonly QuickOrderRow[],
): { row: QuickOrderRow; columns: HeadedColumns } | null {
  for (const row of rows) {
    if (row.cells.length > MAX_COLUMNS || row.problem !== undefined) continue;
    if (isProductRow(row)) return null;
    const columns = findColumns(row.cells);
    if (columns !== null) return { row, columns };
  }
  return null;
}

/**
 * Parses the rows of a table. With a header, its words decide which column is read; other rows before it stay lines
 * without a product. Without one, a row holds a code and one number.
 */
export function parseRows(rows: readonly QuickOrderRow[]): QuickOrderInputLine[] {
  const filled = rows.filter(isFilled);
  const header = findHeader(filled);
  const start = header === null ? -1 : filled.indexOf(header.row);
  const isHeaderOnly = start === filled.length - 1;
  return filled
    .filter((row) => row !== header?.row || isHeaderOnly)
    .map((row, index) => {
      const isWide =
        row.cells.length > MAX_COLUMNS && row.cells.slice(MAX_COLUMNS).some((cell) => cell.trim() !== '');
      const readRow = { ...row, cells: row.cells.slice(0, MAX_COLUMNS) };
      const line =
        header === null || index < start || isHeaderOnly
          ? parseUnheadedRow(readRow)
          : parseHeadedRow(readRow, header.columns);
      const problem = row.problem ?? (isWide ? 'columns' : undefined);
      return problem === undefined ? line : { ...line, amount: rejectAmount(problem) };
    });
}
