import { getOrderRequestStatusToday } from '@cromia/domain/orders/order-request';
import { buildTimeline, type Timeline } from '@cromia/domain/orders/timeline';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import { getManufacturerToday } from '../../platform/clock.ts';
import { readHistory } from '../../platform/events/audit.ts';
import { Problem } from '../../platform/problem.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { ORDER_ENTITY } from './order-lists.ts';
import { findOrder } from './order-queries.ts';
import { findOrderRequest } from './requests/order-request-queries.ts';
import { ORDER_REQUEST_ENTITY } from './requests/order-requests.ts';

/** The steps of an order of a customer, beginning with its request. @throws Problem NotFound */
export async function readOrderTimeline(
  { db }: ServiceDependencies,
  customer: ActingCustomer,
  id: string,
): Promise<Timeline> {
  const order = await findOrder(db, id, customer.id);
  if (!order) throw new Problem('NotFound');
  const { orderRequestId, requestCreatedOn } = order;
  const [requested, processed] = await Promise.all([
    orderRequestId === null ? [] : readHistory(db, ORDER_REQUEST_ENTITY, orderRequestId),
    readHistory(db, ORDER_ENTITY, id),
  ]);
  return buildTimeline({
    requestedOn: requestCreatedOn.toISOString(),
    requestStatus: orderRequestId === null ? null : 'ACCEPTED',
    orderStatus: order.status,
    history: [...requested, ...processed],
  });
}

/** The steps of an order request of a customer, up to those of its order. @throws Problem NotFound */
export async function readRequestTimeline(
  deps: ServiceDependencies,
  customer: ActingCustomer,
  id: string,
): Promise<Timeline> {
  const { db } = deps;
  const request = await findOrderRequest(db, id, customer.id);
  if (!request) throw new Problem('NotFound');
  if (request.orderId !== null) return readOrderTimeline(deps, customer, request.orderId);
  return buildTimeline({
    requestedOn: request.createdOn.toISOString(),
    requestStatus: getOrderRequestStatusToday(request, getManufacturerToday(deps)),
    orderStatus: null,
    history: await readHistory(db, ORDER_REQUEST_ENTITY, id),
  });
}
