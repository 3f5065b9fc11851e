import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { CallingKey } from '../../platform/access/key-callers.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import { isPublishablePdf } from '../../platform/pdf/check.ts';
import { Problem } from '../../platform/problem.ts';
import { lockInvoice, setInvoicePdf } from './invoice-file-queries.ts';
import { storeInvoiceFile } from './invoice-files.ts';
import { reportChangedInvoices } from './invoices.ts';

const PDF_SIGNATURE = '%PDF-';

/**
 * Stores the PDF of an invoice, and reports the change.
 * @param path of the received file on this machine
 * @throws Problem NotFound; UnsupportedMediaType for another type; BadRequest for a PDF that is incomplete or has active
 *   content
 */
export async function storeInvoiceDocument(
  deps: ModuleDependencies,
  key: CallingKey,
  invoiceNumber: string,
  path: string,
) {
  const content = await readFile(path);
  if (content.toString('latin1', 0, PDF_SIGNATURE.length) !== PDF_SIGNATURE)
    throw new Problem('UnsupportedMediaType');
  if (!(await isPublishablePdf(path)))
    throw new Problem('BadRequest', { errors: [{ path: 'file', code: 'invalidField' }] });
  const sha256 = createHash('sha256').update(content).digest('hex');
  return deps.db.transaction().execute(async (trx) => {
    const invoice = await lockInvoice(trx, invoiceNumber);
    if (!invoice) throw new Problem('NotFound');
    const changed = invoice.pdfSha256 !== sha256;
    if (changed) {
      await storeInvoiceFile(trx, deps.files, { type: 'pdf', sha256 }, content);
      await setInvoicePdf(trx, invoice.id, sha256);
      await recordAudit(trx, {
        userId: null,
        customerId: invoice.customerId,
        action: 'invoices.store-document',
        entity: 'invoice',
        entityId: invoice.id,
        details: { invoiceNumber, keyName: key.name },
      });
      await reportChangedInvoices(trx, deps, [invoice.id]);
    }
    return { invoiceNumber, size: content.length, changed };
  });
}
