import { Worker } from 'node:worker_threads';
import { formatDate } from '@cromia/domain/dates';
import type { UiLanguage } from '@cromia/domain/languages';
import { type ArchiveLimits, withArchive } from '../files/archive.ts';
import { streamCsv } from '../files/csv.ts';
import type { UploadedFile } from '../files/uploads.ts';
import { createLimiter, createOwnerLimiter } from '../http/limiter.ts';
import { Problem } from '../http/problem.ts';

/** A calendar day in a cell, as YYYY-MM-DD. */
export interface CalendarDayCell {
  day: string;
}
export type TableCell = string | number | CalendarDayCell | null;

/** What a table that leaves as a file has above its rows. */
export interface TableHead {
  /** Of the sheet, where there are sheets. */
  name: string;
  columns: string[];
}

export interface FileTable extends TableHead {
  rows: TableCell[][];
}

export type TableTask =
  | { work: 'read'; path: string; type: 'csv' | 'xlsx'; rows: number }
  | { work: 'write'; table: FileTable };

export interface TableAnswer {
  /** The thread has its programs and begins; nothing else is in this message. */
  begins?: true;
  rows?: string[][];
  workbook?: Uint8Array;
  /** The file is not of its type. */
  refused?: boolean;
}

/** An uploaded file is read quickly or not at all; writing our own rows, and starting a thread, may take longer. */
const TIMEOUT_MS = { begin: 20_000, read: 4_000, write: 20_000 } as const;
const MEMORY_MB = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };
/** Uploads and exports have separate queues. */
const limiters = {
  read: createLimiter({ concurrency: 1, waiting: 8 }),
  write: createLimiter({ concurrency: 1, waiting: 8 }),
};
const limitOwner = createOwnerLimiter({ concurrency: 1, waiting: 0 });
/** A hundred times what a workbook of a thousand lines takes. */
const WORKBOOK: ArchiveLimits = { entries: 500, entryBytes: 20_971_520, totalBytes: 41_943_040 };

function run(task: TableTask): Promise<TableAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
      execArgv: [],
      workerData: task,
      resourceLimits: MEMORY_MB,
    });
    const giveUp = () => {
      resolve({ refused: true });
      void worker.terminate();
    };
    let timer = setTimeout(giveUp, TIMEOUT_MS.begin);
    worker.on('message', (answer: TableAnswer) => {
      if (!answer.begins) return resolve(answer);
      clearTimeout(timer);
      timer = setTimeout(giveUp, TIMEOUT_MS[task.work]);
    });
    // The thread ran out of memory, which no ordinary table causes.
    worker.once('error', () => resolve({ refused: true }));
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the thread of tables ended without an answer'));
    });
  });
}

/**
 * The rows of an uploaded table, CSV or .xlsx by its content, every cell as it is shown.
 * @param most rows that are read; those behind are left out
 * @param owner whose file it is: of one owner one is read at a time
 * @throws Problem UnsupportedMediaType for any other content, PayloadTooLarge for a workbook that unfolds too far,
 * TooManyConcurrentRequests, ServiceUnavailable
 */
export async function readTable(
  { path, type }: Pick<UploadedFile, 'path' | 'type'>,
  folder: string,
  most: number,
  owner?: string,
): Promise<string[][]> {
  if (type === 'pdf') throw new Problem('UnsupportedMediaType');
  const read = () =>
    limiters.read(async () => {
      // ExpandedRow once before the library sees it, by a reader that stops at the limits.
      const given = { folder, limits: WORKBOOK, timeoutMs: TIMEOUT_MS.begin };
      if (type === 'zip') await withArchive(path, given, async () => {});
      return run({ work: 'read', path, type: type === 'zip' ? 'xlsx' : 'csv', rows: most });
    });
  const { rows, refused } = await (owner === undefined ? read() : limitOwner(owner, read));
  if (refused || !rows) throw new Problem('UnsupportedMediaType');
  return rows;
}

/** A table as .xlsx. @param closed fires when nobody waits for it any more @throws Problem ServiceUnavailable */
export async function createWorkbook(table: FileTable, closed?: AbortSignal): Promise<Uint8Array> {
  const { workbook } = await limiters.write(() => run({ work: 'write', table }), closed);
  if (!workbook) throw new Error('a table cannot be written');
  return workbook;
}

/** A table as CSV, as spreadsheets of a language read it: its decimal sign, days as DD-MM-YYYY, no cell a formula. */
export function createCsv(
  { columns }: TableHead,
  batches: AsyncIterable<TableCell[][]>,
  language: UiLanguage,
): AsyncIterable<string> {
  const number = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 4 });
  const text = (cell: TableCell): string => {
    if (cell === null) return '';
    if (typeof cell === 'string') return cell;
    return typeof cell === 'number' ? number.format(cell) : formatDate(cell.day);
  };
  return streamCsv(columns, batches, (cells) => cells.map(text));
}
