import type { AccessViewer } from '@cromia/domain/accounts/access';
import type { AssignmentFilter } from '@cromia/domain/handling/handling';
import type {
  DeskOfferRequestListQuery,
  OfferRequest,
  OfferRequestListQuery,
  OfferRequestToDecide,
  StaffOfferRequest,
} from '@cromia/domain/offers/offer-request';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { getManufacturerToday } from '../../platform/clock.ts';
import type { Connection } from '../../platform/database/connection.ts';
import type { CustomerScope } from '../../platform/database/list-queries.ts';
import { readHistory } from '../../platform/events/audit.ts';
import { Problem } from '../../platform/problem.ts';
import { type ActingCustomer, readCustomerById } from '../customers/index.ts';
import {
  addComparisonPrices,
  type DocumentListQuery,
  toRequestItemResponse,
} from '../shop-documents/index.ts';
import {
  defineOfferRequestList,
  findOfferRequest,
  listOfferItems,
  type OfferItemRow,
  type OfferRequestRow,
} from './offer-queries.ts';
import { toOfferResponse, toStaffOfferResponse } from './offer-response.ts';
import { findPreviousTerms } from './previous-terms.ts';

/** Entity name of offer requests in the audit log. */
export const OFFER_REQUEST_ENTITY = 'offer_request';

function defineList<T>(
  deps: ServiceDependencies,
  scope: Omit<CustomerScope, 'customerCode'> & { userId?: string },
  query: OfferRequestListQuery & Partial<Pick<DeskOfferRequestListQuery, 'customer'> & AssignmentFilter>,
  toResponse: (row: OfferRequestRow, items: OfferItemRow[], today: string) => T,
): DocumentListQuery<T> {
  const { timeZone } = deps.config;
  const today = getManufacturerToday(deps);
  return defineOfferRequestList({ ...query, ...scope, timeZone, today }, query.sort, (row, items) =>
    toResponse(row, items, today),
  );
}

/** The list of a customer's offer requests, newest first by default (section 7), for a page or an export. */
export function offerRequestListQuery(
  deps: ServiceDependencies,
  viewer: Viewer,
  customer: ActingCustomer,
  query: OfferRequestListQuery,
): DocumentListQuery<OfferRequest> {
  return defineList(deps, { customerId: customer.id, userId: viewer.userId }, query, (row, items, today) =>
    toOfferResponse(viewer, row, items, today),
  );
}

/** Same as `offerRequestListQuery`, for the requests of all customers, for staff (contract, section 5). */
export function allOfferRequestsListQuery(
  deps: ServiceDependencies,
  viewer: Viewer,
  query: DeskOfferRequestListQuery & AssignmentFilter,
): DocumentListQuery<StaffOfferRequest> {
  return defineList(deps, { customerId: null, userId: viewer.userId }, query, (row, items, today) =>
    toStaffOfferResponse(viewer, row, items, today),
  );
}

/** Same as `offerRequestListQuery`, for the requests of all customers in a manager's portfolio. */
export function portfolioOffersListQuery(
  deps: ServiceDependencies,
  viewer: Viewer,
  query: DeskOfferRequestListQuery,
): DocumentListQuery<StaffOfferRequest> {
  const scope = { customerId: null, managerId: viewer.userId, userId: viewer.userId };
  return defineList(deps, scope, query, (row, items, today) =>
    toStaffOfferResponse(viewer, row, items, today),
  );
}

/** One offer request of a customer. @throws Problem NotFound, also if it belongs to another customer */
export async function readOfferRequest(
  deps: ServiceDependencies,
  viewer: Viewer,
  customer: ActingCustomer,
  id: string,
  db: Connection = deps.db,
): Promise<OfferRequest> {
  const row = await findOfferRequest(db, id, customer.id);
  if (!row) throw new Problem('NotFound');
  return toOfferResponse(viewer, row, await listOfferItems(db, id), getManufacturerToday(deps));
}

/**
 * An offer request of any customer, for staff to price. Each line has the customer's current terms, the last ordered
 * price and the previously offered price. The result includes the history.
 * @throws Problem NotFound
 */
export async function readOfferRequestToDecide(
  deps: ServiceDependencies,
  viewer: AccessViewer,
  id: string,
  db: Connection = deps.db,
): Promise<OfferRequestToDecide> {
  const row = await findOfferRequest(db, id, null);
  if (!row) throw new Problem('NotFound');
  const items = await listOfferItems(db, id);
  const customer = await readCustomerById(db, row.customerId);
  const history = await readHistory(db, OFFER_REQUEST_ENTITY, id);
  const previousTerms = findPreviousTerms(history);
  const priced = await addComparisonPrices(db, customer, items, (item) =>
    toRequestItemResponse(viewer, item),
  );
  return {
    ...toStaffOfferResponse(viewer, row, items, getManufacturerToday(deps)),
    items: priced.map((item) => ({ ...item, offeredBefore: previousTerms[item.id] ?? null })),
    unconditionalDiscountPct: customer.unconditionalDiscountPct,
    history,
  };
}
