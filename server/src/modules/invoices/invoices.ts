import type { InvoiceListQuery, InvoicePage, ReportedInvoice } from '@cromia/domain/invoices/invoice';
import { calculateOpenAmount, findInvoiceState } from '@cromia/domain/invoices/invoice-state';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import { getManufacturerToday } from '../../platform/clock.ts';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { type InvoiceRow, listInvoicesById, selectInvoices, sumInvoices } from './invoice-queries.ts';

/** The fields of an invoice that do not depend on its reader. */
function toAmounts(row: Omit<InvoiceRow, 'orders'>, today: string) {
  const { id, invoiceNumber, type, issuedOn, dueOn, net, vat, total, paid, shipmentCodes } = row;
  return {
    ...{ id, invoiceNumber, type, issuedOn, dueOn, net, vat, total, paid, shipmentCodes },
    state: findInvoiceState(row, today),
    open: calculateOpenAmount(row),
    hasPdf: row.pdfSha256 !== null,
    hasXml: row.xmlSha256 !== null,
  };
}

/** An invoice as its customer sees it. @param today the manufacturer's calendar day */
export function toInvoice(row: InvoiceRow, today: string) {
  return { ...toAmounts(row, today), orders: row.orders };
}

/** Reads one page of a customer's invoices, with the sums of all that match. */
export async function readInvoices(
  deps: ServiceDependencies,
  customerId: string,
  query: InvoiceListQuery,
): Promise<InvoicePage> {
  const today = getManufacturerToday(deps);
  const scope = { customerId, today };
  const page = await readPage(deps.db, selectInvoices(deps.db, scope, query), query, (row) =>
    toInvoice(row, today),
  );
  return { ...page, totals: await sumInvoices(deps.db, scope, query) };
}

/** Reads invoices by id, by number, as other software gets them. */
export async function readReportedInvoices(
  deps: Pick<ServiceDependencies, 'config' | 'now'>,
  db: Connection,
  ids: readonly string[],
): Promise<ReportedInvoice[]> {
  const today = getManufacturerToday(deps);
  const rows = await listInvoicesById(db, ids);
  return rows.map((row) => ({
    ...toAmounts(row, today),
    customerCode: row.customerCode,
    orderCodes: row.orderCodes,
  }));
}

/** The number of invoices that are reported at once. */
const BATCH_SIZE = 200;

/** Records an `invoice.changed` event for each invoice. */
export async function reportChangedInvoices(
  trx: Transaction,
  deps: Pick<ServiceDependencies, 'config' | 'now'>,
  ids: readonly string[],
): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const invoices = await readReportedInvoices(deps, trx, ids.slice(start, start + BATCH_SIZE));
    await recordEvents(
      trx,
      invoices.map((data) => ({ type: 'invoice.changed', data })),
    );
  }
}
