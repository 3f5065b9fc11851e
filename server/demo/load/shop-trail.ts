import { addDays } from '@cromia/domain/dates';
import type { DemoCustomer } from '../people/customers.ts';
import { addDaysTo } from '../shop/calendar.ts';
import { calculateTotals, type DemoOffer, type DemoOrder, type DemoOrderRequest } from '../shop/history.ts';

/** The audit log of the demo's offers, requests and orders, as the portal would have written it. */

interface TrailEntry {
  at: Date;
  /** Null for the portal itself. */
  userId: string | null;
  customerId: string;
  action: string;
  entity: string;
  entityId: string;
  details: Record<string, string | number | null>;
}

/** One event in the history of a document. The other columns are the same for all its entries. */
type Step = Pick<TrailEntry, 'at' | 'action' | 'userId'> & { details?: TrailEntry['details'] };

export interface DemoDocuments {
  offers: ReadonlyMap<DemoOffer, string>;
  requests: ReadonlyMap<DemoOrderRequest, string>;
  orders: readonly {
    order: DemoOrder;
    row: { id: string; orderCode: string; orderRequestId: string | null };
  }[];
  findCustomerId: (customer: DemoCustomer) => string;
  /** The user who ordered for a customer. */
  findSender: (customer: DemoCustomer) => string;
  /** The back office user who decided. */
  desk: string;
}

/** Returns the entry for an expiry, at midnight (UTC) after the last day. */
function buildExpiry(action: string, expirationDate: string | null): Step[] {
  if (expirationDate === null) return [];
  return [{ at: new Date(`${addDays(expirationDate, 1)}T00:00:00Z`), action, userId: null }];
}

function buildOfferSteps(offer: DemoOffer, { requests, findSender, desk }: DemoDocuments): Step[] {
  const { customer, status, createdOn, decidedAt, expirationDate, reason, lines } = offer;
  const sender = findSender(customer);
  const { total } = calculateTotals(lines, customer);
  const ordered = [...requests.keys()].find((request) => request.offer === offer);
  const decision =
    status === 'REJECTED'
      ? { decision: 'REJECTED', reason }
      : { decision: 'ACCEPTED', expirationDate, total };
  return [
    { at: createdOn, action: 'offer-requests.create', userId: sender, details: { lines: lines.length } },
    ...(decidedAt === null
      ? []
      : [{ at: decidedAt, action: 'offer-requests.decide', userId: desk, details: decision }]),
    ...(ordered ? [{ at: ordered.createdOn, action: 'offer-requests.order', userId: sender }] : []),
    ...(status === 'EXPIRED' ? buildExpiry('offer-requests.expire', expirationDate) : []),
  ];
}

function buildRequestSteps(request: DemoOrderRequest, { offers, findSender, desk }: DemoDocuments): Step[] {
  const { customer, status, offer, createdOn, decidedAt, customerOrderCode, expirationDate, reason, lines } =
    request;
  const offerRequestId = offer && offers.get(offer);
  const details = {
    customerOrderCode,
    lines: lines.length,
    ...(offerRequestId ? { offerRequestId } : {}),
  };
  const decision = { decision: status, ...(reason === null ? {} : { reason }) };
  return [
    { at: createdOn, action: 'order-requests.create', userId: findSender(customer), details },
    ...(decidedAt === null
      ? []
      : [{ at: decidedAt, action: 'order-requests.decide', userId: desk, details: decision }]),
    ...(status === 'EXPIRED' ? buildExpiry('order-requests.expire', expirationDate) : []),
  ];
}

/** The reason stated on blocked orders. */
export const BLOCK_REASON = 'In attesa della conferma del campione colore.';

/** The status changes that lead to a status, each with the days since the order was created. */
const STATUS_CHANGES: Record<
  DemoOrder['status'],
  readonly { status: string; days: number; reason?: string }[]
> = {
  I: [],
  C: [{ status: 'C', days: 0.05 }],
  E: [
    { status: 'C', days: 0.05 },
    { status: 'E', days: 5 },
  ],
  F: [
    { status: 'C', days: 0.05 },
    { status: 'E', days: 5 },
    { status: 'F', days: 8 },
  ],
  B: [{ status: 'B', days: 0.1, reason: BLOCK_REASON }],
  A: [{ status: 'A', days: 0.1, reason: 'Annullato su richiesta del cliente.' }],
};

/** Moves a date on a weekend to the following Monday. */
function toWorkingDay(moment: Date): Date {
  const weekday = moment.getUTCDay();
  return addDaysTo(moment, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}

function buildOrderSteps({ order, row }: DemoDocuments['orders'][number], { desk }: DemoDocuments): Step[] {
  const { orderCode, orderRequestId } = row;
  const origin = orderRequestId === null ? {} : { orderRequestId };
  return [
    { at: order.createdOn, action: 'orders.create', userId: desk, details: { orderCode, ...origin } },
    ...STATUS_CHANGES[order.status].map(({ days, ...change }) => ({
      at: toWorkingDay(addDaysTo(order.createdOn, days)),
      action: 'orders.status',
      userId: desk,
      details: change,
    })),
  ];
}

/** The audit log rows of all documents. */
export function buildShopTrail(documents: DemoDocuments): TrailEntry[] {
  const buildEntries = (entity: string, entityId: string, customer: DemoCustomer, steps: Step[]) =>
    steps.map(
      (step): TrailEntry => ({
        details: {},
        ...step,
        entity,
        entityId,
        customerId: documents.findCustomerId(customer),
      }),
    );
  return [
    ...[...documents.offers].flatMap(([offer, id]) =>
      buildEntries('offer_request', id, offer.customer, buildOfferSteps(offer, documents)),
    ),
    ...[...documents.requests].flatMap(([request, id]) =>
      buildEntries('order_request', id, request.customer, buildRequestSteps(request, documents)),
    ),
    ...documents.orders.flatMap((entry) =>
      buildEntries('order', entry.row.id, entry.order.customer, buildOrderSteps(entry, documents)),
    ),
  ];
}
