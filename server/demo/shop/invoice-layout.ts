import { formatMoney } from '@cromia/domain/amount-formats';
import { formatDate } from '@cromia/domain/dates';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { buildA4Document, buildLabelledRows, buildPageHead } from '../../src/platform/pdf/page.ts';
import type { Publisher } from '../../src/platform/pdf/publisher.ts';
import type { DemoInvoice } from './invoice.ts';

const LABEL_WIDTH = 150;

/** A specimen of the invoice that an ERP would send, on A4, in Italian. */
export function buildDefinition({
  invoice,
  publisher,
  publishedAt,
}: {
  invoice: DemoInvoice;
  publisher: Publisher;
  publishedAt: string;
}): TDocumentDefinitions {
  const { type, invoiceNumber, issuedOn, dueOn, net, vat, total, order } = invoice;
  const kind = type === 'INVOICE' ? 'Fattura' : 'Nota di credito';
  const money = (amount: number) => formatMoney(amount, 'it');
  return buildA4Document({
    ...{
      title: `${kind} ${invoiceNumber}`,
      subject: kind,
      language: 'it',
      publisher,
      page: 'Pagina',
      publishedAt,
    },
    content: [
      ...buildPageHead(publisher, kind),
      { text: `${kind} ${invoiceNumber}`, bold: true, fontSize: 18, margin: [0, 0, 0, 6] },
      ...buildLabelledRows(
        [
          ['Cliente', `${order.customerCode} ${order.businessName}`],
          ['Partita IVA', order.vatNumber],
          ['Data', formatDate(issuedOn)],
          ...(type === 'INVOICE' ? [['Scadenza', formatDate(dueOn)] as const] : []),
          ['Ordine', order.orderCode],
          ['Imponibile', money(net)],
          ['IVA', money(vat)],
          ['Totale', money(total)],
        ],
        LABEL_WIDTH,
      ),
    ],
  });
}
