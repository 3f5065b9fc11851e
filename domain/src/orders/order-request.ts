import { z } from 'zod';
import { comparisonShape } from '../catalogue/price-deviation.ts';
import { lineAvailableOnShape, productLineShape } from '../catalogue/product.ts';
import { addressSchema } from '../customers/customer.ts';
import { areDatesInOrder } from '../dates.ts';
import { DECISIONS, historyEntrySchema, originShape, reasonField } from '../decision.ts';
import {
  choiceOrRejectedField,
  customerCodeField,
  dateField,
  filterCodeField,
  filterTextField,
  objectField,
} from '../fields.ts';
import { transportSchema } from '../hazards/transport/calculate-transport.ts';
import { creditNoticeSchema } from '../invoices/account-balance.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { conversationShape, seenMessagesField } from '../messages/message.ts';
import { placedBySchema } from '../people/person.ts';
import { defineMachine, getNextState } from '../state-machine.ts';
import { getStatusToday, mayRequestAgain } from './request-expiry.ts';

/** States of an order request (section 4). */
export const ORDER_REQUEST_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED', 'EXPIRED', 'WITHDRAWN'] as const;
export type OrderRequestStatus = (typeof ORDER_REQUEST_STATUSES)[number];

export const ORDER_REQUEST_STATUS_COLORS = {
  PENDING: 'yellow',
  ACCEPTED: 'green',
  REJECTED: 'red',
  EXPIRED: 'grey',
  WITHDRAWN: 'grey',
} as const satisfies Record<OrderRequestStatus, string>;

/**
 * Transitions of an order request by decisions of staff, expiry, and withdrawal by the customer (contract, section 13).
 * An expired request can be sent again within 15 days (sections 4 and 9).
 */
export const ORDER_REQUEST_MACHINE = defineMachine('order request', {
  PENDING: { accept: 'ACCEPTED', reject: 'REJECTED', expire: 'EXPIRED', withdraw: 'WITHDRAWN' },
  ACCEPTED: {},
  REJECTED: {},
  EXPIRED: { requestAgain: 'PENDING' },
  WITHDRAWN: {},
});

interface RequestState {
  status: OrderRequestStatus;
  expirationDate: string | null;
}

/** The current status: a request that was not decided by its last day has expired. */
export function getOrderRequestStatusToday(request: RequestState, today: string): OrderRequestStatus {
  return getStatusToday(ORDER_REQUEST_MACHINE, request, today);
}

/** Whether an order request may be sent again: an expired one, within 15 days (sections 4 and 9). */
export function mayRequestOrderAgain(request: RequestState, today: string): boolean {
  return mayRequestAgain(ORDER_REQUEST_MACHINE, request, today);
}

/**
 * Whether the lines of an order request may be put back into the cart: only if it was rejected or withdrawn, or has
 * expired. Lines of a pending or accepted request would be ordered twice.
 */
export function mayPutBackRequest(status: OrderRequestStatus): boolean {
  return status === 'REJECTED' || status === 'EXPIRED' || status === 'WITHDRAWN';
}

/** Whether the customer may withdraw an order request: until staff decide on it, or it expires. */
export function mayWithdrawOrderRequest(status: OrderRequestStatus): boolean {
  return getNextState(ORDER_REQUEST_MACHINE, status, 'withdraw') !== undefined;
}

/** Whether the total is visible: only for an accepted request (section 4). */
export function isTotalVisible(status: OrderRequestStatus): boolean {
  return status === 'ACCEPTED';
}

/** Filters shared by the lists of requests; empty ones are ignored. */
export const requestFilterShape = {
  createdOnFrom: dateField().optional(),
  createdOnTo: dateField().optional(),
  serial: filterCodeField(LIMITS.serial),
  color: filterCodeField(LIMITS.color),
  pkg: filterCodeField(LIMITS.pkg),
  description: filterTextField(),
  customerCode: customerCodeField().optional(),
  placedBy: filterTextField(LIMITS.email).describe('Part of the name or username of the person who sent it'),
};

/** Additional filters of lists of several customers' requests and orders. */
export const deskFilterShape = {
  customer: filterTextField(LIMITS.businessName).describe(
    "Part of the customer's name, or beginning of its code",
  ),
};

/** Value of the status filters for late requests, in addition to the statuses. */
export const LATE_FILTER = 'LATE';
/** Value of the status filters for pending requests on hold. */
export const HELD_FILTER = 'HELD';
/** Value of the status filters for requests with messages to read. */
export const UNREAD_FILTER = 'UNREAD';
/** Values of the status filters of requests that are no statuses. */
export const REQUEST_FILTERS = [LATE_FILTER, HELD_FILTER, UNREAD_FILTER] as const;
export type RequestFilter = (typeof REQUEST_FILTERS)[number];

export const ORDER_REQUEST_SORTS = [
  'createdOn',
  'deliveryDateRequested',
  'status',
  'customerOrderCode',
] as const;
export type OrderRequestSort = (typeof ORDER_REQUEST_SORTS)[number];

/** Values of the list's status filter: a status, or a group of requests. */
export const ORDER_REQUEST_STATUS_FILTERS = [...REQUEST_FILTERS, ...ORDER_REQUEST_STATUSES] as const;
export type OrderRequestStatusFilter = (typeof ORDER_REQUEST_STATUS_FILTERS)[number];

/** The meaning of the groups that lists of both kinds of requests share, for the API document. */
export const GROUPS_MEANING =
  'HELD: on hold, waiting for an answer of the customer; in the back office, PENDING and LATE are without them. UNREAD: ' +
  'with messages that the caller, or in the back office nobody of staff, has read';

