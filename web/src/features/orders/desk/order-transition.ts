import { calculateOrderTotal, calculateRowTotal, sumRowTotals } from '@cromia/domain/catalogue/pricing';
import { wholeNumberField } from '@cromia/domain/fields';
import {
  canChangeOrderStatus,
  countPackagesShipped,
  ORDER_MACHINE,
  type OrderItem,
  type OrderStatus,
  type StaffOrder,
} from '@cromia/domain/orders/order';
import type { OrderStatusChange } from '@cromia/domain/orders/order-change';
import {
  findQuantityStep,
  isEmptyShipment,
  isOffMultiplier,
  type QuantityStep,
} from '@cromia/domain/orders/quantity-step';
import { getNextState, listEventsFrom } from '@cromia/domain/state-machine';
import { z } from 'zod';

/** A possible transition of an order. */
export interface OrderTransition {
  event: 'confirm' | 'ship' | 'invoice' | 'block' | 'release' | 'cancel' | 'cancelRest';
  to: OrderStatus;
  /** Whether a reason for the customer is required, as for blocking and cancelling. */
  needsReason: boolean;
  /** Whether no later transition can revert it. */
  isFinal: boolean;
}

/** The transitions of an order; the usual one is last, as the main button (contract, section 5). */
export function findTransitions(
  order: Pick<StaffOrder, 'status' | 'blockedFrom' | 'items'>,
): OrderTransition[] {
  const orderWithShipment = { ...order, packagesShipped: countPackagesShipped(order.items) };
  return listEventsFrom(ORDER_MACHINE, order.status)
    .flatMap((event): OrderTransition[] => {
      const to = getNextState(ORDER_MACHINE, order.status, event);
      if (to === undefined) return [];
      // A partly shipped order cannot be cancelled, only its remaining packages.
      if (event === 'cancel' && order.status === 'C' && orderWithShipment.packagesShipped > 0) {
        return [{ event: 'cancelRest', to: 'E', needsReason: true, isFinal: true }];
      }
      if (!canChangeOrderStatus(orderWithShipment, to)) return [];
      if (event === 'releaseToUndertaken' || event === 'releaseToConfirmed') {
        return [{ event: 'release', to, needsReason: false, isFinal: false }];
      }
      return [{ event, to, needsReason: to === 'A' || to === 'B', isFinal: to !== 'B' }];
    })
    .reverse();
}

const formValuesSchema = z.object({
  quantities: z.array(z.object({ quantity: z.union([z.number(), z.nan(), z.null()]) })),
});

/** The form values; null for empty, NaN for invalid input. */
export type QuantityFormValues = z.infer<typeof formValuesSchema>;
export interface LineQuantities {
  quantities: { quantity: number }[];
}

/** The schema of the quantities of an order's lines: whole packages, at most the remaining ones. */
export function createQuantitiesSchema(
  items: readonly OrderItem[],
  { getMaximum }: QuantityStep,
): z.ZodType<LineQuantities, QuantityFormValues> {
  return formValuesSchema.transform(({ quantities }, context) => {
    const checked = items.flatMap((item, index) => {
      const typed = quantities[index]?.quantity;
      const { data, error } = wholeNumberField(0, getMaximum(item)).safeParse(typed);
      for (const { message } of error?.issues ?? [])
        context.issues.push({
          code: 'custom',
          path: ['quantities', index, 'quantity'],
          message,
          input: typed,
        });
      return data === undefined ? [] : [{ quantity: data }];
    });
    return { quantities: checked };
  });
}

/** The lines processed in part, as in the request body; all others are processed completely. */
export function toPartialQuantities(
  items: readonly OrderItem[],
  { getMaximum }: QuantityStep,
  { quantities }: LineQuantities,
): NonNullable<OrderStatusChange['quantities']> {
  return items.flatMap((item, index) => {
    const quantity = quantities[index]?.quantity;
    return quantity === undefined || quantity === getMaximum(item) ? [] : [{ id: item.id, quantity }];
  });
}

/** The change that cancels the unshipped packages of a partly shipped order. */
export function toRestCancellation(items: readonly OrderItem[]): OrderStatusChange {
  return {
    status: 'E',
    quantities: items.map(({ id }) => ({ id, quantity: 0 })),
    packagesShipped: countPackagesShipped(items),
    rest: 'CANCELLED',
  };
}

/**
 * The amount that a transition concerns, EUR: of the packages that it confirms, ships or cancels, of all that was shipped
 * for an invoice, and of the whole order if it is blocked or released.
 * @param quantities lines processed in part, as in the request body
 */
export function calculateTransitionAmount(
  order: Pick<StaffOrder, 'items' | 'overallDiscount' | 'total' | 'shippedTotal' | 'status'>,
  { event }: Pick<OrderTransition, 'event'>,
  quantities: OrderStatusChange['quantities'] = [],
): number {
  if (event === 'block' || event === 'release') return order.total;
  if (event === 'invoice') return order.shippedTotal;
  if (event === 'cancel') return sumRowTotals([order.total, -order.shippedTotal]);
  const step = findQuantityStep(order.status);
  if (step === undefined) return order.total;
  const requested = new Map(quantities.map(({ id, quantity }) => [id, quantity]));
  const rows = order.items.map((item) =>
    calculateRowTotal(item.finalUnitPrice, item.unitQty, requested.get(item.id) ?? step.getMaximum(item)),
  );
  return calculateOrderTotal(rows, order.overallDiscount);
}

/** Why a shipment needs a reason: it contains no packages, or lines with a number off the multiplier. */
export type ShipmentDoubt = { kind: 'empty' } | { kind: 'offMultiplier'; items: OrderItem[] };

/**
 * Finds why a transition needs a reason; undefined for any other transition than a shipment, and for a usual one.
 * @param quantities lines processed in part, as in the request body
 */
export function findShipmentDoubt(
  items: readonly OrderItem[],
  step: QuantityStep | undefined,
  quantities: OrderStatusChange['quantities'],
): ShipmentDoubt | undefined {
  if (step?.to !== 'E' || quantities === undefined) return undefined;
  const requested = new Map(quantities.map(({ id, quantity }) => [id, quantity]));
  const lines = items.map((item) => {
    const maxQuantity = step.getMaximum(item);
    return { item, maxQuantity, quantity: requested.get(item.id) ?? maxQuantity };
  });
  if (isEmptyShipment(lines)) return { kind: 'empty' };
  const offMultiplier = lines.filter(isOffMultiplier).map(({ item }) => item);
  return offMultiplier.length > 0 ? { kind: 'offMultiplier', items: offMultiplier } : undefined;
}
