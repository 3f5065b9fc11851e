import { z } from 'zod';

/** Documents that wait, the most urgent kind first. */
export const WAITING_DOCUMENT_KINDS = [
  'blockedOrders',
  'lateOrders',
  'claims',
  'offerRequests',
  'orderRequests',
] as const;
export type WaitingDocumentKind = (typeof WAITING_DOCUMENT_KINDS)[number];

/** Maximum number of waiting documents of an overview, and of its offers that expire soon. */
export const OVERVIEW_DOCUMENTS = 5;

/** Days before its last day in which an offer counts as expiring soon. */
export const EXPIRING_OFFER_DAYS = 14;

const documentShape = {
  id: z.string(),
  code: z.string().describe('Order code, or number of the request, offer or claim'),
  customerCode: z.string(),
  businessName: z.string(),
  total: z.number().nullable().describe('Net total in EUR; null for a request without prices'),
};

const waitingDocumentSchema = z.object({
  kind: z.enum(WAITING_DOCUMENT_KINDS),
  ...documentShape,
  since: z
    .string()
    .describe(
      'First day of waiting: of a late order its delivery date, of a claim the day of the last message, otherwise the day of the request',
    ),
  reason: z.string().nullable().describe('Reason why an order is blocked'),
});
export type WaitingDocument = z.infer<typeof waitingDocumentSchema>;

const expiringOfferSchema = z.object({
  ...documentShape,
  expirationDate: z.string().describe('Last day on which the offer can be ordered'),
});
export type ExpiringOffer = z.infer<typeof expiringOfferSchema>;

/** What waits for a customer, or for all customers of a portfolio. */
export const shopOverviewSchema = z.object({
  waiting: z
    .array(waitingDocumentSchema)
    .describe(
      `Blocked orders, late ones, claims with a message of staff to answer, offer requests and order requests under review, each kind oldest first; at most ${OVERVIEW_DOCUMENTS}`,
    ),
  expiringOffers: z
    .array(expiringOfferSchema)
    .describe(
      `Offers that can be ordered for at most ${EXPIRING_OFFER_DAYS} more days, the first to expire first; at most ${OVERVIEW_DOCUMENTS}`,
    ),
});
export type ShopOverview = z.infer<typeof shopOverviewSchema>;
