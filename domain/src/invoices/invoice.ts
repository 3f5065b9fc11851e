import { z } from 'zod';
import {
  choiceField,
  customerCodeField,
  dateField,
  filterTextField,
  isPathCode,
  requiredTextField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { exportQueryShape } from '../lists/export.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { DUE_SOON_DAYS, INVOICE_STATES, INVOICE_TYPES } from './invoice-state.ts';

/** Values of the list's filter by state: a state, all that is unpaid, or what is due soon. */
export const INVOICE_STATE_FILTERS = [...INVOICE_STATES, 'UNPAID', 'DUE_SOON'] as const;
export type InvoiceStateFilter = (typeof INVOICE_STATE_FILTERS)[number];

export const INVOICE_SORTS = ['issuedOn', 'dueOn', 'invoiceNumber', 'total'] as const;
export type InvoiceSort = (typeof INVOICE_SORTS)[number];

/** The number of an invoice, as the ERP or the XML states it. A path can contain it. */
export const invoiceNumberField = () =>
  requiredTextField(LIMITS.invoiceNumber)
    .refine(isPathCode, 'invalidField')
    .describe('Number of the invoice or credit note');

export const invoiceParamsSchema = z.object({ invoiceNumber: invoiceNumberField() });
/** The same under the name of the shop's paths. */
export const invoiceNumberParamsSchema = z.object({ number: invoiceNumberField() });

/** Query of GET invoices. */
export const invoiceListQuerySchema = createPageQuerySchema({
  sortFields: INVOICE_SORTS,
  defaultSort: 'issuedOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
})
  .extend({
    state: choiceField(INVOICE_STATE_FILTERS)
      .optional()
      .describe(`UNPAID: with an open amount; DUE_SOON: due today or within ${DUE_SOON_DAYS} days`),
    type: choiceField(INVOICE_TYPES).optional(),
    invoiceNumber: filterTextField(LIMITS.invoiceNumber).describe(
      'Part of the invoice number, or of the code of one of its orders',
    ),
    issuedOnFrom: dateField().optional().describe('First day of issue'),
    issuedOnTo: dateField().optional().describe('Last day of issue'),
    customerCode: customerCodeField()
      .optional()
      .describe('Customer that AGENT and COMMERCIAL act for; not used in the back office'),
  })
  .refine(
    ({ issuedOnFrom, issuedOnTo }) =>
      issuedOnFrom === undefined || issuedOnTo === undefined || issuedOnFrom <= issuedOnTo,
    { path: ['issuedOnTo'], error: 'invalidField' },
  );
export type InvoiceListQuery = z.infer<typeof invoiceListQuerySchema>;
export const invoiceExportQuerySchema = invoiceListQuerySchema.safeExtend(exportQueryShape);

/** An order or shipment that an invoice names. */
const namedOrderSchema = z.object({
  orderCode: z.string(),
  id: z.string().nullable().describe('Id of the order; null if the portal has no such order of the customer'),
});

/** An invoice or credit note as a customer sees it. Amounts in EUR. */
export const invoiceSchema = z.object({
  id: z.string(),
  invoiceNumber: z.string(),
  type: z.enum(INVOICE_TYPES),
  state: z.enum(INVOICE_STATES),
  issuedOn: z.string(),
  dueOn: z.string().describe('Last day of payment'),
  net: z.number().describe('Amount in EUR, VAT excluded'),
  vat: z.number().describe('VAT in EUR'),
  total: z.number().describe('Amount in EUR, VAT included'),
  paid: z.number().describe('Amount in EUR that was paid, or of a credit note paid out or offset'),
  open: z.number().describe('Amount in EUR that is still to be paid, or of a credit note to be offset'),
  orders: z.array(namedOrderSchema),
  shipmentCodes: z.array(z.string()),
  hasPdf: z.boolean(),
  hasXml: z.boolean(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** Sums of all invoices that match the filters, in EUR; credit notes count negative. */
export const invoiceTotalsSchema = z.object({
  count: z.int(),
  net: z.number(),
  total: z.number(),
  open: z.number(),
  overdue: z.number().describe('Open amount past the due day, without credit notes'),
  dueSoon: z.number().describe(`Open amount due today or within ${DUE_SOON_DAYS} days`),
  dueSoonCount: z.int(),
});
export type InvoiceTotals = z.infer<typeof invoiceTotalsSchema>;

export const invoicePageSchema = createLimitedPageSchema(invoiceSchema).extend({
  totals: invoiceTotalsSchema,
});
export type InvoicePage = z.infer<typeof invoicePageSchema>;

/** An invoice with its customer, as events and other software get it. */
export const reportedInvoiceSchema = invoiceSchema
  .omit({ orders: true })
  .extend({ customerCode: z.string(), orderCodes: z.array(z.string()) });
export type ReportedInvoice = z.infer<typeof reportedInvoiceSchema>;

/** Response of PUT integration/invoices/{invoiceNumber}/document. */
export const storedInvoiceDocumentSchema = z.object({
  invoiceNumber: z.string(),
  size: z.int().describe('Bytes'),
  changed: z.boolean().describe('Whether the file differs from the stored one'),
});
