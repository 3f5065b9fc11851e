import { createHash } from 'node:crypto';
import { addDays } from '@cromia/domain/dates';
import { sql } from 'kysely';
import type { Transaction } from '../../src/platform/database/connection.ts';
import type { FileStore } from '../../src/platform/files/file-store.ts';
import { composePdf } from '../../src/platform/pdf/compose-worker.ts';
import type { Publisher } from '../../src/platform/pdf/publisher.ts';
import { createPrng } from '../prng.ts';
import { toDay } from '../shop/calendar.ts';
import type { DemoInvoice, InvoicedOrder } from '../shop/invoice.ts';
import { buildInvoiceXml } from '../shop/invoice-xml.ts';
import { insertAll } from './bulk.ts';

/** Days between an order and its invoice, and until it is due. */
const INVOICE_DAYS = 12;
const PAYMENT_DAYS = 60;
/** Customers that pay late; the last one may order nothing beyond its limit. */
const LATE_PAYERS = ['100003', '100007'];
/** Credit limits in EUR, and payment terms. */
const TERMS: Readonly<
  Record<string, { creditLimit: number; blocksOverLimit: boolean; paymentTerms?: string }>
> = {
  '100001': { creditLimit: 150_000, blocksOverLimit: false, paymentTerms: '60 gg d.f.' },
  '100002': { creditLimit: 80_000, blocksOverLimit: false },
  '100003': { creditLimit: 20_000, blocksOverLimit: false },
  '100007': { creditLimit: 1_000, blocksOverLimit: true },
};
/** The due days, from today, and paid parts of the last invoices of customer 100001: one in each state. */
const EXAMPLE_STATES = [
  { dueIn: 41, paidPart: 0 },
  { dueIn: 4, paidPart: 0 },
  { dueIn: 22, paidPart: 0.5 },
  { dueIn: -9, paidPart: 0 },
  { dueIn: -30, paidPart: 1 },
];

const toCents = (amount: number) => Math.round(amount * 100) / 100;

/** Italian customers are invoiced with 22 % of VAT, those abroad without. */
function toAmounts(net: number, vatNumber: string) {
  const vat = vatNumber.startsWith('IT') ? toCents(net * 0.22) : 0;
  return { net, vat, total: toCents(net + vat) };
}

async function listInvoicedOrders(trx: Transaction): Promise<InvoicedOrder[]> {
  const { rows } = await sql<InvoicedOrder>`
    SELECT orders.order_code, orders.customer_id, customers.customer_code, customers.business_name, customers.vat_number,
      to_char(orders.request_created_on, 'YYYY-MM-DD') AS ordered_on, orders.total AS net
    FROM orders JOIN customers ON customers.id = orders.customer_id
    WHERE orders.status = 'F' AND orders.total > 0
    ORDER BY orders.request_created_on DESC, orders.order_code`.execute(trx);
  return rows;
}

/** The days and the paid amount of an invoice. @param place among those of its customer, the newest first */
function choosePayment(
  { customerCode, orderedOn }: InvoicedOrder,
  place: number,
  today: string,
  total: number,
) {
  const example = customerCode === '100001' ? EXAMPLE_STATES[place] : undefined;
  if (example) {
    const dueOn = addDays(today, example.dueIn);
    return { dueOn, issuedOn: addDays(dueOn, -PAYMENT_DAYS), paid: toCents(total * example.paidPart) };
  }
  const earliest = addDays(orderedOn, INVOICE_DAYS);
  const issuedOn = earliest < today ? earliest : today;
  const isLate = LATE_PAYERS.includes(customerCode) && place < 2;
  const dueOn = isLate ? addDays(today, -15 - 20 * place) : addDays(issuedOn, PAYMENT_DAYS);
  const paid = dueOn < today && !isLate ? total : 0;
  return { issuedOn: issuedOn <= dueOn ? issuedOn : addDays(dueOn, -PAYMENT_DAYS), dueOn, paid };
}

function buildInvoices(orders: readonly InvoicedOrder[], today: string): DemoInvoice[] {
  const prng = createPrng('invoices');
  const placeByCustomer = new Map<string, number>();
  const year = today.slice(2, 4);
  return orders.map((order, index) => {
    const place = placeByCustomer.get(order.customerCode) ?? 0;
    placeByCustomer.set(order.customerCode, place + 1);
    const amounts = toAmounts(order.net, order.vatNumber);
    const number = String(orders.length - index).padStart(5, '0');
    return {
      id: prng.uuid(),
      invoiceNumber: `FPR ${number}/${year}`,
      type: 'INVOICE',
      order,
      ...amounts,
      ...choosePayment(order, place, today, amounts.total),
    };
  });
}

/** A credit note of customer 100001 for damaged tins, which is still to be offset. */
function buildCreditNote(order: InvoicedOrder, today: string): DemoInvoice {
  const issuedOn = addDays(today, -6);
  const amounts = toAmounts(180.5, order.vatNumber);
  const number = `NC 00001/${today.slice(2, 4)}`;
  const id = createPrng('credit note').uuid();
  return {
    id,
    invoiceNumber: number,
    type: 'CREDIT_NOTE',
    order,
    issuedOn,
    dueOn: issuedOn,
    paid: 0,
    ...amounts,
  };
}

/** Where the files of the demo's invoices are stored, and who issues them. */
export interface InvoiceFiles {
  files: FileStore;
  publisher: Publisher;
}

const LAYOUT = new URL('../shop/invoice-layout.ts', import.meta.url).href;

async function storeFile(files: FileStore, content: Uint8Array, type: 'pdf' | 'xml'): Promise<string> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  await files.put(`invoices/${sha256}.${type}`, content, `application/${type}`);
  return sha256;
}

/** Stores the FatturaPA and the PDF of an invoice. @returns their checksums */
async function storeFiles({ files, publisher }: InvoiceFiles, invoice: DemoInvoice) {
  const publishedAt = `${invoice.issuedOn}T08:00:00.000Z`;
  const pdf = await composePdf({ layout: LAYOUT, content: { invoice, publisher, publishedAt } });
  return {
    xmlSha256: await storeFile(files, Buffer.from(buildInvoiceXml(invoice)), 'xml'),
    pdfSha256: await storeFile(files, pdf, 'pdf'),
  };
}

const NO_FILES = { xmlSha256: null, pdfSha256: null };

/**
 * Loads an invoice for each invoiced order, in every state, a credit note, and credit limits.
 * @param store for the files of customer 100001; without it, invoices have none
 */
export async function loadInvoices(
  trx: Transaction,
  now: Date,
  store: InvoiceFiles | undefined,
): Promise<void> {
  const today = toDay(now);
  const invoices = buildInvoices(await listInvoicedOrders(trx), today);
  const first = invoices.find(({ order }) => order.customerCode === '100001');
  if (first) invoices.push(buildCreditNote(first.order, today));
  const rows = [];
  for (const { order, ...invoice } of invoices) {
    rows.push({
      ...invoice,
      customerId: order.customerId,
      createdOn: now,
      changedOn: now,
      orderCodes: [order.orderCode],
      ...(store && order.customerCode === '100001'
        ? await storeFiles(store, { order, ...invoice })
        : NO_FILES),
    });
  }
  await insertAll(trx, 'invoices', rows);
  for (const [customerCode, terms] of Object.entries(TERMS))
    await trx.updateTable('customers').set(terms).where('customerCode', '=', customerCode).execute();
}
