import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/connection.ts';

/** Reminders of an invoice: some days before its due day, and on it. */
export type ReminderKind = 'early' | 'due';

const COLUMNS = { early: 'reminded_early_of', due: 'reminded_of' } as const;

export interface RemindedInvoice {
  customerId: string;
  invoiceNumber: string;
  dueOn: string;
  total: number;
  open: number;
}

/**
 * Marks the unpaid invoices due between two days that no reminder of this kind was sent of, and returns them by customer
 * and due day. Of concurrent calls, only one gets an invoice.
 */
export async function claimReminders(
  trx: Transaction,
  kind: ReminderKind,
  { from, to }: { from: string; to: string },
): Promise<RemindedInvoice[]> {
  const column = sql.id(COLUMNS[kind]);
  const { rows } = await sql<RemindedInvoice>`
    WITH reminded AS (
      UPDATE invoices SET ${column} = due_on
      WHERE type = 'INVOICE' AND paid < total AND due_on BETWEEN ${from}::date AND ${to}::date
        AND ${column} IS DISTINCT FROM due_on
      RETURNING customer_id, invoice_number, due_on, total, total - paid AS open)
    SELECT * FROM reminded ORDER BY customer_id, due_on, invoice_number`.execute(trx);
  return rows;
}

/** The addresses to which the invoices of customers are sent, with their terms. */
export async function listBillingAddresses(trx: Transaction, customerIds: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    customerCode: string;
    businessName: string;
    paymentTerms: string | null;
    billingEmails: string[];
  }>`
    SELECT id, customer_code, business_name, payment_terms, billing_emails
    FROM customers WHERE id = ANY(${customerIds}::uuid[]) ORDER BY customer_code`.execute(trx);
  return rows;
}
