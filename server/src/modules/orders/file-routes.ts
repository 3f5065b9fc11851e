import { documentQueryShape, exportQueryShape } from '@cromia/domain/export';
import { customerCodeField, idField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { orderListQuerySchema } from '@cromia/domain/orders/order';
import { orderRequestListQuerySchema } from '@cromia/domain/orders/order-request';
import { z } from 'zod';
import { viewerIn } from '../../platform/access.ts';
import { manufacturersToday } from '../../platform/clock.ts';
import type { App, ModuleDependencies } from '../../platform/http.ts';
import { answers } from '../../platform/openapi.ts';
import { actingCustomer } from '../customers/service.ts';
import {
  collected,
  documentsTable,
  orderDocument,
  orderRequestDocument,
  readerLanguage,
  sendPaper,
  sendTable,
} from '../papers/service.ts';
import { readOrder, readOrderRequest, readOrderRequests, readOrders } from './service.ts';

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
const EXPORT = `The lines of the list with its filters and sort, at most ${LIMITS.exportRows}; page and size do not matter. The header x-list-cut says true where some are left out.`;
/** Rows read at once for an export. */
const AT_ONCE = 50;

const listParams = z.object({ prefix: z.string() });
const oneParams = z.object({ prefix: z.string(), id: idField() });
const documentQuery = z.object({ customerCode: customerCodeField().optional(), ...documentQueryShape });
const file = z.string().meta({ format: 'binary' });

/** Order requests and orders as files: each as PDF, the lists as tables. */
export function orderFileRoutes(app: App, deps: ModuleDependencies): void {
  const { db, config } = deps;
  app.get(
    `${ORDERS}/export`,
    {
      config: { access: 'orders.list' },
      schema: {
        tags: TAGS,
        summary: 'The lines of the orders as CSV or .xlsx',
        description: EXPORT,
        params: listParams,
        querystring: orderListQuerySchema.safeExtend(exportQueryShape),
        response: answers({ 200: file }, [...ALWAYS, 'TooManyRequests']),
      },
    },
    async (request, reply) => {
      const { format, language: asked, ...query } = request.query;
      const viewer = viewerIn(request);
      const customer = await actingCustomer(db, viewer, query.customerCode);
      const language = await readerLanguage(db, viewer, customer, asked);
      const { rows: orders, isCut } = await collected(
        db,
        AT_ONCE,
        (trx, page) =>
          readOrders({ ...deps, db: trx }, viewer, customer, { ...query, ...page }, LIMITS.orderLines),
        ({ items }) => items.length,
      );
      const documents = orders.map((order) => orderDocument(order, customer));
      const table = documentsTable('orders', documents, { language, timeZone: config.timeZone });
      return sendTable(reply, table, {
        format,
        language,
        day: manufacturersToday(deps),
        owner: viewer.userId,
        isCut,
      });
    },
  );

  app.get(
    `${ORDERS}/:id/pdf`,
    {
      config: { access: 'orders.list' },
      schema: {
        tags: TAGS,
        summary: 'One order as PDF',
        produces: ['application/pdf'],
        params: oneParams,
        querystring: documentQuery,
        response: answers({ 200: file }, [...ALWAYS]),
      },
    },
    async (request, reply) => {
      const viewer = viewerIn(request);
      const customer = await actingCustomer(db, viewer, request.query.customerCode);
      const order = await readOrder(db, viewer, customer, request.params.id);
      const language = await readerLanguage(db, viewer, customer, request.query.language);
      return sendPaper(reply, deps, orderDocument(order, customer), language);
    },
  );

  requestFileRoutes(app, deps);
}

function requestFileRoutes(app: App, deps: ModuleDependencies): void {
  const { db, config } = deps;
  app.get(
    `${REQUESTS}/export`,
    {
      config: { access: 'order-requests.list' },
      schema: {
        tags: TAGS,
        summary: 'The lines of the order requests as CSV or .xlsx',
        description: EXPORT,
        params: listParams,
        querystring: orderRequestListQuerySchema.safeExtend(exportQueryShape),
        response: answers({ 200: file }, [...ALWAYS, 'TooManyRequests']),
      },
    },
    async (request, reply) => {
      const { format, language: asked, ...query } = request.query;
      const viewer = viewerIn(request);
      const customer = await actingCustomer(db, viewer, query.customerCode);
      const language = await readerLanguage(db, viewer, customer, asked);
      const { rows: requests, isCut } = await collected(
        db,
        AT_ONCE,
        (trx, page) =>
          readOrderRequests({ ...deps, db: trx }, viewer, customer, { ...query, ...page }, LIMITS.orderLines),
        ({ items }) => items.length,
      );
      const documents = requests.map((each) => orderRequestDocument(each, customer));
      const table = documentsTable('orderRequests', documents, { language, timeZone: config.timeZone });
      return sendTable(reply, table, {
        format,
        language,
        day: manufacturersToday(deps),
        owner: viewer.userId,
        isCut,
      });
    },
  );

  app.get(
    `${REQUESTS}/:id/pdf`,
    {
      config: { access: 'order-requests.list' },
      schema: {
        tags: TAGS,
        summary: 'One order request as PDF',
        produces: ['application/pdf'],
        params: oneParams,
        querystring: documentQuery,
        response: answers({ 200: file }, [...ALWAYS]),
      },
    },
    async (request, reply) => {
      const viewer = viewerIn(request);
      const customer = await actingCustomer(db, viewer, request.query.customerCode);
      const orderRequest = await readOrderRequest(deps, viewer, customer, request.params.id);
      const language = await readerLanguage(db, viewer, customer, request.query.language);
      return sendPaper(reply, deps, orderRequestDocument(orderRequest, customer), language);
    },
  );
}
