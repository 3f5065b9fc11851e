import type { AccessViewer } from '@cromia/domain/accounts/access';
import type { AssignmentFilter } from '@cromia/domain/handling/handling';
import type { Transport } from '@cromia/domain/hazards/transport/calculate-transport';
import { LIMITS } from '@cromia/domain/limits';
import type {
  DeskOrderRequestListQuery,
  OrderRequest,
  OrderRequestListQuery,
  OrderRequestToDecide,
  StaffOrderRequest,
} from '@cromia/domain/orders/order-request';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { getManufacturerToday } from '../../../platform/clock.ts';
import type { Connection } from '../../../platform/database/connection.ts';
import type { CustomerScope } from '../../../platform/database/list-queries.ts';
import { readHistory } from '../../../platform/events/audit.ts';
import { Problem } from '../../../platform/problem.ts';
import { type ActingCustomer, readCustomerById } from '../../customers/index.ts';
import { readTransports } from '../../hazards/index.ts';
import {
  addComparisonPrices,
  type DocumentListQuery,
  readDocumentsWithLines,
  toRequestItemResponse,
} from '../../shop-documents/index.ts';
import {
  defineOrderRequestList,
  findOrderRequest,
  listOrderRequestItems,
  listOrderRequestsById,
  ORDER_REQUESTS,
  type OrderRequestItemRow,
  type OrderRequestRow,
} from './order-request-queries.ts';
import { toOrderRequestResponse, toStaffOrderRequestResponse } from './order-request-response.ts';

/** The entity name of order requests in the audit log. */
export const ORDER_REQUEST_ENTITY = 'order_request';

function defineList<T>(
  deps: ServiceDependencies,
  scope: Omit<CustomerScope, 'customerCode'> & { userId?: string },
  query: OrderRequestListQuery & Partial<Pick<DeskOrderRequestListQuery, 'customer'> & AssignmentFilter>,
  toResponse: (row: OrderRequestRow, items: OrderRequestItemRow[], today: string) => T,
): DocumentListQuery<T> {
  const { timeZone } = deps.config;
  const today = getManufacturerToday(deps);
  return defineOrderRequestList({ ...query, ...scope, timeZone, today }, query.sort, (row, items) =>
    toResponse(row, items, today),
  );
}

/** The list of a customer's order requests, newest first by default (section 7), for a page or an export. */
export function orderRequestListQuery(
  deps: ServiceDependencies,
  viewer: Viewer,
  customer: ActingCustomer,
  query: OrderRequestListQuery,
): DocumentListQuery<OrderRequest> {
  return defineList(deps, { customerId: customer.id, userId: viewer.userId }, query, (row, items, today) =>
    toOrderRequestResponse(viewer, row, items, today),
  );
}

/** Same as `orderRequestListQuery`, for the requests of all customers, for staff (contract, section 5). */
export function allOrderRequestsListQuery(
  deps: ServiceDependencies,
  viewer: Viewer,
  query: DeskOrderRequestListQuery & AssignmentFilter,
): DocumentListQuery<StaffOrderRequest> {
  return defineList(deps, { customerId: null, userId: viewer.userId }, query, (row, items, today) =>
    toStaffOrderRequestResponse(viewer, row, items, today),
  );
}

/** Same as `orderRequestListQuery`, for the requests of all customers in a manager's portfolio. */
export function portfolioOrderRequestsListQuery(
  deps: ServiceDependencies,
  viewer: Viewer,
  query: DeskOrderRequestListQuery,
): DocumentListQuery<StaffOrderRequest> {
  const scope = { customerId: null, managerId: viewer.userId, userId: viewer.userId };
  return defineList(deps, scope, query, (row, items, today) =>
    toStaffOrderRequestResponse(viewer, row, items, today),
  );
}

const toPackedProducts = (items: readonly OrderRequestItemRow[]) =>
  items.map(({ productId, quantity }) => ({ productId, packages: quantity }));

/** The dangerous goods of a request. */
async function readRequestTransport(
  db: Connection,
  items: readonly OrderRequestItemRow[],
): Promise<Transport | undefined> {
  const [transport] = await readTransports(db, [toPackedProducts(items)]);
  return transport;
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
  return {
    ...toOrderRequestResponse(viewer, row, items, getManufacturerToday(deps)),
    transport: await readRequestTransport(deps.db, items),
  };
}

/** One order request of any customer with comparison prices and history, for staff. @throws Problem NotFound */
export async function readOrderRequestToDecide(
  deps: ServiceDependencies,
  viewer: AccessViewer,
  id: string,
  db: Connection = deps.db,
): Promise<OrderRequestToDecide> {
  const row = await findOrderRequest(db, id, null);
  if (!row) throw new Problem('NotFound');
  const items = await listOrderRequestItems(db, id);
  const customer = await readCustomerById(db, row.customerId);
  return {
    ...toStaffOrderRequestResponse(viewer, row, items, getManufacturerToday(deps)),
    transport: await readRequestTransport(db, items),
    items: await addComparisonPrices(db, customer, items, (item) => toRequestItemResponse(viewer, item)),
    history: await readHistory(db, ORDER_REQUEST_ENTITY, id),
  };
}

/** Order requests of all customers with all their lines, in the order of their ids, for other software. */
export async function readOrderRequestsById(
  deps: Pick<ServiceDependencies, 'config' | 'now'>,
  db: Connection,
  viewer: AccessViewer,
  ids: readonly string[],
): Promise<StaffOrderRequest[]> {
  const today = getManufacturerToday(deps);
  const read = readDocumentsWithLines(
    listOrderRequestsById,
    ORDER_REQUESTS,
    (row: OrderRequestRow, items: OrderRequestItemRow[]) => ({
      request: toStaffOrderRequestResponse(viewer, row, items, today),
      packed: toPackedProducts(items),
    }),
  );
  const requests = await read(db, ids, LIMITS.orderLines);
  const transports = await readTransports(
    db,
    requests.map(({ packed }) => packed),
  );
  return requests.map(({ request }, index) => ({ ...request, transport: transports[index] }));
}
