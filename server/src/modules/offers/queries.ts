import {
  OFFER_REQUEST_MACHINE,
  type OfferRequestSort,
  type OfferRequestStatus,
} from '@cromia/domain/offers/offer-request';
import type { Sort } from '@cromia/domain/paging';
import { type SqlBool, sql } from 'kysely';
import type { Connection, Transaction } from '../../platform/database.ts';
import { allOf, betweenDays, type Condition } from '../../platform/list-queries.ts';
import {
  holdsProduct,
  JOIN_DESCRIPTIONS,
  PRODUCT_LINE_COLUMNS,
  type ProductLineRow,
} from '../catalogue/service.ts';
import { hasStatusToday } from '../orders/service.ts';

/** What a list of offer requests is narrowed to; days are the manufacturer's. */
export interface OfferRequestFilter {
  /** Null for staff, who see every customer's. */
  customerId: string | null;
  timeZone: string;
  /** The manufacturer's calendar day. */
  today: string;
  customerCode?: string | undefined;
  status?: OfferRequestStatus | undefined;
  createdOnFrom?: string | undefined;
  createdOnTo?: string | undefined;
  /** The products of which a request has a line; null where it does not matter. */
  products: readonly number[] | null;
}

interface PageOf {
  page: number;
  size: number;
  sort: Sort<OfferRequestSort>;
}

/** The rows that have one of some statuses today, whether or not an expiry is written down yet. */
function standsAt(statuses: readonly OfferRequestStatus[], today: string): Condition {
  return hasStatusToday('offerRequests', OFFER_REQUEST_MACHINE, statuses, today);
}

/**
 * The conditions of a filter; product filters must all fit one row at once.
 * @param found how many requests there are of a filter that names products; null while they are counted
 */
