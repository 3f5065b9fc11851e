import { readFileSync } from 'node:fs';
import { LIMITS } from '@cromia/domain/limits';
import { toCellText } from '@cromia/domain/lists/table';
import { parseSheet, type SheetContent } from '@cromia/domain/private-catalogue/sheet';
import type { SheetFault, SheetFinding } from '@cromia/domain/private-catalogue/sheet-finding';
import { countTreeNodes } from '@cromia/domain/private-catalogue/tree';
import * as XLSX from '@e965/xlsx';
import { readCellValue } from '../../platform/tables/workbook.ts';
import type { SheetResponse, SheetTask } from './read-tree-file.ts';

// Runs as a child process with limited memory and time, so that a hostile file cannot crash the portal.

/** Rows to read: the title row, the maximum number of nodes, and some empty rows. */
const MAX_ROWS = LIMITS.treeRows + 2_000;
/** Maximum number of marked cells per file, far more than the report contains. */
const MAX_MARKS = 1_000;

const getText = (cell: XLSX.CellObject) => toCellText(readCellValue(cell, false));

function findFault(cell: XLSX.CellObject): SheetFault | undefined {
  // The value of a formula depends on who opens the file and when.
  if (cell.f !== undefined || cell.F !== undefined) return 'formula';
  // A date or a percentage is no text.
  return typeof readCellValue(cell, false) === 'object' ? 'invalidField' : undefined;
}

/** The cells of a sheet in dense mode, by their values. */
function readContent(sheet: XLSX.DenseWorkSheet): SheetContent {
  const merges: XLSX.Range[] = sheet['!merges'] ?? [];
  const marks: SheetContent['marks'][number][] = merges
    .slice(0, MAX_MARKS)
    .map(({ s }) => ({ row: s.r + 1, column: s.c, code: 'merged' }));
  let width = Number.POSITIVE_INFINITY;
  const rows = Array.from(sheet['!data'], (cells, row) => {
    const texts: string[] = [];
    for (const [column, cell] of (cells ?? []).entries()) {
      if (column >= width) {
        const isFilledCell = cell !== undefined && getText(cell).trim() !== '';
        if (!isFilledCell) continue;
        if (marks.length < MAX_MARKS) marks.push({ row: row + 1, column, code: 'noColumn' });
        break;
      }
      const code = cell === undefined ? undefined : findFault(cell);
      if (code !== undefined && marks.length < MAX_MARKS) marks.push({ row: row + 1, column, code });
      texts.push(cell === undefined ? '' : getText(cell));
    }
    if (row === 0) width = texts.length;
    return texts;
  });
  return { rows, marks };
}

function rejectFile(code: SheetFault): SheetResponse {
  return reject([{ row: null, column: null, code }]);
}

function reject(findings: SheetFinding[]): SheetResponse {
  return { report: { report: findings.slice(0, LIMITS.reportedTreeFindings), findings: findings.length } };
}

function isDense(sheet: XLSX.WorkSheet): sheet is XLSX.DenseWorkSheet {
  return Array.isArray(sheet['!data']);
}

function openWorkbook(path: string, rows: { sheetRows?: number }): XLSX.WorkBook {
  return XLSX.read(readFileSync(path), {
    type: 'buffer',
    dense: true,
    cellHTML: false,
    cellNF: true,
    bookVBA: true,
    ...rows,
  });
}

function findFirstSheet(book: XLSX.WorkBook): XLSX.DenseWorkSheet | undefined {
  const [first] = book.SheetNames;
  const sheet = first === undefined ? undefined : book.Sheets[first];
  return sheet && isDense(sheet) ? sheet : undefined;
}

/** Whether the sheet declares rows below those that were read. */
function hasMoreRows(sheet: XLSX.DenseWorkSheet): boolean {
  const fullRange: unknown = sheet['!fullref'];
  return typeof fullRange === 'string' && XLSX.utils.decode_range(fullRange).e.r >= MAX_ROWS;
}

function isFilled(cell: XLSX.CellObject | undefined): boolean {
  return cell !== undefined && (findFault(cell) !== undefined || getText(cell).trim() !== '');
}

/** Whether the sheet has more non-empty rows than the title row and the maximum number of nodes. */
function isTooLong(sheet: XLSX.DenseWorkSheet): boolean {
  let filled = 0;
  // `forEach` skips rows without cells, which are holes in the array.
  sheet['!data'].forEach((cells) => {
    if (filled <= LIMITS.treeRows + 1 && cells?.some(isFilled)) filled++;
  });
  return filled > LIMITS.treeRows + 1;
}

function readSheet({ path, rules }: SheetTask): SheetResponse {
  const book = openWorkbook(path, { sheetRows: MAX_ROWS });
  if (book.vbaraw !== undefined) return rejectFile('macros');
  let sheet = findFirstSheet(book);
  // A sheet can declare many rows when cells were only formatted or cleared. The file size limits how much it contains,
  // so it can be read in full.
  if (sheet && hasMoreRows(sheet) && !isTooLong(sheet)) sheet = findFirstSheet(openWorkbook(path, {}));
  if (!sheet) return rejectFile('empty');
  if (isTooLong(sheet)) return rejectFile('tooManyRows');
  const { tree, findings } = parseSheet(readContent(sheet), rules);
  return findings === undefined
    ? { tree: JSON.stringify(tree), size: countTreeNodes(tree) }
    : reject(findings);
}

function readSafely(task: SheetTask): SheetResponse {
  try {
    return readSheet(task);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return rejectFile(/password|encrypt/i.test(message) ? 'encrypted' : 'damaged');
  }
}

process.once('message', (task: SheetTask) => {
  process.send?.(readSafely(task), undefined, undefined, () => process.exit());
});
