import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { StoredFile } from '../../platform/files/file-store.ts';
import { Problem } from '../../platform/problem.ts';
import { DOCUMENT_TYPES, type DocumentType, toFileKey } from '../stored-documents/index.ts';
import { findInvoiceFiles } from './invoice-file-queries.ts';

/** A file name that is safe on every file system: the letters and digits of the invoice number. */
function toFileName(invoiceNumber: string, type: DocumentType): string {
  return `${invoiceNumber.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'invoice'}.${type}`;
}

/**
 * Finds a file of an invoice of a customer.
 * @throws Problem NotFound if the customer has no such invoice, or the invoice no such file
 */
export async function findInvoiceFile(
  { db, files }: Pick<ModuleDependencies, 'db' | 'files'>,
  { number, type, customerId }: { number: string; type: DocumentType; customerId: string },
): Promise<{ file: StoredFile; name: string; contentType: string }> {
  const invoice = await findInvoiceFiles(db, number, customerId);
  const sha256 = type === 'pdf' ? invoice?.pdfSha256 : invoice?.xmlSha256;
  const file = sha256 ? await files.find(toFileKey({ folder: 'invoices', type, sha256 }), sha256) : undefined;
  if (!invoice || !file) throw new Problem('NotFound');
  return { file, name: toFileName(invoice.invoiceNumber, type), contentType: DOCUMENT_TYPES[type] };
}
