import { Worker } from 'node:worker_threads';
import type { ErrorCode } from '@cromia/domain/errors';
import { LIMITS } from '@cromia/domain/limits';
import type { SheetFault, SheetReport } from '@cromia/domain/private-catalogue/sheet';
import { withArchive } from '../../platform/archive.ts';
import { Problem } from '../../platform/problem.ts';
import type { Upload } from '../../platform/uploads.ts';

export interface SheetTask {
  path: string;
}

/** A tree as JSON: it is stored as it is, without being unfolded in the thread that answers calls. */
export interface ReadTree {
  tree: string;
  size: { categories: number; products: number };
}

export type SheetAnswer = (ReadTree & { report?: never }) | { report: SheetReport; tree?: never };

const TIMEOUT_MS = 20_000;
/** 20,000 rows with texts in every language need about 200. */
const MEMORY_MB = 320;
const RETRY_SECONDS = 10;
const ARCHIVE = {
  entries: 1_000,
  entryBytes: LIMITS.treeFilePartBytes,
  totalBytes: LIMITS.treeFileUnfoldedBytes,
};

let isReading = false;

/** What a fault of the file as a whole is answered with; any other is a bad request. */
const CODES: Partial<Record<SheetFault, ErrorCode>> = {
  notSpreadsheet: 'UnsupportedMediaType',
  tooLarge: 'PayloadTooLarge',
};

function refusal({ report, findings }: SheetReport): Problem {
  const [first] = report;
  const code = (first && CODES[first.code]) ?? 'BadRequest';
  const errors = report.map(({ row, column, code: fault }) => ({
    path: row === null ? 'file' : ['rows', row, column].filter((part) => part !== null).join('.'),
    code: fault === 'missing' || fault === 'invalidLenght' ? fault : ('invalidField' as const),
  }));
  return new Problem(code, { errors, extension: { report, findings } });
}

function wholeFile(code: SheetFault): Problem {
  return refusal({ report: [{ row: null, column: null, code }], findings: 1 });
}

/** Runs the reading thread, with bounded memory and time. */
function inThread(task: SheetTask): Promise<SheetAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
      execArgv: [],
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const timer = setTimeout(() => {
      reject(wholeFile('tooLarge'));
      void worker.terminate();
    }, TIMEOUT_MS);
    worker.once('message', resolve);
    // Out of memory.
    worker.once('error', () => reject(wholeFile('tooLarge')));
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the thread that reads the private catalogue ended without an answer'));
    });
  });
}

/** Refuses an archive that is none, that unfolds too far, that is no workbook, or that carries macros. */
async function inspectArchive(path: string, folder: string): Promise<void> {
  const names = await withArchive(path, { folder, limits: ARCHIVE }, async (files) =>
    files.map(({ name }) => name.toLowerCase()),
  ).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    throw wholeFile(error.code === 'PayloadTooLarge' ? 'tooLarge' : 'damaged');
  });
  if (!names.includes('xl/workbook.xml')) throw wholeFile('notSpreadsheet');
  if (names.some((name) => name.endsWith('vbaproject.bin'))) throw wholeFile('macros');
}

async function read({ path, type }: Upload, folder: string): Promise<ReadTree> {
  if (type === 'zip') await inspectArchive(path, folder);
  else if (type !== 'ole') throw wholeFile('notSpreadsheet');
  const answer = await inThread({ path });
  if (answer.report) throw refusal(answer.report);
  return answer;
}

/**
 * Reads an uploaded .xls or .xlsx, by its content.
 * @throws Problem with the members `report` and `findings`, where in the file and what: BadRequest, UnsupportedMediaType
 *   for what is no spreadsheet, PayloadTooLarge for what takes too much memory or time; ServiceUnavailable while another
 *   file is read
 */
export async function readFile(upload: Upload, folder: string): Promise<ReadTree> {
  if (isReading) throw new Problem('ServiceUnavailable', { retryAfter: RETRY_SECONDS });
  isReading = true;
  try {
    return await read(upload, folder);
  } finally {
    isReading = false;
  }
}
