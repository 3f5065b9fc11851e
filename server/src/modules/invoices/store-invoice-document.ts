import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { CallingKey } from '../../platform/access/key-callers.ts';
import { recordAudit } from '../../platform/events/audit.ts';
import type { ReceivedFile } from '../../platform/files/uploads.ts';
import { Problem } from '../../platform/problem.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import { publishFiles, requirePdf } from '../stored-documents/index.ts';
import { lockInvoice, setInvoicePdf } from './invoice-file-queries.ts';
import { reportChangedInvoices } from './invoices.ts';

/**
 * Stores the PDF of an invoice, and reports the change.
 * @throws Problem NotFound; UnsupportedMediaType for another type; BadRequest for a PDF that is incomplete or has active
 *   content
 */
export async function storeInvoiceDocument(
  deps: ModuleDependencies,
  { key, log }: { key: CallingKey; log: Pick<Logger, 'warn'> },
  invoiceNumber: string,
  file: ReceivedFile,
) {
  await requirePdf(file);
  const { path, sha256, size } = file;
  return publishFiles(deps, [{ folder: 'invoices', path, sha256, size }], log, async (trx) => {
    const invoice = await lockInvoice(trx, invoiceNumber);
    if (!invoice) throw new Problem('NotFound');
    const changed = invoice.pdfSha256 !== sha256;
    if (changed) {
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
    return { invoiceNumber, size, changed };
  });
}
