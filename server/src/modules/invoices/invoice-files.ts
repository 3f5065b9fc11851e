import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Job } from '../../platform/jobs/scheduled-jobs.ts';
import { findUsedFiles, lockFiles } from './invoice-file-queries.ts';

const FOLDER = 'invoices';
const KEY = /^invoices\/([0-9a-f]{64})\.(pdf|xml)$/;
const DAY_MS = 86_400_000;

export type InvoiceFileType = 'pdf' | 'xml';

export const INVOICE_FILE_TYPES: Readonly<Record<InvoiceFileType, string>> = {
  pdf: 'application/pdf',
  xml: 'application/xml',
};

export interface InvoiceFile {
  type: InvoiceFileType;
  /** Hex-encoded. */
  sha256: string;
}

/** The key of a file in the store, by its content, so that files never overwrite each other. */
export function toInvoiceFileKey({ type, sha256 }: InvoiceFile): string {
  return `${FOLDER}/${sha256}.${type}`;
}

/**
 * Stores the file of an invoice within the transaction that refers to it. The lock keeps the nightly job from deleting
 * the file before the transaction is committed.
 */
export async function storeInvoiceFile(
  trx: Transaction,
  files: FileStore,
  file: InvoiceFile,
  content: Uint8Array,
): Promise<void> {
  const key = toInvoiceFileKey(file);
  await lockFiles(trx, key);
  await files.put(key, content, INVOICE_FILE_TYPES[file.type]);
}

async function deleteUnused(db: Database, files: FileStore, key: string, before: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockFiles(trx, key);
    if ((await findUsedFiles(trx, [key])).has(key) || !(await files.isOlder(key, before))) return;
    await files.delete(key);
  });
}

/** Nightly job that deletes files that no invoice uses: replaced ones, and those of imports that failed. */
export function createInvoiceFileCleanupJob({
  db,
  files,
  now,
}: {
  db: Database;
  files: FileStore;
  now: () => Date;
}): Job {
  return {
    name: 'invoice-file-cleanup',
    cron: '30 4 * * *',
    work: async () => {
      const before = new Date(now().getTime() - DAY_MS);
      for await (const key of files.list(FOLDER)) {
        if (KEY.test(key) && !(await findUsedFiles(db, [key])).has(key))
          await deleteUnused(db, files, key, before);
      }
    },
  };
}
