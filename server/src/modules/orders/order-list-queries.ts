import type { OrderSort, OrderStatus } from '@cromia/domain/orders/order';
import type { Sort } from '@cromia/domain/paging';
import { sql } from 'kysely';
import { betweenDays, type Condition, customerOf, holding, type Whose } from '../../platform/list-queries.ts';
import type { DocumentList, ProductFilter, SortColumn } from '../catalogue/service.ts';

/** What a list of orders is narrowed to; days are the manufacturer's. */
export interface OrderFilter extends Whose, ProductFilter {
  timeZone: string;
  status?: OrderStatus | undefined;
  /** Part of the code. */
  orderCode?: string | undefined;
  createdOnFrom?: string | undefined;
  createdOnTo?: string | undefined;
}

/** Texts that the trigram index can look up; for a shorter one PostgreSQL would read all of it, and then all orders. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

function codeContains(text: string): Condition {
  return TRIGRAM.test(text)
    ? sql`orders.order_code LIKE ${holding(text)}`
    : sql`strpos(orders.order_code, ${text}) > 0`;
}

function conditionsOf({ status, orderCode, createdOnFrom, createdOnTo, timeZone }: OrderFilter): Condition[] {
  const all = betweenDays('orders.requestCreatedOn', { from: createdOnFrom, to: createdOnTo, timeZone });
  if (status !== undefined) all.push(sql`orders.status = ${status}`);
  if (orderCode !== undefined) all.push(codeContains(orderCode.toUpperCase()));
  return all;
}

/** What a list is ordered by. Each order is read forwards or backwards from one index. */
function orderOf({ field, direction }: Sort<OrderSort>, { status }: OrderFilter): SortColumn[] {
  switch (field) {
    case 'orderCode':
      return [{ column: field, direction }];
    case 'deliveryDate':
      return [
        { column: field, direction },
        { column: 'id', direction },
      ];
    case 'status':
      // Within a status the newest stand first, whichever way the list stands.
      return [
        ...(status === undefined ? [{ column: 'status', direction }] : []),
        { column: 'requestCreatedOn', direction: 'desc' },
        { column: 'id', direction: 'asc' },
      ];
    default:
      return [
        { column: 'requestCreatedOn', direction },
        { column: 'id', direction: direction === 'asc' ? 'desc' : 'asc' },
      ];
  }
}

/** A list of orders. */
export function orderList(filter: OrderFilter, sort: Sort<OrderSort>): DocumentList {
  return {
    table: 'orders',
    lines: { table: 'orderItems', document: 'orderId', haveCustomer: true },
    customer: customerOf(filter),
    conditions: conditionsOf(filter),
    products: filter,
    order: orderOf(sort, filter),
  };
}
