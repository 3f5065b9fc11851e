import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';

/** Takes a shared lock on files until the transaction ends. The lock blocks their cleanup, but not other publishers. */
export async function lockFilesShared(trx: Transaction, keys: readonly string[]): Promise<void> {
  await sql`
    SELECT pg_advisory_xact_lock_shared(hashtextextended('document file ' || key, 0))
    FROM unnest(${keys}::text[]) AS key`.execute(trx);
}

/**
 * Tries to lock a file until the transaction ends, so that later publishers wait.
 * @returns false while the file is being published
 */
export async function tryLockFile(trx: Transaction, key: string): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtextextended('document file ' || ${key}::text, 0)) AS "isFree"`.execute(
    trx,
  );
  return rows[0]?.isFree === true;
}

/** The keys of files that belong to a version, including withdrawn ones, to a shipment or to an invoice. */
export async function findPublishedFiles(db: Connection, keys: readonly string[]): Promise<Set<string>> {
  // The checksum of a file is its name.
  const ofInvoices = (type: 'pdf' | 'xml') =>
    keys.filter((key) => key.startsWith('invoices/') && key.endsWith(type)).map((key) => key.slice(9, -4));
  const { rows } = await sql<{ fileKey: string }>`
    SELECT file_key FROM sds_files WHERE file_key = ANY(${keys}::text[])
    UNION
    SELECT file_key FROM tds_versions WHERE file_key = ANY(${keys}::text[])
    UNION
    SELECT document_key FROM shipments WHERE document_key = ANY(${keys}::text[])
    UNION
    SELECT 'invoices/' || pdf_sha256 || '.pdf' FROM invoices WHERE pdf_sha256 = ANY(${ofInvoices('pdf')}::text[])
    UNION
    SELECT 'invoices/' || xml_sha256 || '.xml' FROM invoices WHERE xml_sha256 = ANY(${ofInvoices('xml')}::text[])`.execute(
    db,
  );
  return new Set(rows.map(({ fileKey }) => fileKey));
}
