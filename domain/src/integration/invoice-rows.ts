import { z } from 'zod';
import { sumRowTotals } from '../catalogue/pricing.ts';
import { addDays } from '../dates.ts';
import {
  boundedDecimalField,
  choiceField,
  customerCodeField,
  objectField,
  patternTextField,
  toTypeErrorCode,
} from '../fields.ts';
import { invoiceNumberField } from '../invoices/invoice.ts';
import { INVOICE_TYPES } from '../invoices/invoice-state.ts';
import { LIMITS } from '../limits.ts';
import { storedDateField } from '../stored-date.ts';
import type { RowError } from './import.ts';

const amountField = () => boundedDecimalField(0, LIMITS.orderTotal, 2);
const codeListField = () =>
  z
    .array(patternTextField(/^[0-9A-Za-z/_.-]+$/, LIMITS.orderCode), { error: toTypeErrorCode })
    .max(LIMITS.invoiceReferences, 'invalidLenght')
    .nullish();

/**
 * An invoice or credit note as the ERP stores it (contract, section 13). An absent field leaves the stored value; null
 * empties it. Amounts of credit notes are positive.
 */
export const invoiceRowSchema = objectField({
  invoiceNumber: invoiceNumberField(),
  type: choiceField(INVOICE_TYPES).optional(),
  customerCode: customerCodeField().optional(),
  issuedOn: storedDateField().optional(),
  dueOn: storedDateField().optional().describe('Last day of payment'),
  net: amountField().optional().describe('Amount in EUR, VAT excluded'),
  vat: amountField().optional().describe('VAT in EUR'),
  total: amountField().optional().describe('Amount in EUR, VAT included'),
  paid: amountField()
    .nullish()
    .describe('Amount in EUR that was paid, or of a credit note paid out or offset; 0 by default'),
  orderCodes: codeListField().describe(
    'Codes of the orders; one that the portal does not have is stored as well',
  ),
  shipmentCodes: codeListField().describe('Codes of the shipments'),
});
export type InvoiceRow = z.infer<typeof invoiceRowSchema>;

/** The fields that a new invoice needs. */
export const REQUIRED_INVOICE_FIELDS = [
  'type',
  'customerCode',
  'issuedOn',
  'dueOn',
  'net',
  'vat',
  'total',
] as const satisfies readonly (keyof InvoiceRow)[];

/** The values of absent or emptied fields that cannot be null. */
export const INVOICE_DEFAULTS = { paid: 0, orderCodes: [], shipmentCodes: [] };

/** EUR by which net and VAT may differ from the total: stamp duty of 2 EUR, and rounding. */
const TOTAL_TOLERANCE = 3;

/** Days by which an invoice may be due before its issue, such as one that was paid in advance. */
const MAX_DAYS_IN_ADVANCE = 366;

/** The amounts, in EUR, and days of an invoice after an import. */
export interface ImportedAmounts {
  issuedOn: string;
  dueOn: string;
  net: number;
  vat: number;
  total: number;
  paid: number;
}

/** The values that contradict the others: a total that is not net and VAT, more paid than the total, or a due day long before the issue. */
export function findInvoiceContradictions({
  net,
  vat,
  total,
  paid,
  issuedOn,
  dueOn,
}: ImportedAmounts): Pick<RowError, 'path' | 'code'>[] {
  const isLongBefore = dueOn < addDays(issuedOn, -MAX_DAYS_IN_ADVANCE);
  const difference = Math.abs(sumRowTotals([net, vat, -total]));
  const paths = [
    ...(difference > TOTAL_TOLERANCE ? ['total'] : []),
    ...(paid > total ? ['paid'] : []),
    ...(isLongBefore ? ['dueOn'] : []),
  ];
  return paths.map((path) => ({ path, code: 'contradictory' }));
}
