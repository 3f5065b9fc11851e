import { OFFER_REQUEST_MACHINE } from '@cromia/domain/offers/offer-request';
import { listStatesAccepting } from '@cromia/domain/state-machine';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import { EVENT_VIEWER } from '../../platform/events/record-events.ts';
import type { Job } from '../../platform/jobs/scheduled-jobs.ts';
import { createRequestExpiryJob } from '../shop-documents/index.ts';
import { OFFER_REQUEST_ENTITY, readOfferRequestToDecide } from './offer-requests.ts';

/** Job that expires overdue offer requests, both unanswered requests and offers that were not ordered. */
export function createOfferExpiryJob(deps: ServiceDependencies): Job {
  const requests = {
    table: 'offerRequests',
    entity: OFFER_REQUEST_ENTITY,
    action: 'offer-requests',
    expiring: listStatesAccepting(OFFER_REQUEST_MACHINE, 'expire'),
  } as const;
  return createRequestExpiryJob(deps, 'offer-lapses', requests, {
    type: 'offer-request.expired',
    read: (trx, id) => readOfferRequestToDecide(deps, EVENT_VIEWER, id, trx),
  });
}
