import type { z } from 'zod';
import { PRICE_LISTS } from '../catalogue/price-lists.ts';
import { blocksOverLimitField, creditLimitField, paymentTermsField } from '../customers/customer-terms.ts';
import {
  anagraphicsShape,
  documentEmailsShape,
  importedAddressesField,
} from '../customers/requested-profile.ts';
import { choiceField, customerCodeField, objectField, percentField } from '../fields.ts';
import { emptyToNull } from './row-fields.ts';

const { businessName, vatNumber, fiscalCode, sdiCode, pec } = anagraphicsShape;
const emailShape = {
  billingEmails: documentEmailsShape.billingEmails.nullish(),
  transportDocumentEmails: documentEmailsShape.transportDocumentEmails.nullish(),
  msdsEmails: documentEmailsShape.msdsEmails.nullish(),
  testSheetsEmails: documentEmailsShape.testSheetsEmails.nullish(),
};

/**
 * A customer as the ERP stores it, with its commercial terms. An absent field leaves the stored value; null empties it.
 * A new customer must have addresses, since orders need one.
 */
export const customerRowSchema = objectField({
  customerCode: customerCodeField(),
  businessName: businessName.optional(),
  vatNumber: vatNumber.optional(),
  fiscalCode: fiscalCode.transform(emptyToNull),
  sdiCode: sdiCode.transform(emptyToNull),
  pec: pec.transform(emptyToNull),
  priceListCode: choiceField(PRICE_LISTS).optional(),
  discountPct1: percentField().nullish(),
  discountPct2: percentField().nullish(),
  agentCommissionPct: percentField().nullish(),
  unconditionalDiscountPct: percentField()
    .nullish()
    .describe('Discount on the total of each order, in percent'),
  paymentTerms: paymentTermsField().optional(),
  creditLimit: creditLimitField().optional(),
  blocksOverLimit: blocksOverLimitField().nullish(),
  ...emailShape,
  addresses: importedAddressesField()
    .optional()
    .describe('Complete list of addresses; not available in tables'),
});
export type CustomerRow = z.infer<typeof customerRowSchema>;

/** The fields that a new customer needs. */
export const REQUIRED_CUSTOMER_FIELDS = [
  'businessName',
  'vatNumber',
  'priceListCode',
  'addresses',
] as const satisfies readonly (keyof CustomerRow)[];

/** The values of absent or emptied fields that cannot be null. */
export const CUSTOMER_DEFAULTS = {
  discountPct1: 0,
  discountPct2: 0,
  agentCommissionPct: 0,
  unconditionalDiscountPct: 0,
  blocksOverLimit: false,
  billingEmails: [],
  transportDocumentEmails: [],
  msdsEmails: [],
  testSheetsEmails: [],
};
