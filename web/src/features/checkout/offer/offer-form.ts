import { offerRequestBodySchema } from '@cromia/domain/checkout/order';
import type { Address } from '@cromia/domain/customers/customer';
import { z } from 'zod';
import type { OfferCheckout, TypedOffer } from '../checkout-state';
import { deliveryDateFrom } from '../order/order-form';

/** The form's rules: the domain's, and the earliest delivery date of these lines (section 5). */
export function offerSchemaFrom(earliest: string) {
  return offerRequestBodySchema.omit({ items: true }).extend({
    // A code of the customer's own, or none: the choice offers nothing else.
    address: z.string().nullable(),
    deliveryDateRequested: deliveryDateFrom(earliest),
  });
}

type OfferSchema = ReturnType<typeof offerSchemaFrom>;
/** What stands in the form's fields. */
export type OfferInput = z.input<OfferSchema>;
export type ValidOffer = z.output<OfferSchema>;

/** What stands in the fields, in the shape that is kept. */
export function typedOffer(input: Partial<OfferInput>): TypedOffer {
  return {
    address: input.address ?? '',
    deliveryDateRequested: input.deliveryDateRequested ?? '',
    acceptMultipleShipping: input.acceptMultipleShipping ?? false,
    note: input.note ?? '',
  };
}

/** What the form begins with: what had been typed, else the default address, the earliest date and the cart's note (section 4). */
export function initialOffer(
  { typed }: OfferCheckout,
  { addresses, earliest, cartNote }: { addresses: readonly Address[]; earliest: string; cartNote: string },
): TypedOffer {
  if (typed === null) {
    return typedOffer({
      address: addresses[0]?.code ?? '',
      deliveryDateRequested: earliest,
      note: cartNote,
    });
  }
  // A day that was cleared is filled in again.
  return { ...typed, deliveryDateRequested: typed.deliveryDateRequested || earliest };
}

/** The call's body; an address and a note only where there is one. */
export function offerBody({ note, address, ...offer }: ValidOffer, { lines }: OfferCheckout) {
  return {
    ...offer,
    items: lines.map(({ productCode, quantity }) => ({ productCode, quantity })),
    ...(address ? { address } : {}),
    ...(note ? { note } : {}),
  };
}