/** Query of GET /order-requests. */
export const orderRequestListQuerySchema = createPageQuerySchema({
  sortFields: ORDER_REQUEST_SORTS,
  defaultSort: 'createdOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
})
  .extend({
    status: choiceOrRejectedField(ORDER_REQUEST_STATUS_FILTERS)
      .optional()
      .describe(`LATE: pending, and too late for delivery on the requested date. ${GROUPS_MEANING}`),
    orderCode: filterTextField(LIMITS.orderCode).describe(
      "Part of the request's number, of the customer's own order number or of the order code",
    ),
    ...requestFilterShape,
  })
  .refine(areDatesInOrder, { path: ['createdOnTo'], error: 'invalidField' });
export type OrderRequestListQuery = z.infer<typeof orderRequestListQuerySchema>;

/** Query of GET /backoffice/order-requests. */
export const deskOrderRequestListQuerySchema = orderRequestListQuerySchema.safeExtend(deskFilterShape);
export type DeskOrderRequestListQuery = z.infer<typeof deskOrderRequestListQuerySchema>;

/** One line of an order request, with the prices of the day on which it was sent. */
export const orderRequestItemResponseSchema = z.object({
  id: z.string(),
  ...productLineShape,
  ...lineAvailableOnShape,
  quantity: z.int().describe('Number of packages'),
  finalUnitPrice: z.number().describe('Price in EUR for one um'),
  unitPrice: z
    .number()
    .nullable()
    .describe('Price in EUR for one um before discounts; AGENT and COMMERCIAL only'),
  priceListCode: z.string().nullable().describe('Code of the price list; AGENT and COMMERCIAL only'),
  discountPct1: z.number().nullable().describe('First discount in percent; AGENT and COMMERCIAL only'),
  discountPct2: z.number().nullable().describe('Second discount in percent; AGENT and COMMERCIAL only'),
  rowTotal: z.number().describe('Total of the line in EUR'),
  rowWeight: z.number().describe('Weight of the line in kg'),
});
export type OrderRequestItem = z.infer<typeof orderRequestItemResponseSchema>;

/** An order request as lists and details show it. */
export const orderRequestSchema = z.object({
  id: z.string(),
  number: z
    .string()
    .describe('Number of the form R26-000123: the year, and a sequence number within the year'),
  createdOn: z.string().describe('Time at which the request was sent (UTC)'),
  placedBy: placedBySchema,
  deliveryDateRequested: z.string(),
  status: z.enum(ORDER_REQUEST_STATUSES),
  customerOrderCode: z.string(),
  address: addressSchema.describe('Shipping address at the time of the request'),
  acceptMultipleShipping: z.boolean(),
  shippingNote: z.string().nullable(),
  genericNote: z.string().nullable(),
  agentNote: z.string().nullable().describe('Note for staff; null for a CUSTOMER'),
  reason: z.string().nullable().describe('Reason that staff gave for the decision'),
  expirationDate: z.string().nullable().describe('Last day on which staff can decide on the request'),
  canRequestAgain: z.boolean(),
  orderId: z.string().nullable().describe('Id of the order created from the accepted request'),
  orderCode: z.string().nullable(),
  offerRequestId: z
    .string()
    .nullable()
    .describe('Id of the offer request that was ordered; null if there was none'),
  overallDiscount: z.number().describe('Discount on the total, in percent'),
  total: z.number().nullable().describe('Total in EUR; null unless the request is accepted'),
  requestedTotal: z
    .number()
    .nullable()
    .describe(
      'Total of the requested lines in EUR, net of discounts, while the request is pending; otherwise null',
    ),
  totalWeight: z.number().describe('Total weight in kg'),
  ...conversationShape,
  itemCount: z.int().describe('Number of lines in the request'),
  items: z
    .array(orderRequestItemResponseSchema)
    .describe(`Lines of the request; lists contain only the first ${LIMITS.listedLines}`),
  transport: transportSchema.optional().describe('Dangerous goods; details only'),
});
export type OrderRequest = z.infer<typeof orderRequestSchema>;

export const orderRequestPageSchema = createLimitedPageSchema(orderRequestSchema);

/** An order request in the queue of staff, with its customer and sender. */
export const staffOrderRequestSchema = orderRequestSchema.extend(originShape);
export type StaffOrderRequest = z.infer<typeof staffOrderRequestSchema>;
export const staffOrderRequestPageSchema = createLimitedPageSchema(staffOrderRequestSchema);
/** A line for staff to check, with today's price on the customer's terms and the price of the last order. */
export const comparedOrderRequestItemSchema = orderRequestItemResponseSchema.extend(comparisonShape);
export type ComparedOrderRequestItem = z.infer<typeof comparedOrderRequestItemSchema>;

/** An order request with the data that staff need to decide on it (contract, section 5). */
export const orderRequestToDecideSchema = staffOrderRequestSchema.extend({
  items: z.array(comparedOrderRequestItemSchema),
  history: z.array(historyEntrySchema),
});
export type OrderRequestToDecide = z.infer<typeof orderRequestToDecideSchema>;

/** Body of POST /backoffice/order-requests/{id}/decision. */
export const orderRequestDecisionSchema = objectField({
  decision: choiceOrRejectedField(DECISIONS),
  reason: reasonField(),
  seenMessages: seenMessagesField(),
});
export type OrderRequestDecision = z.infer<typeof orderRequestDecisionSchema>;

/** Response of POST /order-requests. */
export const createdIdSchema = z.object({ id: z.string() });

/** Response of POST /order-requests and of an order from an offer. */
export const createdOrderRequestSchema = createdIdSchema.extend({
  notice: creditNoticeSchema
    .optional()
    .describe('Present if the request exceeds what is left of the credit limit and was accepted'),
});
export type CreatedOrderRequest = z.infer<typeof createdOrderRequestSchema>;
