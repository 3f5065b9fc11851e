import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Job } from '../../platform/jobs/scheduled-jobs.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import { findPublishedFiles, lockFilesShared, tryLockFile } from './stored-document-queries.ts';

const FOLDERS = ['sds', 'tds', 'shipments', 'invoices'] as const;
export type DocumentFolder = (typeof FOLDERS)[number];

export const DOCUMENT_TYPES = { pdf: 'application/pdf', xml: 'application/xml' } as const;
export type DocumentType = keyof typeof DOCUMENT_TYPES;

/** A document that is identified by its content. */
export interface StoredDocument {
  folder: DocumentFolder;
  /** Hex-encoded. */
  sha256: string;
  type?: DocumentType;
}

/** A PDF in the local file system. */
export interface DocumentFile extends StoredDocument {
  path: string;
  size: number;
  type?: 'pdf';
}

export interface FileDependencies {
  db: Database;
  files: FileStore;
}

/** The format of `toFileKey`. The cleanup ignores other files in the folders. */
const KEY = /^(?:[st]ds|shipments|invoices)\/[0-9a-f]{64}\.(?:pdf|xml)$/;
const DAY_MS = 86_400_000;
/** The number of files per query. */
const BATCH_SIZE = 500;

/**
 * The key of a document in the store. It is derived from the content, so that documents never overwrite each other and
 * a duplicate is stored once.
 */
export function toFileKey({ folder, sha256, type = 'pdf' }: StoredDocument): string {
  return `${folder}/${sha256}.${type}`;
}

/**
 * Stores a document within the transaction that refers to it. The lock keeps the nightly job from deleting the file before
 * the transaction is committed; if it is rolled back, that job deletes the file.
 */
export async function storeWithin(
  trx: Transaction,
  files: FileStore,
  document: Required<StoredDocument>,
  content: Uint8Array,
): Promise<void> {
  const key = toFileKey(document);
  await lockFilesShared(trx, [key]);
  await files.put(key, content, DOCUMENT_TYPES[document.type]);
}

/** Deletes a file that nothing refers to, unless it is being published. */
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
      await files.putFile(toFileKey(document), document.path, DOCUMENT_TYPES.pdf);
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
 * Nightly job that deletes what killed processes and replaced documents left behind: files that nothing refers to and that
 * are older than a day, and old drafts.
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
