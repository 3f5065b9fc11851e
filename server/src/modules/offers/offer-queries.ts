import { LIMITS } from '@cromia/domain/limits';
import type { SortOrder } from '@cromia/domain/lists/paging';
import {
  OFFER_REQUEST_MACHINE,
  type OfferRequestSort,
  type OfferRequestStatus,
  type OfferRequestStatusFilter,
} from '@cromia/domain/offers/offer-request';
import { HELD_FILTER, LATE_FILTER, UNREAD_FILTER } from '@cromia/domain/orders/order-request';
import { type SqlBool, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { containsPattern, hasTrigram, type SqlCondition } from '../../platform/database/list-queries.ts';
import { hasUnread, messageCountOf } from '../messages/index.ts';
import {
  buildRequestOrder,
  type DocumentFilter,
  type DocumentLineRow,
  type DocumentListQuery,
  type DocumentTables,
  hasStatusToday,
  isDeskList,
  listLines,
  PLACED_BY,
  readDocumentsWithLines,
  type SortColumn,
  toFilteredStatus,
} from '../shop-documents/index.ts';

export interface OfferRequestFilter extends DocumentFilter {
  /** The manufacturer's calendar day. */
  today: string;
  status?: OfferRequestStatusFilter | undefined;
  /** Part of the number. */
  number?: string | undefined;
}

/** Condition: the request has one of the statuses today, even if its expiry is not stored yet. */
export function hasOfferStatus(statuses: readonly OfferRequestStatus[], today: string): SqlCondition {
  return hasStatusToday('offerRequests', OFFER_REQUEST_MACHINE, statuses, today);
}

/** Condition: the number contains the text. A text too short for the trigram index is compared row by row. */
function matchNumber(text: string): SqlCondition {
  return hasTrigram(text)
    ? sql`offer_requests.number LIKE ${containsPattern(text)}`
    : sql`strpos(offer_requests.number, ${text}) > 0`;
}

/**
 * Condition: the request has the status, or belongs to the group: LATE is pending although its answer was due before
 * today. At the desk, what waits for the customer is not pending.
 */
function matchStatus(status: OfferRequestStatusFilter, filter: OfferRequestFilter): SqlCondition {
  const { today } = filter;
  const isDesk = isDeskList(filter);
  if (status === UNREAD_FILTER)
    return hasUnread('offer-requests', { userId: filter.userId ?? '', isStaff: isDesk });
  const pending = hasOfferStatus(['PENDING'], today);
  if (status === HELD_FILTER) return sql<SqlBool>`(${pending} AND offer_requests.held_since IS NOT NULL)`;
  const waits = isDesk ? sql<SqlBool>`(${pending} AND offer_requests.held_since IS NULL)` : pending;
  if (status === LATE_FILTER)
    return sql<SqlBool>`(${waits} AND offer_requests.answer_expected_on < ${today}::date)`;
  return status === 'PENDING' ? waits : hasOfferStatus([status], today);
}

const OFFER_REQUESTS: DocumentTables = {
  table: 'offerRequests',
  lines: 'offerRequestItems',
  document: 'offerRequestId',
  linesHaveCustomer: false,
  createdOn: 'createdOn',
};

export function defineOfferRequestList<T>(
  filter: OfferRequestFilter,
  sort: SortOrder<OfferRequestSort>,
  toResponse: (row: OfferRequestRow, items: OfferItemRow[]) => T,
): DocumentListQuery<T> {
  const { status, number } = filter;
  return {
    ...OFFER_REQUESTS,
    filter,
    conditions: [
      status && matchStatus(status, filter),
      number === undefined ? undefined : matchNumber(number.toUpperCase()),
    ],
    order: buildRequestOrder(sort, toFilteredStatus(status)) satisfies SortColumn<'offerRequests'>[],
    read: readDocumentsWithLines(listOfferRequestsById, OFFER_REQUESTS, toResponse),
  };
}

function selectOffers(db: Connection) {
  return db
    .selectFrom('offerRequests')
    .innerJoin('customers', 'customers.id', 'offerRequests.customerId')
    .leftJoin('users', 'users.id', 'offerRequests.userId')
    .select([
      'offerRequests.id',
      'offerRequests.number',
      'offerRequests.createdOn',
      'offerRequests.deliveryDateRequested',
      'offerRequests.address',
      'offerRequests.answerExpectedOn',
      'offerRequests.status',
      'offerRequests.version',
      'offerRequests.acceptMultipleShipping',
      'offerRequests.note',
      'offerRequests.reason',
      'offerRequests.isWithdrawn',
      'offerRequests.heldSince',
      'offerRequests.expirationDate',
      'offerRequests.overallDiscount',
      'offerRequests.total',
      'offerRequests.totalWeight',
      'offerRequests.customerId',
      'offerRequests.userId',
      'customers.customerCode',
      'customers.businessName',
      'users.username',
      PLACED_BY.as('placedBy'),
      messageCountOf('offer-requests').as('messageCount'),
    ])
    .select((eb) =>
      eb
        .selectFrom('offerRequestItems')
        .whereRef('offerRequestItems.offerRequestId', '=', 'offerRequests.id')
        .select(eb.fn.countAll<number>().as('lines'))
        .$asScalar()
        .$notNull()
        .as('itemCount'),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('offerRequestItems')
            .innerJoin('products', 'products.id', 'offerRequestItems.productId')
            .whereRef('offerRequestItems.offerRequestId', '=', 'offerRequests.id')
            // Only the delivery date of accepted offers depends on it.
            .where('offerRequests.status', '=', 'ACCEPTED')
            .where('products.inStock', '=', false)
            .select('offerRequestItems.id'),
        )
        .$castTo<boolean>()
        .as('isOutOfStock'),
    )
    .select((eb) =>
      eb
        .selectFrom('approvals')
        .whereRef('approvals.offerRequestId', '=', 'offerRequests.id')
        .where('approvals.status', '=', 'PENDING')
        .select('approvals.id')
        .as('approvalId'),
    )
    .$narrowType<{ status: OfferRequestStatus }>();
}

export type OfferRequestRow = NonNullable<Awaited<ReturnType<typeof findOfferRequest>>>;

/** The offer requests with the given ids, in the order of the ids. */
async function listOfferRequestsById(db: Connection, ids: readonly string[]) {
  return selectOffers(db)
    .where(sql<SqlBool>`offer_requests.id = ANY(${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], offer_requests.id)`)
    .limit(ids.length)
    .execute();
}

/** Finds an offer request of a customer, or of any customer, for staff, if `customerId` is null. */
export async function findOfferRequest(db: Connection, id: string, customerId: string | null) {
  return selectOffers(db)
    .where('offerRequests.id', '=', id)
    .$if(customerId !== null, (qb) => qb.where('offerRequests.customerId', '=', customerId ?? ''))
    .executeTakeFirst();
}

/** Locks an offer request until the transaction ends. @returns whether it exists */
export async function lockOfferRequest(trx: Transaction, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('offerRequests')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export interface OfferItemRow extends DocumentLineRow {
  quantity: number;
  priceListCode: string | null;
  unitPrice: number | null;
  discountPct1: number | null;
  discountPct2: number | null;
  finalUnitPrice: number | null;
  unitQty: number;
  plo: number;
  rowTotal: number | null;
  rowWeight: number;
}

/** The lines of an offer request, in their stored order. */
export function listOfferItems(db: Connection, id: string): Promise<OfferItemRow[]> {
  return listLines<OfferItemRow>(db, OFFER_REQUESTS, [id], LIMITS.orderLines);
}
