import {
  calculateEarliestDeliveryDate,
  calculateLatestDeliveryDate,
  orderFormSchema,
} from '@cromia/domain/checkout/order';
import type { Address } from '@cromia/domain/customers/customer';
import { getToday } from '@cromia/domain/dates';
import type { Control } from 'react-hook-form';
import { z } from 'zod';
import type {
  CartOrderCheckout,
  OfferOrderCheckout,
  OrderCheckout,
  OrderFormValues,
} from '../checkout-state';

/**
 * The form's schema: the domain's, with the earliest delivery date of these lines (section 5).
 * @param earliest null for an order from an offer, whose date is the offer's
 */
export function createOrderSchema(earliest: string | null) {
  return orderFormSchema.extend({ deliveryDateRequested: createDeliveryDateField(earliest) });
}

/** A delivery date between the earliest and the latest one. */
export function createDeliveryDateField(earliest: string | null) {
  return z
    .string({ error: 'missing' })
    .pipe(orderFormSchema.shape.deliveryDateRequested)
    .refine(
      (date) => earliest === null || (date >= earliest && date <= calculateLatestDeliveryDate(earliest)),
      'invalidField',
    );
}

type OrderSchema = ReturnType<typeof createOrderSchema>;
/** The form values. */
export type OrderInput = z.input<OrderSchema>;
export type ValidOrder = z.output<OrderSchema>;
export type OrderControl = Control<OrderInput, unknown, ValidOrder>;

/** The form values in the stored shape: untouched fields and a cleared date are empty. */
export function toOrderFormValues(input: Partial<OrderInput>): OrderFormValues {
  return {
    address: input.address ?? '',
    customerOrderCode: input.customerOrderCode ?? '',
    deliveryDateRequested: input.deliveryDateRequested ?? '',
    acceptMultipleShipping: input.acceptMultipleShipping ?? false,
    shippingNote: input.shippingNote ?? '',
    genericNote: input.genericNote ?? '',
    agentNote: input.agentNote ?? '',
  };
}

/** The earliest delivery date by the manufacturer's calendar, not by this machine's. */
export function findEarliestDeliveryDate(
  lines: readonly { inStock: boolean }[],
  timeZone: string,
  now: Date,
): string {
  return calculateEarliestDeliveryDate(getToday(timeZone, now), lines);
}

/**
 * Initial form values: those typed before, else the default address, the earliest date and the cart's note (section 4).
 */
export function createInitialOrder(
  checkout: OrderCheckout,
  addresses: readonly Address[],
  earliest: string | null,
  cartNote: string,
): OrderFormValues {
  const { typed } = checkout;
  const locked = checkout.kind === 'offer-order' ? checkout.offer : null;
  const date = locked?.deliveryDateRequested ?? earliest ?? '';
  // Typed values stay as they are: an emptied or invalid date never becomes another day.
  if (typed !== null) return typed;
  // An address that the customer no longer has is replaced by the default one.
  const wanted = checkout.kind === 'order' ? checkout.address : checkout.offer.address;
  const chosen = addresses.find(({ code }) => code === wanted) ?? addresses[0];
  return {
    address: chosen?.code ?? '',
    customerOrderCode: '',
    deliveryDateRequested: date,
    acceptMultipleShipping: locked?.acceptMultipleShipping ?? false,
    shippingNote: '',
    genericNote: [checkout.kind === 'order' ? checkout.unpricedNote : '', cartNote]
      .filter(Boolean)
      .join('\n'),
    agentNote: '',
  };
}

function noteOf<Name extends string>(name: Name, text: string | undefined): { [N in Name]?: string } {
  const note: { [N in Name]?: string } = {};
  if (text) note[name] = text;
  return note;
}

/** The body fields common to both kinds of order: address, order code, and the notes that are set. */
function commonBody(order: ValidOrder) {
  const { address, customerOrderCode } = order;
  return {
    address,
    customerOrderCode,
    ...noteOf('shippingNote', order.shippingNote),
    ...noteOf('genericNote', order.genericNote),
    ...noteOf('agentNote', order.agentNote),
  };
}

/** Body of an order of cart lines: each with the price that was shown. */
export function toOrderBody(order: ValidOrder, { lines, overallDiscount }: CartOrderCheckout) {
  const { deliveryDateRequested, acceptMultipleShipping } = order;
  return {
    ...commonBody(order),
    items: lines.map(({ productCode, quantity, finalUnitPrice }) => ({
      productCode,
      quantity,
      finalUnitPrice,
    })),
    deliveryDateRequested,
    acceptMultipleShipping,
    overallDiscount,
  };
}

/** Body of an order from an offer: lines, prices, date and flag are the offer's (section 3). */
export function toOrderFromOfferBody(order: ValidOrder, { offer }: OfferOrderCheckout) {
  return { ...commonBody(order), offerRequestAcceptedId: offer.id, offerVersion: offer.version };
}
