import type { AccessViewer } from '@cromia/domain/accounts/access';
import type {
  DeskOrderRequestListQuery,
  OrderRequest,
  OrderRequestListQuery,
  OrderRequestToDecide,
  StaffOrderRequest,
} from '@cromia/domain/orders/order-request';
import type { Viewer } from '../../../platform/access/access.ts';
import { manufacturersToday } from '../../../platform/clock.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { readHistory } from '../../../platform/events/audit.ts';
import type { ServiceDependencies } from '../../../platform/http/http.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { DocumentList } from '../../catalogue/service.ts';
import type { ActingCustomer } from '../../customers/service.ts';
import { orderRequestAnswer, staffOrderRequestAnswer } from './order-request-answer.ts';
import {
  findOrderRequest,
  listOrderRequestItems,
  type OrderRequestItemRow,
  type OrderRequestRow,
  orderRequestList,
} from './order-request-queries.ts';

/** The entity name of order requests in the audit log. */
export const ORDER_REQUEST_ENTITY = 'order_request';

function listOf<T>(
  deps: ServiceDependencies,
  customerId: string | null,
  query: OrderRequestListQuery & Partial<Pick<DeskOrderRequestListQuery, 'customer'>>,
  answer: (row: OrderRequestRow, items: OrderRequestItemRow[], today: string) => T,
): DocumentList<T> {
  const { timeZone } = deps.config;
  const today = manufacturersToday(deps);
  return orderRequestList({ ...query, customerId, timeZone, today }, query.sort, (row, items) =>
    answer(row, items, today),
  );
}

/** A customer's order requests, newest first by default (section 7). */
export function orderRequestsOf(
  deps: ServiceDependencies,
  viewer: Viewer,
  customer: ActingCustomer,
  query: OrderRequestListQuery,
): DocumentList<OrderRequest> {
  return listOf(deps, customer.id, query, (row, items, today) =>
    orderRequestAnswer(viewer, row, items, today),
  );
}

/** The order requests of all customers, for staff (contract, section 5). */
export function allOrderRequests(
  deps: ServiceDependencies,
  viewer: Viewer,
  query: DeskOrderRequestListQuery,
): DocumentList<StaffOrderRequest> {
  return listOf(deps, null, query, (row, items, today) => staffOrderRequestAnswer(viewer, row, items, today));
}

/** One order request of a customer. @throws Problem NotFound, also for a request of another customer */
export async function readOrderRequest(
  deps: ServiceDependencies,
  viewer: Viewer,
  customer: ActingCustomer,
  id: string,
): Promise<OrderRequest> {
  const row = await findOrderRequest(deps.db, id, customer.id);
  if (!row) throw new Problem('NotFound');
  const items = await listOrderRequestItems(deps.db, id);
  return orderRequestAnswer(viewer, row, items, manufacturersToday(deps));
}

/** One order request of any customer with its history, for staff. @throws Problem NotFound */
export async function readOrderRequestToDecide(
  deps: ServiceDependencies,
  viewer: AccessViewer,
  id: string,
  db: Connection = deps.db,
): Promise<OrderRequestToDecide> {
  const row = await findOrderRequest(db, id, null);
  if (!row) throw new Problem('NotFound');
  const items = await listOrderRequestItems(db, id);
  return {
    ...staffOrderRequestAnswer(viewer, row, items, manufacturersToday(deps)),
    history: await readHistory(db, ORDER_REQUEST_ENTITY, id),
  };
}
