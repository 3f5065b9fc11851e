import { customerCodeField, idField } from '@cromia/domain/fields';
import { documentQueryShape, exportQueryShape } from '@cromia/domain/lists/export';
import { orderListQuerySchema } from '@cromia/domain/orders/order';
import { orderRequestListQuerySchema } from '@cromia/domain/orders/order-request';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { resolveActingCustomer } from '../customers/index.ts';
import {
  EXPORT_DESCRIPTION,
  findReaderLanguage,
  sendDocumentPdf,
  sendDocuments,
  toOrderDocument,
  toOrderRequestDocument,
} from '../shop-documents/index.ts';
import { listOrders, readOrder } from './order-lists.ts';
import { listOrderRequests, readOrderRequest } from './requests/order-requests.ts';

const TAGS = ['orders'];
const REQUESTS = '/api/v1/public/:prefix/order-requests';
const ORDERS = '/api/v1/public/:prefix/orders';
const ALWAYS = [
  'Unauthorized',
  'NotAllowed',
  'CustomerCodeRequired',
  'NotFound',
  'ServiceUnavailable',
] as const;

const listParams = z.object({ prefix: z.string() });
const oneParams = z.object({ prefix: z.string(), id: idField() });
const documentQuery = z.object({ customerCode: customerCodeField().optional(), ...documentQueryShape });
const file = z.string().meta({ format: 'binary' });

/** Order requests and orders as files: single ones as PDF, lists as CSV or .xlsx. */
export function orderFileRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  app.get(
    `${ORDERS}/export`,
    {
      config: { access: 'orders.list' },
      exposeHeadRoute: false,
      schema: {
        tags: TAGS,
        summary: 'Export the lines of orders as CSV or .xlsx',
        description: EXPORT_DESCRIPTION,
        params: listParams,
        querystring: orderListQuerySchema.safeExtend(exportQueryShape),
        response: describeAnswers({ 200: file }, [...ALWAYS, 'ListTooLong', 'TooManyConcurrentRequests']),
      },
    },
    async (request, reply) => {
      const { format, language: asked, ...query } = request.query;
      const viewer = getViewer(request);
      const customer = await resolveActingCustomer(db, viewer, query.customerCode);
      const language = await findReaderLanguage(db, viewer, customer, asked);
      return sendDocuments(request, reply, deps, {
        kind: 'orders',
        list: listOrders(deps, viewer, customer, query),
        documentOf: (each) => toOrderDocument(each, customer),
        by: { userId: viewer.userId, isDesk: false },
        format,
        language,
      });
    },
  );

  app.get(
    `${ORDERS}/:id/pdf`,
    {
      config: { access: 'orders.list', heavyRead: true },
      exposeHeadRoute: false,
      schema: {
        tags: TAGS,
        summary: 'Download an order as PDF',
        produces: ['application/pdf'],
        params: oneParams,
        querystring: documentQuery,
        response: describeAnswers({ 200: file }, [...ALWAYS]),
      },
    },
    async (request, reply) => {
      const viewer = getViewer(request);
      const customer = await resolveActingCustomer(db, viewer, request.query.customerCode);
      const order = await readOrder(db, viewer, customer, request.params.id);
      const language = await findReaderLanguage(db, viewer, customer, request.query.language);
      return sendDocumentPdf(reply, deps, toOrderDocument(order, customer), language);
    },
  );

  requestFileRoutes(app, deps);
}

function requestFileRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  app.get(
    `${REQUESTS}/export`,
    {
      config: { access: 'order-requests.list' },
      exposeHeadRoute: false,
      schema: {
        tags: TAGS,
        summary: 'Export the lines of order requests as CSV or .xlsx',
        description: EXPORT_DESCRIPTION,
        params: listParams,
        querystring: orderRequestListQuerySchema.safeExtend(exportQueryShape),
        response: describeAnswers({ 200: file }, [...ALWAYS, 'ListTooLong', 'TooManyConcurrentRequests']),
      },
    },
    async (request, reply) => {
      const { format, language: asked, ...query } = request.query;
      const viewer = getViewer(request);
      const customer = await resolveActingCustomer(db, viewer, query.customerCode);
      const language = await findReaderLanguage(db, viewer, customer, asked);
      return sendDocuments(request, reply, deps, {
        kind: 'orderRequests',
        list: listOrderRequests(deps, viewer, customer, query),
        documentOf: (each) => toOrderRequestDocument(each, customer),
        by: { userId: viewer.userId, isDesk: false },
        format,
        language,
      });
    },
  );

  app.get(
    `${REQUESTS}/:id/pdf`,
    {
      config: { access: 'order-requests.list', heavyRead: true },
      exposeHeadRoute: false,
      schema: {
        tags: TAGS,
        summary: 'Download an order request as PDF',
        produces: ['application/pdf'],
        params: oneParams,
        querystring: documentQuery,
        response: describeAnswers({ 200: file }, [...ALWAYS]),
      },
    },
    async (request, reply) => {
      const viewer = getViewer(request);
      const customer = await resolveActingCustomer(db, viewer, request.query.customerCode);
      const orderRequest = await readOrderRequest(deps, viewer, customer, request.params.id);
      const language = await findReaderLanguage(db, viewer, customer, request.query.language);
      return sendDocumentPdf(reply, deps, toOrderRequestDocument(orderRequest, customer), language);
    },
  );
}
