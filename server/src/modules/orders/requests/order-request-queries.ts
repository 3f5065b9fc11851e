import { addDays } from '@cromia/domain/dates';
import { LIMITS } from '@cromia/domain/limits';
import type { SortOrder } from '@cromia/domain/lists/paging';
import {
  HELD_FILTER,
  LATE_FILTER,
  ORDER_REQUEST_MACHINE,
  type OrderRequestSort,
  type OrderRequestStatus,
  type OrderRequestStatusFilter,
  UNREAD_FILTER,
} from '@cromia/domain/orders/order-request';
import { type SqlBool, sql } from 'kysely';
import type { Connection } from '../../../platform/database/connection.ts';
import { containsPattern, hasTrigram, type SqlCondition } from '../../../platform/database/list-queries.ts';
import { hasUnread, messageCountOf } from '../../messages/index.ts';
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
} from '../../shop-documents/index.ts';

export interface OrderRequestFilter extends DocumentFilter {
  /** The manufacturer's calendar day. */
  today: string;
  status?: OrderRequestStatusFilter | undefined;
  /** Part of the number, of the customer's own order number or of the order code. */
  orderCode?: string | undefined;
}

/** Matches part of the number, of the customer's own order number or of the order code. */
function matchCode(text: string, customerId: string | null): SqlCondition {
  if (customerId === null && hasTrigram(text)) {
    return sql`order_requests.id IN (
      SELECT id FROM order_requests WHERE upper(customer_order_code) LIKE ${containsPattern(text)}
      UNION SELECT id FROM order_requests WHERE number LIKE ${containsPattern(text)}
      UNION SELECT order_request_id FROM orders WHERE order_code LIKE ${containsPattern(text)})`;
  }
  return sql`(
    strpos(upper(order_requests.customer_order_code), ${text}) > 0
    OR strpos(order_requests.number, ${text}) > 0
    OR EXISTS (
      SELECT FROM orders accepted
      WHERE accepted.order_request_id = order_requests.id AND strpos(accepted.order_code, ${text}) > 0))`;
}

/**
 * Matches a status or a group. LATE means pending with a requested delivery date earlier than the usual lead time allows.
 * At the desk, what waits for the customer is not pending.
 */
function matchStatus(status: OrderRequestStatusFilter, filter: OrderRequestFilter): SqlCondition {
  const { today } = filter;
  const isDesk = isDeskList(filter);
  if (status === UNREAD_FILTER)
    return hasUnread('order-requests', { userId: filter.userId ?? '', isStaff: isDesk });
  const pending = isPending(today);
  if (status === HELD_FILTER) return sql<SqlBool>`(${pending} AND order_requests.held_since IS NOT NULL)`;
  const waits = isDesk ? sql<SqlBool>`(${pending} AND order_requests.held_since IS NULL)` : pending;
  if (status === LATE_FILTER)
    return sql<SqlBool>`(${waits}
      AND order_requests.delivery_date_requested < ${addDays(today, LIMITS.deliveryLeadDays)}::date)`;
  return status === 'PENDING'
    ? waits
    : hasStatusToday('orderRequests', ORDER_REQUEST_MACHINE, [status], today);
}

export const ORDER_REQUESTS: DocumentTables = {
  table: 'orderRequests',
  lines: 'orderRequestItems',
  document: 'orderRequestId',
  linesHaveCustomer: false,
  createdOn: 'createdOn',
};

export function defineOrderRequestList<T>(
  filter: OrderRequestFilter,
  sort: SortOrder<OrderRequestSort>,
  toResponse: (row: OrderRequestRow, items: OrderRequestItemRow[]) => T,
): DocumentListQuery<T> {
  const { status, orderCode } = filter;
  return {
    ...ORDER_REQUESTS,
    filter,
    conditions: [
      status && matchStatus(status, filter),
      orderCode === undefined ? undefined : matchCode(orderCode.toUpperCase(), filter.customerId),
    ],
    order: buildRequestOrder(sort, toFilteredStatus(status)) satisfies SortColumn<'orderRequests'>[],
    read: readDocumentsWithLines(listOrderRequestsById, ORDER_REQUESTS, toResponse),
  };
}

function selectRequests(db: Connection) {
  return db
    .selectFrom('orderRequests')
    .innerJoin('customers', 'customers.id', 'orderRequests.customerId')
    .leftJoin('users', 'users.id', 'orderRequests.userId')
    .leftJoin('orders', 'orders.orderRequestId', 'orderRequests.id')
    .select([
      'orderRequests.id',
      'orderRequests.number',
      'orderRequests.createdOn',
      'orderRequests.deliveryDateRequested',
      'orderRequests.status',
      'orderRequests.acceptMultipleShipping',
      'orderRequests.overallDiscount',
      'orderRequests.customerOrderCode',
      'orderRequests.address',
      'orderRequests.shippingNote',
      'orderRequests.genericNote',
      'orderRequests.agentNote',
      'orderRequests.total',
      'orderRequests.totalWeight',
      'orderRequests.reason',
      'orderRequests.expirationDate',
      'orderRequests.offerRequestId',
      'orderRequests.heldSince',
      'orderRequests.customerId',
      'orderRequests.userId',
      'orders.id as orderId',
      'orders.orderCode',
      'customers.customerCode',
      'customers.businessName',
      'users.username',
      PLACED_BY.as('placedBy'),
      messageCountOf('order-requests').as('messageCount'),
    ])
    .select((eb) =>
      eb
        .selectFrom('orderRequestItems')
        .whereRef('orderRequestItems.orderRequestId', '=', 'orderRequests.id')
        .select(eb.fn.countAll<number>().as('lines'))
        .$asScalar()
        .$notNull()
        .as('itemCount'),
    )
    .$narrowType<{ status: OrderRequestStatus }>();
}

