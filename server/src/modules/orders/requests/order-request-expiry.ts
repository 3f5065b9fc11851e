import { ORDER_REQUEST_MACHINE } from '@cromia/domain/orders/order-request';
import { listStatesAccepting } from '@cromia/domain/state-machine';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import { EVENT_VIEWER } from '../../../platform/events/record-events.ts';
import type { Job } from '../../../platform/jobs/scheduled-jobs.ts';
import { createRequestExpiryJob, type ExpiringRequests } from '../../shop-documents/index.ts';
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
