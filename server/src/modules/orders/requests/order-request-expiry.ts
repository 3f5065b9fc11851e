import { ORDER_REQUEST_MACHINE } from '@cromia/domain/orders/order-request';
import { listStatesAccepting } from '@cromia/domain/state-machine';
import { EVENT_VIEWER } from '../../../platform/events/events.ts';
import type { ServiceDependencies } from '../../../platform/http/http.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { createRequestExpiryJob, type ExpiringRequests } from '../../request-expiry/service.ts';
import { ORDER_REQUEST_ENTITY, readOrderRequestToDecide } from './order-requests.ts';

/** The daily job that expires order requests. */
export function createOrderRequestExpiryJob(deps: ServiceDependencies): Job {
  const requests: ExpiringRequests = {
    table: 'orderRequests',
    entity: ORDER_REQUEST_ENTITY,
    action: 'order-requests',
    expiring: listStatesAccepting(ORDER_REQUEST_MACHINE, 'expire'),
  };
  return createRequestExpiryJob(deps, 'order-request-lapses', requests, {
    type: 'order-request.expired',
    read: (trx, id) => readOrderRequestToDecide(deps, EVENT_VIEWER, id, trx),
  });
}
