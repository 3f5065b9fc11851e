import type { InputCell, TableLine } from '@cromia/domain/lists/table';
import * as XLSX from '@e965/xlsx';
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

/** Creates an .xlsx file with one sheet. Texts are stored as text, never as formulas. */
export function writeWorkbook({ name, columns, rows }: FileTable): Uint8Array {
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
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(
    book,
    sheet,
    name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, MAX_SHEET_NAME_LENGTH),
  );
  const content: ArrayBuffer = XLSX.write(book, { type: 'array', bookType: 'xlsx', compression: true });
  return new Uint8Array(content);
}

/** Maximum number of columns; the portal's tables have fewer. */
const MAX_COLUMNS = 256;

/** Limits the range of a sheet to read. @throws if the sheet is wider than any of the portal's tables */
function limitRange(sheet: XLSX.WorkSheet, maxRows: number): XLSX.Range {
  const end = { r: 0, c: 0 };
  // The range stated in the sheet is not trusted, because a single cell in the far corner would extend it over the
  // whole sheet.
  for (const address of Object.keys(sheet)) {
    if (address.startsWith('!')) continue;
    const { r, c } = XLSX.utils.decode_cell(address);
    if (c >= MAX_COLUMNS) throw new Error(`Expected at most ${MAX_COLUMNS} columns`);
    end.r = Math.max(end.r, Math.min(r, maxRows - 1));
    end.c = Math.max(end.c, c);
  }
  return { s: { r: 0, c: 0 }, e: end };
}

/** Significant digits with which spreadsheets calculate; further ones are noise, as in 0.30000000000000004. */
const SPREADSHEET_DIGITS = 15;

const toExact = (value: number) => Number(value.toPrecision(SPREADSHEET_DIGITS));

const pad = (part: number, length = 2) => String(part).padStart(length, '0');

/** A day, or a day with a time, from the day number of a cell. */
function toDateCell(value: number, date1904: boolean): InputCell {
  const { y, m, d, H, M, S } = XLSX.SSF.parse_date_code(value, { date1904 });
  const day = `${pad(y, 4)}-${pad(m)}-${pad(d)}`;
  return { date: H + M + S === 0 ? day : `${day}T${pad(H)}:${pad(M)}:${pad(S)}` };
}

/** Whether a number format shows percent. Quoted and escaped characters are shown as they are. */
const isPercentFormat = (format: string) => format.replaceAll(/"[^"]*"|\\./g, '').includes('%');

/** The value of a cell with its type, regardless of how it is displayed. */
export function readCellValue({ t, v, w, z }: XLSX.CellObject, date1904: boolean): InputCell {
  const format = typeof z === 'string' ? z : '';
  if (t === 'e') return { error: w ?? '#N/A' };
  if (t === 'n' && typeof v === 'number') {
    if (XLSX.SSF.is_date(format)) return toDateCell(v, date1904);
    return isPercentFormat(format) ? { percent: toExact(v * 100) } : toExact(v);
  }
  if (t === 'b') return v === true;
  return v === undefined ? '' : String(v).trim();
}

/**
 * Reads the first rows of a workbook's first sheet, with the value and type of each cell. Rows reach to the last column of
 * the first row, so that empty cells are known.
 * @throws if the file is not a workbook, or wider than any of the portal's tables
 */
export function readWorkbookLines(content: Uint8Array, most: number): TableLine[] {
  const book = XLSX.read(content, {
    type: 'array',
    sheets: 0,
    sheetRows: most,
    cellHTML: false,
    cellFormula: false,
    cellNF: true,
  });
  const [first] = book.SheetNames;
  const sheet = first === undefined ? undefined : book.Sheets[first];
  if (!sheet) return [];
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  const { e: end } = limitRange(sheet, most);
  const lines: TableLine[] = [];
  for (let r = 0; r <= end.r; r++) {
    const cells = Array.from({ length: end.c + 1 }, (_, c): InputCell => {
      const cell: XLSX.CellObject | undefined = sheet[XLSX.utils.encode_cell({ r, c })];
      return cell === undefined ? '' : readCellValue(cell, date1904);
    });
    if (cells.some((cell) => cell !== '')) lines.push({ line: r + 1, cells });
  }
  return lines;
}
