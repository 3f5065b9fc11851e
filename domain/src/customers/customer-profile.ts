import { z } from 'zod';
import { createRecord, keysOf } from '../keys.ts';
import { addressSchema, contactSchema } from './customer.ts';
import { customerSummarySchema } from './customer-summary.ts';
import {
  ASSESSMENT_FIELDS,
  BANK_FIELDS,
  DOCUMENT_EMAIL_FIELDS,
  IDENTITY_FIELDS,
  pickSchemas,
} from './profile-fields.ts';

/** A customer profile with the fields of section 3. The fields of `EMPTY_ASSESSMENT` are null for a CUSTOMER. */
export const customerProfileSchema = customerSummarySchema.extend({
  id: z.string(),
  customerCodeOld: z.string().nullable(),
  ...pickSchemas(IDENTITY_FIELDS, 'stored'),
  ...pickSchemas(ASSESSMENT_FIELDS, 'stored'),
  unconditionalDiscountPct: z.number(),
  paymentTerms: z.string().nullable().describe('Payment terms; null if none are stored'),
  addresses: z.array(addressSchema),
  contacts: z.array(contactSchema),
  ...pickSchemas(DOCUMENT_EMAIL_FIELDS, 'stored'),
  ...pickSchemas(BANK_FIELDS, 'stored'),
  version: z.int(),
});
export type CustomerProfile = z.infer<typeof customerProfileSchema>;

/**
 * The assessment fields as returned to a CUSTOMER: all null. The recap shows market, retailer data, competitors,
 * consumption, potential and the TNT switch to agents and commercial staff only (section 2).
 */
export const EMPTY_ASSESSMENT = createRecord(keysOf(ASSESSMENT_FIELDS), () => null);