export type OrderRequestRow = NonNullable<Awaited<ReturnType<typeof findOrderRequest>>>;

/** Order requests by id, in the order of the given ids. */
export async function listOrderRequestsById(db: Connection, ids: readonly string[]) {
  return selectRequests(db)
    .where(sql<SqlBool>`order_requests.id = ANY(${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], order_requests.id)`)
    .limit(ids.length)
    .execute();
}

/** Finds a request of a customer, or of any customer, for staff, if `customerId` is null. */
export async function findOrderRequest(db: Connection, id: string, customerId: string | null) {
  return selectRequests(db)
    .where('orderRequests.id', '=', id)
    .$if(customerId !== null, (qb) => qb.where('orderRequests.customerId', '=', customerId ?? ''))
    .executeTakeFirst();
}

export interface OrderRequestItemRow extends DocumentLineRow {
  quantity: number;
  priceListCode: string;
  unitPrice: number;
  discountPct1: number;
  discountPct2: number;
  finalUnitPrice: number;
  unitQty: number;
  plo: number;
  rowTotal: number;
  rowWeight: number;
}

/** The lines of a request, sorted by line number. */
export function listOrderRequestItems(db: Connection, id: string): Promise<OrderRequestItemRow[]> {
  return listLines<OrderRequestItemRow>(db, ORDER_REQUESTS, [id], LIMITS.orderLines);
}

/** Matches requests that can still be decided: PENDING, and not past their last day. */
function isPending(today: string) {
  return hasStatusToday('orderRequests', ORDER_REQUEST_MACHINE, ['PENDING'], today);
}

/** Locks a request until the transaction ends. @returns whether it exists */
export async function lockOrderRequest(db: Connection, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('orderRequests')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the decision on a pending request. @returns false when it was no longer pending */
export async function storeOrderRequestDecision(
  db: Connection,
  id: string,
  decision: { status: string; decidedAt: Date; reason: string | null },
  today: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orderRequests')
    .set(decision)
    .where('id', '=', id)
    .where(isPending(today))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Withdraws a pending request. @returns false when it was no longer pending */
export async function storeOrderRequestWithdrawal(
  db: Connection,
  id: string,
  today: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orderRequests')
    .set({ status: 'WITHDRAWN' })
    .where('id', '=', id)
    .where(isPending(today))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sets the quantities and totals of the remaining lines of a request, and deletes the others. @param sums EUR, kg */
export async function storeChangedItems(
  db: Connection,
  orderRequestId: string,
  items: readonly Pick<OrderRequestItemRow, 'id' | 'quantity' | 'rowTotal' | 'rowWeight'>[],
  sums: { total: number; totalWeight: number },
): Promise<void> {
  const rows = items.map(({ id, quantity, rowTotal, rowWeight }) => ({
    ...{ id, quantity },
    ...{ row_total: rowTotal, row_weight: rowWeight },
  }));
  await sql`
    DELETE FROM order_request_items
    WHERE order_request_id = ${orderRequestId}::uuid AND id <> ALL(${items.map(({ id }) => id)}::uuid[])`.execute(
    db,
  );
  await sql`
    UPDATE order_request_items
    SET quantity = changed.quantity, row_total = changed.row_total, row_weight = changed.row_weight
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS changed (
      id uuid, quantity integer, row_total numeric, row_weight numeric)
    WHERE order_request_items.id = changed.id
      AND order_request_items.order_request_id = ${orderRequestId}::uuid`.execute(db);
  await db.updateTable('orderRequests').set(sums).where('id', '=', orderRequestId).execute();
}

export interface RequestReopening {
  createdOn: Date;
  deliveryDateRequested: string;
  expirationDate: string;
}

/**
 * Makes a request pending again if it expired on or after `expiredSince`.
 * @param request `userId` is who sends it anew and becomes its author
 * @returns whether the request was reopened
 */
export async function reopenExpiredRequest(
  db: Connection,
  { id, customerId, userId }: { id: string; customerId: string; userId: string },
  reopening: RequestReopening,
  { today, expiredSince }: { today: string; expiredSince: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orderRequests')
    .set({
      ...reopening,
      userId,
      approvalId: null,
      status: 'PENDING',
      decidedAt: null,
      reason: null,
      heldSince: null,
    })
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .where(hasStatusToday('orderRequests', ORDER_REQUEST_MACHINE, ['EXPIRED'], today))
    .where(sql<SqlBool>`expiration_date >= ${expiredSince}::date`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
