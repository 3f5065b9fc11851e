import type { InputCell, TableLine } from '@cromia/domain/lists/table';
import * as XLSX from '@e965/xlsx';
import { readNumberFormat, type ShownFormat } from './number-format.ts';
import type { FileTable, TableCell } from './table-files.ts';

/** Date format, the same as on pages (section 9). */
const DAY_FORMAT = 'dd-mm-yyyy';
const AMOUNT_FORMAT = '#,##0.00##';
/** Day 0 of the date system of workbooks. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const MAX_COLUMN_WIDTH = 60;
/** Maximum length of a sheet name in Excel. */
const MAX_SHEET_NAME_LENGTH = 31;

function toCell(cell: TableCell): XLSX.CellObject {
  if (cell === null) return { t: 'z' };
  if (typeof cell === 'string') return { t: 's', v: cell };
  if (typeof cell === 'number') {
    return { t: 'n', v: cell, ...(Number.isInteger(cell) ? {} : { z: AMOUNT_FORMAT }) };
  }
  return { t: 'n', v: (Date.parse(`${cell.day}T00:00:00Z`) - EPOCH) / DAY_MS, z: DAY_FORMAT };
}

function measureWidth(cell: TableCell): number {
  if (cell === null) return 0;
  return typeof cell === 'object' ? DAY_FORMAT.length : String(cell).length;
}

function createSheet({ columns, rows }: FileTable): XLSX.WorkSheet {
  const sheet: XLSX.WorkSheet = {};
  for (const [r, cells] of [columns, ...rows].entries()) {
    for (const [c, cell] of cells.entries()) sheet[XLSX.utils.encode_cell({ r, c })] = toCell(cell);
  }
  sheet['!ref'] = XLSX.utils.encode_range({
    s: { r: 0, c: 0 },
    e: { r: rows.length, c: Math.max(0, columns.length - 1) },
  });
  sheet['!cols'] = columns.map((column, c) => ({
    wch: Math.min(
      MAX_COLUMN_WIDTH,
      Math.max(column.length, ...rows.map((cells) => measureWidth(cells[c] ?? null))) + 2,
    ),
  }));
  return sheet;
}

/** Creates an .xlsx file. Texts are stored as text, never as formulas. */
export function writeWorkbook(table: FileTable): Uint8Array {
  const book = XLSX.utils.book_new();
  for (const each of [table, ...(table.further ?? [])]) {
    const name = each.name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, MAX_SHEET_NAME_LENGTH);
    XLSX.utils.book_append_sheet(book, createSheet(each), name);
  }
  const content: ArrayBuffer = XLSX.write(book, { type: 'array', bookType: 'xlsx', compression: true });
  return new Uint8Array(content);
}

/** Maximum number of columns; the portal's tables have fewer. */
const MAX_COLUMNS = 256;

/** Significant digits with which spreadsheets calculate; further ones are noise, as in 0.30000000000000004. */
const SPREADSHEET_DIGITS = 15;

const toExact = (value: number) => Number(value.toPrecision(SPREADSHEET_DIGITS));

const pad = (part: number, length = 2) => String(part).padStart(length, '0');

/** A day, or a day with a time, from the day number of a cell; an error for a number that is no day. */
function toDateCell(value: number, date1904: boolean, w = String(value)): InputCell {
  // The library's types omit that the result is null for such a number.
  const parts: { y: number; m: number; d: number; H: number; M: number; S: number } | null =
    XLSX.SSF.parse_date_code(value, { date1904 });
  if (parts === null) return { error: w };
  const { y, m, d, H, M, S } = parts;
  const day = `${pad(y, 4)}-${pad(m)}-${pad(d)}`;
  return { date: H + M + S === 0 ? day : `${day}T${pad(H)}:${pad(M)}:${pad(S)}` };
}

/** A number with three decimals, which as a text may be a thousand. */
const GROUPED_DECIMALS = /\.\d{3}$/;

