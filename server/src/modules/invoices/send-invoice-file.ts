import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { sendFile } from '../../platform/files/send-file.ts';
import { Problem } from '../../platform/problem.ts';
import { findInvoiceFiles } from './invoice-file-queries.ts';
import { INVOICE_FILE_TYPES, type InvoiceFileType, toInvoiceFileKey } from './invoice-files.ts';

/** A file name that is safe on every file system: the letters and digits of the invoice number. */
function toFileName(invoiceNumber: string, type: InvoiceFileType): string {
  return `${invoiceNumber.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'invoice'}.${type}`;
}

/**
 * Sends a file of an invoice of a customer.
 * @throws Problem NotFound if the customer has no such invoice, or the invoice no such file
 */
export async function sendInvoiceFile(
  { db, files }: Pick<ModuleDependencies, 'db' | 'files'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { number, type, customerId }: { number: string; type: InvoiceFileType; customerId: string },
): Promise<FastifyReply> {
  const invoice = await findInvoiceFiles(db, number, customerId);
  const sha256 = type === 'pdf' ? invoice?.pdfSha256 : invoice?.xmlSha256;
  const file = sha256 ? await files.find(toInvoiceFileKey({ type, sha256 }), sha256) : undefined;
  if (!invoice || !file) throw new Problem('NotFound');
  const name = toFileName(invoice.invoiceNumber, type);
  return sendFile(request, reply, file, { name, contentType: INVOICE_FILE_TYPES[type], maxAge: 0 });
}
