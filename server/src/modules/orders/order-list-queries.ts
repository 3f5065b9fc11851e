import type { Sort } from '@cromia/domain/lists/paging';
import type { OrderSort, OrderStatus } from '@cromia/domain/orders/order';
import { sql } from 'kysely';
import { type Condition, holding, isEqual } from '../../platform/database/list-queries.ts';
import { type DocumentFilter, type DocumentList, type SortColumn, withLines } from '../catalogue/service.ts';
import { listOrdersById, ORDERS, type OrderItemRow, type OrderRow } from './order-queries.ts';

/** What a list of orders is narrowed to. */
export interface OrderFilter extends DocumentFilter {
  status?: OrderStatus | undefined;
  /** Part of the code; of one customer's orders also part of the customer's own number. */
  orderCode?: string | undefined;
}

/** Texts that the trigram index can look up; for a shorter one PostgreSQL would read all of it, and then all orders. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

function codeContains(text: string): Condition {
  return TRIGRAM.test(text)
    ? sql`orders.order_code LIKE ${holding(text)}`
    : sql`strpos(orders.order_code, ${text}) > 0`;
}

type Order = (direction: Sort['direction'], filter: OrderFilter) => SortColumn<'orders'>[];

const byRequest: Order = (direction) => [
  { column: 'requestCreatedOn', direction },
  { column: 'id', direction: direction === 'asc' ? 'desc' : 'asc' },
];

/** As `codeContains`, or part of the number that the customer gave the order: among one customer's orders. */
function eitherCodeContains(text: string): Condition {
  return sql`(${codeContains(text)} OR EXISTS (
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
    ...(status === undefined ? [{ column: 'status', direction } as const] : []),
    { column: 'requestCreatedOn', direction: 'desc' },
    { column: 'id', direction: 'asc' },
  ],
};

/** A list of orders. */
export function orderList<T>(
  filter: OrderFilter,
  { field, direction }: Sort<OrderSort>,
  answer: (row: OrderRow, items: OrderItemRow[]) => T,
): DocumentList<T> {
  const { status, orderCode, customerId } = filter;
  const contains = customerId === null ? codeContains : eitherCodeContains;
  return {
    ...ORDERS,
    filter,
    conditions: [
      isEqual('orders.status', status),
      orderCode === undefined ? undefined : contains(orderCode.toUpperCase()),
    ],
    order: ORDER_BY[field](direction, filter),
    read: withLines(listOrdersById, ORDERS, answer),
  };
}
