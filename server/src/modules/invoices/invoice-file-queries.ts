import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';

/** Serialises storing and deleting a file until the transaction ends. */
export async function lockFiles(trx: Transaction, key: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('invoice file ' || ${key}::text, 0))`.execute(trx);
}

/** The keys of files that an invoice uses. */
export async function findUsedFiles(db: Connection, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    SELECT input.key FROM unnest(${keys}::text[]) AS input (key)
    WHERE EXISTS (SELECT FROM invoices WHERE 'invoices/' || pdf_sha256 || '.pdf' = input.key
        AND pdf_sha256 = substr(input.key, 10, 64))
      OR EXISTS (SELECT FROM invoices WHERE 'invoices/' || xml_sha256 || '.xml' = input.key
        AND xml_sha256 = substr(input.key, 10, 64))`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Sets the PDF of a locked invoice. */
export async function setInvoicePdf(trx: Transaction, id: string, sha256: string): Promise<void> {
  await trx.updateTable('invoices').set({ pdfSha256: sha256 }).where('id', '=', id).execute();
}

/** Finds an invoice by its number and locks it until the transaction ends. */
export async function lockInvoice(trx: Transaction, invoiceNumber: string) {
  return trx
    .selectFrom('invoices')
    .select(['id', 'customerId', 'pdfSha256'])
    .where('invoiceNumber', '=', invoiceNumber)
    .forUpdate()
    .executeTakeFirst();
}

/** The checksums of the files of an invoice, of one customer or, for staff, of any. */
export async function findInvoiceFiles(db: Connection, invoiceNumber: string, customerId: string | null) {
  return db
    .selectFrom('invoices')
    .select(['invoiceNumber', 'pdfSha256', 'xmlSha256'])
    .where('invoiceNumber', '=', invoiceNumber)
    .$if(customerId !== null, (query) => query.where(sql<boolean>`customer_id = ${customerId}::uuid`))
    .executeTakeFirst();
}
