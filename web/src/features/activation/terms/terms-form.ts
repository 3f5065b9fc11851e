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
  creditLimit: typedNumber,
  blocksOverLimit: z.boolean(),
});
export type TermsFormValues = z.infer<typeof termsFormValuesSchema>;

/** The domain's rules for terms, for form values: an empty credit limit is none. */
export const TERM_FORM_RULES = {
  ...TERM_FIELDS,
  creditLimit: z.preprocess((value) => (value === '' ? null : value), TERM_FIELDS.creditLimit),
};
export const termsSchema = objectField(TERM_FORM_RULES);

export const TERMS_FORM_FIELDS = keysOf(TERM_FIELDS);

/** The fields of a request with form values: an empty credit limit is none. */
export function toTermFields(values: TermsFormValues): Record<string, unknown> {
  const fields = Object.fromEntries(TERMS_FORM_FIELDS.map((name) => [name, values[name]]));
  return { ...fields, creditLimit: values.creditLimit === '' ? null : values.creditLimit };
}

/** Converts stored terms to form values. */
export function toTermsFormValues(terms: CustomerTerms): TermsFormValues {
  return termsFormValuesSchema.parse({
    ...terms,
    paymentTerms: terms.paymentTerms ?? '',
    creditLimit: terms.creditLimit ?? '',
  });
}
