import type { SortOrder } from '@cromia/domain/lists/paging';
import type { OrderSort, OrderStatusFilter } from '@cromia/domain/orders/order';
import { type SqlBool, sql } from 'kysely';
import {
  containsPattern,
  hasTrigram,
  isEqual,
  type SqlCondition,
} from '../../platform/database/list-queries.ts';
import {
  type DocumentFilter,
  type DocumentList,
  readDocumentsWithLines,
  type SortColumn,
} from '../catalogue/service.ts';
import { listOrdersById, ORDER_TABLES, type OrderItemRow, type OrderRow } from './order-queries.ts';

/** Filter of a list of orders. */
export interface OrderFilter extends DocumentFilter {
  status?: OrderStatusFilter | undefined;
  /** The manufacturer's calendar day, before which an open order is late. */
  today: string;
  /** Part of the code, or of the customer's own number. */
  orderCode?: string | undefined;
}

/** Of all customers' orders, those whose code or own number contains a text; each of the three has its index. */
function codeContains(text: string): SqlCondition {
  if (!hasTrigram(text)) return sql`strpos(orders.order_code, ${text}) > 0`;
  return sql`orders.id IN (
    SELECT id FROM orders WHERE order_code LIKE ${containsPattern(text)}
    UNION SELECT id FROM orders WHERE upper(customer_order_code) LIKE ${containsPattern(text)}
    UNION SELECT made.id FROM order_requests request JOIN orders made ON made.order_request_id = request.id
      WHERE upper(request.customer_order_code) LIKE ${containsPattern(text)})`;
}

type Order = (direction: SortOrder['direction'], filter: OrderFilter) => SortColumn<'orders'>[];

const byRequest: Order = (direction) => [
  { column: 'requestCreatedOn', direction },
  { column: 'id', direction: direction === 'asc' ? 'desc' : 'asc' },
];

/** The same among one customer's orders, which are few enough to read. */
function ownCodeContains(text: string): SqlCondition {
  return sql`(strpos(orders.order_code, ${text}) > 0
    OR strpos(upper(coalesce(orders.customer_order_code, '')), ${text}) > 0
    OR EXISTS (
    SELECT FROM order_requests request
    WHERE request.id = orders.order_request_id AND strpos(upper(request.customer_order_code), ${text}) > 0))`;
}

/** What a list is ordered by. Each order is read forwards or backwards from one index. */
const ORDER_BY: Record<OrderSort, Order> = {
  createdOn: byRequest,
  requestCreatedOn: byRequest,
  orderCode: (direction) => [{ column: 'orderCode', direction }],
  deliveryDate: (direction) => [
    { column: 'deliveryDate', direction },
    { column: 'id', direction },
  ],
  // Within a status the newest stand first, whichever way the list stands.
  status: (direction, { status }) => [
    ...(status === undefined || status === 'OPEN' || status === 'LATE'
      ? [{ column: 'status', direction } as const]
      : []),
    { column: 'requestCreatedOn', direction: 'desc' },
    { column: 'id', direction: 'asc' },
  ],
};

/** Of a group of statuses, or of one. The open ones have an index of their own. */
function statusFits(status: OrderStatusFilter | undefined, today: string): SqlCondition | undefined {
  if (status !== 'OPEN' && status !== 'LATE') return isEqual('orders.status', status);
  const isOpen = sql<SqlBool>`orders.status IN ('I', 'B', 'C')`;
  return status === 'OPEN' ? isOpen : sql<SqlBool>`(${isOpen} AND orders.delivery_date < ${today}::date)`;
}

/** A list of orders. */
export function defineOrderList<T>(
  filter: OrderFilter,
  { field, direction }: SortOrder<OrderSort>,
  answer: (row: OrderRow, items: OrderItemRow[]) => T,
): DocumentList<T> {
  const { status, today, orderCode, customerId } = filter;
  const contains = customerId === null ? codeContains : ownCodeContains;
  return {
    ...ORDER_TABLES,
    filter,
    conditions: [
      statusFits(status, today),
      orderCode === undefined ? undefined : contains(orderCode.toUpperCase()),
    ],
    order: ORDER_BY[field](direction, filter),
    read: readDocumentsWithLines(listOrdersById, ORDER_TABLES, answer),
  };
}
