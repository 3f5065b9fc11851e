import { LIMITS } from '@cromia/domain/limits';
import type { Order, OrderListQuery, OrderToDecide, StaffOrder } from '@cromia/domain/orders/order';
import { type Page, toPage } from '@cromia/domain/paging';
import type { Viewer } from '../../platform/access.ts';
import { readHistory } from '../../platform/audit.ts';
import type { Connection } from '../../platform/database.ts';
import type { ServiceDependencies } from '../../platform/http.ts';
import { Problem } from '../../platform/problem.ts';
import { fittingProducts } from '../catalogue/service.ts';
import type { ActingCustomer } from '../customers/service.ts';
import { orderAnswer, staffOrderAnswer } from './order-answer.ts';
import {
  countOrders,
  findOrder,
  isOrderCode,
  listOrderItems,
  listOrders,
  type OrderItemRow,
  type OrderRow,
} from './order-queries.ts';

/** Name of orders in the audit log. */
export const ORDER_ENTITY = 'order';

/** One page of orders, each with its first lines. @param most lines of each */
async function readPage<T>(
  { db, config }: ServiceDependencies,
  customerId: string | null,
  query: OrderListQuery,
  most: number,
  answer: (row: OrderRow, items: OrderItemRow[]) => T,
): Promise<Page<T>> {
  const { status, orderCode, customerCode, createdOnFrom, createdOnTo } = query;
  const text = orderCode?.toUpperCase();
  const filter = {
    customerCode,
    createdOnFrom,
    createdOnTo,
    products: await fittingProducts(db, query),
    orderCode: text === undefined ? undefined : { text, isWhole: await isOrderCode(db, text, customerId) },
    status: status === 'ALL' ? undefined : status,
    customerId,
    timeZone: config.timeZone,
  };
  const total = await countOrders(db, filter);
  const rows = await listOrders(db, filter, query, total);
  const ids = rows.map(({ id }) => id);
  const items = await listOrderItems(db, ids, most);
  const itemsOf = Map.groupBy(items, (item) => item.orderId);
  return toPage(
    rows.map((row) => answer(row, itemsOf.get(row.id) ?? [])),
    total,
    query,
  );
}

/** A customer's orders, newest first unless asked otherwise (section 7). @param most lines of each */
export function readOrders(
  deps: ServiceDependencies,
  viewer: Viewer,
  customer: ActingCustomer,
  query: OrderListQuery,
  most: number = LIMITS.listedLines,
): Promise<Page<Order>> {
  return readPage(deps, customer.id, query, most, (row, items) => orderAnswer(viewer, row, items));
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

/** The orders of all customers, for staff (contract, section 5). @param most lines of each */
export function readAllOrders(
  deps: ServiceDependencies,
  viewer: Viewer,
  query: OrderListQuery,
  most: number = LIMITS.listedLines,
): Promise<Page<StaffOrder>> {
  return readPage(deps, null, query, most, (row, items) => staffOrderAnswer(viewer, row, items));
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
