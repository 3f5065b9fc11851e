import { wholeNumberField } from '@cromia/domain/fields';
import {
  canChangeOrderStatus,
  countPackagesShipped,
  ORDER_MACHINE,
  type OrderItem,
  type OrderStatus,
  type OrderStatusChange,
  type StaffOrder,
} from '@cromia/domain/orders/order';
import type { QuantityStep } from '@cromia/domain/orders/quantity-step';
import { getNextState, listEventsFrom } from '@cromia/domain/state-machine';
import { z } from 'zod';

/** A possible transition of an order. */
export interface OrderTransition {
  event: 'confirm' | 'ship' | 'invoice' | 'block' | 'release' | 'cancel' | 'cancelRest';
  to: OrderStatus;
  /** The customer reads why an order is blocked or cancelled. */
  needsReason: boolean;
  /** Whether no later transition can undo it. */
  isFinal: boolean;
}

/** The transitions of an order; the usual one is last, where the main button is (contract, section 5). */
export function findTransitions(
  order: Pick<StaffOrder, 'status' | 'blockedFrom' | 'items'>,
): OrderTransition[] {
  const standing = { ...order, packagesShipped: countPackagesShipped(order.items) };
  return listEventsFrom(ORDER_MACHINE, order.status)
    .flatMap((event): OrderTransition[] => {
      const to = getNextState(ORDER_MACHINE, order.status, event);
      if (to === undefined) return [];
      // A partly shipped order cannot be cancelled, only its remaining packages.
      if (event === 'cancel' && order.status === 'C' && standing.packagesShipped > 0) {
        return [{ event: 'cancelRest', to: 'E', needsReason: true, isFinal: true }];
      }
      if (!canChangeOrderStatus(standing, to)) return [];
      if (event === 'releaseToUndertaken' || event === 'releaseToConfirmed') {
        return [{ event: 'release', to, needsReason: false, isFinal: false }];
      }
      return [{ event, to, needsReason: to === 'A' || to === 'B', isFinal: to !== 'B' }];
    })
    .reverse();
}

const typedSchema = z.object({
  quantities: z.array(z.object({ quantity: z.union([z.number(), z.nan(), z.null()]) })),
});

/** The form values; null for empty, NaN for invalid input. */
export type QuantityFormValues = z.infer<typeof typedSchema>;
export interface LineQuantities {
  quantities: { quantity: number }[];
}

/** The schema of the quantities of an order's lines: whole packages, and no more than remain. */
export function createQuantitiesSchema(
  items: readonly OrderItem[],
  { getMaximum: most }: QuantityStep,
): z.ZodType<LineQuantities, QuantityFormValues> {
  return typedSchema.transform(({ quantities }, context) => {
    const checked = items.flatMap((item, index) => {
      const typed = quantities[index]?.quantity;
      const { data, error } = wholeNumberField(0, most(item)).safeParse(typed);
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

/** The lines processed in part, as the call expects them; all others are processed completely. */
export function toPartialQuantities(
  items: readonly OrderItem[],
  { getMaximum: most }: QuantityStep,
  { quantities }: LineQuantities,
): NonNullable<OrderStatusChange['quantities']> {
  return items.flatMap((item, index) => {
    const quantity = quantities[index]?.quantity;
    return quantity === undefined || quantity === most(item) ? [] : [{ id: item.id, quantity }];
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
