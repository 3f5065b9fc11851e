import { LIMITS } from '@cromia/domain/limits';
import type { OrderRequest, OrderRequestListQuery } from '@cromia/domain/orders/order-request';
import { type Page, toPage } from '@cromia/domain/paging';
import type { Viewer } from '../../platform/access.ts';
import type { Connection } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { ActingCustomer } from '../customers/service.ts';
import { orderRequestAnswer } from './order-request-answer.ts';
import {
  countOrderRequests,
  findOrderRequest,
  listOrderRequestItems,
  listOrderRequests,
  type OrderRequestFilter,
  type OrderRequestItemRow,
  type OrderRequestRow,
} from './queries.ts';

/** Whose request it is, and who sent it: what staff sees beside it. */
export interface RequestOrigin {
  customerCode: string;
  businessName: string;
  /** Null once the user is gone. */
  username: string | null;
}

/** One page of requests, each with its first lines: whoever wants them all asks for the one. */
async function readPage<T>(
  db: Connection,
  filter: OrderRequestFilter,
  page: OrderRequestListQuery,
  answer: (row: OrderRequestRow, items: OrderRequestItemRow[]) => T,
): Promise<Page<T>> {
  const total = await countOrderRequests(db, filter);
  const rows = await listOrderRequests(db, filter, page);
  const items =
    rows.length > 0
      ? await listOrderRequestItems(
          db,
          rows.map(({ id }) => id),
          LIMITS.listedLines,
        )
      : [];
  const itemsOf = Map.groupBy(items, (item) => item.orderRequestId);
  return toPage(
    rows.map((row) => answer(row, itemsOf.get(row.id) ?? [])),
    total,
    page,
  );
}

/** A customer's order requests, newest first unless asked otherwise (section 7). Days of filters are in `timeZone`. */
export function readOrderRequests(
  db: Connection,
  viewer: Viewer,
  customer: ActingCustomer,
  query: OrderRequestListQuery,
  timeZone: string,
): Promise<Page<OrderRequest>> {
  const { customerCode: _own, ...filter } = query;
  return readPage(db, { ...filter, customerId: customer.id, timeZone }, query, (row, items) =>
    orderRequestAnswer(viewer, row, items),
  );
}

/** One order request of a customer. @throws Problem NotFound, also for another customer's */
export async function readOrderRequest(
  db: Connection,
  viewer: Viewer,
  customer: ActingCustomer,
  id: string,
): Promise<OrderRequest> {
  const row = await findOrderRequest(db, id, customer.id);
  if (!row) throw new Problem('NotFound');
  return orderRequestAnswer(viewer, row, await listOrderRequestItems(db, [id], LIMITS.orderLines));
}

function withOrigin(
  viewer: Viewer,
  row: OrderRequestRow,
  items: OrderRequestItemRow[],
): OrderRequest & RequestOrigin {
  const { customerCode, businessName, username } = row;
  return { ...orderRequestAnswer(viewer, row, items), customerCode, businessName, username };
}

/** The order requests of all customers, for staff (contract, section 5). */
export function readAllOrderRequests(
  db: Connection,
  viewer: Viewer,
  query: OrderRequestListQuery,
  timeZone: string,
): Promise<Page<OrderRequest & RequestOrigin>> {
  return readPage(db, { ...query, customerId: null, timeZone }, query, (row, items) =>
    withOrigin(viewer, row, items),
  );
}

/** One order request of any customer, for staff. @throws Problem NotFound */
export async function readAnyOrderRequest(
  db: Connection,
  viewer: Viewer,
  id: string,
): Promise<OrderRequest & RequestOrigin> {
  const row = await findOrderRequest(db, id, null);
  if (!row) throw new Problem('NotFound');
  return withOrigin(viewer, row, await listOrderRequestItems(db, [id], LIMITS.orderLines));
}
