import { LIMITS } from '@cromia/domain/limits';
import type { Order, OrderListQuery, OrderToDecide, StaffOrder } from '@cromia/domain/orders/order';
import { type LimitedPage, listedSlice, toLimitedPage } from '@cromia/domain/paging';
import type { Viewer } from '../../platform/access.ts';
import { readHistory } from '../../platform/audit.ts';
import type { Connection } from '../../platform/database.ts';
import type { ServiceDependencies } from '../../platform/http.ts';
import type { WholeList } from '../../platform/list-queries.ts';
import { Problem } from '../../platform/problem.ts';
import { allDocuments, type DocumentList, findDocuments } from '../catalogue/service.ts';
import type { ActingCustomer } from '../customers/service.ts';
import { orderAnswer, staffOrderAnswer } from './order-answer.ts';
import { orderList } from './order-list-queries.ts';
import {
  findOrder,
  listOrderItems,
  listOrdersById,
  type OrderItemRow,
  type OrderRow,
} from './order-queries.ts';

/** Name of orders in the audit log. */
export const ORDER_ENTITY = 'order';

function listOf(
  { config }: ServiceDependencies,
  customerId: string | null,
  { status, customerCode, sort, ...query }: OrderListQuery,
): DocumentList {
  const filter = {
    ...query,
    customerId,
    customerCode: customerId === null ? customerCode : undefined,
    status: status === 'ALL' ? undefined : status,
    timeZone: config.timeZone,
  };
  return orderList(filter, sort);
}

/** Orders with their first lines. @param most lines of each */
async function withLines<T>(
  db: Connection,
  rows: readonly OrderRow[],
  most: number,
  answer: (row: OrderRow, items: OrderItemRow[]) => T,
): Promise<T[]> {
  const ids = rows.map(({ id }) => id);
  const itemsOf = Map.groupBy(await listOrderItems(db, ids, most), (item) => item.orderId);
  return rows.map((row) => answer(row, itemsOf.get(row.id) ?? []));
}

/** One page of orders, each with its first lines. */
async function readPage<T>(
  deps: ServiceDependencies,
  customerId: string | null,
  query: OrderListQuery,
  answer: (row: OrderRow, items: OrderItemRow[]) => T,
): Promise<LimitedPage<T>> {
  const { db } = deps;
  const { counted, ids } = await findDocuments(db, listOf(deps, customerId, query), listedSlice(query));
  const content = await withLines(db, await listOrdersById(db, ids), LIMITS.listedLines, answer);
  return toLimitedPage(content, counted, query);
}

/** The orders of a list with all their lines. */
function wholeList<T>(
  deps: ServiceDependencies,
  customerId: string | null,
  query: OrderListQuery,
  answer: (row: OrderRow, items: OrderItemRow[]) => T,
): WholeList<T> {
  return {
    keys: allDocuments(listOf(deps, customerId, query)),
    read: async (trx, keys) =>
      withLines(
        trx,
        await listOrdersById(
          trx,
          keys.map(({ id }) => id),
        ),
        LIMITS.orderLines,
        answer,
      ),
  };
}

/** A customer's orders, newest first unless asked otherwise (section 7). */
export function readOrders(
  deps: ServiceDependencies,
  viewer: Viewer,
  customer: ActingCustomer,
  query: OrderListQuery,
): Promise<LimitedPage<Order>> {
  return readPage(deps, customer.id, query, (row, items) => orderAnswer(viewer, row, items));
}

/** The same list with all lines of each order. */
export function wholeOrders(
  deps: ServiceDependencies,
  viewer: Viewer,
  customer: ActingCustomer,
  query: OrderListQuery,
): WholeList<Order> {
  return wholeList(deps, customer.id, query, (row, items) => orderAnswer(viewer, row, items));
}

/** One order of a customer. @throws Problem NotFound, also for another customer's */
export async function readOrder(
  db: Connection,
  viewer: Viewer,
  customer: ActingCustomer,
  id: string,
): Promise<Order> {
  const row = await findOrder(db, id, customer.id);
  if (!row) throw new Problem('NotFound');
  return orderAnswer(viewer, row, await listOrderItems(db, [id], LIMITS.orderLines));
}

/** The orders of all customers, for staff (contract, section 5). */
export function readAllOrders(
  deps: ServiceDependencies,
  viewer: Viewer,
  query: OrderListQuery,
): Promise<LimitedPage<StaffOrder>> {
  return readPage(deps, null, query, (row, items) => staffOrderAnswer(viewer, row, items));
}

/** The same list with all lines of each order. */
export function wholeAllOrders(
  deps: ServiceDependencies,
  viewer: Viewer,
  query: OrderListQuery,
): WholeList<StaffOrder> {
  return wholeList(deps, null, query, (row, items) => staffOrderAnswer(viewer, row, items));
}

/** One order of any customer with its history, for staff. @throws Problem NotFound */
export async function readOrderToDecide(db: Connection, viewer: Viewer, id: string): Promise<OrderToDecide> {
  const row = await findOrder(db, id, null);
  if (!row) throw new Problem('NotFound');
  return {
    ...staffOrderAnswer(viewer, row, await listOrderItems(db, [id], LIMITS.orderLines)),
    history: await readHistory(db, ORDER_ENTITY, id),
  };
}
