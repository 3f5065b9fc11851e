import { assignmentFilterShape } from '@cromia/domain/handling/handling';
import { queuedOfferRequestPageSchema } from '@cromia/domain/handling/queued-entries';
import { LIMITS } from '@cromia/domain/limits';
import { exportQueryShape, printQueryShape } from '@cromia/domain/lists/export';
import {
  deskOfferRequestListQuerySchema,
  offerCorrectionSchema,
  offerDecisionSchema,
  offerRequestToDecideSchema,
  offerWithdrawalSchema,
} from '@cromia/domain/offers/offer-request';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { declareDeskRoutes, idParams } from '../../platform/routes/declare-routes.ts';
import { withAssignees } from '../handling/index.ts';
import { declareDeskDocuments, toOfferDocument } from '../shop-documents/index.ts';
import { correctOffer, withdrawOffer } from './change-sent-offer.ts';
import { decideOfferRequest } from './decide-offer.ts';
import { allOfferRequestsListQuery, readOfferRequestToDecide } from './offer-requests.ts';

const LINE_ERRORS = ['ProductNotAvailable', 'ProductOnRequestOnly', 'IllegalItemQuantity'] as const;

const offerRequestQuery = deskOfferRequestListQuerySchema.safeExtend(assignmentFilterShape);
/** The queue of offer requests. Staff make the offers here. */
export function offerDeskRoutes(app: App, deps: ModuleDependencies): void {
  const desk = declareDeskRoutes(app, deps, { path: '/offer-requests', access: 'backoffice.decide' });

  declareDeskDocuments(desk, deps, {
    kind: 'offerRequests',
    detailSummary: 'Retrieve an offer request with current prices, last ordered prices, and history',
    query: offerRequestQuery,
    exportQuery: offerRequestQuery.safeExtend(exportQueryShape),
    printQuery: offerRequestQuery.safeExtend(printQueryShape),
    page: queuedOfferRequestPageSchema,
    detail: offerRequestToDecideSchema,
    list: ({ viewer }, query) =>
      withAssignees('offer-requests', allOfferRequestsListQuery(deps, viewer, query)),
    read: ({ viewer }, id) => readOfferRequestToDecide(deps, viewer, id),
    toDocument: toOfferDocument,
  });

  desk.post(
    '/:id/decision',
    {
      summary: 'Make an offer, or reject the offer request',
      description:
        'An offer has a price for every line. A 409 returns the current state of the request in ' +
        '`outcome`.',
      params: idParams,
      bodyLimit: LIMITS.orderLinesBytes,
      body: offerDecisionSchema,
      response: offerRequestToDecideSchema,
      errors: ['NotFound', 'Conflict', ...LINE_ERRORS],
    },
    ({ viewer, params, body }) => decideOfferRequest(deps, viewer, params.id, body),
  );

  desk.post(
    '/:id/correction',
    {
      summary: 'Correct an offer that has not been ordered',
      description:
        'Takes the complete offer, which replaces the given version as the next one; the customer is ' +
        'notified by mail. A 409 returns the current state in `outcome`.',
      params: idParams,
      bodyLimit: LIMITS.orderLinesBytes,
      body: offerCorrectionSchema,
      response: offerRequestToDecideSchema,
      errors: ['NotFound', 'Conflict', ...LINE_ERRORS],
    },
    ({ viewer, params, body }) => correctOffer(deps, viewer, params.id, body),
  );

  desk.post(
    '/:id/withdrawal',
    {
      summary: 'Withdraw an offer that has not been ordered',
      description:
        'The offer request becomes rejected, without prices; the customer is notified by mail. A 409 ' +
        'returns the current state in `outcome`.',
      params: idParams,
      body: offerWithdrawalSchema,
      response: offerRequestToDecideSchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ viewer, params, body }) => withdrawOffer(deps, viewer, params.id, body),
  );
}
