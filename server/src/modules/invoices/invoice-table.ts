import type { Invoice, InvoiceListQuery } from '@cromia/domain/invoices/invoice';
import type { UiLanguage } from '@cromia/domain/languages';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import { getManufacturerToday } from '../../platform/clock.ts';
import { toWholeList, type WholeList } from '../../platform/database/list-queries.ts';
import type { ListTable } from '../../platform/tables/send-list.ts';
import { type InvoiceRow, selectInvoices } from './invoice-queries.ts';
import { toInvoice } from './invoices.ts';
import { getInvoiceTexts } from './texts.ts';

/** The table of exported invoices. Amounts of credit notes are negative, so that the columns can be added up. */
export function defineInvoiceTable(language: UiLanguage): ListTable<Invoice> {
  const t = getInvoiceTexts(language);
  const amounts = [
    t('columns.net'),
    t('columns.vat'),
    t('columns.total'),
    t('columns.paid'),
    t('columns.open'),
  ];
  return {
    name: t('file'),
    columns: [
      t('columns.number'),
      t('columns.type'),
      t('columns.issuedOn'),
      t('columns.dueOn'),
      t('columns.state'),
      ...amounts.map((label) => `${label} (EUR)`),
      t('columns.orders'),
      t('columns.shipments'),
    ],
    toRows: (invoice) => {
      const sign = invoice.type === 'CREDIT_NOTE' ? -1 : 1;
      const { net, vat, total, paid, open } = invoice;
      return [
        [
          invoice.invoiceNumber,
          t(`type.${invoice.type}`),
          { day: invoice.issuedOn },
          { day: invoice.dueOn },
          t(`state.${invoice.state}`),
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
