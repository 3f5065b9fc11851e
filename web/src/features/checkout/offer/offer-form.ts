import { offerRequestBodySchema } from '@cromia/domain/checkout/order';
import type { z } from 'zod';
import type { OfferCheckout, TypedOffer } from '../checkout-state';
import { deliveryDateFrom } from '../order/order-form';

/** The form's rules: the domain's, and the earliest delivery date of these lines (section 5). */
export function offerSchemaFrom(earliest: string) {
  return offerRequestBodySchema
    .omit({ items: true })
    .extend({ deliveryDateRequested: deliveryDateFrom(earliest) });
}

type OfferSchema = ReturnType<typeof offerSchemaFrom>;
/** What stands in the form's fields. */
export type OfferInput = z.input<OfferSchema>;
export type ValidOffer = z.output<OfferSchema>;

/** What stands in the fields, in the shape that is kept. */
export function typedOffer(input: Partial<OfferInput>): TypedOffer {
  return {
    deliveryDateRequested: input.deliveryDateRequested ?? '',
    acceptMultipleShipping: input.acceptMultipleShipping ?? false,
    note: input.note ?? '',
  };
}

/** What the form begins with: what had been typed, else the earliest date (section 4). */
export function initialOffer({ typed }: OfferCheckout, earliest: string): TypedOffer {
  if (typed === null) return typedOffer({ deliveryDateRequested: earliest });
  // A day that was cleared is filled in again.
  return { ...typed, deliveryDateRequested: typed.deliveryDateRequested || earliest };
}

/** The call's body; a note only where there is one. */
export function offerBody({ note, ...offer }: ValidOffer, { lines }: OfferCheckout) {
  return {
    ...offer,
    items: lines.map(({ productCode, quantity }) => ({ productCode, quantity })),
    ...(note ? { note } : {}),
  };
}
