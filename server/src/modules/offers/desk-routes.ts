import { idField } from '@cromia/domain/fields';
import { assignmentFilterShape } from '@cromia/domain/handling/handling';
import { queuedOfferRequestPageSchema } from '@cromia/domain/handling/queued-entries';
import { LIMITS } from '@cromia/domain/limits';
import { exportQueryShape, printQueryShape } from '@cromia/domain/lists/export';
import { holdSchema } from '@cromia/domain/messages/message';
import { declinedProposalSchema } from '@cromia/domain/messages/offer-proposal';
import {
  offerCorrectionSchema,
  offerDecisionSchema,
  offerWithdrawalSchema,
} from '@cromia/domain/offers/offer-decision';
import {
  deskOfferRequestListQuerySchema,
  offerRequestToDecideSchema,
} from '@cromia/domain/offers/offer-request';
import { offerVersionsSchema } from '@cromia/domain/offers/offer-versions';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { declareDeskRoutes, idParams } from '../../platform/routes/declare-routes.ts';
import { withAssignees } from '../handling/index.ts';
import { declareDeskMessages, holdRequest, withUnread } from '../messages/index.ts';
import { declareDeskDocuments, toOfferDocument } from '../shop-documents/index.ts';
import { correctOffer, withdrawOffer } from './change-sent-offer.ts';
import { decideOfferRequest } from './decide-offer.ts';
import { readOfferVersions } from './negotiation/offer-versions.ts';
import { declineProposal } from './negotiation/propose-terms.ts';
import { reportOfferMessage } from './negotiation/report-message.ts';
import { LINE_ERRORS } from './offer-lines.ts';
import { allOfferRequestsListQuery, readOfferRequestToDecide } from './offer-requests.ts';

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
      withUnread(
        'offer-requests',
        { userId: viewer.userId, isStaff: true },
        withAssignees('offer-requests', allOfferRequestsListQuery(deps, viewer, query)),
      ),
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
      errors: ['NotFound', 'Conflict', 'NewMessages', ...LINE_ERRORS],
    },
    ({ viewer, params, body }) => decideOfferRequest(deps, viewer, params.id, body),
  );

  desk.post(
    '/:id/correction',
    {
      summary: 'Correct an offer that has not been ordered',
      description:
        'Takes the complete offer, which replaces the given version as the next one; the customer is ' +
        'notified by mail. A line may also have another `quantity`, and `proposalId` marks the proposal of the customer as ' +
        'taken over. A 409 returns the current state in `outcome`.',
      params: idParams,
      bodyLimit: LIMITS.orderLinesBytes,
      body: offerCorrectionSchema,
      response: offerRequestToDecideSchema,
      errors: ['NotFound', 'Conflict', 'NewMessages', ...LINE_ERRORS],
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

  negotiationDeskRoutes(app, deps);
}

/** Messages, versions, questions and proposals, for staff (contract, section 13). */
function negotiationDeskRoutes(app: App, deps: ModuleDependencies): void {
  const desk = declareDeskRoutes(app, deps, { path: '/offer-requests', access: 'backoffice.decide' });
  const onSent = reportOfferMessage;
  declareDeskMessages(desk, deps, { kind: 'offer-requests', onSent });

  desk.get(
    '/:id/versions',
    {
      summary: 'List every version of an offer that was sent, oldest first',
      heavyRead: true,
      params: idParams,
      response: offerVersionsSchema,
      errors: ['NotFound'],
    },
    ({ viewer, params: { id } }) => readOfferVersions(deps.db, viewer, { id, customerId: null }),
  );

  desk.post(
    '/:id/hold',
    {
      summary: 'Put a pending offer request on hold with a question',
      description:
        'It stays pending, and is back in the queue when the customer answers or changes it; the customer is notified by ' +
        'mail. A 409 returns the current state in `outcome`.',
      params: idParams,
      body: holdSchema,
      response: offerRequestToDecideSchema,
      errors: ['NotFound', 'Conflict', 'NewMessages'],
    },
    ({ viewer, params: { id }, body, transaction }) =>
      transaction(async (trx) => {
        const request = { kind: 'offer-requests', id, customerId: null } as const;
        await holdRequest(trx, deps, { sender: { viewer, isStaff: true }, request, onSent }, body);
        return readOfferRequestToDecide(deps, viewer, id, trx);
      }),
  );

  desk.post(
    '/:id/proposals/:proposalId/decline',
    {
      summary: 'Decline the proposal of a customer for an offer',
      description: 'The offer stays as it is; the customer gets the reason as a message.',
      params: idParams.extend({ proposalId: idField().describe('Id of the proposal') }),
      body: declinedProposalSchema,
      response: offerRequestToDecideSchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ viewer, params: { id, proposalId }, body: { text }, transaction }) =>
      transaction(async (trx) => {
        await declineProposal(trx, deps, viewer, { id, proposalId, text });
        return readOfferRequestToDecide(deps, viewer, id, trx);
      }),
  );
}
