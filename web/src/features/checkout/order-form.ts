import { earliestDeliveryDate, orderFormSchema } from '@cromia/domain/checkout/order';
import type { Address } from '@cromia/domain/customers/customer';
import { todayIn } from '@cromia/domain/dates';
import type { Control } from 'react-hook-form';
import { z } from 'zod';
import type { OrderCheckout, TypedOrder } from './checkout-state';

/** The form's rules: the domain's, and the earliest delivery date of these lines (section 5). */
export function orderSchemaFrom(earliest: string) {
  return orderFormSchema.extend({
    deliveryDateRequested: z
      .string({ error: 'missing' })
      .pipe(orderFormSchema.shape.deliveryDateRequested)
      .refine((date) => date >= earliest, 'invalidField'),
  });
}

type OrderSchema = ReturnType<typeof orderSchemaFrom>;
/** What stands in the form's fields. */
export type OrderInput = z.input<OrderSchema>;
export type ValidOrder = z.output<OrderSchema>;
export type OrderControl = Control<OrderInput, unknown, ValidOrder>;

/** What stands in the fields, in the shape that is kept: fields never touched and a cleared day are empty. */
export function typedOrder(input: Partial<OrderInput>): TypedOrder {
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
export function earliestFor(lines: OrderCheckout['lines'], timeZone: string, now: Date): string {
  return earliestDeliveryDate(todayIn(timeZone, now), lines);
}

/** What the form begins with: what had been typed, else the default address and the earliest date (section 4). */
export function initialOrder(
  { typed, unpricedNote }: OrderCheckout,
  addresses: readonly Address[],
  earliest: string,
): TypedOrder {
  // A day that was cleared is filled in again.
  if (typed !== null) return { ...typed, deliveryDateRequested: typed.deliveryDateRequested || earliest };
  return {
    address: addresses[0]?.code ?? '',
    customerOrderCode: '',
    deliveryDateRequested: earliest,
    acceptMultipleShipping: false,
    shippingNote: '',
    genericNote: unpricedNote,
    agentNote: '',
  };
}

function noteOf<Name extends string>(name: Name, text: string | undefined): { [N in Name]?: string } {
  const note: { [N in Name]?: string } = {};
  if (text) note[name] = text;
  return note;
}

/** The call's body: each line with the price that was shown, notes only where there is one. */
export function orderBody(order: ValidOrder, { lines, overallDiscount }: OrderCheckout) {
  const { address, customerOrderCode, deliveryDateRequested, acceptMultipleShipping } = order;
  return {
    items: lines.map(({ productCode, quantity, finalUnitPrice }) => ({
      productCode,
      quantity,
      finalUnitPrice,
    })),
    address,
    customerOrderCode,
    deliveryDateRequested,
    acceptMultipleShipping,
    overallDiscount,
    ...noteOf('shippingNote', order.shippingNote),
    ...noteOf('genericNote', order.genericNote),
    ...noteOf('agentNote', order.agentNote),
  };
}
