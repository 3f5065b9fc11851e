import type { AccessViewer } from '@cromia/domain/accounts/access';
import type { AssignmentFilter } from '@cromia/domain/handling/handling';
import type { Transport } from '@cromia/domain/hazards/transport/calculate-transport';
import { LIMITS } from '@cromia/domain/limits';
import {
  type DeskOrderListQuery,
  hasShipped,
  type Order,
  type OrderListQuery,
  type OrderToDecide,
  type StaffOrder,
} from '@cromia/domain/orders/order';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { getManufacturerToday } from '../../platform/clock.ts';
import type { Connection } from '../../platform/database/connection.ts';
import type { CustomerScope } from '../../platform/database/list-queries.ts';
import { readHistory } from '../../platform/events/audit.ts';
import { Problem } from '../../platform/problem.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { readTransports } from '../hazards/index.ts';
import { type DocumentListQuery, readDocumentsWithLines } from '../shop-documents/index.ts';
import { defineOrderList } from './order-list-queries.ts';
import {
  findOrder,
  listOrderItems,
  listOrdersById,
  ORDER_TABLES,
  type OrderItemRow,
  type OrderRow,
} from './order-queries.ts';
import { toOrderResponse, toStaffOrderResponse } from './order-response.ts';

/** The entity name of orders in the audit log. */
export const ORDER_ENTITY = 'order';

function defineList<T>(
  deps: ServiceDependencies,
  scope: Omit<CustomerScope, 'customerCode'> & { userId?: string },
  {
    status,
    sort,
    ...query
  }: OrderListQuery & Partial<Pick<DeskOrderListQuery, 'customer'> & AssignmentFilter>,
  toResponse: (row: OrderRow, items: OrderItemRow[]) => T,
): DocumentListQuery<T> {
  const { timeZone } = deps.config;
  const today = getManufacturerToday(deps);
  return defineOrderList(
    { ...query, ...scope, timeZone, today, status: status === 'ALL' ? undefined : status },
    sort,
    toResponse,
  );
}

/** The list of a customer's orders, newest first by default (section 7), for a page or an export. */
export function orderListQuery(
  deps: ServiceDependencies,
  viewer: Viewer,
  customer: ActingCustomer,
  query: OrderListQuery,
): DocumentListQuery<Order> {
  return defineList(deps, { customerId: customer.id }, query, (row, items) =>
    toOrderResponse(viewer, row, items),
  );
}

/** Same as `orderListQuery`, for the orders of all customers, for staff (contract, section 5). */
export function allOrdersListQuery(
  deps: ServiceDependencies,
  viewer: Viewer,
  query: DeskOrderListQuery & AssignmentFilter,
): DocumentListQuery<StaffOrder> {
  return defineList(deps, { customerId: null, userId: viewer.userId }, query, (row, items) =>
    toStaffOrderResponse(viewer, row, items),
  );
}

/** Same as `orderListQuery`, for the orders of all customers in a manager's portfolio. */
export function portfolioOrdersListQuery(
  deps: ServiceDependencies,
  viewer: Viewer,
  query: DeskOrderListQuery,
): DocumentListQuery<StaffOrder> {
  const scope = { customerId: null, managerId: viewer.userId };
  return defineList(deps, scope, query, (row, items) => toStaffOrderResponse(viewer, row, items));
}

/** The packages of an order for transport: the confirmed ones, or the ordered ones until it is confirmed. */
export function toPackedProducts(
  { status, blockedFrom }: Pick<OrderRow, 'status' | 'blockedFrom'>,
  items: readonly OrderItemRow[],
) {
  const isConfirmed = (blockedFrom ?? status) === 'C' || hasShipped(status);
  return items.flatMap(({ productId, quantityOrdered, quantityConfirmed }) => {
    const packages = isConfirmed ? quantityConfirmed : quantityOrdered;
    return packages > 0 ? [{ productId, packages }] : [];
  });
}

/** The dangerous goods of an order. */
async function readOrderTransport(
  db: Connection,
  row: Pick<OrderRow, 'status' | 'blockedFrom'>,
  items: readonly OrderItemRow[],
): Promise<Transport | undefined> {
  const [transport] = await readTransports(db, [toPackedProducts(row, items)]);
  return transport;
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
  const items = await listOrderItems(db, id);
  return { ...toOrderResponse(viewer, row, items), transport: await readOrderTransport(db, row, items) };
}

/** One order of any customer with its history, for staff. @throws Problem NotFound */
export async function readOrderToDecide(
  db: Connection,
  viewer: AccessViewer,
  id: string,
): Promise<OrderToDecide> {
  const row = await findOrder(db, id, null);
  if (!row) throw new Problem('NotFound');
  const items = await listOrderItems(db, id);
  return {
    ...toStaffOrderResponse(viewer, row, items),
    transport: await readOrderTransport(db, row, items),
    history: await readHistory(db, ORDER_ENTITY, id),
  };
}

/** Orders of all customers with all their lines, in the order of their ids, for other software. */
export async function readOrdersById(
  db: Connection,
  viewer: AccessViewer,
  ids: readonly string[],
): Promise<StaffOrder[]> {
  const read = readDocumentsWithLines(
    listOrdersById,
    ORDER_TABLES,
    (row: OrderRow, items: OrderItemRow[]) => ({
      order: toStaffOrderResponse(viewer, row, items),
      packed: toPackedProducts(row, items),
    }),
  );
  const orders = await read(db, ids, LIMITS.orderLines);
  const transports = await readTransports(
    db,
    orders.map(({ packed }) => packed),
  );
  return orders.map(({ order }, index) => ({ ...order, transport: transports[index] }));
}
