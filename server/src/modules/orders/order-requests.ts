import { LIMITS } from '@cromia/domain/limits';
import type {
  OrderRequest,
  OrderRequestListQuery,
  OrderRequestToDecide,
  StaffOrderRequest,
} from '@cromia/domain/orders/order-request';
import { type Page, toPage } from '@cromia/domain/paging';
import type { Viewer } from '../../platform/access.ts';
import { readHistory } from '../../platform/audit.ts';
import { manufacturersToday } from '../../platform/clock.ts';
import type { Connection } from '../../platform/database.ts';
import type { ServiceDependencies } from '../../platform/http.ts';
import { Problem } from '../../platform/problem.ts';
import { fittingProducts } from '../catalogue/service.ts';
import type { ActingCustomer } from '../customers/service.ts';
import { orderRequestAnswer, staffOrderRequestAnswer } from './order-request-answer.ts';
import {
  countOrderRequests,
  findOrderRequest,
  listOrderRequestItems,
  listOrderRequests,
  type OrderRequestFilter,
  type OrderRequestItemRow,
  type OrderRequestRow,
} from './queries.ts';

/** Name of order requests in the audit log. */
export const ORDER_REQUEST_ENTITY = 'order_request';

/** One page of requests, each with its first lines. @param most lines of each */
async function readPage<T>(
  db: Connection,
  given: Omit<OrderRequestFilter, 'products'>,
  page: OrderRequestListQuery,
  most: number,
  answer: (row: OrderRequestRow, items: OrderRequestItemRow[]) => T,
): Promise<Page<T>> {
  const filter = { ...given, products: await fittingProducts(db, page) };
  const total = await countOrderRequests(db, filter);
  const rows = await listOrderRequests(db, filter, page, total);
  const ids = rows.map(({ id }) => id);
  const items = await listOrderRequestItems(db, ids, most);
  const itemsOf = Map.groupBy(items, (item) => item.orderRequestId);
  return toPage(
    rows.map((row) => answer(row, itemsOf.get(row.id) ?? [])),
    total,
    page,
  );
}

/** A customer's order requests, newest first unless asked otherwise (section 7). @param most lines of each */
export function readOrderRequests(
  deps: ServiceDependencies,
  viewer: Viewer,
  customer: ActingCustomer,
  query: OrderRequestListQuery,
  most: number = LIMITS.listedLines,
): Promise<Page<OrderRequest>> {
  const { customerCode: _own, ...filter } = query;
  const today = manufacturersToday(deps);
  const { timeZone } = deps.config;
  return readPage(
    deps.db,
    { ...filter, customerId: customer.id, timeZone, today },
    query,
    most,
    (row, items) => orderRequestAnswer(viewer, row, items, today),
  );
}

/** One order request of a customer. @throws Problem NotFound, also for another customer's */
export async function readOrderRequest(
  deps: ServiceDependencies,
  viewer: Viewer,
  customer: ActingCustomer,
  id: string,
): Promise<OrderRequest> {
  const row = await findOrderRequest(deps.db, id, customer.id);
  if (!row) throw new Problem('NotFound');
  const items = await listOrderRequestItems(deps.db, [id], LIMITS.orderLines);
  return orderRequestAnswer(viewer, row, items, manufacturersToday(deps));
}

/** The order requests of all customers, for staff (contract, section 5). @param most lines of each */
export function readAllOrderRequests(
  deps: ServiceDependencies,
  viewer: Viewer,
  query: OrderRequestListQuery,
  most: number = LIMITS.listedLines,
): Promise<Page<StaffOrderRequest>> {
  const today = manufacturersToday(deps);
  const { timeZone } = deps.config;
  return readPage(deps.db, { ...query, customerId: null, timeZone, today }, query, most, (row, items) =>
    staffOrderRequestAnswer(viewer, row, items, today),
  );
}

/** One order request of any customer with its history, for staff. @throws Problem NotFound */
export async function readOrderRequestToDecide(
  deps: ServiceDependencies,
  viewer: Viewer,
  id: string,
  db: Connection = deps.db,
): Promise<OrderRequestToDecide> {
  const row = await findOrderRequest(db, id, null);
  if (!row) throw new Problem('NotFound');
  const items = await listOrderRequestItems(db, [id], LIMITS.orderLines);
  return {
    ...staffOrderRequestAnswer(viewer, row, items, manufacturersToday(deps)),
    history: await readHistory(db, ORDER_REQUEST_ENTITY, id),
  };
}
