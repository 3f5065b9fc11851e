import type { InvoiceType } from '@cromia/domain/invoices/invoice-state';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../platform/database/connection.ts';
import type { UpsertTarget } from './upsert-target.ts';

const AMOUNT = 'numeric(14, 2)';
const INVOICE_VALUES = {
  issuedOn: 'date',
  dueOn: 'date',
  net: AMOUNT,
  vat: AMOUNT,
  total: AMOUNT,
  paid: AMOUNT,
  orderCodes: 'text[]',
  shipmentCodes: 'text[]',
  xmlSha256: 'text',
};

export const INVOICE_TARGET: UpsertTarget = {
  name: 'INVOICE_TARGET',
  table: 'invoices',
  key: { invoiceNumber: 'text' },
  values: INVOICE_VALUES,
};

/** The columns of a new invoice. An update may not set its customer and type. */
export const NEW_INVOICE_TARGET: UpsertTarget = {
  ...INVOICE_TARGET,
  name: 'NEW_INVOICE_TARGET',
  values: { ...INVOICE_VALUES, customerId: 'uuid', type: 'text' },
};

export interface StoredInvoice {
  invoiceNumber: string;
  customerCode: string;
  type: InvoiceType;
  issuedOn: string;
  net: number;
  vat: number;
  total: number;
  paid: number;
}

/** Locks invoices by number until the transaction ends, and reads them. */
export async function lockInvoices(trx: Transaction, numbers: readonly string[]): Promise<StoredInvoice[]> {
  const isNamed = sql`invoice_number IN (SELECT jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`;
  await sql`SELECT FROM invoices WHERE ${isNamed} ORDER BY id FOR NO KEY UPDATE`.execute(trx);
  const { rows } = await sql<StoredInvoice>`
    SELECT invoice_number, customers.customer_code, type, issued_on, net, vat, total, paid
    FROM invoices JOIN customers ON customers.id = invoices.customer_id
    WHERE ${isNamed} ORDER BY invoices.id`.execute(trx);
  return rows;
}

export async function findCustomerIds(db: Connection, codes: readonly string[]) {
  const { rows } = await sql<{ id: string; customerCode: string }>`
    SELECT id, customer_code FROM customers
    WHERE customer_code IN (SELECT jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))
    ORDER BY customer_code`.execute(db);
  return rows;
}

/** Finds the orders that belong to another customer than the one that they are named with. */
export async function findForeignOrders(
  db: Connection,
  named: readonly { customerCode: string; orderCode: string }[],
) {
  const { rows } = await sql<{ customerCode: string; orderCode: string }>`
    SELECT DISTINCT input."customerCode" AS customer_code, orders.order_code
    FROM jsonb_to_recordset(${JSON.stringify(named)}::jsonb) AS input ("customerCode" text, "orderCode" text)
    JOIN orders ON orders.order_code = input."orderCode"
    JOIN customers ON customers.id = orders.customer_id
    WHERE customers.customer_code <> input."customerCode"
    ORDER BY orders.order_code`.execute(db);
  return rows;
}

/** Lists the ids of invoices by number. */
export async function listInvoiceIds(db: Connection, numbers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM invoices
    WHERE invoice_number IN (SELECT jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))
    ORDER BY invoice_number`.execute(db);
  return rows.map(({ id }) => id);
}
