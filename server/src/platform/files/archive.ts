import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createLimiter } from '../limits/limiter.ts';
import { createWorkerPool } from '../limits/worker-pool.ts';
import { Problem } from '../problem.ts';

const TIMEOUT_MS = 60_000;
const MAX_HEAP_MB = 64;
/** Small archives of users and large ones of staff have separate queues. */
const limiters = {
  small: createLimiter({ concurrency: 2, maxQueued: 8 }),
  large: createLimiter({ concurrency: 1, maxQueued: 4 }),
};
const pool = createWorkerPool<ArchiveTask, ArchiveResponse>(new URL('./archive-worker.ts', import.meta.url), {
  ...{ name: 'unpackArchive', threads: 3, heapMb: MAX_HEAP_MB },
});

/** Limits of an archive's contents, counted while unpacking; the sizes in its headers are not trusted. */
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

/** A file unpacked from an archive, available on this machine until the work is done. */
export interface UnpackedFile {
  /** Name in the archive; not a path on this machine. */
  name: string;
  path: string;
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

export type ArchiveResponse =
  | { files: UnpackedFile[]; rejection?: never }
  | { rejection: 'malformed' | 'tooLarge'; files?: never };

/** Unpacks in a worker thread with limited memory and time. */
async function unpackInWorker(task: ArchiveTask, timeoutMs: number): Promise<ArchiveResponse> {
  try {
    return await pool.run(task, timeoutMs);
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return { rejection: 'tooLarge' };
    throw error;
  }
}

/**
 * Unpacks a ZIP archive into a temporary folder, passes its files to `work`, and then removes them.
 * @param options.timeoutMs time after which the archive counts as too large; a minute by default
 * @throws Problem UnsupportedMediaType for an unreadable archive, PayloadTooLarge above a limit, ServiceUnavailable if
 * too many archives are unpacked at once
 */
export async function withArchive<T>(
  path: string,
  { folder, limits, timeoutMs }: { folder: string; limits: ArchiveLimits; timeoutMs?: number },
  work: (files: UnpackedFile[]) => Promise<T>,
): Promise<T> {
  const ownFolder = join(folder, `${randomUUID()}.files`);
  await mkdir(ownFolder, { recursive: true, mode: 0o700 });
  try {
    const limiter = timeoutMs === undefined ? limiters.large : limiters.small;
    const { files, rejection } = await limiter(() =>
      unpackInWorker({ path, folder: ownFolder, limits }, timeoutMs ?? TIMEOUT_MS),
    );
    if (rejection !== undefined)
      throw new Problem(rejection === 'tooLarge' ? 'PayloadTooLarge' : 'UnsupportedMediaType');
    return await work(files);
  } finally {
    await rm(ownFolder, { recursive: true, force: true });
  }
}
