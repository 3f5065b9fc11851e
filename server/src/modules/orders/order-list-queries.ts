import type { SortOrder } from '@cromia/domain/lists/paging';
import { isOrderStatusGroup, type OrderSort, type OrderStatusFilter } from '@cromia/domain/orders/order';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  containsPattern,
  hasTrigram,
  isEqual,
  type SqlCondition,
} from '../../platform/database/list-queries.ts';
import {
  type DocumentFilter,
  type DocumentListQuery,
  readDocumentsWithLines,
  type SortColumn,
} from '../shop-documents/index.ts';
import { listOrdersById, ORDER_TABLES, type OrderItemRow, type OrderRow } from './order-queries.ts';

export interface OrderFilter extends DocumentFilter {
  status?: OrderStatusFilter | undefined;
  /** The manufacturer's calendar day; open orders with an earlier delivery date are late. */
  today: string;
  /** Part of the order code or of the customer's own order number. */
  orderCode?: string | undefined;
}

/**
 * Matches orders of all customers whose code, customer order number or request number contains a text. Each of the three lookups uses
 * an index, except for texts that are too short for it.
 */
function matchCode(text: string): SqlCondition {
  if (!hasTrigram(text)) return scanCodes(text);
  return sql`orders.id IN (
    SELECT id FROM orders WHERE order_code LIKE ${containsPattern(text)}
    UNION SELECT id FROM orders WHERE upper(customer_order_code) LIKE ${containsPattern(text)}
    UNION SELECT accepted.id FROM order_requests request JOIN orders accepted ON accepted.order_request_id = request.id
      WHERE upper(request.customer_order_code) LIKE ${containsPattern(text)}
        OR request.number LIKE ${containsPattern(text)})`;
}

/**
 * The ids of orders that the text of an order code finds, as in the lists of orders.
 * @param customerId the customer whose orders are searched; null for all
 */
export function selectMatchingOrderIds(orderCode: string, customerId: RawBuilder<unknown> | null) {
  const text = orderCode.toUpperCase();
  return customerId === null
    ? sql`SELECT orders.id FROM orders WHERE ${matchCode(text)}`
    : sql`SELECT orders.id FROM orders WHERE orders.customer_id = ${customerId} AND ${scanCodes(text)}`;
}

type BuildSortColumns = (direction: SortOrder['direction'], filter: OrderFilter) => SortColumn<'orders'>[];

const sortByRequestDate: BuildSortColumns = (direction) => [
  { column: 'requestCreatedOn', direction },
  { column: 'id', direction: direction === 'asc' ? 'desc' : 'asc' },
];

/** Matches a part of without indexes: for the orders of one customer, and for texts that no index finds. */
function scanCodes(text: string): SqlCondition {
  return sql`(strpos(orders.order_code, ${text}) > 0
    OR strpos(upper(coalesce(orders.customer_order_code, '')), ${text}) > 0
    OR EXISTS (
    SELECT FROM order_requests request
    WHERE request.id = orders.order_request_id
      AND (strpos(upper(request.customer_order_code), ${text}) > 0 OR strpos(request.number, ${text}) > 0)))`;
}

/** The columns of each sort. The same index serves both directions. */
const SORT_COLUMNS: Record<OrderSort, BuildSortColumns> = {
  createdOn: sortByRequestDate,
  requestCreatedOn: sortByRequestDate,
  orderCode: (direction) => [{ column: 'orderCode', direction }],
  deliveryDate: (direction) => [
    { column: 'deliveryDate', direction },
    { column: 'id', direction },
  ],
  // Within a status the newest orders come first in both directions.
  status: (direction, { status }) => [
    ...(status === undefined || isOrderStatusGroup(status) ? [{ column: 'status', direction } as const] : []),
    { column: 'requestCreatedOn', direction: 'desc' },
    { column: 'id', direction: 'asc' },
  ],
};

/** Matches one status or a group of statuses. Open orders have a partial index. */
function matchStatus(status: OrderStatusFilter | undefined, today: string): SqlCondition | undefined {
  if (status === undefined || !isOrderStatusGroup(status)) return isEqual('orders.status', status);
  const isOpen = sql<SqlBool>`orders.status IN ('I', 'B', 'C')`;
  switch (status) {
    case 'OPEN':
      return isOpen;
    case 'LATE':
      return sql<SqlBool>`(${isOpen} AND orders.delivery_date < ${today}::date)`;
    case 'PARTLY_SHIPPED':
      return sql<SqlBool>`(${isOpen} AND EXISTS (
        SELECT FROM order_items item WHERE item.order_id = orders.id AND item.quantity_processed > 0))`;
  }
}

export function defineOrderList<T>(
  filter: OrderFilter,
  { field, direction }: SortOrder<OrderSort>,
  toResponse: (row: OrderRow, items: OrderItemRow[]) => T,
): DocumentListQuery<T> {
  const { status, today, orderCode, customerId } = filter;
  const matchOrderCode = customerId === null ? matchCode : scanCodes;
  return {
    ...ORDER_TABLES,
    filter,
    conditions: [
      matchStatus(status, today),
      orderCode === undefined ? undefined : matchOrderCode(orderCode.toUpperCase()),
    ],
    order: SORT_COLUMNS[field](direction, filter),
    read: readDocumentsWithLines(listOrdersById, ORDER_TABLES, toResponse),
  };
}
