import type { AccessViewer } from '@cromia/domain/accounts/access';
import type {
  DeskOrderListQuery,
  Order,
  OrderListQuery,
  OrderToDecide,
  StaffOrder,
} from '@cromia/domain/orders/order';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { getManufacturerToday } from '../../platform/clock.ts';
import type { Connection } from '../../platform/database/connection.ts';
import type { CustomerScope } from '../../platform/database/list-queries.ts';
import { readHistory } from '../../platform/events/audit.ts';
import { Problem } from '../../platform/problem.ts';
import type { ActingCustomer } from '../customers/index.ts';
import type { DocumentList } from '../shop-documents/index.ts';
import { defineOrderList } from './order-list-queries.ts';
import { findOrder, listOrderItems, type OrderItemRow, type OrderRow } from './order-queries.ts';
import { toOrderAnswer, toStaffOrderAnswer } from './requests/order-answer.ts';

/** The entity name of orders in the audit log. */
export const ORDER_ENTITY = 'order';

function listOf<T>(
  deps: ServiceDependencies,
  whose: Omit<CustomerScope, 'customerCode'>,
  { status, sort, ...query }: OrderListQuery & Partial<Pick<DeskOrderListQuery, 'customer'>>,
  answer: (row: OrderRow, items: OrderItemRow[]) => T,
): DocumentList<T> {
  const { timeZone } = deps.config;
  const today = getManufacturerToday(deps);
  return defineOrderList(
    { ...query, ...whose, timeZone, today, status: status === 'ALL' ? undefined : status },
    sort,
    answer,
  );
}

/** A customer's orders, newest first by default (section 7). */
export function listOrders(
  deps: ServiceDependencies,
  viewer: Viewer,
  customer: ActingCustomer,
  query: OrderListQuery,
): DocumentList<Order> {
  return listOf(deps, { customerId: customer.id }, query, (row, items) => toOrderAnswer(viewer, row, items));
}

/** The orders of all customers, for staff (contract, section 5). */
export function listAllOrders(
  deps: ServiceDependencies,
  viewer: Viewer,
  query: DeskOrderListQuery,
): DocumentList<StaffOrder> {
  return listOf(deps, { customerId: null }, query, (row, items) => toStaffOrderAnswer(viewer, row, items));
}

/** The orders of all customers in a manager's portfolio. */
export function listPortfolioOrders(
  deps: ServiceDependencies,
  viewer: Viewer,
  query: DeskOrderListQuery,
): DocumentList<StaffOrder> {
  const whose = { customerId: null, managerId: viewer.userId };
  return listOf(deps, whose, query, (row, items) => toStaffOrderAnswer(viewer, row, items));
}

/** One order of a customer. @throws Problem NotFound, also for an order of another customer */
export async function readOrder(
  db: Connection,
  viewer: Viewer,
  customer: ActingCustomer,
  id: string,
): Promise<Order> {
  const row = await findOrder(db, id, customer.id);
  if (!row) throw new Problem('NotFound');
  return toOrderAnswer(viewer, row, await listOrderItems(db, id));
}

/** One order of any customer with its history, for staff. @throws Problem NotFound */
export async function readOrderToDecide(
  db: Connection,
  viewer: AccessViewer,
  id: string,
): Promise<OrderToDecide> {
  const row = await findOrder(db, id, null);
  if (!row) throw new Problem('NotFound');
  return {
    ...toStaffOrderAnswer(viewer, row, await listOrderItems(db, id)),
    history: await readHistory(db, ORDER_ENTITY, id),
  };
}
