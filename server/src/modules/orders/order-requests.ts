import { LIMITS } from '@cromia/domain/limits';
import type {
  OrderRequest,
  OrderRequestListQuery,
  OrderRequestToDecide,
  StaffOrderRequest,
} from '@cromia/domain/orders/order-request';
import { type LimitedPage, listedSlice, toLimitedPage } from '@cromia/domain/paging';
import type { Viewer } from '../../platform/access.ts';
import { readHistory } from '../../platform/audit.ts';
import { manufacturersToday } from '../../platform/clock.ts';
import type { Connection } from '../../platform/database.ts';
import type { ServiceDependencies } from '../../platform/http.ts';
import type { WholeList } from '../../platform/list-queries.ts';
import { Problem } from '../../platform/problem.ts';
import { allDocuments, findDocuments } from '../catalogue/service.ts';
import type { ActingCustomer } from '../customers/service.ts';
import { orderRequestAnswer, staffOrderRequestAnswer } from './order-request-answer.ts';
import {
  findOrderRequest,
  listOrderRequestItems,
  listOrderRequestsById,
  type OrderRequestFilter,
  type OrderRequestItemRow,
  type OrderRequestRow,
  orderRequestList,
} from './queries.ts';

/** Name of order requests in the audit log. */
export const ORDER_REQUEST_ENTITY = 'order_request';

type Answer<T> = (row: OrderRequestRow, items: OrderRequestItemRow[]) => T;

/** Order requests with their first lines. @param most lines of each */
async function withLines<T>(
  db: Connection,
  rows: readonly OrderRequestRow[],
  most: number,
  answer: Answer<T>,
): Promise<T[]> {
  const ids = rows.map(({ id }) => id);
  const itemsOf = Map.groupBy(await listOrderRequestItems(db, ids, most), (item) => item.orderRequestId);
  return rows.map((row) => answer(row, itemsOf.get(row.id) ?? []));
}

/** One page of order requests, each with its first lines. */
async function readPage<T>(
  { db }: ServiceDependencies,
  filter: OrderRequestFilter,
  query: OrderRequestListQuery,
  answer: Answer<T>,
): Promise<LimitedPage<T>> {
  const list = orderRequestList(filter, query.sort);
  const { counted, ids } = await findDocuments(db, list, listedSlice(query));
  const content = await withLines(db, await listOrderRequestsById(db, ids), LIMITS.listedLines, answer);
  return toLimitedPage(content, counted, query);
}

/** The order requests of a list with all their lines. */
function wholeList<T>(
  filter: OrderRequestFilter,
  query: OrderRequestListQuery,
  answer: Answer<T>,
): WholeList<T> {
  return {
    keys: allDocuments(orderRequestList(filter, query.sort)),
    read: async (trx, keys) =>
      withLines(
        trx,
        await listOrderRequestsById(
          trx,
          keys.map(({ id }) => id),
        ),
        LIMITS.orderLines,
        answer,
      ),
  };
}

/** What a list is narrowed to, for one customer or for staff (null). */
function filterOf(
  deps: ServiceDependencies,
  customerId: string | null,
  { customerCode, ...query }: OrderRequestListQuery,
): OrderRequestFilter {
  const { timeZone } = deps.config;
  const today = manufacturersToday(deps);
  return { ...query, ...(customerId === null ? { customerCode } : {}), customerId, timeZone, today };
}

/** A customer's order requests, newest first unless asked otherwise (section 7). */
export function readOrderRequests(
  deps: ServiceDependencies,
  viewer: Viewer,
  customer: ActingCustomer,
  query: OrderRequestListQuery,
): Promise<LimitedPage<OrderRequest>> {
  const filter = filterOf(deps, customer.id, query);
  return readPage(deps, filter, query, (row, items) => orderRequestAnswer(viewer, row, items, filter.today));
}

/** The same list with all lines of each request. */
export function wholeOrderRequests(
  deps: ServiceDependencies,
  viewer: Viewer,
  customer: ActingCustomer,
  query: OrderRequestListQuery,
): WholeList<OrderRequest> {
  const filter = filterOf(deps, customer.id, query);
  return wholeList(filter, query, (row, items) => orderRequestAnswer(viewer, row, items, filter.today));
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

/** The order requests of all customers, for staff (contract, section 5). */
export function readAllOrderRequests(
  deps: ServiceDependencies,
  viewer: Viewer,
  query: OrderRequestListQuery,
): Promise<LimitedPage<StaffOrderRequest>> {
  const filter = filterOf(deps, null, query);
  return readPage(deps, filter, query, (row, items) =>
    staffOrderRequestAnswer(viewer, row, items, filter.today),
  );
}

/** The same list with all lines of each request. */
export function wholeAllOrderRequests(
  deps: ServiceDependencies,
  viewer: Viewer,
  query: OrderRequestListQuery,
): WholeList<StaffOrderRequest> {
  const filter = filterOf(deps, null, query);
  return wholeList(filter, query, (row, items) => staffOrderRequestAnswer(viewer, row, items, filter.today));
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
