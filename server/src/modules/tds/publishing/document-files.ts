import type { Database, Transaction } from '../../../platform/database/connection.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { Job } from '../../../platform/jobs/scheduled-jobs.ts';
import type { Logger } from '../../../platform/telemetry/logger.ts';
import { findPublishedFiles, lockFilesShared, tryLockFile } from './document-file-queries.ts';

export type DocumentFolder = 'sds' | 'tds' | 'shipments';

/** A document in the local file system, identified by its content. */
export interface DocumentFile {
  folder: DocumentFolder;
  path: string;
  /** Hex-encoded. */
  sha256: string;
  size: number;
}

export interface FileDependencies {
  db: Database;
  files: FileStore;
}

const FOLDERS: DocumentFolder[] = ['sds', 'tds', 'shipments'];
/** The format of `toFileKey`. The cleanup ignores other files in the folders. */
const KEY = /^(?:[st]ds|shipments)\/[0-9a-f]{64}\.pdf$/;
const DAY_MS = 86_400_000;
/** The number of files per query. */
const BATCH_SIZE = 500;

/**
 * The key of a document in the store. It is derived from the content, so that documents never overwrite each other and
 * a duplicate is stored once.
 */
export function toFileKey({ folder, sha256 }: Pick<DocumentFile, 'folder' | 'sha256'>): string {
  return `${folder}/${sha256}.pdf`;
}

/** Deletes a file without a version, unless it is being published. */
async function deleteUnpublished({ db, files }: FileDependencies, key: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await tryLockFile(trx, key)) || (await findPublishedFiles(trx, [key])).has(key)) return;
    await files.delete(key);
  });
}

/** Stores documents and publishes them in one transaction. Deletes the documents again if publishing fails. */
export async function publishFiles<T>(
  deps: FileDependencies,
  documents: readonly DocumentFile[],
  log: Pick<Logger, 'warn'>,
  publish: (trx: Transaction) => Promise<T>,
): Promise<T> {
  const { db, files } = deps;
  const storeFiles = async () => {
    for (const document of documents)
      await files.putFile(toFileKey(document), document.path, 'application/pdf');
  };
  const keys = [...new Set(documents.map(toFileKey))];
  try {
    await storeFiles();
    return await db.transaction().execute(async (trx) => {
      await lockFilesShared(trx, keys);
      // Stores the files again, because a concurrent failed upload may have deleted them before the lock.
      await storeFiles();
      return publish(trx);
    });
  } catch (error) {
    for (const key of keys)
      await deleteUnpublished(deps, key).catch((cause: unknown) => {
        log.warn({ err: cause, key }, 'failed to delete a rejected document; the nightly job retries');
      });
    throw error;
  }
}

async function deleteOldUnpublished(
  deps: FileDependencies,
  keys: readonly string[],
  before: Date,
): Promise<void> {
  const published = await findPublishedFiles(deps.db, keys);
  for (const key of keys) {
    if (!published.has(key) && (await deps.files.isOlder(key, before))) await deleteUnpublished(deps, key);
  }
}

/**
 * Nightly job that deletes what killed processes left behind: files without a version that are older than a day, and
 * old drafts.
 */
export function createUnpublishedFileCleanupJob({
  now,
  ...deps
}: FileDependencies & { now: () => Date }): Job {
  return {
    name: 'document-leftovers',
    cron: '10 4 * * *',
    work: async () => {
      const before = new Date(now().getTime() - DAY_MS);
      for (const folder of FOLDERS) {
        let batch: string[] = [];
        for await (const key of deps.files.list(folder)) {
          if (KEY.test(key)) batch.push(key);
          if (batch.length < BATCH_SIZE) continue;
          await deleteOldUnpublished(deps, batch, before);
          batch = [];
        }
        await deleteOldUnpublished(deps, batch, before);
      }
      await deps.files.clearDrafts(before);
    },
  };
}
