import { LIMITS } from '@cromia/domain/limits';
import type {
  OfferRequest,
  OfferRequestListQuery,
  OfferRequestToDecide,
  PricedItem,
  StaffOfferRequest,
} from '@cromia/domain/offers/offer-request';
import { type LimitedPage, listedSlice, toLimitedPage } from '@cromia/domain/paging';
import type { Viewer } from '../../platform/access.ts';
import { readHistory } from '../../platform/audit.ts';
import { manufacturersToday } from '../../platform/clock.ts';
import type { Connection } from '../../platform/database.ts';
import type { ServiceDependencies } from '../../platform/http.ts';
import type { WholeList } from '../../platform/list-queries.ts';
import { Problem } from '../../platform/problem.ts';
import { allDocuments, findDocuments, sellableProducts } from '../catalogue/service.ts';
import { type ActingCustomer, customerById } from '../customers/service.ts';
import { offerAnswer, offerItemAnswer, staffOfferAnswer } from './offer-answer.ts';
import { offeredBefore } from './offered-before.ts';
import {
  findOfferRequest,
  listLastPaid,
  listOfferItems,
  listOfferRequestsById,
  type OfferItemRow,
  type OfferRequestFilter,
  type OfferRequestRow,
  offerRequestList,
} from './queries.ts';

/** Name of offer requests in the audit log. */
export const OFFER_REQUEST_ENTITY = 'offer_request';

type Answer<T> = (row: OfferRequestRow, items: OfferItemRow[]) => T;

/** Offer requests with their first lines. @param most lines of each */
async function withLines<T>(
  db: Connection,
  rows: readonly OfferRequestRow[],
  most: number,
  answer: Answer<T>,
): Promise<T[]> {
  const ids = rows.map(({ id }) => id);
  const itemsOf = Map.groupBy(await listOfferItems(db, ids, most), (item) => item.offerRequestId);
  return rows.map((row) => answer(row, itemsOf.get(row.id) ?? []));
}

/** One page of offer requests, each with its first lines. */
async function readPage<T>(
  { db }: ServiceDependencies,
  filter: OfferRequestFilter,
  query: OfferRequestListQuery,
  answer: Answer<T>,
): Promise<LimitedPage<T>> {
  const list = offerRequestList(filter, query.sort);
  const { counted, ids } = await findDocuments(db, list, listedSlice(query));
  const content = await withLines(db, await listOfferRequestsById(db, ids), LIMITS.listedLines, answer);
  return toLimitedPage(content, counted, query);
}

/** The offer requests of a list with all their lines. */
function wholeList<T>(
  filter: OfferRequestFilter,
  query: OfferRequestListQuery,
  answer: Answer<T>,
): WholeList<T> {
  return {
    keys: allDocuments(offerRequestList(filter, query.sort)),
    read: async (trx, keys) =>
      withLines(
        trx,
        await listOfferRequestsById(
          trx,
          keys.map(({ id }) => id),
        ),
        LIMITS.orderLines,
        answer,
      ),
  };
}

/** What a list is narrowed to, for one customer or for staff (null). */
function filterOf(
  deps: ServiceDependencies,
  customerId: string | null,
  { customerCode, ...query }: OfferRequestListQuery,
): OfferRequestFilter {
  const { timeZone } = deps.config;
  const today = manufacturersToday(deps);
  return { ...query, ...(customerId === null ? { customerCode } : {}), customerId, timeZone, today };
}

/** A customer's offer requests, newest first unless asked otherwise (section 7). */
export function readOfferRequests(
  deps: ServiceDependencies,
  viewer: Viewer,
  customer: ActingCustomer,
  query: OfferRequestListQuery,
): Promise<LimitedPage<OfferRequest>> {
  const filter = filterOf(deps, customer.id, query);
  return readPage(deps, filter, query, (row, items) => offerAnswer(viewer, row, items, filter.today));
}

/** The same list with all lines of each request. */
export function wholeOfferRequests(
  deps: ServiceDependencies,
  viewer: Viewer,
  customer: ActingCustomer,
  query: OfferRequestListQuery,
): WholeList<OfferRequest> {
  const filter = filterOf(deps, customer.id, query);
  return wholeList(filter, query, (row, items) => offerAnswer(viewer, row, items, filter.today));
}

/** One offer request of a customer. @throws Problem NotFound, also for another customer's */
export async function readOfferRequest(
  deps: ServiceDependencies,
  viewer: Viewer,
  customer: ActingCustomer,
  id: string,
  db: Connection = deps.db,
): Promise<OfferRequest> {
  const row = await findOfferRequest(db, id, customer.id);
  if (!row) throw new Problem('NotFound');
  return offerAnswer(
    viewer,
    row,
    await listOfferItems(db, [id], LIMITS.orderLines),
    manufacturersToday(deps),
  );
}

/** The offer requests of all customers, for staff (contract, section 5). */
export function readAllOfferRequests(
  deps: ServiceDependencies,
  viewer: Viewer,
  query: OfferRequestListQuery,
): Promise<LimitedPage<StaffOfferRequest>> {
  const filter = filterOf(deps, null, query);
  return readPage(deps, filter, query, (row, items) => staffOfferAnswer(viewer, row, items, filter.today));
}

/** The same list with all lines of each request. */
export function wholeAllOfferRequests(
  deps: ServiceDependencies,
  viewer: Viewer,
  query: OfferRequestListQuery,
): WholeList<StaffOfferRequest> {
  const filter = filterOf(deps, null, query);
  return wholeList(filter, query, (row, items) => staffOfferAnswer(viewer, row, items, filter.today));
}

/**
 * One offer request of any customer as staff prices it: beside each line what the customer's terms give today, what was
 * paid last and what it was offered at before, and the history.
 * @throws Problem NotFound
 */
export async function readOfferRequestToDecide(
  deps: ServiceDependencies,
  viewer: Viewer,
  id: string,
  db: Connection = deps.db,
): Promise<OfferRequestToDecide> {
  const row = await findOfferRequest(db, id, null);
  if (!row) throw new Problem('NotFound');
  const items = await listOfferItems(db, [id], LIMITS.orderLines);
  const customer = await customerById(db, row.customerId);
  const history = await readHistory(db, OFFER_REQUEST_ENTITY, id);
  const before = offeredBefore(history);
  const priced = await pricedItems(db, viewer, customer, items);
  return {
    ...staffOfferAnswer(viewer, row, items, manufacturersToday(deps)),
    items: priced.map((item) => ({ ...item, offeredBefore: before[item.id] ?? null })),
    unconditionalDiscountPct: customer.unconditionalDiscountPct,
    history,
  };
}

async function pricedItems(
  db: Connection,
  viewer: Viewer,
  customer: ActingCustomer,
  items: readonly OfferItemRow[],
): Promise<Omit<PricedItem, 'offeredBefore'>[]> {
  const ids = [...new Set(items.map(({ productId }) => productId))];
  const products = await sellableProducts(db, customer, ids);
  const today = new Map(products.map((product) => [product.id, product.pricesAndDiscounts]));
  const paid = new Map((await listLastPaid(db, customer.id, ids)).map((row) => [row.productId, row]));
  return items.map((item) => {
    const last = paid.get(item.productId);
    return {
      ...offerItemAnswer(viewer, item),
      today: today.get(item.productId) ?? null,
      lastPaid: last ? { finalUnitPrice: last.finalUnitPrice, on: last.on.toISOString() } : null,
    };
  });
}
