import { LIMITS } from '@cromia/domain/limits';
import type {
  OfferRequest,
  OfferRequestListQuery,
  OfferRequestToDecide,
  PricedItem,
  StaffOfferRequest,
} from '@cromia/domain/offers/offer-request';
import { type Page, toPage } from '@cromia/domain/paging';
import type { Viewer } from '../../platform/access.ts';
import { readHistory } from '../../platform/audit.ts';
import { manufacturersToday } from '../../platform/clock.ts';
import type { Connection } from '../../platform/database.ts';
import type { ServiceDependencies } from '../../platform/http.ts';
import { Problem } from '../../platform/problem.ts';
import { fittingProducts, sellableProducts } from '../catalogue/service.ts';
import { type ActingCustomer, customerById } from '../customers/service.ts';
import { offerAnswer, offerItemAnswer, staffOfferAnswer } from './offer-answer.ts';
import {
  countOfferRequests,
  findOfferRequest,
  listLastPaid,
  listOfferItems,
  listOfferRequests,
  type OfferItemRow,
  type OfferRequestFilter,
  type OfferRequestRow,
} from './queries.ts';

/** Name of offer requests in the audit log. */
export const OFFER_REQUEST_ENTITY = 'offer_request';

/** One page of offer requests, each with its first lines. @param most lines of each */
async function readPage<T>(
  db: Connection,
  given: Omit<OfferRequestFilter, 'products'>,
  page: OfferRequestListQuery,
  most: number,
  answer: (row: OfferRequestRow, items: OfferItemRow[]) => T,
): Promise<Page<T>> {
  const filter = { ...given, products: await fittingProducts(db, page) };
  const total = await countOfferRequests(db, filter);
  const rows = await listOfferRequests(db, filter, page, total);
  const ids = rows.map(({ id }) => id);
  const items = await listOfferItems(db, ids, most);
  const itemsOf = Map.groupBy(items, (item) => item.offerRequestId);
  return toPage(
    rows.map((row) => answer(row, itemsOf.get(row.id) ?? [])),
    total,
    page,
  );
}

/** A customer's offer requests, newest first unless asked otherwise (section 7). @param most lines of each */
export function readOfferRequests(
  deps: ServiceDependencies,
  viewer: Viewer,
  customer: ActingCustomer,
  query: OfferRequestListQuery,
  most: number = LIMITS.listedLines,
): Promise<Page<OfferRequest>> {
  const { customerCode: _own, ...filter } = query;
  const today = manufacturersToday(deps);
  const { timeZone } = deps.config;
  return readPage(
    deps.db,
    { ...filter, customerId: customer.id, timeZone, today },
    query,
    most,
    (row, items) => offerAnswer(viewer, row, items, today),
  );
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

/** The offer requests of all customers, for staff (contract, section 5). @param most lines of each */
export function readAllOfferRequests(
  deps: ServiceDependencies,
  viewer: Viewer,
  query: OfferRequestListQuery,
  most: number = LIMITS.listedLines,
): Promise<Page<StaffOfferRequest>> {
  const today = manufacturersToday(deps);
  const { timeZone } = deps.config;
  return readPage(deps.db, { ...query, customerId: null, timeZone, today }, query, most, (row, items) =>
    staffOfferAnswer(viewer, row, items, today),
  );
}

/**
 * One offer request of any customer as staff prices it: beside each line what the customer's terms give today and what
 * was paid last, and the history.
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
  return {
    ...staffOfferAnswer(viewer, row, items, manufacturersToday(deps)),
    items: await pricedItems(db, viewer, customer, items),
    unconditionalDiscountPct: customer.unconditionalDiscountPct,
    history: await readHistory(db, OFFER_REQUEST_ENTITY, id),
  };
}

async function pricedItems(
  db: Connection,
  viewer: Viewer,
  customer: ActingCustomer,
  items: readonly OfferItemRow[],
): Promise<PricedItem[]> {
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
