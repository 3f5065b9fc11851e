import { z } from 'zod';
import { sumRowTotals, sumRowWeights } from '../catalogue/pricing.ts';
import { lineAvailableOnShape, productLineShape } from '../catalogue/product.ts';
import { contentVersionSchema } from '../content-version.ts';
import { addressSchema } from '../customers/customer.ts';
import { areDatesInOrder } from '../dates.ts';
import { historyEntrySchema, originShape } from '../decision.ts';
import { choiceField, filterTextField } from '../fields.ts';
import { transportSchema } from '../hazards/transport/calculate-transport.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { placedBySchema } from '../people/person.ts';
import { defineMachine, listStatesLeadingTo } from '../state-machine.ts';
import { deskFilterShape, requestFilterShape } from './order-request.ts';

/** States of an order in the back office (section 4). */
export const ORDER_STATUSES = ['I', 'A', 'B', 'C', 'E', 'F'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Names of the states, used as translation keys. */
export const ORDER_STATUS_NAMES = {
  I: 'undertaken',
  A: 'cancelled',
  B: 'blocked',
  C: 'confirmed',
  E: 'shipped',
  F: 'invoiced',
} as const satisfies Record<OrderStatus, string>;

/** Groups of the list's status filter: orders that are not completely shipped; late and partly shipped ones among them. */
export const ORDER_STATUS_GROUPS = ['OPEN', 'LATE', 'PARTLY_SHIPPED'] as const;
export type OrderStatusGroup = (typeof ORDER_STATUS_GROUPS)[number];
/** Values of the list's status filter: a state, a group of states, or all. */
export const ORDER_STATUS_FILTERS = ['ALL', ...ORDER_STATUS_GROUPS, ...ORDER_STATUSES] as const;
export type OrderStatusFilter = Exclude<(typeof ORDER_STATUS_FILTERS)[number], 'ALL'>;

export const ORDER_STATUS_COLORS = {
  I: 'grey',
  A: 'orange',
  B: 'yellow',
  C: 'green',
  E: 'grey',
  F: 'green',
} as const satisfies Record<OrderStatus, string>;

/**
 * Transitions of an order (contract, section 5): from I to C, E and F. I and C can be blocked (B) or cancelled (A). A
 * blocked order returns to its previous status or is cancelled.
 */
export const ORDER_MACHINE = defineMachine('order', {
  I: { confirm: 'C', block: 'B', cancel: 'A' },
  C: { ship: 'E', block: 'B', cancel: 'A' },
  E: { invoice: 'F' },
  F: {},
  B: { releaseToUndertaken: 'I', releaseToConfirmed: 'C', cancel: 'A' },
  A: {},
});

/** The statuses in which an order can be blocked, and to which it returns when it is released. */
export const BLOCKABLE_STATUSES = ['I', 'C'] as const satisfies readonly OrderStatus[];
export type BlockableStatus = (typeof BLOCKABLE_STATUSES)[number];

/**
 * The state of an order. `blockedFrom` is null if the order is not blocked or was already blocked when it was imported.
 */
interface OrderState {
  status: OrderStatus;
  blockedFrom: BlockableStatus | null;
  /** Shipped packages of all lines. */
  packagesShipped: number;
}

/**
 * Whether an order may change to a status. A blocked order returns only to the status in which it was blocked. A partly
 * shipped order can no longer be cancelled.
 */
export function canChangeOrderStatus(
  { status, blockedFrom, packagesShipped }: OrderState,
  to: OrderStatus,
): boolean {
  if (!listStatesLeadingTo(ORDER_MACHINE, to).includes(status)) return false;
  if (to === 'A' && packagesShipped > 0) return false;
  return status !== 'B' || to === 'A' || to === (blockedFrom ?? 'I');
}

/** The statuses to which an order may change. */
export function listReachableStatuses(order: OrderState): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => canChangeOrderStatus(order, status));
}

/** Number of shipped packages of an order. */
export function countPackagesShipped(items: readonly { quantityProcessed: number }[]): number {
  return items.reduce((sum, { quantityProcessed }) => sum + quantityProcessed, 0);
}

/** Whether an order may be put into the cart again: C, E and F (section 4). */
export function isRepeatable(status: OrderStatus): boolean {
  return status === 'C' || status === 'E' || status === 'F';
}

/** Whether an order has been shipped: its status is shipped or invoiced. */
export function hasShipped(status: OrderStatus): boolean {
  return status === 'E' || status === 'F';
}

