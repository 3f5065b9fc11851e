import { wholeNumber } from '@cromia/domain/fields';
import {
  mayMoveOrder,
  ORDER_MACHINE,
  type OrderItem,
  type OrderStatus,
  type OrderStatusChange,
  packagesShipped,
  type StaffOrder,
} from '@cromia/domain/orders/order';
import type { QuantityStep } from '@cromia/domain/orders/quantity-step';
import { eventsFrom, transition } from '@cromia/domain/state-machine';
import { z } from 'zod';

/** A step that an order may take from where it stands. */
export interface OrderMove {
  event: 'confirm' | 'ship' | 'invoice' | 'block' | 'release' | 'cancel' | 'cancelRest';
  to: OrderStatus;
  /** The customer reads why an order is blocked or cancelled. */
  needsReason: boolean;
  /** Whether a later step can take it back. */
  isFinal: boolean;
}

/** The steps that an order may take, the usual one last: where the main action stands (contract, section 5). */
export function movesFrom(order: Pick<StaffOrder, 'status' | 'blockedFrom' | 'items'>): OrderMove[] {
  const standing = { ...order, packagesShipped: packagesShipped(order.items) };
  return eventsFrom(ORDER_MACHINE, order.status)
    .flatMap((event): OrderMove[] => {
      const to = transition(ORDER_MACHINE, order.status, event);
      if (to === undefined) return [];
      // What has left in part is not cancelled any more, but its rest is.
      if (event === 'cancel' && order.status === 'C' && standing.packagesShipped > 0) {
        return [{ event: 'cancelRest', to: 'E', needsReason: true, isFinal: true }];
      }
      if (!mayMoveOrder(standing, to)) return [];
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

/** What stands in the fields; null for nothing, NaN for what is no number. */
export type TypedQuantities = z.infer<typeof typedSchema>;
export interface Quantities {
  quantities: { quantity: number }[];
}

/** The rules of the quantities of an order's lines: whole packages, and no more than there can be. */
export function quantitiesSchema(
  items: readonly OrderItem[],
  { most }: QuantityStep,
): z.ZodType<Quantities, TypedQuantities> {
  return typedSchema.transform(({ quantities }, context) => {
    const checked = items.flatMap((item, index) => {
      const typed = quantities[index]?.quantity;
      const { data, error } = wholeNumber(0, most(item)).safeParse(typed);
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

/** The lines that go on with less than they could, as the call names them: the others go on whole. */
export function reducedQuantities(
  items: readonly OrderItem[],
  { most }: QuantityStep,
  { quantities }: Quantities,
): NonNullable<OrderStatusChange['quantities']> {
  return items.flatMap((item, index) => {
    const quantity = quantities[index]?.quantity;
    return quantity === undefined || quantity === most(item) ? [] : [{ id: item.id, quantity }];
  });
}

/** The change that cancels what has not left yet of an order that was shipped in part. */
export function restCancelled(items: readonly OrderItem[]): OrderStatusChange {
  return {
    status: 'E',
    quantities: items.map(({ id }) => ({ id, quantity: 0 })),
    packagesShipped: packagesShipped(items),
    rest: 'CANCELLED',
  };
}
