import { exportQueryShape, printQueryShape } from '@cromia/domain/lists/export';
import {
  deskOfferRequestListQuerySchema,
  offerRequestListQuerySchema,
  offerRequestPageSchema,
  offerRequestSchema,
  staffOfferRequestPageSchema,
} from '@cromia/domain/offers/offer-request';
import { createdIdSchema } from '@cromia/domain/orders/order-request';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { idParams } from '../../platform/routes/declare-routes.ts';
import { declarePortfolioRoutes, declareShopRoutes } from '../customers/index.ts';
import {
  declareCustomerDocuments,
  declarePortfolioDocuments,
  toOfferDocument,
} from '../shop-documents/index.ts';
import { offerDeskRoutes } from './desk-routes.ts';
import { offerRequestListQuery, portfolioOffersListQuery, readOfferRequest } from './offer-requests.ts';
import { requestOfferAgain } from './request-again.ts';

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
    list: ({ viewer, customer }, query) => offerRequestListQuery(deps, viewer, customer, query),
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
      params: idParams,
      response: createdIdSchema,
      errors: ['Conflict', 'ProductNotAvailable', 'ProductOnRequestOnly', 'IllegalItemQuantity'],
    },
    ({ transaction, viewer, customer, params }) =>
      transaction((trx) => requestOfferAgain(trx, deps, { viewer, customer }, params.id)),
  );

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
    list: ({ viewer }, query) => portfolioOffersListQuery(deps, viewer, query),
    toDocument: toOfferDocument,
  });
}
