import { z } from 'zod';
import { comparisonShape } from '../catalogue/price-deviation.ts';
import { lineAvailableOnShape, productLineShape } from '../catalogue/product.ts';
import { addressSchema } from '../customers/customer.ts';
import { areDatesInOrder, countDaysBetween } from '../dates.ts';
import { historyEntrySchema, originShape } from '../decision.ts';
import { choiceOrRejectedField, filterTextField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { conversationShape, messageSchema } from '../messages/message.ts';
import {
  deskFilterShape,
  GROUPS_MEANING,
  REQUEST_FILTERS,
  requestFilterShape,
} from '../orders/order-request.ts';
import { getStatusToday, mayRequestAgain } from '../orders/request-expiry.ts';
import { placedBySchema } from '../people/person.ts';
import { defineMachine, getNextState } from '../state-machine.ts';

/**
 * States of an offer request (section 4): PENDING is under review, CLOSED has become an order, WITHDRAWN was taken back
 * by the customer before an offer was made.
 */
export const OFFER_REQUEST_STATUSES = [
  'PENDING',
  'ACCEPTED',
  'REJECTED',
  'CLOSED',
  'EXPIRED',
  'WITHDRAWN',
] as const;
export type OfferRequestStatus = (typeof OFFER_REQUEST_STATUSES)[number];

export const OFFER_REQUEST_STATUS_COLORS = {
  PENDING: 'yellow',
  ACCEPTED: 'green',
  REJECTED: 'red',
  CLOSED: 'grey',
  EXPIRED: 'grey',
  WITHDRAWN: 'grey',
} as const satisfies Record<OfferRequestStatus, string>;

/**
 * Transitions of an offer by decisions of staff, expiry and actions of the customer (section 4). Staff can change an
 * offer until it is ordered; the customer can withdraw a request until it is decided. An ordered offer can be ordered
 * again when the customer withdraws the order request.
 */
export const OFFER_REQUEST_MACHINE = defineMachine('offer request', {
  PENDING: { accept: 'ACCEPTED', reject: 'REJECTED', expire: 'EXPIRED', withdraw: 'WITHDRAWN' },
  ACCEPTED: { order: 'CLOSED', correct: 'ACCEPTED', withdrawOffer: 'REJECTED', expire: 'EXPIRED' },
  REJECTED: { requestAgain: 'PENDING' },
  EXPIRED: { requestAgain: 'PENDING' },
  CLOSED: { withdrawOrder: 'ACCEPTED' },
  WITHDRAWN: { requestAgain: 'PENDING' },
});

interface RequestState {
  status: OfferRequestStatus;
  expirationDate: string | null;
}

/** The current status: an offer past its last day has expired, even if the job has not stored that yet. */
export function getOfferStatusToday(offer: RequestState, today: string): OfferRequestStatus {
  return getStatusToday(OFFER_REQUEST_MACHINE, offer, today);
}

/** The status that people read: a rejected request whose offer staff withdrew is called withdrawn as well. */
export function getDisplayedOfferStatus({
  status,
  isWithdrawn,
}: {
  status: OfferRequestStatus;
  isWithdrawn: boolean;
}): OfferRequestStatus {
  return isWithdrawn && status === 'REJECTED' ? 'WITHDRAWN' : status;
}

/** Whether the customer may withdraw an offer request: until staff decide on it, or it expires. */
export function mayWithdrawOfferRequest(status: OfferRequestStatus): boolean {
  return getNextState(OFFER_REQUEST_MACHINE, status, 'withdraw') !== undefined;
}

/** Days until an offer expires, not counting today (section 9: "shown as days left"); never negative. */
export function countOfferDaysLeft(expirationDate: string, today: string): number {
  return Math.max(0, countDaysBetween(today, expirationDate));
}

/**
 * Whether an offer may be requested again: a rejected or withdrawn one at any time, an expired one within 15 days
 * (section 4).
 */
export function mayRequestOfferAgain(offer: RequestState, today: string): boolean {
  return mayRequestAgain(OFFER_REQUEST_MACHINE, offer, today);
}

export const OFFER_REQUEST_SORTS = [
  'createdOn',
  'deliveryDateRequested',
  'status',
  'expirationDate',
] as const;
export type OfferRequestSort = (typeof OFFER_REQUEST_SORTS)[number];

/** Values of the list's status filter: a status, or a group of requests. */
export const OFFER_REQUEST_STATUS_FILTERS = [...REQUEST_FILTERS, ...OFFER_REQUEST_STATUSES] as const;
export type OfferRequestStatusFilter = (typeof OFFER_REQUEST_STATUS_FILTERS)[number];

/** Query of GET /offer-requests. */
export const offerRequestListQuerySchema = createPageQuerySchema({
  sortFields: OFFER_REQUEST_SORTS,
  defaultSort: 'createdOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
})
  .extend({
    status: choiceOrRejectedField(OFFER_REQUEST_STATUS_FILTERS)
      .optional()
      .describe(`LATE: pending, and past the day by which an answer was expected. ${GROUPS_MEANING}`),
    number: filterTextField(LIMITS.offerNumber).describe('Part of the offer number'),
    ...requestFilterShape,
  })
  .refine(areDatesInOrder, { path: ['createdOnTo'], error: 'invalidField' });
export type OfferRequestListQuery = z.infer<typeof offerRequestListQuerySchema>;

/** Query of GET /backoffice/offer-requests, and of the offer requests of a portfolio. */
export const deskOfferRequestListQuerySchema = offerRequestListQuerySchema.safeExtend(deskFilterShape);
export type DeskOfferRequestListQuery = z.infer<typeof deskOfferRequestListQuerySchema>;

/** One line of an offer request; its prices are null until staff have set them. */
export const offerRequestItemSchema = z.object({
  id: z.string(),
  ...productLineShape,
  ...lineAvailableOnShape,
  quantity: z.int().describe('Number of packages'),
  finalUnitPrice: z.number().nullable().describe('Price in EUR for one um; null until the offer is made'),
  unitPrice: z
    .number()
    .nullable()
    .describe('Price in EUR for one um before discounts; AGENT, COMMERCIAL and staff only'),
  priceListCode: z.string().nullable().describe('Code of the price list; AGENT, COMMERCIAL and staff only'),
  discountPct1: z.number().nullable().describe('First discount in percent; AGENT, COMMERCIAL and staff only'),
  discountPct2: z
    .number()
    .nullable()
    .describe('Second discount in percent; AGENT, COMMERCIAL and staff only'),
  rowTotal: z.number().nullable().describe('Total of the line in EUR; null until the offer is made'),
  rowWeight: z.number().describe('Weight of the line in kg'),
});
export type OfferRequestItem = z.infer<typeof offerRequestItemSchema>;

/** An offer request as lists and details show it, with its current status. */
export const offerRequestSchema = z.object({
  id: z.string(),
  number: z
    .string()
    .describe('Number of the form Q26-000123: the year, and a sequence number within the year'),
  createdOn: z.string().describe('Time at which the request was sent (UTC)'),
  placedBy: placedBySchema,
  deliveryDateRequested: z.string(),
  address: addressSchema.nullable().describe('Address at the time of the request; null if none was chosen'),
  status: z.enum(OFFER_REQUEST_STATUSES),
  answerExpectedOn: z
    .string()
    .nullable()
    .describe('Day by which the customer can expect an answer; null unless the request is pending'),
  version: z.int().describe('Version of the offer, starting at 1 and incremented on each correction'),
  acceptMultipleShipping: z.boolean(),
  note: z.string().nullable(),
  reason: z
    .string()
    .nullable()
    .describe('Message of staff with the offer, or their reason for rejecting or withdrawing it'),
  isWithdrawn: z.boolean().describe('Whether staff withdrew the offer; its status is then REJECTED'),
  expirationDate: z
    .string()
    .nullable()
    .describe('Last day for ordering an accepted offer, or for answering a request'),
  daysLeft: z
    .int()
    .nullable()
    .describe('Days left to order an accepted offer, not counting today; null in any other status'),
  earliestDeliveryDate: z
    .string()
    .nullable()
    .describe(
      'Earliest day on which an order of the accepted offer can be delivered; if `deliveryDateRequested` is ' +
        'earlier, the order may state another day. Null in any other status',
    ),
  canOrder: z.boolean().describe('Whether it can be ordered: accepted, and not waiting in an approval'),
  approvalId: z.string().nullable().describe('Pending approval that is to order the offer'),
  canRequestAgain: z.boolean(),
  overallDiscount: z.number().describe('Discount on the total, in percent'),
  total: z.number().nullable().describe('Total in EUR; null until the offer is made'),
  totalWeight: z.number().describe('Total weight in kg'),
  ...conversationShape,
  itemCount: z.int().describe('Number of lines in the request'),
  items: z
    .array(offerRequestItemSchema)
    .describe(`Lines of the request; lists contain only the first ${LIMITS.listedLines}`),
});
export type OfferRequest = z.infer<typeof offerRequestSchema>;

/** Response of POST /offer-requests. */
export const createdOfferRequestSchema = offerRequestSchema.pick({
  id: true,
  number: true,
  answerExpectedOn: true,
});
export type CreatedOfferRequest = z.infer<typeof createdOfferRequestSchema>;

export const offerRequestPageSchema = createLimitedPageSchema(offerRequestSchema);

/** An offer request in the queue of staff, with its customer and sender. */
export const staffOfferRequestSchema = offerRequestSchema.extend(originShape);
export type StaffOfferRequest = z.infer<typeof staffOfferRequestSchema>;
export const staffOfferRequestPageSchema = createLimitedPageSchema(staffOfferRequestSchema);
/** The prices that were offered for a line, per unit of measure. */
export const offeredTermsSchema = z.object({
  unitPrice: z.number().describe('Price in EUR before discounts'),
  discountPct1: z.number().describe('First discount in percent'),
  discountPct2: z.number().describe('Second discount in percent'),
  finalUnitPrice: z.number().describe('Price in EUR after both discounts'),
});
export type OfferedTerms = z.infer<typeof offeredTermsSchema>;

/** A line for staff to price, with today's price on the customer's terms and the price of the last order. */
export const pricedItemSchema = offerRequestItemSchema.extend({
  ...comparisonShape,
  offeredBefore: offeredTermsSchema
    .nullable()
    .describe(
      'Terms last offered in this request before a correction, withdrawal or renewed request; null if ' +
        'there were none',
    ),
});
export type PricedItem = z.infer<typeof pricedItemSchema>;

/** An offer request with the data that staff need to decide on it (contract, section 5). */
export const offerRequestToDecideSchema = staffOfferRequestSchema.extend({
  items: z.array(pricedItemSchema),
  unconditionalDiscountPct: z
    .number()
    .describe("The customer's current discount on an offer's total, in percent"),
  history: z.array(historyEntrySchema),
});
export type OfferRequestToDecide = z.infer<typeof offerRequestToDecideSchema>;

/** Data of the event `offer-request.message`: the request, and what was written about it. */
export const offerRequestWithMessageSchema = offerRequestToDecideSchema.extend({ message: messageSchema });
