import { formatDate } from '@cromia/domain/dates';
import type { UiLanguage } from '@cromia/domain/languages';
import type { TableLine } from '@cromia/domain/lists/table';
import { type ArchiveLimits, withArchive } from '../files/archive.ts';
import { streamCsv, writeCsv } from '../files/csv.ts';
import type { UploadedFile } from '../files/uploads.ts';
import { createLimiter, createOwnerLimiter } from '../limits/limiter.ts';
import { createWorkerPool } from '../limits/worker-pool.ts';
import { Problem } from '../problem.ts';

/** A calendar day in a cell, as YYYY-MM-DD. */
export interface CalendarDayCell {
  day: string;
}
export type TableCell = string | number | CalendarDayCell | null;

/** The head of an exported table. */
export interface TableHead {
  /** Name of the sheet in a workbook, and of the file. */
  name: string;
  columns: string[];
}

export interface FileTable extends TableHead {
  rows: TableCell[][];
  /** Further sheets of a workbook. */
  further?: FileTable[];
}

export type TableTask =
  | { work: 'read'; path: string; type: 'csv' | 'xlsx'; lines: number }
  | { work: 'write'; table: FileTable };

export interface TableResponse {
  lines?: TableLine[];
  workbook?: Uint8Array;
  /** Why the file cannot be read: its content does not match the type, or its encoding is unknown. */
  rejection?: 'binary' | 'encoding';
}

/** Timeout of a task, including the start of its thread. */
const TIMEOUT_MS = 20_000;
/** Uploads and exports have separate queues. */
const limiters = {
  read: createLimiter({ concurrency: 1, maxQueued: 8 }),
  write: createLimiter({ concurrency: 1, maxQueued: 8 }),
};
const pool = createWorkerPool<TableTask, TableResponse>(new URL('./table-worker.ts', import.meta.url), {
  ...{ name: 'runTableTask', threads: 2, heapMb: 128 },
});
const limitOwner = createOwnerLimiter({ concurrency: 1, maxQueued: 0 });
/** Limits of about a hundred times the size of a workbook with a thousand lines. */
const WORKBOOK_LIMITS: ArchiveLimits = { entries: 500, entryBytes: 20_971_520, totalBytes: 41_943_040 };

async function runTask(task: TableTask): Promise<TableResponse> {
  try {
    return await pool.run(task, TIMEOUT_MS);
  } catch {
    // The task took too long or ran out of memory, which no ordinary table causes.
    return { rejection: 'binary' };
  }
}

/**
 * Reads the non-empty lines of an uploaded table, CSV or .xlsx depending on its content. Cells of a workbook have their
 * value and type.
 * @param maxLines maximum number of non-empty lines to read. The caller reads one more than it accepts, and rejects a longer
 * table.
 * @param owner owner of the file; the files of one owner are read one at a time
 * @throws Problem UnsupportedMediaType for any other content, UnknownEncoding, PayloadTooLarge for a workbook that unpacks
 * to more than the limits, TooManyConcurrentRequests, ServiceUnavailable
 */
export async function readTableLines(
  { path, type }: Pick<UploadedFile, 'path' | 'type'>,
  folder: string,
  maxLines: number,
  owner?: string,
): Promise<TableLine[]> {
  if (type === 'pdf') throw new Problem('UnsupportedMediaType');
  const read = () =>
    limiters.read(async () => {
      // Unpacks the workbook once before the library reads it, to enforce the limits.
      const archiveOptions = { folder, limits: WORKBOOK_LIMITS, timeoutMs: TIMEOUT_MS };
      if (type === 'zip') await withArchive(path, archiveOptions, async () => {});
      return runTask({ work: 'read', path, type: type === 'zip' ? 'xlsx' : 'csv', lines: maxLines });
    });
  const { lines, rejection } = await (owner === undefined ? read() : limitOwner(owner, read));
  if (rejection === 'encoding') throw new Problem('UnknownEncoding');
  if (!lines) throw new Problem('UnsupportedMediaType');
  return lines;
}

/**
 * Creates a workbook (.xlsx) from a table.
 * @param closed aborts when the caller disconnects
 * @throws Problem ServiceUnavailable
 */
export async function createWorkbook(table: FileTable, closed?: AbortSignal): Promise<Uint8Array> {
  const { workbook } = await limiters.write(() => runTask({ work: 'write', table }), closed);
  if (!workbook) throw new Error('Failed to write a workbook');
  return workbook;
}

/** Creates the function that formats a cell for CSV: with a language's decimal separator, days as DD-MM-YYYY. */
function createCellFormat(language: UiLanguage): (cell: TableCell) => string {
  const digits = { useGrouping: false, maximumFractionDigits: 4 } as const;
  const numberFormat = new Intl.NumberFormat(language, digits);
  // Three decimals may be read as a thousand.
  const wideFormat = new Intl.NumberFormat(language, { ...digits, minimumFractionDigits: 4 });
  const formatNumber = (value: number) => {
    const text = numberFormat.format(value);
    return /[.,]\d{3}$/.test(text) ? wideFormat.format(value) : text;
  };
  return (cell) => {
    if (cell === null) return '';
    if (typeof cell === 'string') return cell;
    return typeof cell === 'number' ? formatNumber(cell) : formatDate(cell.day);
  };
}

/** Creates CSV as spreadsheet programs of a language read it, without formulas. */
export function createCsv(
  { columns }: TableHead,
  batches: AsyncIterable<TableCell[][]>,
  language: UiLanguage,
): AsyncIterable<string> {
  const formatCell = createCellFormat(language);
  return streamCsv(columns, batches, (cells) => cells.map(formatCell));
}

/** Like `createCsv`, for a short table as one text. */
export function formatCsv(
  { columns }: Pick<TableHead, 'columns'>,
  rows: readonly TableCell[][],
  language: UiLanguage,
): string {
  const formatCell = createCellFormat(language);
  return writeCsv(
    columns,
    rows.map((cells) => cells.map(formatCell)),
  );
}
