import {
  ORDER_REQUEST_MACHINE,
  type OrderRequestSort,
  type OrderRequestStatus,
} from '@cromia/domain/orders/order-request';
import type { Sort } from '@cromia/domain/paging';
import { type SqlBool, sql } from 'kysely';
import type { Connection } from '../../platform/database.ts';
import { betweenDays, type Condition, customerOf, type Whose } from '../../platform/list-queries.ts';
import {
  type DocumentList,
  JOIN_DESCRIPTIONS,
  PRODUCT_LINE_COLUMNS,
  type ProductFilter,
  type ProductLineRow,
} from '../catalogue/service.ts';
import { hasStatusToday } from './standing-queries.ts';

/** What a list of order requests is narrowed to; days are the manufacturer's. */
export interface OrderRequestFilter extends Whose, ProductFilter {
  timeZone: string;
  /** The manufacturer's calendar day. */
  today: string;
  status?: OrderRequestStatus | undefined;
  createdOnFrom?: string | undefined;
  createdOnTo?: string | undefined;
}

function conditionsOf({
  status,
  createdOnFrom,
  createdOnTo,
  timeZone,
  today,
}: OrderRequestFilter): Condition[] {
  const all = betweenDays('orderRequests.createdOn', { from: createdOnFrom, to: createdOnTo, timeZone });
  if (status !== undefined) all.push(hasStatusToday('orderRequests', ORDER_REQUEST_MACHINE, [status], today));
  return all;
}

/** A list of order requests. */
export function orderRequestList(
  filter: OrderRequestFilter,
  { field, direction }: Sort<OrderRequestSort>,
): DocumentList {
  return {
    table: 'orderRequests',
    lines: { table: 'orderRequestItems', document: 'orderRequestId', haveCustomer: false },
    customer: customerOf(filter),
    conditions: conditionsOf(filter),
    products: filter,
    order: [
      { column: field, direction },
      { column: 'id', direction: 'asc' },
    ],
  };
}

function requests(db: Connection) {
  return db
    .selectFrom('orderRequests')
    .innerJoin('customers', 'customers.id', 'orderRequests.customerId')
    .leftJoin('users', 'users.id', 'orderRequests.userId')
    .leftJoin('orders', 'orders.orderRequestId', 'orderRequests.id')
    .select([
      'orderRequests.id',
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
      'orderRequests.customerId',
      'orderRequests.userId',
      'orders.id as orderId',
      'orders.orderCode',
      'customers.customerCode',
      'customers.businessName',
      'users.username',
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

/** The order requests of some ids, in their order. */
export async function listOrderRequestsById(db: Connection, ids: readonly string[]) {
  return requests(db)
    .where(sql<SqlBool>`order_requests.id = ANY(${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], order_requests.id)`)
    .limit(ids.length)
    .execute();
}

/** One request; of one customer, or of any for staff (null). */
export async function findOrderRequest(db: Connection, id: string, customerId: string | null) {
  return requests(db)
    .where('orderRequests.id', '=', id)
    .$if(customerId !== null, (qb) => qb.where('orderRequests.customerId', '=', customerId ?? ''))
    .executeTakeFirst();
}

export interface OrderRequestItemRow extends ProductLineRow {
  orderRequestId: string;
  id: string;
  productId: number;
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

/**
 * The rows of some requests, in their order, with what the catalogue says of their products.
 * @param most rows of each request, the first ones
 */
export async function listOrderRequestItems(
  db: Connection,
  orderRequestIds: readonly string[],
  most: number,
): Promise<OrderRequestItemRow[]> {
  if (orderRequestIds.length === 0) return [];
  const { rows } = await sql<OrderRequestItemRow>`
    SELECT item.order_request_id, item.id, item.product_id, item.quantity, item.price_list_code, item.unit_price,
      item.discount_pct1, item.discount_pct2, item.final_unit_price, item.unit_qty, item.plo, item.row_total,
      item.row_weight, ${PRODUCT_LINE_COLUMNS}
    FROM unnest(${orderRequestIds}::uuid[]) AS request (id)
    CROSS JOIN LATERAL (
      SELECT * FROM order_request_items WHERE order_request_id = request.id ORDER BY sort_order LIMIT ${most}
    ) item
    JOIN products ON products.id = item.product_id
    ${JOIN_DESCRIPTIONS}
    ORDER BY item.order_request_id, item.sort_order
    LIMIT ${orderRequestIds.length * most}`.execute(db);
  return rows;
}

/** The condition that a request may still be decided: PENDING, and its last day not over. */
function isPending(today: string) {
  return hasStatusToday('orderRequests', ORDER_REQUEST_MACHINE, ['PENDING'], today);
}

/** Locks a request until the transaction ends. @returns whether it is there */
export async function lockOrderRequest(db: Connection, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('orderRequests')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes a decision on a request that waits for one. @returns whether it still did */
export async function decidePending(
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

export interface Reopening {
  createdOn: Date;
  deliveryDateRequested: string;
  expirationDate: string;
}

/** Makes an expired request wait for a decision again, within its days. @returns whether it could be */
export async function reopenExpired(
  db: Connection,
  { id, customerId }: { id: string; customerId: string },
  reopening: Reopening,
  { today, expiredSince }: { today: string; expiredSince: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orderRequests')
    .set({ ...reopening, status: 'PENDING', decidedAt: null, reason: null })
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .where(hasStatusToday('orderRequests', ORDER_REQUEST_MACHINE, ['EXPIRED'], today))
    .where(sql<SqlBool>`expiration_date >= ${expiredSince}::date`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
