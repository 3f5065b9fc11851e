import { sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';

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
