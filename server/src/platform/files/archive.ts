import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createLimiter } from '../http/limiter.ts';
import { Problem } from '../http/problem.ts';

const TIMEOUT_MS = 60_000;
const MEMORY_MB = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };
/** The small archives of users and the large ones of staff have separate queues. */
const limiters = {
  small: createLimiter({ concurrency: 2, waiting: 8 }),
  large: createLimiter({ concurrency: 1, waiting: 4 }),
};

/** Limits of an archive's contents, counted as they are unpacked, whatever it claims. */
export interface ArchiveLimits {
  entries: number;
  entryBytes: number;
  totalBytes: number;
}

export interface ArchiveTask {
  path: string;
  folder: string;
  limits: ArchiveLimits;
}

/** A file of an archive, on this machine until the work is done. */
export interface UnpackedFile {
  /** As the archive has it; not a path of this machine. */
  name: string;
  path: string;
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

export type ArchiveAnswer =
  | { files: UnpackedFile[]; refused?: never }
  | { refused: 'malformed' | 'tooLarge'; files?: never };

/** Runs the unpacking thread, with little memory and little time. */
function unpack(task: ArchiveTask, timeoutMs: number): Promise<ArchiveAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./archive-worker.ts', import.meta.url), {
      execArgv: [],
      workerData: task,
      resourceLimits: MEMORY_MB,
    });
    const timer = setTimeout(() => {
      resolve({ refused: 'tooLarge' });
      void worker.terminate();
    }, timeoutMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the unpacking thread ended without an answer'));
    });
  });
}

/**
 * Unpacks a ZIP archive beside it, passes its files to the work, and then removes them.
 * @param given.timeoutMs after which it counts as too large; a minute by default
 * @throws Problem UnsupportedMediaType when it is no readable archive, PayloadTooLarge past a limit, ServiceUnavailable
 * when too many are unpacked at once
 */
export async function withArchive<T>(
  path: string,
  { folder, limits, timeoutMs }: { folder: string; limits: ArchiveLimits; timeoutMs?: number },
  work: (files: UnpackedFile[]) => Promise<T>,
): Promise<T> {
  const own = join(folder, `${randomUUID()}.files`);
  await mkdir(own, { recursive: true, mode: 0o700 });
  try {
    const limiter = timeoutMs === undefined ? limiters.large : limiters.small;
    const { files, refused } = await limiter(() =>
      unpack({ path, folder: own, limits }, timeoutMs ?? TIMEOUT_MS),
    );
    if (refused !== undefined)
      throw new Problem(refused === 'tooLarge' ? 'PayloadTooLarge' : 'UnsupportedMediaType');
    return await work(files);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}
