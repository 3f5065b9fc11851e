import { customerCodeField, idField } from '@cromia/domain/fields';
import { exportQueryShape } from '@cromia/domain/lists/export';
import {
  createdIdSchema,
  orderRequestListQuerySchema,
  orderRequestPageSchema,
  orderRequestSchema,
} from '@cromia/domain/orders/order-request';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { getViewer } from '../../../platform/access/viewer.ts';
import type { App } from '../../../platform/http/app.ts';
import { idempotencyHeadersSchema } from '../../../platform/idempotency/run-idempotently.ts';
import { describeAnswers } from '../../../platform/openapi/describe-answers.ts';
import { resolveActingCustomer } from '../../customers/index.ts';
import {
  describeExport,
  pdfRoute,
  sendCustomerDocuments,
  toOrderRequestDocument,
} from '../../shop-documents/index.ts';
import { orderRequestDeskRoutes } from './desk-routes.ts';
import { listOrderRequests, orderRequestListQuery, readOrderRequest } from './order-requests.ts';
import { requestOrderAgain } from './request-again.ts';

const TAGS = ['orders'];
const PATH = '/api/v1/public/:prefix/order-requests';
const ALWAYS = ['Unauthorized', 'NotAllowed', 'CustomerCodeRequired', 'NotFound'] as const;

const listParams = z.object({ prefix: z.string() });
const oneParams = z.object({ prefix: z.string(), id: idField() });
const customerQuery = z.object({ customerCode: customerCodeField().optional() });

/** The order requests of a customer (section 7). */
export function orderRequestRoutes(app: App, deps: ModuleDependencies): void {
  orderRequestDeskRoutes(app, deps);

  app.get(
    `${PATH}/export`,
    {
      config: { access: 'order-requests.list' },
      exposeHeadRoute: false,
      schema: {
        ...describeExport('orders', 'order requests'),
        querystring: orderRequestListQuerySchema.safeExtend(exportQueryShape),
      },
    },
    async (request, reply) => {
      const { format, language, ...query } = request.query;
      const viewer = getViewer(request);
      const customer = await resolveActingCustomer(deps.db, viewer, query.customerCode);
      return sendCustomerDocuments(request, reply, deps, {
        kind: 'orderRequests',
        list: orderRequestListQuery(deps, viewer, customer, query),
        documentOf: (each) => toOrderRequestDocument(each, customer),
        customer,
        format,
        language,
      });
    },
  );

  pdfRoute(app, deps, {
    tag: 'orders',
    access: 'order-requests.list',
    path: PATH,
    name: 'an order request',
    read: async (viewer, customer, id) =>
      toOrderRequestDocument(await readOrderRequest(deps, viewer, customer, id), customer),
  });

  app.get(
    PATH,
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
      const customer = await resolveActingCustomer(deps.db, viewer, request.query.customerCode);
      return listOrderRequests(deps, viewer, customer, request.query);
    },
  );

  app.get(
    `${PATH}/:id`,
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
      const customer = await resolveActingCustomer(deps.db, viewer, request.query.customerCode);
      return readOrderRequest(deps, viewer, customer, request.params.id);
    },
  );

  app.post(
    `${PATH}/expired/:id`,
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
