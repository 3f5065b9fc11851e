import { customerCodeField, idField } from '@cromia/domain/fields';
import {
  deskOrderListQuerySchema,
  orderListQuerySchema,
  orderPageSchema,
  orderSchema,
  staffOrderPageSchema,
} from '@cromia/domain/orders/order';
import {
  createdIdSchema,
  orderRequestListQuerySchema,
  orderRequestPageSchema,
  orderRequestSchema,
} from '@cromia/domain/orders/order-request';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { idempotencyHeadersSchema } from '../../platform/idempotency/run-idempotently.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { resolveActingCustomer, resolveOptionalActingCustomer } from '../customers/index.ts';
import { readDocumentPage } from '../shop-documents/index.ts';
import { orderQueueRoutes } from './desk/desk-routes.ts';
import { orderFileRoutes } from './file-routes.ts';
import { listOrders, listPortfolioOrders, readOrder } from './order-lists.ts';
import { orderRequestQueueRoutes } from './requests/desk-routes.ts';
import { listOrderRequests, readOrderRequest } from './requests/order-requests.ts';
import { requestOrderAgain } from './requests/request-again.ts';

const TAGS = ['orders'];
const REQUESTS = '/api/v1/public/:prefix/order-requests';
const ORDERS = '/api/v1/public/:prefix/orders';
const ALWAYS = ['Unauthorized', 'NotAllowed', 'CustomerCodeRequired', 'NotFound'] as const;

const listParams = z.object({ prefix: z.string() });
const oneParams = z.object({ prefix: z.string(), id: idField() });
const customerQuery = z.object({ customerCode: customerCodeField().optional() });

/** The order requests and orders of a customer (section 7). */
export function orderRoutes(app: App, deps: ModuleDependencies): void {
  orderQueueRoutes(app, deps);
  orderRequestQueueRoutes(app, deps);

  orderRequestRoutes(app, deps);
  orderFileRoutes(app, deps);

  app.get(
    ORDERS,
    {
      config: { access: 'orders.list' },
      schema: {
        tags: TAGS,
        summary: 'List orders',
        params: listParams,
        querystring: orderListQuerySchema,
        response: describeAnswers({ 200: orderPageSchema }, [...ALWAYS]),
      },
    },
    async (request) => {
      const viewer = getViewer(request);
      const customer = await resolveActingCustomer(deps.db, viewer, request.query.customerCode);
      return readDocumentPage(deps.db, listOrders(deps, viewer, customer, request.query), request.query);
    },
  );

  app.get(
    '/api/v1/public/:prefix/portfolio/orders',
    {
      config: { access: 'orders.portfolio' },
      schema: {
        tags: TAGS,
        summary: 'List orders of all customers in the portfolio',
        description: 'For AGENT and COMMERCIAL. With `customerCode`, returns only those of that customer.',
        params: listParams,
        querystring: deskOrderListQuerySchema,
        response: describeAnswers({ 200: staffOrderPageSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    async (request) => {
      const viewer = getViewer(request);
      await resolveOptionalActingCustomer(deps.db, viewer, request.query.customerCode);
      return readDocumentPage(deps.db, listPortfolioOrders(deps, viewer, request.query), request.query);
    },
  );

  app.get(
    `${ORDERS}/:id`,
    {
      config: { access: 'orders.list', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Retrieve an order',
        params: oneParams,
        querystring: customerQuery,
        response: describeAnswers({ 200: orderSchema }, [...ALWAYS]),
      },
    },
    async (request) => {
      const viewer = getViewer(request);
      const customer = await resolveActingCustomer(deps.db, viewer, request.query.customerCode);
      return readOrder(deps.db, viewer, customer, request.params.id);
    },
  );
}

function orderRequestRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  app.get(
    REQUESTS,
    {
      config: { access: 'order-requests.list' },
      schema: {
        tags: TAGS,
        summary: 'List order requests',
        params: listParams,
        querystring: orderRequestListQuerySchema,
        response: describeAnswers({ 200: orderRequestPageSchema }, [...ALWAYS]),
      },
    },
    async (request) => {
      const viewer = getViewer(request);
      const customer = await resolveActingCustomer(db, viewer, request.query.customerCode);
      return readDocumentPage(
        deps.db,
        listOrderRequests(deps, viewer, customer, request.query),
        request.query,
      );
    },
  );

  app.get(
    `${REQUESTS}/:id`,
    {
      config: { access: 'order-requests.list', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Retrieve an order request',
        params: oneParams,
        querystring: customerQuery,
        response: describeAnswers({ 200: orderRequestSchema }, [...ALWAYS]),
      },
    },
    async (request) => {
      const viewer = getViewer(request);
      const customer = await resolveActingCustomer(db, viewer, request.query.customerCode);
      return readOrderRequest(deps, viewer, customer, request.params.id);
    },
  );

  app.post(
    `${REQUESTS}/expired/:id`,
    {
      config: { access: 'order-requests.create' },
      schema: {
        tags: TAGS,
        summary: 'Resubmit an expired order request',
        description:
          'Possible within 15 days after its last day, and only at unchanged prices, stock and terms; ' +
          "otherwise its lines must go through the cart. A request made from an offer keeps the offer's " +
          'prices. The request keeps its id and waits for a decision again.',
        params: oneParams,
        querystring: customerQuery,
        headers: idempotencyHeadersSchema,
        response: describeAnswers({ 200: createdIdSchema }, [
          ...ALWAYS,
          'Conflict',
          'PriceChanged',
          'ProductNotInStock',
          'ProductNotAvailable',
          'ProductOnRequestOnly',
          'IllegalItemQuantity',
          'IdempotencyKeyReused',
        ]),
      },
    },
    async (request) => {
      const { customerCode } = request.query;
      const { body } = await requestOrderAgain(deps, request, customerCode, request.params.id);
      return createdIdSchema.parse(body);
    },
  );
}
