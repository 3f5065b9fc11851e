import { idField } from '@cromia/domain/fields';
import { exportQueryShape } from '@cromia/domain/lists/export';
import {
  deskOfferRequestListQuerySchema,
  offerCorrectionSchema,
  offerDecisionSchema,
  offerRequestToDecideSchema,
  offerWithdrawalSchema,
  staffOfferRequestPageSchema,
} from '@cromia/domain/offers/offer-request';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import {
  describeDeskExport,
  deskPdfRoute,
  sendDeskDocuments,
  toOfferDocument,
} from '../shop-documents/index.ts';
import { correctOffer, withdrawOffer } from './change-sent-offer.ts';
import { decideOfferRequest } from './decide-offer.ts';
import {
  allOfferRequestsListQuery,
  listAllOfferRequests,
  readOfferRequestToDecide,
} from './offer-requests.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/offer-requests';
const params = z.object({ id: idField() });

/** The queue of offer requests. Staff make the offers here. */
export function offerDeskRoutes(app: App, deps: ModuleDependencies): void {
  app.get(
    `${PATH}/export`,
    {
      config: { access: 'backoffice.decide' },
      exposeHeadRoute: false,
      schema: {
        ...describeDeskExport('offer requests'),
        querystring: deskOfferRequestListQuerySchema.safeExtend(exportQueryShape),
      },
    },
    async (request, reply) => {
      const { format, language, ...query } = request.query;
      return sendDeskDocuments(request, reply, deps, {
        kind: 'offerRequests',
        list: allOfferRequestsListQuery(deps, getViewer(request), query),
        documentOf: (each) => toOfferDocument(each, each),
        format,
        language,
      });
    },
  );

  deskPdfRoute(app, deps, {
    path: PATH,
    name: 'an offer request',
    read: async (viewer, id) => {
      const offer = await readOfferRequestToDecide(deps, viewer, id);
      return toOfferDocument(offer, offer);
    },
  });

  app.get(
    PATH,
    {
      config: { access: 'backoffice.decide' },
      schema: {
        tags: TAGS,
        summary: 'List offer requests of all customers',
        querystring: deskOfferRequestListQuerySchema,
        response: describeAnswers({ 200: staffOfferRequestPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => listAllOfferRequests(deps, getViewer(request), request.query),
  );

  app.get(
    `${PATH}/:id`,
    {
      config: { access: 'backoffice.decide', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Retrieve an offer request with current prices, last prices paid, and history',
        params,
        response: describeAnswers({ 200: offerRequestToDecideSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
        ]),
      },
    },
    (request) => readOfferRequestToDecide(deps, getViewer(request), request.params.id),
  );

  app.post(
    `${PATH}/:id/decision`,
    {
      config: { access: 'backoffice.decide' },
      schema: {
        tags: TAGS,
        summary: 'Make an offer, or reject the offer request',
        description:
          'An offer has a price for every line. A 409 returns the current state of the request in ' +
          '`outcome`.',
        params,
        body: offerDecisionSchema,
        response: describeAnswers({ 200: offerRequestToDecideSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
          'ProductNotAvailable',
          'ProductOnRequestOnly',
          'IllegalItemQuantity',
        ]),
      },
    },
    (request) => decideOfferRequest(deps, getViewer(request), request.params.id, request.body),
  );

  app.post(
    `${PATH}/:id/correction`,
    {
      config: { access: 'backoffice.decide' },
      schema: {
        tags: TAGS,
        summary: 'Correct an offer that has not been ordered',
        description:
          'Takes the complete offer, which replaces the given version as the next one; the customer is ' +
          'notified by mail. A 409 returns the current state in `outcome`.',
        params,
        body: offerCorrectionSchema,
        response: describeAnswers({ 200: offerRequestToDecideSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
          'ProductNotAvailable',
          'ProductOnRequestOnly',
          'IllegalItemQuantity',
        ]),
      },
    },
    (request) => correctOffer(deps, getViewer(request), request.params.id, request.body),
  );

  app.post(
    `${PATH}/:id/withdrawal`,
    {
      config: { access: 'backoffice.decide' },
      schema: {
        tags: TAGS,
        summary: 'Withdraw an offer that has not been ordered',
        description:
          'The offer request becomes rejected, without prices; the customer is notified by mail. A 409 ' +
          'returns the current state in `outcome`.',
        params,
        body: offerWithdrawalSchema,
        response: describeAnswers({ 200: offerRequestToDecideSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
        ]),
      },
    },
    (request) => withdrawOffer(deps, getViewer(request), request.params.id, request.body),
  );
}
