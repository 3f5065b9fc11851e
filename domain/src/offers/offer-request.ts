import { z } from 'zod';
import { calculateFinalUnitPrice } from '../catalogue/pricing.ts';
import { pricesAndDiscountsSchema, productLineShape } from '../catalogue/product.ts';
import { productCodeSchema } from '../catalogue/product-code.ts';
import { addressSchema } from '../customers/customer.ts';
import { areDatesInOrder, countDaysBetween } from '../dates.ts';
import { DECISIONS, historyEntrySchema, originShape, reasonField } from '../decision.ts';
import {
  boundedDecimalField,
  choiceOrRefusedField,
  createCrossFieldRule,
  dateField,
  filterTextField,
  objectField,
  toTypeErrorCode,
  wholeNumberField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { deskFilterShape, LATE_FILTER, requestFilterShape } from '../orders/order-request.ts';
import { getStatusToday, mayRequestAgain } from '../orders/request-expiry.ts';
import { defineMachine } from '../state-machine.ts';

/** States of an offer request (section 4): PENDING is under review, CLOSED has become an order. */
export const OFFER_REQUEST_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED', 'CLOSED', 'EXPIRED'] as const;
export type OfferRequestStatus = (typeof OFFER_REQUEST_STATUSES)[number];

export const OFFER_REQUEST_STATUS_COLORS = {
  PENDING: 'yellow',
  ACCEPTED: 'green',
  REJECTED: 'red',
  CLOSED: 'grey',
  EXPIRED: 'grey',
} as const satisfies Record<OfferRequestStatus, string>;

/**
 * Transitions of an offer by decisions of staff, expiry and actions of the customer (section 4). Staff can change an
 * offer until it is ordered.
 */
export const OFFER_REQUEST_MACHINE = defineMachine('offer request', {
  PENDING: { accept: 'ACCEPTED', reject: 'REJECTED', expire: 'EXPIRED' },
  ACCEPTED: { order: 'CLOSED', correct: 'ACCEPTED', withdraw: 'REJECTED', expire: 'EXPIRED' },
  REJECTED: { requestAgain: 'PENDING' },
  EXPIRED: { requestAgain: 'PENDING' },
  CLOSED: {},
});

interface Standing {
  status: OfferRequestStatus;
  expirationDate: string | null;
}

/** The current status: an offer past its last day has expired, even if the job has not stored that yet. */
export function getOfferStatusToday(offer: Standing, today: string): OfferRequestStatus {
  return getStatusToday(OFFER_REQUEST_MACHINE, offer, today);
}

/** Days until an offer expires, not counting today (section 9: "shown as days left"); never negative. */
export function countOfferDaysLeft(expirationDate: string, today: string): number {
  return Math.max(0, countDaysBetween(today, expirationDate));
}

/** Whether an offer may be requested again: a rejected one at any time, an expired one within 15 days (section 4). */
export function mayRequestOfferAgain(offer: Standing, today: string): boolean {
  return mayRequestAgain(OFFER_REQUEST_MACHINE, offer, today);
}

export const OFFER_REQUEST_SORTS = [
  'createdOn',
  'deliveryDateRequested',
  'status',
  'expirationDate',
] as const;
export type OfferRequestSort = (typeof OFFER_REQUEST_SORTS)[number];

/** Values of the list's status filter: a status, or late requests. */
export const OFFER_REQUEST_STATUS_FILTERS = [LATE_FILTER, ...OFFER_REQUEST_STATUSES] as const;
export type OfferRequestStatusFilter = (typeof OFFER_REQUEST_STATUS_FILTERS)[number];

/** Query of GET /offer-requests. */
export const offerRequestListQuerySchema = createPageQuerySchema({
  sortFields: OFFER_REQUEST_SORTS,
  defaultSort: 'createdOn,desc',
  defaultSize: LIMITS.pageSizeOrders,
})
  .extend({
    status: choiceOrRefusedField(OFFER_REQUEST_STATUS_FILTERS)
      .optional()
      .describe('LATE: pending, and the day on which an answer was expected is over'),
    number: filterTextField(LIMITS.offerNumber).describe('Part of the number'),
    ...requestFilterShape,
  })
  .refine(areDatesInOrder, { path: ['createdOnTo'], error: 'invalidField' });
export type OfferRequestListQuery = z.infer<typeof offerRequestListQuerySchema>;

/** Query of GET /backoffice/offer-requests. */
export const deskOfferRequestListQuerySchema = offerRequestListQuerySchema.safeExtend(deskFilterShape);
export type DeskOfferRequestListQuery = z.infer<typeof deskOfferRequestListQuerySchema>;

/** One line of an offer request; its prices are null until staff have set them. */
export const offerRequestItemSchema = z.object({
  id: z.string(),
  ...productLineShape,
  quantity: z.int().describe('Packages'),
  finalUnitPrice: z.number().nullable().describe('EUR for one um; null until the offer is made'),
  unitPrice: z.number().nullable().describe('For AGENT, COMMERCIAL and staff'),
  priceListCode: z.string().nullable().describe('For AGENT, COMMERCIAL and staff'),
  discountPct1: z.number().nullable().describe('For AGENT, COMMERCIAL and staff'),
  discountPct2: z.number().nullable().describe('For AGENT, COMMERCIAL and staff'),
  rowTotal: z.number().nullable().describe('EUR; null until the offer is made'),
  rowWeight: z.number().describe('kg'),
});
export type OfferRequestItem = z.infer<typeof offerRequestItemSchema>;

/** An offer request as lists and details show it, with its current status. */
export const offerRequestSchema = z.object({
  id: z.string(),
  number: z.string().describe('Q26-000123: the year, and a number counted per year'),
  createdOn: z.string().describe('UTC instant'),
  deliveryDateRequested: z.string(),
  address: addressSchema
    .nullable()
    .describe('As it was when the request was sent; null where none was chosen'),
  status: z.enum(OFFER_REQUEST_STATUSES),
  answerExpectedOn: z
    .string()
    .nullable()
    .describe('Of a pending request: the day by which the customer may expect an answer'),
  version: z.int().describe('Of the offer: 1, and one more with each correction'),
  acceptMultipleShipping: z.boolean(),
  note: z.string().nullable(),
  reason: z.string().nullable().describe('What staff says of its decision'),
  expirationDate: z
    .string()
    .nullable()
    .describe('Last day on which the offer may be ordered, or the request have been answered'),
  daysLeft: z.int().nullable().describe('Of an accepted offer: days that it still holds, today not counted'),
  canOrder: z.boolean(),
  canRequestAgain: z.boolean(),
  overallDiscount: z.number().describe('Percent'),
  total: z.number().nullable().describe('EUR; null until the offer is made'),
  totalWeight: z.number().describe('kg'),
  itemCount: z.int().describe('Lines of the request'),
  items: z
    .array(offerRequestItemSchema)
    .describe(`In a list the first ${LIMITS.listedLines}; all in the detail`),
});
export type OfferRequest = z.infer<typeof offerRequestSchema>;

/** Response of POST /offer-requests. */
export const createdOfferRequestSchema = offerRequestSchema.pick({
  id: true,
  number: true,
  answerExpectedOn: true,
});

export const offerRequestPageSchema = createLimitedPageSchema(offerRequestSchema);

/** An offer request in the queue of staff, with its customer and sender. */
export const staffOfferRequestSchema = offerRequestSchema.extend(originShape);
export type StaffOfferRequest = z.infer<typeof staffOfferRequestSchema>;
export const staffOfferRequestPageSchema = createLimitedPageSchema(staffOfferRequestSchema);

/** The prices that were offered for a line, per unit of measure. */
export const offeredTermsSchema = z.object({
  unitPrice: z.number().describe('EUR'),
  discountPct1: z.number().describe('Percent'),
  discountPct2: z.number().describe('Percent'),
  finalUnitPrice: z.number().describe('EUR'),
});
export type OfferedTerms = z.infer<typeof offeredTermsSchema>;

/** A line for staff to price, with today's price on the customer's terms and the last price paid. */
export const pricedItemSchema = offerRequestItemSchema.extend({
  today: pricesAndDiscountsSchema.nullable().describe("By the customer's terms; null without a price"),
  lastPaid: z
    .object({ finalUnitPrice: z.number().describe('EUR for one um'), on: z.string().describe('UTC instant') })
    .nullable()
    .describe('In the last order of this product'),
  offeredBefore: offeredTermsSchema
    .nullable()
    .describe(
      'In this request, before it was corrected, withdrawn or requested anew; null when it never was',
    ),
});
export type PricedItem = z.infer<typeof pricedItemSchema>;

/** An offer request with the data that staff need to decide on it (contract, section 5). */
export const offerRequestToDecideSchema = staffOfferRequestSchema.extend({
  items: z.array(pricedItemSchema),
  unconditionalDiscountPct: z
    .number()
    .describe("The customer's today, percent: what an offer's total is less by"),
  history: z.array(historyEntrySchema),
});
export type OfferRequestToDecide = z.infer<typeof offerRequestToDecideSchema>;

/** Limited to the stored decimals, since the final price is computed from the stored values. */
const offeredShape = {
  unitPrice: boundedDecimalField(0, LIMITS.unitPrice, LIMITS.priceDecimals),
  discountPct1: boundedDecimalField(0, 100, LIMITS.percentDecimals),
  discountPct2: boundedDecimalField(0, 100, LIMITS.percentDecimals),
};

const pricedLineSchema = objectField({ productCode: productCodeSchema, ...offeredShape }).check(
  // Products without a price above zero cannot be ordered (section 5), so they cannot be offered either.
  createCrossFieldRule(
    offeredShape,
    'unitPrice',
    (line) => calculateFinalUnitPrice(line.unitPrice, line.discountPct1, line.discountPct2) > 0,
  ),
);

function pricedLines() {
  return z.array(pricedLineSchema, { error: toTypeErrorCode }).max(LIMITS.orderLines, 'invalidLenght');
}

/** The version of an offer that the caller has read. */
export function offerVersionField() {
  return wholeNumberField(1, LIMITS.offerVersions);
}

/** Body of POST /backoffice/offer-requests/{id}/decision. An accepted offer has a price for every line. */
export const offerDecisionSchema = objectField({
  decision: choiceOrRefusedField(DECISIONS),
  items: pricedLines().optional(),
  expirationDate: dateField().optional().describe(`Last day; ${LIMITS.offerDays} days from today by default`),
  reason: reasonField(),
});
export type OfferDecision = z.infer<typeof offerDecisionSchema>;

/**
 * Body of POST /backoffice/offer-requests/{id}/correction: the whole offer, which replaces the version that the caller
 * has read.
 */
export const offerCorrectionSchema = objectField({
  version: offerVersionField(),
  items: pricedLines(),
  expirationDate: dateField().optional().describe(`Last day; ${LIMITS.offerDays} days from today by default`),
  reason: reasonField(),
});
export type OfferCorrection = z.infer<typeof offerCorrectionSchema>;

/** Body of POST /backoffice/offer-requests/{id}/withdrawal, with the version that the caller has read. */
export const offerWithdrawalSchema = objectField({ version: offerVersionField(), reason: reasonField() });
export type OfferWithdrawal = z.infer<typeof offerWithdrawalSchema>;