function conditions(filter: OfferRequestFilter, found: number | null): Condition {
  const { customerId, customerCode, status, createdOnFrom, createdOnTo, timeZone, today, products } = filter;
  const all = betweenDays('offerRequests.createdOn', { from: createdOnFrom, to: createdOnTo, timeZone });
  if (customerId !== null) all.push(sql`offer_requests.customer_id = ${customerId}::uuid`);
  if (customerCode !== undefined)
    all.push(
      sql`offer_requests.customer_id = (SELECT id FROM customers WHERE customer_code = ${customerCode})`,
    );
  if (status !== undefined) all.push(standsAt([status], today));
  if (products !== null) {
    const lines = {
      table: 'offerRequestItems',
      document: 'offerRequestId',
      id: 'offerRequests.id',
      products,
    };
    all.push(holdsProduct(lines, found));
  }
  return allOf(all);
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

/** The ids of one page of offer requests; the id breaks ties, so that none stands on two pages. */
function choose(db: Connection, filter: OfferRequestFilter, { page, size, sort }: PageOf, total: number) {
  return db
    .selectFrom('offerRequests')
    .select('offerRequests.id')
    .where(conditions(filter, total))
    .orderBy(`offerRequests.${sort.field}`, sort.direction)
    .orderBy('offerRequests.id')
    .limit(size)
    .offset(page * size);
}

/** One page of offer requests. The page is chosen before anything is joined to it. */
export async function listOfferRequests(
  db: Connection,
  filter: OfferRequestFilter,
  page: PageOf,
  total: number,
) {
  return offers(db)
    .where('offerRequests.id', 'in', choose(db, filter, page, total))
    .orderBy(`offerRequests.${page.sort.field}`, page.sort.direction)
    .orderBy('offerRequests.id')
    .limit(page.size)
    .execute();
}

/** The ids of one page of offer requests. */
export async function listOfferRequestIds(
  db: Connection,
  filter: OfferRequestFilter,
  page: PageOf,
  total: number,
): Promise<string[]> {
  const rows = await choose(db, filter, page, total).execute();
  return rows.map(({ id }) => id);
}

/** The offer requests of some ids, in their order. */
export async function listOfferRequestsById(db: Connection, ids: readonly string[]) {
  return offers(db)
    .where(sql<SqlBool>`offer_requests.id = ANY(${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], offer_requests.id)`)
    .limit(ids.length)
    .execute();
}

export async function countOfferRequests(db: Connection, filter: OfferRequestFilter): Promise<number> {
  const { total } = await db
    .selectFrom('offerRequests')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(conditions(filter, null))
    .executeTakeFirstOrThrow();
  return total;
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

export interface NewOfferRequest {
  customerId: string;
  userId: string;
  createdOn: Date;
  expirationDate: string;
  deliveryDateRequested: string;
  acceptMultipleShipping: boolean;
  note: string | null;
  /** kg. */
  totalWeight: number;
}

export interface NewOfferItem {
  productId: number;
  quantity: number;
  unitQty: number;
  plo: number;
  /** kg. */
  rowWeight: number;
}

/** Writes an offer request with its rows; they are one parameter, whether one or a thousand. @returns its id */
export async function insertOfferRequest(
  trx: Transaction,
  request: NewOfferRequest,
  items: readonly NewOfferItem[],
): Promise<string> {
  const { id } = await trx
    .insertInto('offerRequests')
    .values({ ...request, status: 'PENDING' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = items.map((item, index) => ({
    sort_order: index + 1,
    product_id: item.productId,
    quantity: item.quantity,
    unit_qty: item.unitQty,
    plo: item.plo,
    row_weight: item.rowWeight,
  }));
  await sql`
    INSERT INTO offer_request_items
      (offer_request_id, sort_order, product_id, quantity, unit_qty, plo, row_weight)
    SELECT ${id}::uuid, item.sort_order, item.product_id, item.quantity, item.unit_qty, item.plo, item.row_weight
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS item (
      sort_order integer, product_id integer, quantity integer, unit_qty numeric, plo numeric, row_weight numeric)
    `.execute(trx);
  return id;
}

export interface OfferDecisionRow {
  status: 'ACCEPTED' | 'REJECTED';
  decidedAt: Date;
  decidedBy: string;
  reason: string | null;
  expirationDate: string | null;
  /** Percent. */
  overallDiscount: number;
  /** EUR; null for a rejected one. */
  total: number | null;
}

/** Writes a decision on a request that waits for one. @returns whether it still did */
export async function decidePending(
  trx: Transaction,
  id: string,
  decision: OfferDecisionRow,
  today: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('offerRequests')
    .set(decision)
    .where('id', '=', id)
    .where(standsAt(['PENDING'], today))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface PricedRow {
  id: string;
  priceListCode: string;
  unitPrice: number;
  discountPct1: number;
  discountPct2: number;
  finalUnitPrice: number;
  rowTotal: number;
}

/** Sets the prices of an offer's rows. */
export async function priceItems(
  trx: Transaction,
  offerRequestId: string,
  items: readonly PricedRow[],
): Promise<void> {
  const rows = items.map((item) => ({
    id: item.id,
    price_list_code: item.priceListCode,
    unit_price: item.unitPrice,
    discount_pct1: item.discountPct1,
    discount_pct2: item.discountPct2,
    final_unit_price: item.finalUnitPrice,
    row_total: item.rowTotal,
  }));
  await sql`
    UPDATE offer_request_items SET
      price_list_code = priced.price_list_code, unit_price = priced.unit_price,
      discount_pct1 = priced.discount_pct1, discount_pct2 = priced.discount_pct2,
      final_unit_price = priced.final_unit_price, row_total = priced.row_total
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS priced (
      id uuid, price_list_code text, unit_price numeric, discount_pct1 numeric, discount_pct2 numeric,
      final_unit_price numeric, row_total numeric)
    WHERE offer_request_items.id = priced.id
      AND offer_request_items.offer_request_id = ${offerRequestId}::uuid`.execute(trx);
}

/**
 * Closes an offer that is being ordered: accepted, and its last day not over. The one statement that decides who of
 * many orders it. @returns whether it could be
 */
export async function closeOffer(
  trx: Transaction,
  { id, customerId }: { id: string; customerId: string },
  today: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('offerRequests')
    .set({ status: 'CLOSED' })
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .where(standsAt(['ACCEPTED'], today))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface OfferReopening {
  createdOn: Date;
  deliveryDateRequested: string;
  expirationDate: string;
}

/**
 * Makes a request wait for prices again, without those it had: a rejected one at any time, an expired one within its
 * days. @returns whether it could be
 */
export async function reopenOffer(
  trx: Transaction,
  { id, customerId }: { id: string; customerId: string },
  reopening: OfferReopening,
  { today, expiredSince }: { today: string; expiredSince: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('offerRequests')
    .set({
      ...reopening,
      status: 'PENDING',
      decidedAt: null,
      decidedBy: null,
      reason: null,
      overallDiscount: 0,
      total: null,
    })
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .where(
      sql<SqlBool>`(${standsAt(['REJECTED'], today)}
        OR (${standsAt(['EXPIRED'], today)} AND expiration_date >= ${expiredSince}::date))`,
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx
    .updateTable('offerRequestItems')
    .set({
      priceListCode: null,
      unitPrice: null,
      discountPct1: null,
      discountPct2: null,
      finalUnitPrice: null,
      rowTotal: null,
    })
    .where('offerRequestId', '=', id)
    .execute();
  return true;
}

/** Writes down what has expired by a day, each with an entry in the audit log. */
export async function expireOffers(db: Connection, today: string): Promise<void> {
  await sql`
    WITH expired AS (
      UPDATE offer_requests SET status = 'EXPIRED'
      WHERE status IN ('PENDING', 'ACCEPTED') AND expiration_date < ${today}::date
      RETURNING id, customer_id
    )
    INSERT INTO audit_log (customer_id, action, entity, entity_id)
    SELECT customer_id, 'offer-requests.expire', 'offer_request', id::text FROM expired`.execute(db);
}

/** Removes what nobody may request again any more (section 9). */
export async function removeLapsedOffers(db: Connection, expiredBefore: string): Promise<void> {
  await sql`
    WITH removed AS (
      DELETE FROM offer_requests WHERE status = 'EXPIRED' AND expiration_date < ${expiredBefore}::date
      RETURNING id, customer_id
    )
    INSERT INTO audit_log (customer_id, action, entity, entity_id)
    SELECT customer_id, 'offer-requests.remove', 'offer_request', id::text FROM removed`.execute(db);
}
