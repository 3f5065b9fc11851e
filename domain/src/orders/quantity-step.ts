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
