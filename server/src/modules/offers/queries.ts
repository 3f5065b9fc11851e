import {
  OFFER_REQUEST_MACHINE,
  type OfferRequestSort,
  type OfferRequestStatus,
} from '@cromia/domain/offers/offer-request';
import type { Sort } from '@cromia/domain/paging';
import { type SqlBool, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database.ts';
import { betweenDays, type Condition, customerOf, type Whose } from '../../platform/list-queries.ts';
import {
  type DocumentList,
  JOIN_DESCRIPTIONS,
  PRODUCT_LINE_COLUMNS,
  type ProductFilter,
  type ProductLineRow,
} from '../catalogue/service.ts';
import { hasStatusToday } from '../orders/service.ts';

/** What a list of offer requests is narrowed to; days are the manufacturer's. */
export interface OfferRequestFilter extends Whose, ProductFilter {
  timeZone: string;
  /** The manufacturer's calendar day. */
  today: string;
  status?: OfferRequestStatus | undefined;
  createdOnFrom?: string | undefined;
  createdOnTo?: string | undefined;
}

/** The rows that have one of some statuses today, whether or not an expiry is written down yet. */
export function standsAt(statuses: readonly OfferRequestStatus[], today: string): Condition {
  return hasStatusToday('offerRequests', OFFER_REQUEST_MACHINE, statuses, today);
}

function conditionsOf({
  status,
  createdOnFrom,
  createdOnTo,
  timeZone,
  today,
}: OfferRequestFilter): Condition[] {
  const all = betweenDays('offerRequests.createdOn', { from: createdOnFrom, to: createdOnTo, timeZone });
  if (status !== undefined) all.push(standsAt([status], today));
  return all;
}

/** A list of offer requests. */
export function offerRequestList(
  filter: OfferRequestFilter,
  { field, direction }: Sort<OfferRequestSort>,
): DocumentList {
  return {
    table: 'offerRequests',
    lines: { table: 'offerRequestItems', document: 'offerRequestId', haveCustomer: false },
    customer: customerOf(filter),
    conditions: conditionsOf(filter),
    products: filter,
    order: [
      { column: field, direction },
      { column: 'id', direction: 'asc' },
    ],
  };
}

function offers(db: Connection) {
  return db
    .selectFrom('offerRequests')
    .innerJoin('customers', 'customers.id', 'offerRequests.customerId')
    .leftJoin('users', 'users.id', 'offerRequests.userId')
    .select([
      'offerRequests.id',
      'offerRequests.createdOn',
      'offerRequests.deliveryDateRequested',
      'offerRequests.status',
      'offerRequests.acceptMultipleShipping',
      'offerRequests.note',
      'offerRequests.reason',
      'offerRequests.expirationDate',
      'offerRequests.overallDiscount',
      'offerRequests.total',
      'offerRequests.totalWeight',
      'offerRequests.customerId',
      'offerRequests.userId',
      'customers.customerCode',
      'customers.businessName',
      'users.username',
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
    .$narrowType<{ status: OfferRequestStatus }>();
}

export type OfferRequestRow = NonNullable<Awaited<ReturnType<typeof findOfferRequest>>>;

/** The offer requests of some ids, in their order. */
export async function listOfferRequestsById(db: Connection, ids: readonly string[]) {
  return offers(db)
    .where(sql<SqlBool>`offer_requests.id = ANY(${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], offer_requests.id)`)
    .limit(ids.length)
    .execute();
}

/** One offer request; of one customer, or of any for staff (null). */
export async function findOfferRequest(db: Connection, id: string, customerId: string | null) {
  return offers(db)
    .where('offerRequests.id', '=', id)
    .$if(customerId !== null, (qb) => qb.where('offerRequests.customerId', '=', customerId ?? ''))
    .executeTakeFirst();
}

/** Locks an offer request until the transaction ends; whoever wants to change the same one waits here. */
export async function lockOfferRequest(trx: Transaction, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('offerRequests')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export interface OfferItemRow extends ProductLineRow {
  offerRequestId: string;
  id: string;
  productId: number;
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
  inStock: boolean;
}

/**
 * The rows of some offer requests, in their order, with what the catalogue says of their products.
 * @param most rows of each, the first ones
 */
export async function listOfferItems(
  db: Connection,
  ids: readonly string[],
  most: number,
): Promise<OfferItemRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<OfferItemRow>`
    SELECT item.offer_request_id, item.id, item.product_id, item.quantity, item.price_list_code, item.unit_price,
      item.discount_pct1, item.discount_pct2, item.final_unit_price, item.unit_qty, item.plo, item.row_total,
      item.row_weight, products.in_stock, ${PRODUCT_LINE_COLUMNS}
    FROM unnest(${ids}::uuid[]) AS given (id)
    CROSS JOIN LATERAL (
      SELECT * FROM offer_request_items WHERE offer_request_id = given.id ORDER BY sort_order LIMIT ${most}
    ) item
    JOIN products ON products.id = item.product_id
    ${JOIN_DESCRIPTIONS}
    ORDER BY item.offer_request_id, item.sort_order
    LIMIT ${ids.length * most}`.execute(db);
  return rows;
}

/** What a customer last paid for some products, EUR for one um. */
export async function listLastPaid(db: Connection, customerId: string, productIds: readonly number[]) {
  const { rows } = await sql<{ productId: number; finalUnitPrice: number; on: Date }>`
    SELECT product_id, last_paid_unit_price AS final_unit_price, last_paid_on AS "on"
    FROM ordered_products
    WHERE customer_id = ${customerId}::uuid AND product_id = ANY(${productIds}::integer[])
      AND last_paid_on IS NOT NULL
    ORDER BY product_id
    LIMIT ${productIds.length}`.execute(db);
  return rows;
}
