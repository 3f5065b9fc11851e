import { LIMITS } from '@cromia/domain/limits';
import { exportQueryShape, printQueryShape } from '@cromia/domain/lists/export';
import { newProposalSchema } from '@cromia/domain/messages/offer-proposal';
import { requestChangeSchema } from '@cromia/domain/messages/request-change';
import {
  deskOfferRequestListQuerySchema,
  offerRequestListQuerySchema,
  offerRequestPageSchema,
  offerRequestSchema,
  staffOfferRequestPageSchema,
} from '@cromia/domain/offers/offer-request';
import { offerVersionsSchema } from '@cromia/domain/offers/offer-versions';
import { createdIdSchema } from '@cromia/domain/orders/order-request';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { idParams } from '../../platform/routes/declare-routes.ts';
import { declarePortfolioRoutes, declareShopRoutes } from '../customers/index.ts';
import { declareCustomerMessages, withUnread } from '../messages/index.ts';
import {
  declareCustomerDocuments,
  declarePortfolioDocuments,
  REQUEST_LIMIT,
  toOfferDocument,
} from '../shop-documents/index.ts';
import { offerDeskRoutes } from './desk-routes.ts';
import { changeOfferRequest } from './negotiation/change-offer-request.ts';
import { readOfferVersions } from './negotiation/offer-versions.ts';
import { proposeTerms } from './negotiation/propose-terms.ts';
import { reportOfferMessage } from './negotiation/report-message.ts';
import { LINE_ERRORS } from './offer-lines.ts';
import { offerRequestListQuery, portfolioOffersListQuery, readOfferRequest } from './offer-requests.ts';
import { requestOfferAgain } from './request-again.ts';

/** Messages, versions and proposals of a customer's offer requests (contract, section 13). */
function negotiationRoutes(app: App, deps: ModuleDependencies): void {
  const offers = declareShopRoutes(app, deps, {
    tag: 'offers',
    path: '/offer-requests',
    access: 'request-messages.write',
  });
  declareCustomerMessages(offers, deps, { kind: 'offer-requests', onSent: reportOfferMessage });

  offers.get(
    '/:id/versions',
    {
      access: 'request-messages.read',
      summary: 'List every version of an offer that was sent, oldest first',
      heavyRead: true,
      params: idParams,
      response: offerVersionsSchema,
    },
    ({ viewer, customer, params: { id } }) =>
      readOfferVersions(deps.db, viewer, { id, customerId: customer.id }),
  );

  offers.post(
    '/:id/proposals',
    {
      summary: 'Propose other quantities or prices for a sent offer',
      description:
        'Staff get it as a message, and take it over with a correction or decline it. It replaces an earlier open proposal.',
      idempotent: true,
      bodyLimit: LIMITS.orderLinesBytes,
      params: idParams,
      body: newProposalSchema,
      status: 201,
      response: createdIdSchema,
      errors: ['OfferNotAccepted', 'OfferChanged', 'Conflict', ...LINE_ERRORS],
    },
    ({ transaction, viewer, customer, params: { id }, body }) =>
      transaction((trx) => proposeTerms(trx, deps, { viewer, customer }, { id, body })),
  );

  offers.post(
    '/:id/change',
    {
      summary: 'Change the quantities of a pending offer request',
      description:
        'Takes the lines that remain; the others are removed. Staff get the change as a message, which ends the hold of the ' +
        'request. A 409 returns its current state in `outcome`.',
      idempotent: true,
      bodyLimit: LIMITS.orderLinesBytes,
      params: idParams,
      body: requestChangeSchema,
      status: 201,
      response: createdIdSchema,
      errors: ['Conflict', 'NewMessages', ...LINE_ERRORS],
    },
    ({ transaction, viewer, customer, params: { id }, body }) =>
      transaction((trx) => changeOfferRequest(trx, deps, { viewer, customer }, { id, body })),
  );
}

/** Routes of a customer's offer requests (section 7); the checkout creates them. */
export function offerRoutes(app: App, deps: ModuleDependencies): void {
  offerDeskRoutes(app, deps);

  const offers = declareShopRoutes(app, deps, {
    tag: 'offers',
    path: '/offer-requests',
    access: 'offer-requests.list',
  });
  declareCustomerDocuments(offers, deps, {
    kind: 'offerRequests',
    query: offerRequestListQuerySchema,
    exportQuery: offerRequestListQuerySchema.safeExtend(exportQueryShape),
    printQuery: offerRequestListQuerySchema.safeExtend(printQueryShape),
    page: offerRequestPageSchema,
    detail: offerRequestSchema,
    list: ({ viewer, customer }, query) =>
      withUnread(
        'offer-requests',
        { userId: viewer.userId, isStaff: false },
        offerRequestListQuery(deps, viewer, customer, query),
      ),
    read: ({ viewer, customer }, id) => readOfferRequest(deps, viewer, customer, id),
    toDocument: toOfferDocument,
  });

  offers.post(
    '/rejected-or-accepted-but-expired/:id',
    {
      access: 'offer-requests.create',
      summary: 'Resubmit a rejected or expired offer request',
      description:
        'The request keeps its id and waits for prices again. A 409 returns its current state in ' +
        '`outcome`.',
      idempotent: true,
      limit: REQUEST_LIMIT,
      params: idParams,
      response: createdIdSchema,
      errors: ['Conflict', 'ProductNotAvailable', 'ProductOnRequestOnly', 'IllegalItemQuantity'],
    },
    ({ transaction, viewer, customer, params }) =>
      transaction((trx) => requestOfferAgain(trx, deps, { viewer, customer }, params.id)),
  );

  negotiationRoutes(app, deps);

  const portfolio = declarePortfolioRoutes(app, deps, {
    tag: 'offers',
    path: '/offer-requests',
    access: 'offer-requests.portfolio',
  });
  declarePortfolioDocuments(portfolio, deps, {
    kind: 'offerRequests',
    query: deskOfferRequestListQuerySchema,
    exportQuery: deskOfferRequestListQuerySchema.safeExtend(exportQueryShape),
    printQuery: deskOfferRequestListQuerySchema.safeExtend(printQueryShape),
    page: staffOfferRequestPageSchema,
    list: ({ viewer }, query) =>
      withUnread(
        'offer-requests',
        { userId: viewer.userId, isStaff: false },
        portfolioOffersListQuery(deps, viewer, query),
      ),
    toDocument: toOfferDocument,
  });
}
