import { type CustomerTerms, TERM_FIELDS } from '@cromia/domain/customers/customer-terms';
import { objectField } from '@cromia/domain/fields';
import { keysOf } from '@cromia/domain/keys';
import { z } from 'zod';

const typedNumber = z.union([z.number(), z.string()]);

/** The form values of a customer's terms, which may be invalid. */
export const termsFormValuesSchema = z.object({
  priceListCode: z.string(),
  discountPct1: typedNumber,
  discountPct2: typedNumber,
  unconditionalDiscountPct: typedNumber,
  agentCommissionPct: typedNumber,
  paymentTerms: z.string(),
});
export type TermsFormValues = z.infer<typeof termsFormValuesSchema>;

/** The domain's rules for terms. */
export const termsSchema = objectField(TERM_FIELDS);

export const TERMS_FORM_FIELDS = keysOf(TERM_FIELDS);

/** Converts stored terms to form values. */
export function toTermsFormValues(terms: CustomerTerms): TermsFormValues {
  return termsFormValuesSchema.parse({ ...terms, paymentTerms: terms.paymentTerms ?? '' });
}
