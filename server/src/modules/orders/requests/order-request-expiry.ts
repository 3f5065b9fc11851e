import { ORDER_REQUEST_MACHINE } from '@cromia/domain/orders/order-request';
import { statesTaking } from '@cromia/domain/state-machine';
import { EVENT_VIEWER } from '../../../platform/events/events.ts';
import type { ServiceDependencies } from '../../../platform/http/http.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { type ExpiringRequests, requestExpiry } from '../../request-expiry/service.ts';
import { ORDER_REQUEST_ENTITY, readOrderRequestToDecide } from './order-requests.ts';

/** The daily job that expires order requests. */
export function orderRequestExpiry(deps: ServiceDependencies): Job {
  const requests: ExpiringRequests = {
    table: 'orderRequests',
    entity: ORDER_REQUEST_ENTITY,
    action: 'order-requests',
    expiring: statesTaking(ORDER_REQUEST_MACHINE, 'expire'),
  };
  return requestExpiry(deps, 'order-request-lapses', requests, {
    type: 'order-request.expired',
    read: (trx, id) => readOrderRequestToDecide(deps, EVENT_VIEWER, id, trx),
  });
}
