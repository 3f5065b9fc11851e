import {
  calculateEarliestDeliveryDate,
  calculateLatestDeliveryDate,
  orderFormSchema,
} from '@cromia/domain/checkout/order';
import type { Address } from '@cromia/domain/customers/customer';
import { getToday, isWorkingDay } from '@cromia/domain/dates';
import type { Control } from 'react-hook-form';
import { z } from 'zod';
import type {
  CartOrderCheckout,
  OfferOrderCheckout,
  OrderCheckout,
  OrderFormValues,
} from '../checkout-state';

/**
 * The form's schema: the domain's, with the delivery days of these lines (section 5).
 * @param earliest null for an order from an offer, which determines the date
 * @param offered the date of an offer that may also be kept although it is near
 */
export function createOrderSchema(
  earliest: string | null,
  closedDays: ReadonlySet<string>,
  offered?: string,
) {
  return orderFormSchema.extend({
    deliveryDateRequested: createDeliveryDateField(earliest, closedDays, offered),
  });
}

/** A working day between the earliest and the latest delivery date, or the offered one. */
export function createDeliveryDateField(
  earliest: string | null,
  closedDays: ReadonlySet<string>,
  offered?: string,
) {
  return z
    .string({ error: 'missing' })
    .pipe(orderFormSchema.shape.deliveryDateRequested)
    .refine(
      (date) =>
        earliest === null ||
        date === offered ||
        (isDeliverable(date, earliest) && isWorkingDay(date, closedDays)),
      'invalidField',
    );
}

/** Whether a day is between the earliest and the latest delivery date. */
export function isDeliverable(day: string, earliest: string): boolean {
  return day >= earliest && day <= calculateLatestDeliveryDate(earliest);
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

/** The earliest delivery date by the calendar of the manufacturer, not of the browser. */
export function findEarliestDeliveryDate(
  lines: readonly { inStock: boolean }[],
  timeZone: string,
  now: Date,
): string {
  return calculateEarliestDeliveryDate(getToday(timeZone, now), lines);
}

/** The delivery date of an offer, which its order takes unless the date has passed or is too near. */
interface OfferedDelivery {
  /** The earliest date to which it can be moved; null if it is locked (section 4). */
  earliest: string | null;
  /** Whether the offered date itself is over. */
  hasPassed: boolean;
}

/** Finds whether the delivery date of an offer can be moved, by the calendar of the manufacturer. */
export function findOfferedDelivery(
  { deliveryDateRequested, earliestDeliveryDate }: OfferOrderCheckout['offer'],
  timeZone: string,
  now: Date,
): OfferedDelivery {
  // The checkout may have been opened days ago.
  const earliestToday = findEarliestDeliveryDate([], timeZone, now);
  const earliest =
    earliestDeliveryDate !== null && earliestDeliveryDate > earliestToday
      ? earliestDeliveryDate
      : earliestToday;
  return {
    earliest: deliveryDateRequested < earliest ? earliest : null,
    hasPassed: deliveryDateRequested < getToday(timeZone, now),
  };
}

/**
 * Initial form values: those typed before, else the default address, the first working day that is possible and the cart's note
 * (section 4).
 */
export function createInitialOrder(
  checkout: OrderCheckout,
  addresses: readonly Address[],
  {
    proposedDate,
    cartNote,
    hasOfferedDatePassed = false,
  }: { proposedDate: string | null; cartNote: string; hasOfferedDatePassed?: boolean | undefined },
): OrderFormValues {
  const { typed } = checkout;
  const offer = checkout.kind === 'offer-order' ? checkout.offer : null;
  const date = (hasOfferedDatePassed ? undefined : offer?.deliveryDateRequested) ?? proposedDate ?? '';
  // Typed values stay as they are: an emptied or invalid date never becomes another day.
  if (typed !== null) return typed;
  // An address that the customer no longer has is replaced by the default one.
  const preferredCode = checkout.kind === 'order' ? checkout.address : checkout.offer.address;
  const address = addresses.find(({ code }) => code === preferredCode) ?? addresses[0];
  return {
    address: address?.code ?? '',
    customerOrderCode: '',
    deliveryDateRequested: date,
    acceptMultipleShipping: offer?.acceptMultipleShipping ?? false,
    shippingNote: '',
    genericNote: [checkout.kind === 'order' ? checkout.unpricedNote : '', cartNote]
      .filter(Boolean)
      .join('\n'),
    agentNote: '',
  };
}

function toNoteField<Name extends string>(name: Name, text: string | undefined): { [N in Name]?: string } {
  const note: { [N in Name]?: string } = {};
  if (text) note[name] = text;
  return note;
}

/** The body fields common to both kinds of order: address, order code, and the notes that are set. */
function toCommonBody(order: ValidOrder) {
  const { address, customerOrderCode } = order;
  return {
    address,
    customerOrderCode,
    ...toNoteField('shippingNote', order.shippingNote),
    ...toNoteField('genericNote', order.genericNote),
    ...toNoteField('agentNote', order.agentNote),
  };
}

/** Body of an order of cart lines, each with its displayed price. */
export function toOrderBody(order: ValidOrder, { lines, overallDiscount }: CartOrderCheckout) {
  const { deliveryDateRequested, acceptMultipleShipping } = order;
  return {
    ...toCommonBody(order),
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

/** Body of an order from an offer, which determines lines, prices, flag and, unless it was moved, date (section 3). */
export function toOrderFromOfferBody(order: ValidOrder, { offer }: OfferOrderCheckout) {
  const { deliveryDateRequested } = order;
  return {
    ...toCommonBody(order),
    offerRequestAcceptedId: offer.id,
    offerVersion: offer.version,
    ...(deliveryDateRequested === offer.deliveryDateRequested ? {} : { deliveryDateRequested }),
  };
}
