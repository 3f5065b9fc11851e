import { Worker } from 'node:worker_threads';
import { formatDate } from '@cromia/domain/dates';
import type { UiLanguage } from '@cromia/domain/languages';
import { type ArchiveLimits, withArchive } from '../archive.ts';
import { CSV_BEGINNING, csvLine } from '../csv.ts';
import { Problem } from '../problem.ts';
import type { Upload } from '../uploads.ts';

/** A calendar day in a cell, as YYYY-MM-DD. */
export interface Day {
  day: string;
}
export type Cell = string | number | Day | null;

/** A table that leaves as a file. */
export interface Table {
  /** Of the sheet, where there are sheets. */
  name: string;
  columns: string[];
  rows: Cell[][];
}

export type TableTask =
  | { work: 'read'; path: string; type: 'csv' | 'xlsx'; rows: number }
  | { work: 'write'; table: Table };

export interface TableAnswer {
  rows?: string[][];
  workbook?: Uint8Array;
  /** The file is none of its type. */
  refused?: boolean;
}

const TIMEOUT_MS = 20_000;
const MEMORY_MB = 128;
/** Threads at once; whoever comes later is asked to come again. */
const AT_ONCE = 2;
const RETRY_SECONDS = 5;
/** What a workbook of a thousand lines comes to is a hundredth of this. */
const WORKBOOK: ArchiveLimits = { entries: 500, entryBytes: 20_971_520, totalBytes: 41_943_040 };

let running = 0;

function run(task: TableTask): Promise<TableAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
      execArgv: [],
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const timer = setTimeout(() => {
      resolve({ refused: true });
      void worker.terminate();
    }, TIMEOUT_MS);
    worker.once('message', resolve);
    // Out of memory: a file that is not what it should be.
    worker.once('error', () => resolve({ refused: true }));
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the thread of tables ended without an answer'));
    });
  });
}

/** @throws Problem ServiceUnavailable when too many tables are worked on */
async function inThread(task: TableTask): Promise<TableAnswer> {
  if (running >= AT_ONCE) throw new Problem('ServiceUnavailable', { retryAfter: RETRY_SECONDS });
  running += 1;
  try {
    return await run(task);
  } finally {
    running -= 1;
  }
}

/**
 * The rows of an uploaded table, CSV or .xlsx by its content, every cell as it is shown.
 * @param most rows that are read; those behind are left out
 * @throws Problem UnsupportedMediaType for any other content, PayloadTooLarge for a workbook that unfolds too far,
 * ServiceUnavailable
 */
export async function readTable({ path, type }: Upload, folder: string, most: number): Promise<string[][]> {
  if (type === 'pdf') throw new Problem('UnsupportedMediaType');
  // Unfolded once before the library sees it, by a reader that stops at the limits.
  if (type === 'zip') await withArchive(path, { folder, limits: WORKBOOK }, async () => {});
  const { rows, refused } = await inThread({
    work: 'read',
    path,
    type: type === 'zip' ? 'xlsx' : 'csv',
    rows: most,
  });
  if (refused || !rows) throw new Problem('UnsupportedMediaType');
  return rows;
}

/** A table as .xlsx. @throws Problem ServiceUnavailable */
export async function workbookOf(table: Table): Promise<Uint8Array> {
  const { workbook } = await inThread({ work: 'write', table });
  if (!workbook) throw new Error('a table cannot be written');
  return workbook;
}

/** A table as CSV, as spreadsheets of a language read it: its decimal sign, days as DD-MM-YYYY, no cell a formula. */
export function csvOf({ columns, rows }: Table, language: UiLanguage): string {
  const number = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 4 });
  const text = (cell: Cell): string => {
    if (cell === null) return '';
    if (typeof cell === 'string') return cell;
    return typeof cell === 'number' ? number.format(cell) : formatDate(cell.day);
  };
  return [CSV_BEGINNING, csvLine(columns), ...rows.map((cells) => csvLine(cells.map(text)))].join('');
}
