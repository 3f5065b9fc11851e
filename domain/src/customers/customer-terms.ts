import { z } from 'zod';
import { PRICE_LISTS } from '../catalogue/price-lists.ts';
import {
  booleanField,
  boundedDecimalField,
  choiceField,
  nullableTextField,
  percentField,
} from '../fields.ts';
import { keysOf } from '../keys.ts';
import { LIMITS } from '../limits.ts';

/** The texts of payment terms as stored: empty is null. */
export const paymentTermsField = () =>
  nullableTextField(LIMITS.text)
    .transform((terms) => terms || null)
    .describe('Payment terms, such as `30 days from the end of the month`');

/** EUR up to which a customer may owe and order; null without a limit. */
export const creditLimitField = () =>
  boundedDecimalField(0, LIMITS.amount, 2).nullable().describe('Credit limit in EUR; null without one');

export const blocksOverLimitField = () =>
  booleanField().describe('Whether an order request beyond the credit limit is rejected');

/** The commercial terms of a customer, each with its rule. */
export const TERM_FIELDS = {
  priceListCode: choiceField(PRICE_LISTS),
  discountPct1: percentField().describe('First discount, in percent of the list price'),
  discountPct2: percentField().describe('Second discount in percent, applied after the first'),
  unconditionalDiscountPct: percentField().describe('Discount on the total of each order, in percent'),
  agentCommissionPct: percentField().describe('Commission of the agent, in percent'),
  paymentTerms: paymentTermsField(),
  creditLimit: creditLimitField(),
  blocksOverLimit: blocksOverLimitField(),
};
export const TERM_NAMES = keysOf(TERM_FIELDS);

/** The terms of a customer as stored. */
export const customerTermsSchema = z.object({
  priceListCode: z.string(),
  discountPct1: z.number().describe('First discount, in percent of the list price'),
  discountPct2: z.number().describe('Second discount in percent, applied after the first'),
  unconditionalDiscountPct: z.number().describe('Discount on the total of each order, in percent'),
  agentCommissionPct: z.number().describe('Commission of the agent, in percent'),
  paymentTerms: z.string().nullable().describe('Payment terms; null if none are stored'),
  creditLimit: z.number().nullable().describe('Credit limit in EUR; null without one'),
  blocksOverLimit: z
    .boolean()
    .describe(
      'Whether an order request beyond the credit limit is rejected; otherwise it is accepted with a notice',
    ),
});
export type CustomerTerms = z.infer<typeof customerTermsSchema>;

/** The terms of a new customer for which nobody chose others. */
export const DEFAULT_TERMS = {
  // The dealers' price list.
  priceListCode: 'RIV',
  discountPct1: 0,
  discountPct2: 0,
  unconditionalDiscountPct: 0,
  agentCommissionPct: 0,
  paymentTerms: null,
  creditLimit: null,
  blocksOverLimit: false,
} as const satisfies CustomerTerms;
