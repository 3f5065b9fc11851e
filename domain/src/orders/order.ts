import { machine } from '../state-machine.ts';

/** States of an order in the back office (section 4). */
export const ORDER_STATUSES = ['I', 'A', 'B', 'C', 'E', 'F'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The name of each state: what texts are keyed by. */
export const ORDER_STATUS_NAMES = {
  I: 'undertaken',
  A: 'cancelled',
  B: 'blocked',
  C: 'confirmed',
  E: 'shipped',
  F: 'invoiced',
} as const satisfies Record<OrderStatus, string>;

/** Choices of the list's filter: a state, or all. */
export const ORDER_STATUS_FILTERS = ['ALL', ...ORDER_STATUSES] as const;

export const ORDER_STATUS_COLORS = {
  I: 'grey',
  A: 'orange',
  B: 'yellow',
  C: 'green',
  E: 'grey',
  F: 'green',
} as const satisfies Record<OrderStatus, string>;

/** Contract, section 5: I to C to E to F, and B and A from I or C. */
export const ORDER_MACHINE = machine('order', {
  I: { confirm: 'C', block: 'B', cancel: 'A' },
  C: { ship: 'E', block: 'B', cancel: 'A' },
  E: { invoice: 'F' },
  F: {},
  B: {},
  A: {},
});

/** Whether an order may be put into the cart again: C, E and F (section 4). */
export function isRepeatable(status: OrderStatus): boolean {
  return status === 'C' || status === 'E' || status === 'F';
}
