import { offerRequestBodySchema } from '@cromia/domain/checkout/order';
import type { Address } from '@cromia/domain/customers/customer';
import { z } from 'zod';
import type { OfferCheckout, OfferFormValues } from '../checkout-state';
import { createDeliveryDateField } from '../order/order-form';

/** The form's schema: the domain's, with the delivery days of these lines (section 5). */
export function createOfferSchema(earliest: string, closedDays: ReadonlySet<string>) {
  return offerRequestBodySchema.omit({ items: true }).extend({
    // The select restricts the value to codes of the customer's addresses, or null.
    address: z.string().nullable(),
    deliveryDateRequested: createDeliveryDateField(earliest, closedDays),
  });
}

type OfferSchema = ReturnType<typeof createOfferSchema>;
/** The form values. */
export type OfferInput = z.input<OfferSchema>;
export type ValidOffer = z.output<OfferSchema>;

/** Fills missing form values with empty defaults, as the draft stores them. */
export function toOfferFormValues(input: Partial<OfferInput>): OfferFormValues {
  return {
    address: input.address ?? '',
    deliveryDateRequested: input.deliveryDateRequested ?? '',
    acceptMultipleShipping: input.acceptMultipleShipping ?? false,
    note: input.note ?? '',
  };
}

/**
 * Initial form values: those typed before, else those of the earlier request, else the default address, the first working day that is possible and the cart's note
 * (section 4).
 */
export function createInitialOffer(
  { typed, previous }: OfferCheckout,
  {
    addresses,
    proposedDate,
    cartNote,
  }: { addresses: readonly Address[]; proposedDate: string; cartNote: string },
): OfferFormValues {
  if (typed === null && previous !== null) {
    const { address, deliveryDateRequested } = previous;
    return {
      ...previous,
      address: addresses.some(({ code }) => code === address) ? address : (addresses[0]?.code ?? ''),
      deliveryDateRequested: deliveryDateRequested > proposedDate ? deliveryDateRequested : proposedDate,
    };
  }
  if (typed === null) {
    return toOfferFormValues({
      address: addresses[0]?.code ?? '',
      deliveryDateRequested: proposedDate,
      note: cartNote,
    });
  }
  // Typed values stay as they are: an emptied or invalid date never becomes another day.
  return typed;
}

/** The request body; address and note only if set. */
export function toOfferBody({ note, address, ...offer }: ValidOffer, { lines }: OfferCheckout) {
  return {
    ...offer,
    items: lines.map(({ productCode, quantity }) => ({ productCode, quantity })),
    ...(address ? { address } : {}),
    ...(note ? { note } : {}),
  };
}
