import type { Invoice, InvoiceListQuery } from '@cromia/domain/invoices/invoice';
import type { UiLanguage } from '@cromia/domain/languages';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import { getManufacturerToday } from '../../platform/clock.ts';
import { toWholeList, type WholeList } from '../../platform/database/list-queries.ts';
import type { ListTable } from '../../platform/tables/send-list.ts';
import { type InvoiceRow, selectInvoices } from './invoice-queries.ts';
import { toInvoice } from './invoices.ts';
import { INVOICE_TEXTS } from './texts.ts';

/** The table of exported invoices. Amounts of credit notes are negative, so that the columns can be added up. */
export function defineInvoiceTable(language: UiLanguage): ListTable<Invoice> {
  const { file, columns, type, state } = INVOICE_TEXTS[language];
  const amounts = [columns.net, columns.vat, columns.total, columns.paid, columns.open];
  return {
    name: file,
    columns: [
      columns.number,
      columns.type,
      columns.issuedOn,
      columns.dueOn,
      columns.state,
      ...amounts.map((label) => `${label} (EUR)`),
      columns.orders,
      columns.shipments,
    ],
    toRows: (invoice) => {
      const sign = invoice.type === 'CREDIT_NOTE' ? -1 : 1;
      const { net, vat, total, paid, open } = invoice;
      return [
        [
          invoice.invoiceNumber,
          type[invoice.type],
          { day: invoice.issuedOn },
          { day: invoice.dueOn },
          state[invoice.state],
          // Avoids a negative zero.
          ...[net, vat, total, paid, open].map((amount) => (amount === 0 ? 0 : sign * amount)),
          invoice.orders.map(({ orderCode }) => orderCode).join(' '),
          invoice.shipmentCodes.join(' '),
        ],
      ];
    },
  };
}

/** All of a customer's invoices that match a filter. */
export function defineInvoiceExport(
  deps: ServiceDependencies,
  customerId: string,
  query: Pick<InvoiceListQuery, 'state' | 'type' | 'invoiceNumber' | 'issuedOnFrom' | 'issuedOnTo' | 'sort'>,
): WholeList<Invoice, InvoiceRow> {
  const today = getManufacturerToday(deps);
  return toWholeList(selectInvoices(deps.db, { customerId, today }, query), (row: InvoiceRow) =>
    toInvoice(row, today),
  );
}
