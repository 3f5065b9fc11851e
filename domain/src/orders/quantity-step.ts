import type { OrderItem, OrderStatus } from './order.ts';

/** A step of an order that is about how many packages of each line. */
export interface QuantityStep {
  to: OrderStatus;
  column: 'quantityConfirmed' | 'quantityProcessed';
  /** Packages of a line that the step is about at most: of the others nothing is left to confirm or to ship. */
  most: (item: Pick<OrderItem, 'quantityOrdered' | 'quantityConfirmed' | 'quantityProcessed'>) => number;
}

const STEPS: Partial<Record<OrderStatus, QuantityStep>> = {
  I: { to: 'C', column: 'quantityConfirmed', most: (item) => item.quantityOrdered },
  C: {
    to: 'E',
    column: 'quantityProcessed',
    most: (item) => Math.max(0, item.quantityConfirmed - item.quantityProcessed),
  },
};

/** The step from a status that is about quantities; undefined for none. */
export function quantityStepOf(status: OrderStatus): QuantityStep | undefined {
  return STEPS[status];
}
