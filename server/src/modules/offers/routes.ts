import { exportQueryShape } from '@cromia/domain/lists/export';
import {
  deskOfferRequestListQuerySchema,
  offerRequestListQuerySchema,
  offerRequestPageSchema,
  offerRequestSchema,
  staffOfferRequestPageSchema,
} from '@cromia/domain/offers/offer-request';
import { createdIdSchema } from '@cromia/domain/orders/order-request';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { declareRoutes, idParams } from '../../platform/routes/declare-routes.ts';
import { declareShopRoutes, resolveOptionalActingCustomer } from '../customers/index.ts';
import { declareCustomerDocuments, toOfferDocument } from '../shop-documents/index.ts';
import { offerDeskRoutes } from './desk-routes.ts';
import { listPortfolioOfferRequests, offerRequestListQuery, readOfferRequest } from './offer-requests.ts';
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

  const portfolio = declareRoutes(app, deps, {
    tag: 'offers',
    path: '/api/v1/public/:prefix/portfolio/offer-requests',
    access: 'offer-requests.portfolio',
    params: z.object({ prefix: z.string() }),
  });
  portfolio.get(
    '',
    {
      summary: 'List offer requests of all customers in the portfolio',
      description: 'For AGENT and COMMERCIAL. With `customerCode`, returns only those of that customer.',
      query: deskOfferRequestListQuerySchema,
      response: staffOfferRequestPageSchema,
      errors: ['NotFound'],
    },
    async ({ viewer, query }) => {
      await resolveOptionalActingCustomer(deps.db, viewer, query.customerCode);
      return listPortfolioOfferRequests(deps, viewer, query);
    },
  );
}
