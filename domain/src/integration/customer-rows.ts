import { z } from 'zod';
import { PRICE_LISTS } from '../catalogue/price-lists.ts';
import {
  anagraphicsShape,
  documentEmailsShape,
  normaliseAnagraphics,
  requestedAddressesField,
} from '../customers/requested-profile.ts';
import { choiceField, customerCodeField, objectField, percentField } from '../fields.ts';

/**
 * A customer as the ERP stores it, with its commercial terms. Absent addresses and e-mails stay unchanged. A new
 * customer must have addresses, since orders need one.
 */
export const customerRowSchema = objectField({
  customerCode: customerCodeField(),
  ...anagraphicsShape,
  priceListCode: choiceField(PRICE_LISTS),
  discountPct1: percentField().default(0),
  discountPct2: percentField().default(0),
  agentCommissionPct: percentField().default(0),
  unconditionalDiscountPct: percentField()
    .default(0)
    .describe('Discount on the total of each order, in percent'),
  ...z.object(documentEmailsShape).partial().shape,
  addresses: requestedAddressesField()
    .optional()
    .describe('Complete list of addresses; not available in tables'),
}).transform(normaliseAnagraphics);
export type CustomerRow = z.infer<typeof customerRowSchema>;