/** A number that is shown with a text, such as `100 kg`. Shown in thousands, it is another number than its value. */
function toLabelledCell(value: number, w: string | undefined, shown: ShownFormat): InputCell {
  if (shown.isScaled) return { error: w ?? String(value) };
  const text = String(toExact(shown.isPercent ? value * 100 : value));
  const number = GROUPED_DECIMALS.test(text) ? `${text}0` : text;
  return `${number}${shown.isPercent ? '%' : ''} ${shown.label}`;
}

/**
 * The value of a cell with its type, regardless of how it is displayed. A number that is shown with a unit or a currency
 * other than the euro is a text with both.
 */
export function readCellValue({ t, v, w, z, f, F }: XLSX.CellObject, date1904: boolean): InputCell {
  const format = typeof z === 'string' ? z : '';
  if (t === 'e') return { error: w ?? '#N/A' };
  if (t === 'n' && typeof v === 'number') {
    const shown = readNumberFormat(format, v);
    if (XLSX.SSF.is_date(format) && !shown.isNumber) return toDateCell(v, date1904, w);
    if (shown.label !== '') return toLabelledCell(v, w, shown);
    return shown.isPercent ? { percent: toExact(v * 100) } : toExact(v);
  }
  if (t === 'b') return v === true;
  // The program that wrote the file did not calculate the formula.
  if (t === 'z') return f === undefined && F === undefined ? '' : { error: '#N/A' };
  return v === undefined ? '' : String(v).trim();
}

function openWorkbook(content: Uint8Array, options: XLSX.ParsingOptions): XLSX.WorkBook {
  const types = { type: 'array', dense: true, cellHTML: false, cellNF: true } as const;
  // Cells with a formula but no value are stubs.
  return XLSX.read(content, { ...types, sheetStubs: true, ...options });
}

/** The place of the first sheet that is not hidden. */
function findVisibleSheet(content: Uint8Array): number {
  const { Workbook, SheetNames } = openWorkbook(content, { sheets: [] });
  return SheetNames.findIndex((_, index) => (Workbook?.Sheets?.[index]?.Hidden ?? 0) === 0);
}

function isDense(sheet: XLSX.WorkSheet): sheet is XLSX.DenseWorkSheet {
  return Array.isArray(sheet['!data']);
}

/** Reads the first non-empty lines of a sheet. @throws if the sheet is wider than any of the portal's tables */
function readSheetLines(book: XLSX.WorkBook, index: number, maxLines: number): TableLine[] {
  const sheet = book.Sheets[book.SheetNames[index] ?? ''];
  if (!sheet || !isDense(sheet)) return [];
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  const lines: TableLine[] = [];
  // `forEach` skips rows without cells, which are holes in the array.
  sheet['!data'].forEach((row, r) => {
    if (lines.length >= maxLines) return;
    const cells = Array.from(row ?? [], (cell) => (cell === undefined ? '' : readCellValue(cell, date1904)));
    const width = cells.findLastIndex((cell) => cell !== '') + 1;
    if (width > MAX_COLUMNS) throw new Error(`Expected at most ${MAX_COLUMNS} columns`);
    if (width > 0) lines.push({ line: r + 1, cells: cells.slice(0, width) });
  });
  const width = lines.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  return lines.map(({ line, cells }) => ({
    line,
    cells: Array.from({ length: width }, (_, c) => cells[c] ?? ''),
  }));
}

/**
 * Reads the first non-empty lines of a workbook's first visible sheet, with the value and type of each cell. Lines reach to
 * the last column of the widest, so that empty cells are known.
 * @throws if the file is not a workbook, or wider than any of the portal's tables
 */
export function readWorkbookLines(content: Uint8Array, maxLines: number): TableLine[] {
  const index = findVisibleSheet(content);
  if (index < 0) return [];
  // A sheet that is too long is known by its first rows, without the memory that all of them take.
  const first = readSheetLines(
    openWorkbook(content, { sheets: index, sheetRows: maxLines }),
    index,
    maxLines,
  );
  return first.length >= maxLines
    ? first
    : readSheetLines(openWorkbook(content, { sheets: index }), index, maxLines);
}