/** Whether an order is open: neither completely shipped nor cancelled. */
export function isOpenOrder(status: OrderStatus): boolean {
  return status === 'I' || status === 'B' || status === 'C';
}

/** Whether a part of an open order has been shipped, and the rest is open. */
export function isPartlyShipped({ status, shippedWeight }: Pick<Order, 'status' | 'shippedWeight'>): boolean {
  return isOpenOrder(status) && shippedWeight > 0;
}

/** Whether a value of the status filter is a group of states. */
export function isOrderStatusGroup(filter: OrderStatusFilter): filter is OrderStatusGroup {
  return ORDER_STATUS_GROUPS.some((group) => group === filter);
}

/**
 * Whether an open order is overdue. On its delivery date it is still on time.
 * @param today calendar day in the manufacturer's time zone
 */
export function isOverdue(
  { status, deliveryDate }: { status: OrderStatus; deliveryDate: string | null },
  today: string,
): boolean {
  return deliveryDate !== null && deliveryDate < today && isOpenOrder(status);
}

/** Sort fields of lists of orders; `createdOn` is the day of the request, as in lists of requests. */
export const ORDER_SORTS = ['createdOn', 'requestCreatedOn', 'orderCode', 'deliveryDate', 'status'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Query of GET /orders (section 3, "Order filters"). */
export const orderListQuerySchema = createPageQuerySchema({
  sortFields: ORDER_SORTS,
  defaultSort: 'createdOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
})
  .extend({
    status: choiceField(ORDER_STATUS_FILTERS)
      .optional()
      .describe(
        'ALL is the default. OPEN: neither shipped nor cancelled; LATE: open, and past the delivery date; ' +
          'PARTLY_SHIPPED: open, and shipped in part',
      ),
    orderCode: filterTextField(LIMITS.orderCode).describe(
      'Part of the order code; for customers, also part of their own order number',
    ),
    ...requestFilterShape,
  })
  .refine(areDatesInOrder, { path: ['createdOnTo'], error: 'invalidField' });
export type OrderListQuery = z.infer<typeof orderListQuerySchema>;

/** Query of GET /backoffice/orders, and of the orders of a portfolio. */
export const deskOrderListQuerySchema = orderListQuerySchema.safeExtend(deskFilterShape);
export type DeskOrderListQuery = z.infer<typeof deskOrderListQuerySchema>;

/** One line of an order, with the prices and measures at which it was accepted. */
export const orderItemSchema = z.object({
  id: z.string(),
  ...productLineShape,
  ...lineAvailableOnShape,
  qtyPkgMultiplier: z.int().describe('Packages are sold in multiples of this number'),
  quantityOrdered: z.int().describe('Number of packages ordered'),
  quantityConfirmed: z.int().describe('Number of packages confirmed'),
  quantityProcessed: z.int().describe('Number of packages shipped'),
  finalUnitPrice: z.number().describe('Price in EUR for one um'),
  unitPrice: z
    .number()
    .nullable()
    .describe('Price in EUR for one um before discounts; AGENT, COMMERCIAL and staff only'),
  discountPct1: z.number().nullable().describe('First discount in percent; AGENT, COMMERCIAL and staff only'),
  discountPct2: z
    .number()
    .nullable()
    .describe('Second discount in percent; AGENT, COMMERCIAL and staff only'),
  rowWeight: z.number().describe('Weight of the ordered quantity in kg'),
  rowTotal: z.number().describe('Total of the ordered quantity in EUR'),
});
export type OrderItem = z.infer<typeof orderItemSchema>;

/** An order as lists and details show it (section 3). */
export const orderSchema = z.object({
  id: z.string(),
  orderCode: z.string(),
  customerOrderCode: z
    .string()
    .nullable()
    .describe("The customer's own order number; null if the order came without one"),
  orderRequestId: z.string().nullable(),
  requestCreatedOn: z.string().describe('Time of the order request (UTC)'),
  placedBy: placedBySchema,
  address: addressSchema
    .nullable()
    .describe('Shipping address at the time of the order; null if the order came without one'),
  deliveryDate: z.string().nullable(),
  deliveryDateChange: z
    .object({ from: z.string().nullable(), reason: z.string().nullable() })
    .nullable()
    .describe("Staff's last change of the delivery date: the earlier date and the reason; null without one"),
  status: z.enum(ORDER_STATUSES),
  blockReason: z.string().nullable().describe('Reason why the order is blocked'),
  acceptMultipleShipping: z.boolean(),
  transportReason: z.string().nullable(),
  shippingNote: z.string().nullable(),
  genericNote: z.string().nullable(),
  port: z.string().nullable(),
  paymentTerms: z
    .string()
    .nullable()
    .describe("The customer's current payment terms; null if none are stored"),
  unconditionalDiscount: z.number().describe('Unconditional discount in percent'),
  overallDiscount: z.number().describe('Overall discount in percent'),
  total: z.number().describe('Total of the ordered quantities in EUR'),
  confirmedTotal: z.number().describe('Total of the confirmed quantities in EUR'),
  shippedTotal: z.number().describe('Total of the shipped quantities in EUR'),
  totalWeight: z.number().describe('Weight of the ordered quantities in kg'),
  confirmedWeight: z.number().describe('Weight of the confirmed quantities in kg'),
  shippedWeight: z.number().describe('Weight of the shipped quantities in kg'),
  itemCount: z.int().describe('Number of lines in the order'),
  items: z
    .array(orderItemSchema)
    .describe(`Lines of the order; lists contain only the first ${LIMITS.listedLines}`),
  transport: transportSchema.optional().describe('Dangerous goods; details only'),
});
export type Order = z.infer<typeof orderSchema>;

export const orderPageSchema = createLimitedPageSchema(orderSchema);

/** An order in the queue of staff, with its customer and sender. */
export const staffOrderSchema = orderSchema.extend({
  ...originShape,
  version: contentVersionSchema.describe(
    'Version of the delivery date; a change of it states the version that it is based on',
  ),
  blockedFrom: z
    .enum(BLOCKABLE_STATUSES)
    .nullable()
    .describe(
      'Status that a blocked order returns to; null if it arrived blocked, in which case it returns to ' +
        'I',
    ),
});
export type StaffOrder = z.infer<typeof staffOrderSchema>;
export const staffOrderPageSchema = createLimitedPageSchema(staffOrderSchema);
export const orderToDecideSchema = staffOrderSchema.extend({ history: z.array(historyEntrySchema) });
export type OrderToDecide = z.infer<typeof orderToDecideSchema>;

type OrderAmounts = Pick<
  Order,
  'status' | 'total' | 'totalWeight' | 'confirmedTotal' | 'shippedTotal' | 'confirmedWeight' | 'shippedWeight'
>;

/** Whether nothing more of an order will be shipped, so that the rest is cancelled. */
function isSettled(status: OrderStatus): boolean {
  return status === 'A' || hasShipped(status);
}

/** Packages of a line that will not be shipped any more. */
export function countCancelledPackages(
  { quantityOrdered, quantityProcessed }: Pick<OrderItem, 'quantityOrdered' | 'quantityProcessed'>,
  status: OrderStatus,
): number {
  return isSettled(status) ? quantityOrdered - quantityProcessed : 0;
}

/** Total of the packages that will not be shipped any more, in EUR. */
export function calculateCancelledTotal({
  status,
  total,
  shippedTotal,
}: Pick<Order, 'status' | 'total' | 'shippedTotal'>): number {
  return isSettled(status) ? sumRowTotals([total, -shippedTotal]) : 0;
}

/**
 * The confirmed and then the shipped amounts of an order, in EUR and kg; amounts of zero are left out. The relevant one
 * is the confirmed amount while packages may still be shipped, afterwards the shipped amount. A cancelled order has the
 * amount that was cancelled instead: all that was ordered and not shipped.
 */
export function calculateProcessedAmounts(
  order: OrderAmounts,
): { stage: 'confirmed' | 'shipped' | 'cancelled'; total: number; weight: number; isRelevant: boolean }[] {
  const confirmed = {
    stage: 'confirmed',
    total: order.confirmedTotal,
    weight: order.confirmedWeight,
  } as const;
  const shipped = { stage: 'shipped', total: order.shippedTotal, weight: order.shippedWeight } as const;
  const cancelled = {
    stage: 'cancelled',
    total: calculateCancelledTotal(order),
    weight: sumRowWeights([order.totalWeight, -order.shippedWeight]),
  } as const;
  const isCancelled = order.status === 'A';
  const stages = isCancelled ? [shipped, cancelled] : [confirmed, shipped];
  const amounts = stages.filter(({ total }) => total > 0);
  const relevant = isCancelled || hasShipped(order.status) ? amounts.at(-1) : amounts[0];
  return amounts.map((amount) => ({ ...amount, isRelevant: amount === relevant }));
}
