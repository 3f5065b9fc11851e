import { fork } from 'node:child_process';
import type { ErrorCode } from '@cromia/domain/errors';
import { LIMITS } from '@cromia/domain/limits';
import type { SheetRules } from '@cromia/domain/private-catalogue/sheet';
import type { SheetFault, SheetReport } from '@cromia/domain/private-catalogue/sheet-finding';
import { withArchive } from '../../platform/files/archive.ts';
import type { UploadedFile } from '../../platform/files/uploads.ts';
import { Problem } from '../../platform/problem.ts';
import { findExceededLimit } from './workbook-bounds.ts';

export interface SheetTask {
  path: string;
  rules: SheetRules;
}

/** A tree as JSON text. It is stored without being parsed, as parsing would block the event loop. */
export interface ParsedTree {
  tree: string;
  size: { categories: number; products: number };
}

export type SheetResponse = (ParsedTree & { report?: never }) | { report: SheetReport; tree?: never };

const TIMEOUT_MS = 20_000;
/** 20,000 rows with texts in every language need about 200 MB. */
const MAX_MEMORY_MB = 320;
const RETRY_SECONDS = 10;
const ARCHIVE = {
  entries: 1_000,
  entryBytes: LIMITS.treeFilePartBytes,
  totalBytes: LIMITS.treeFileUncompressedBytes,
};

let isReading = false;

/** Error codes for faults of the whole file; all other faults are BadRequest. */
const CODES: Partial<Record<SheetFault, ErrorCode>> = {
  notSpreadsheet: 'UnsupportedMediaType',
  tooLarge: 'PayloadTooLarge',
};

function toProblem({ report, findings }: SheetReport): Problem {
  const [firstFinding] = report;
  const code = (firstFinding && CODES[firstFinding.code]) ?? 'BadRequest';
  const errors = report.map(({ row, column, code: fault }) => ({
    path: row === null ? 'file' : ['rows', row, column].filter((part) => part !== null).join('.'),
    code: fault === 'missing' || fault === 'invalidLenght' ? fault : ('invalidField' as const),
  }));
  return new Problem(code, { errors, extension: { report, findings } });
}

function createFileProblem(code: SheetFault): Problem {
  return toProblem({ report: [{ row: null, column: null, code }], findings: 1 });
}

/**
 * Reads a file in a child process with limited memory and time. Memory that the library allocates outside the
 * JavaScript heap is released when the process exits.
 */
function readInProcess(task: SheetTask): Promise<SheetResponse> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./sheet-reader.ts', import.meta.url), {
      execArgv: [`--max-old-space-size=${MAX_MEMORY_MB}`, '--max-semi-space-size=16'],
      env: { NODE_ENV: 'production' },
      // An out-of-memory crash of the child is an expected result, so its output is discarded.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
    child.once('message', (response: SheetResponse) => resolve(response));
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(timer);
      // The child exited without a response: it ran out of memory or timed out.
      reject(createFileProblem('tooLarge'));
    });
    child.send(task);
  });
}

/** Rejects a damaged archive, one that exceeds the unpacking limits, one that is not a workbook, or one with macros. */
async function inspectArchive(path: string, folder: string): Promise<void> {
  const { names, excess } = await withArchive(path, { folder, limits: ARCHIVE }, async (files) => ({
    names: files.map(({ name }) => name.toLowerCase()),
    excess: await findExceededLimit(files),
  })).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    throw createFileProblem(error.code === 'PayloadTooLarge' ? 'tooLarge' : 'damaged');
  });
  if (!names.includes('xl/workbook.xml')) throw createFileProblem('notSpreadsheet');
  if (names.some((name) => name.endsWith('vbaproject.bin'))) throw createFileProblem('macros');
  if (excess !== undefined) throw createFileProblem(excess);
}

async function readUpload(
  { path, type }: UploadedFile,
  folder: string,
  rules: SheetRules,
): Promise<ParsedTree> {
  if (type === 'zip') await inspectArchive(path, folder);
  else if (type !== 'ole') throw createFileProblem('notSpreadsheet');
  const response = await readInProcess({ path, rules });
  if (response.report) throw toProblem(response.report);
  return response;
}

/**
 * Reads an uploaded .xls or .xlsx; the content decides the type.
 * @throws Problem with the members `report` and `findings`, which locate the faults in the file: BadRequest;
 * UnsupportedMediaType for a file that is not a spreadsheet; PayloadTooLarge for a file that takes too much memory or
 * time; ServiceUnavailable while another file is being read
 */
export async function readTreeFile(
  upload: UploadedFile,
  folder: string,
  rules: SheetRules,
): Promise<ParsedTree> {
  if (isReading) throw new Problem('ServiceUnavailable', { retryAfter: RETRY_SECONDS });
  isReading = true;
  try {
    return await readUpload(upload, folder, rules);
  } finally {
    isReading = false;
  }
}
