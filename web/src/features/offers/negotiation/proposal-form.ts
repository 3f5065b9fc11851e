import { isSamePrice } from '@cromia/domain/catalogue/pricing';
import { boundedDecimalField, optionalTextField, wholeNumberField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import type { NewProposal } from '@cromia/domain/messages/offer-proposal';
import type { OfferRequest } from '@cromia/domain/offers/offer-request';
import type { Control } from 'react-hook-form';
import { z } from 'zod';
import { createFormSchema } from '../../../ui/form/use-zod-form';

/** A value of `NumberCell`: null for empty, NaN for invalid input. */
const cellSchema = z.union([z.number(), z.nan(), z.null()]);
const valuesSchema = z.object({
  items: z.array(z.object({ quantity: cellSchema, targetPrice: cellSchema })),
  text: z.string(),
});
type ProposalFormValues = z.infer<typeof valuesSchema>;

const formSchema = z.object({
  items: z.array(
    z.object({
      quantity: wholeNumberField(1, LIMITS.itemQuantity),
      targetPrice: boundedDecimalField(0.0001, LIMITS.unitPrice, LIMITS.priceDecimals).nullable(),
    }),
  ),
  text: optionalTextField(LIMITS.message),
});
type ProposalForm = z.infer<typeof formSchema>;
export type ProposalControl = Control<ProposalFormValues, unknown, ProposalForm>;

export const proposalFormSchema: z.ZodType<ProposalForm, ProposalFormValues> = createFormSchema(
  valuesSchema,
  (typed) => formSchema.safeParse(typed),
);

/** The offered quantities, without a target price. */
export function createProposalValues({ items }: OfferRequest): ProposalFormValues {
  return { items: items.map(({ quantity }) => ({ quantity, targetPrice: null })), text: '' };
}

/** The proposal of the lines that differ from the offer; null if none does. */
export function toProposal({ version, items }: OfferRequest, form: ProposalForm): NewProposal | null {
  const proposed = items.flatMap(({ productCode, quantity, finalUnitPrice }, index) => {
    const line = form.items[index];
    if (line === undefined) return [];
    const hasOtherPrice =
      line.targetPrice !== null &&
      (finalUnitPrice === null || !isSamePrice(line.targetPrice, finalUnitPrice));
    const terms = {
      ...(line.quantity === quantity ? {} : { quantity: line.quantity }),
      ...(hasOtherPrice && line.targetPrice !== null ? { targetPrice: line.targetPrice } : {}),
    };
    return Object.keys(terms).length === 0 ? [] : [{ productCode, ...terms }];
  });
  return proposed.length === 0 ? null : { version, items: proposed, text: form.text };
}
