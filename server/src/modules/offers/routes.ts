import { customerCodeField, idField } from '@cromia/domain/fields';
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
import { getViewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { idempotencyHeadersSchema } from '../../platform/idempotency/run-idempotently.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { resolveActingCustomer, resolveOptionalActingCustomer } from '../customers/index.ts';
import { describeExport, pdfRoute, sendCustomerDocuments, toOfferDocument } from '../shop-documents/index.ts';
import { offerDeskRoutes } from './desk-routes.ts';
import {
  listOfferRequests,
  listPortfolioOfferRequests,
  offerRequestListQuery,
  readOfferRequest,
} from './offer-requests.ts';
import { requestOfferAgain } from './request-again.ts';

const TAGS = ['offers'];
const PATH = '/api/v1/public/:prefix/offer-requests';
const ALWAYS = ['Unauthorized', 'NotAllowed', 'CustomerCodeRequired', 'NotFound'] as const;

const oneParams = z.object({ prefix: z.string(), id: idField() });
const customerQuery = z.object({ customerCode: customerCodeField().optional() });

/** Routes of a customer's offer requests (section 7); the checkout creates them. */
export function offerRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  offerDeskRoutes(app, deps);

  app.get(
    `${PATH}/export`,
    {
      config: { access: 'offer-requests.list' },
      exposeHeadRoute: false,
      schema: {
        ...describeExport('offers', 'offer requests'),
        querystring: offerRequestListQuerySchema.safeExtend(exportQueryShape),
      },
    },
    async (request, reply) => {
      const { format, language, ...query } = request.query;
      const viewer = getViewer(request);
      const customer = await resolveActingCustomer(db, viewer, query.customerCode);
      return sendCustomerDocuments(request, reply, deps, {
        kind: 'offerRequests',
        list: offerRequestListQuery(deps, viewer, customer, query),
        documentOf: (each) => toOfferDocument(each, customer),
        customer,
        format,
        language,
      });
    },
  );

  pdfRoute(app, deps, {
    tag: 'offers',
    access: 'offer-requests.list',
    path: PATH,
    name: 'an offer request',
    read: async (viewer, customer, id) =>
      toOfferDocument(await readOfferRequest(deps, viewer, customer, id), customer),
  });

  app.get(
    PATH,
    {
      config: { access: 'offer-requests.list' },
      schema: {
        tags: TAGS,
        summary: 'List offer requests',
        params: z.object({ prefix: z.string() }),
        querystring: offerRequestListQuerySchema,
        response: describeAnswers({ 200: offerRequestPageSchema }, [...ALWAYS]),
      },
    },
    async (request) => {
      const viewer = getViewer(request);
      const customer = await resolveActingCustomer(db, viewer, request.query.customerCode);
      return listOfferRequests(deps, viewer, customer, request.query);
    },
  );

  app.get(
    '/api/v1/public/:prefix/portfolio/offer-requests',
    {
      config: { access: 'offer-requests.portfolio' },
      schema: {
        tags: TAGS,
        summary: 'List offer requests of all customers in the portfolio',
        description: 'For AGENT and COMMERCIAL. With `customerCode`, returns only those of that customer.',
        params: z.object({ prefix: z.string() }),
        querystring: deskOfferRequestListQuerySchema,
        response: describeAnswers({ 200: staffOfferRequestPageSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
        ]),
      },
    },
    async (request) => {
      const viewer = getViewer(request);
      await resolveOptionalActingCustomer(db, viewer, request.query.customerCode);
      return listPortfolioOfferRequests(deps, viewer, request.query);
    },
  );

  app.get(
    `${PATH}/:id`,
    {
      config: { access: 'offer-requests.list', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Retrieve an offer request',
        params: oneParams,
        querystring: customerQuery,
        response: describeAnswers({ 200: offerRequestSchema }, [...ALWAYS]),
      },
    },
    async (request) => {
      const viewer = getViewer(request);
      const customer = await resolveActingCustomer(db, viewer, request.query.customerCode);
      return readOfferRequest(deps, viewer, customer, request.params.id);
    },
  );

  app.post(
    `${PATH}/rejected-or-accepted-but-expired/:id`,
    {
      config: { access: 'offer-requests.create' },
      schema: {
        tags: TAGS,
        summary: 'Resubmit a rejected or expired offer request',
        description:
          'The request keeps its id and waits for prices again. A 409 returns its current state in ' +
          '`outcome`.',
        params: oneParams,
        querystring: customerQuery,
        headers: idempotencyHeadersSchema,
        response: describeAnswers({ 200: createdIdSchema }, [
          ...ALWAYS,
          'Conflict',
          'ProductNotAvailable',
          'ProductOnRequestOnly',
          'IllegalItemQuantity',
          'IdempotencyKeyReused',
        ]),
      },
    },
    async (request) => {
      const { customerCode } = request.query;
      const { body } = await requestOfferAgain(deps, request, customerCode, request.params.id);
      return createdIdSchema.parse(body);
    },
  );
}
