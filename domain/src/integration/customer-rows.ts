import type { z } from 'zod';
import { PRICE_LISTS } from '../catalogue/price-lists.ts';
import {
  anagraphicsShape,
  documentEmailsShape,
  requestedAddresses,
  withPreviousAnagraphics,
} from '../customers/requested-profile.ts';
import { choice, customerCodeField, group, percent } from '../fields.ts';

/**
 * A customer as the ERP stores it, with its commercial terms. Absent addresses and e-mails stay unchanged. A new
 * customer must have addresses, since orders need one.
 */
export const customerRowSchema = group({
  customerCode: customerCodeField(),
  ...anagraphicsShape,
  priceListCode: choice(PRICE_LISTS),
  discountPct1: percent().default(0),
  discountPct2: percent().default(0),
  agentCommissionPct: percent().default(0),
  unconditionalDiscountPct: percent().default(0).describe('Off the total of each order'),
  billingEmails: documentEmailsShape.billingEmails.optional(),
  transportDocumentEmails: documentEmailsShape.transportDocumentEmails.optional(),
  msdsEmails: documentEmailsShape.msdsEmails.optional(),
  testSheetsEmails: documentEmailsShape.testSheetsEmails.optional(),
  addresses: requestedAddresses().optional().describe('All of them; a table has no column for them'),
}).transform(withPreviousAnagraphics);
export type CustomerRow = z.infer<typeof customerRowSchema>;
