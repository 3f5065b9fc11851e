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

/**
 * Reads the first rows of a workbook's first sheet, with every cell as it is displayed.
 * @throws if the file is not a workbook, or wider than any of the portal's tables
 */
export function readWorkbook(content: Uint8Array, maxRows: number): string[][] {
  const book = XLSX.read(content, {
    type: 'array',
    sheets: 0,
    sheetRows: maxRows,
    cellHTML: false,
    cellFormula: false,
  });
  const [first] = book.SheetNames;
  const sheet = first === undefined ? undefined : book.Sheets[first];
  if (!sheet) return [];
  const range = limitRange(sheet, maxRows);
  const rows = XLSX.utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false, range });
  return rows.map((cells) => Array.from(cells, (cell) => String(cell ?? '')));
}
