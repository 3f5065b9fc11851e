import { checkQuantity } from '../cart/quantity.ts';
import type { OrderItem, OrderStatus } from './order.ts';

/** A transition of an order that confirms or ships packages of each line. */
export interface QuantityStep {
  to: OrderStatus;
  column: 'quantityConfirmed' | 'quantityProcessed';
  /** Maximum number of packages of a line for this step: those left to confirm or to ship. */
  getMaximum: (
    item: Pick<OrderItem, 'quantityOrdered' | 'quantityConfirmed' | 'quantityProcessed'>,
  ) => number;
}

const STEPS: Partial<Record<OrderStatus, QuantityStep>> = {
  I: { to: 'C', column: 'quantityConfirmed', getMaximum: (item) => item.quantityOrdered },
  C: {
    to: 'E',
    column: 'quantityProcessed',
    getMaximum: (item) => Math.max(0, item.quantityConfirmed - item.quantityProcessed),
  },
};

/** The quantity step that starts from a status; undefined for none. */
export function findQuantityStep(status: OrderStatus): QuantityStep | undefined {
  return STEPS[status];
}

interface ShippedLine {
  item: Pick<OrderItem, 'qtyPkgMultiplier'>;
  /** Packages to ship now. */
  quantity: number;
  /** Packages that are left to ship. */
  maxQuantity: number;
}

/**
 * Whether a line ships a number of packages off its multiplier. All that is left of a line may always be shipped, and
 * so may nothing of it.
 */
export function isOffMultiplier({ item, quantity, maxQuantity }: ShippedLine): boolean {
  if (quantity === 0 || quantity === maxQuantity) return false;
  return checkQuantity(quantity, item.qtyPkgMultiplier) !== null;
}

/** Whether a shipment contains no packages at all. */
export function isEmptyShipment(lines: readonly Pick<ShippedLine, 'quantity'>[]): boolean {
  return lines.every(({ quantity }) => quantity === 0);
}
