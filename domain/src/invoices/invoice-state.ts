import { sumRowTotals } from '../catalogue/pricing.ts';

/** An invoice, or a credit note, which reduces what the customer owes. Amounts of both are positive. */
export const INVOICE_TYPES = ['INVOICE', 'CREDIT_NOTE'] as const;
export type InvoiceType = (typeof INVOICE_TYPES)[number];

/** States of an invoice (contract, section 13). */
export const INVOICE_STATES = ['OPEN', 'PARTLY_PAID', 'PAID', 'OVERDUE'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export const INVOICE_STATE_COLORS = {
  OPEN: 'grey',
  PARTLY_PAID: 'yellow',
  PAID: 'green',
  OVERDUE: 'red',
} as const satisfies Record<InvoiceState, string>;

/** Days before its due day in which an invoice is due soon; the first reminder is mailed at their start. */
export const DUE_SOON_DAYS = 5;

/** The fields that decide on the state of an invoice. */
export interface InvoiceAmounts {
  type: InvoiceType;
  /** The last day of payment. */
  dueOn: string;
  /** EUR, VAT included. */
  total: number;
  /** EUR paid, or of a credit note paid out or offset. */
  paid: number;
}

/** The amount in EUR that is still to be paid, or of a credit note to be offset; never negative. */
export function calculateOpenAmount({ total, paid }: Pick<InvoiceAmounts, 'total' | 'paid'>): number {
  return Math.max(0, sumRowTotals([total, -paid]));
}

/**
 * The state of an invoice on a day. It is overdue from the day after its due day until it is paid; nothing of a credit
 * note is ever overdue.
 * @param today the manufacturer's calendar day
 */
export function findInvoiceState(invoice: InvoiceAmounts, today: string): InvoiceState {
  if (calculateOpenAmount(invoice) === 0) return 'PAID';
  if (invoice.type === 'INVOICE' && invoice.dueOn < today) return 'OVERDUE';
  return invoice.paid > 0 ? 'PARTLY_PAID' : 'OPEN';
}

/** Whether an invoice is due today or within the next days, and not paid. */
export function isDueSoon(invoice: InvoiceAmounts, today: string, lastDay: string): boolean {
  const isOpen = invoice.type === 'INVOICE' && calculateOpenAmount(invoice) > 0;
  return isOpen && invoice.dueOn >= today && invoice.dueOn <= lastDay;
}
