import { customerCodeField, idField } from '@cromia/domain/fields';
import { exportQueryShape } from '@cromia/domain/lists/export';
import {
  deskOrderListQuerySchema,
  orderListQuerySchema,
  orderPageSchema,
  orderSchema,
  staffOrderPageSchema,
} from '@cromia/domain/orders/order';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { resolveActingCustomer, resolveOptionalActingCustomer } from '../customers/index.ts';
import { describeExport, pdfRoute, sendCustomerDocuments, toOrderDocument } from '../shop-documents/index.ts';
import { orderDeskRoutes } from './desk/desk-routes.ts';
import { listOrders, listPortfolioOrders, orderListQuery, readOrder } from './order-lists.ts';

import { orderRequestRoutes } from './requests/routes.ts';

const TAGS = ['orders'];
const PATH = '/api/v1/public/:prefix/orders';
const ALWAYS = ['Unauthorized', 'NotAllowed', 'CustomerCodeRequired', 'NotFound'] as const;

const listParams = z.object({ prefix: z.string() });
const oneParams = z.object({ prefix: z.string(), id: idField() });
const customerQuery = z.object({ customerCode: customerCodeField().optional() });

/** The order requests and orders of a customer (section 7). */
export function orderRoutes(app: App, deps: ModuleDependencies): void {
  orderRequestRoutes(app, deps);
  orderDeskRoutes(app, deps);

  app.get(
    `${PATH}/export`,
    {
      config: { access: 'orders.list' },
      exposeHeadRoute: false,
      schema: {
        ...describeExport('orders', 'orders'),
        querystring: orderListQuerySchema.safeExtend(exportQueryShape),
      },
    },
    async (request, reply) => {
      const { format, language, ...query } = request.query;
      const viewer = getViewer(request);
      const customer = await resolveActingCustomer(deps.db, viewer, query.customerCode);
      return sendCustomerDocuments(request, reply, deps, {
        kind: 'orders',
        list: orderListQuery(deps, viewer, customer, query),
        documentOf: (each) => toOrderDocument(each, customer),
        customer,
        format,
        language,
      });
    },
  );

  pdfRoute(app, deps, {
    tag: 'orders',
    access: 'orders.list',
    path: PATH,
    name: 'an order',
    read: async (viewer, customer, id) =>
      toOrderDocument(await readOrder(deps.db, viewer, customer, id), customer),
  });

  app.get(
    PATH,
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
      return listOrders(deps, viewer, customer, request.query);
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
      return listPortfolioOrders(deps, viewer, request.query);
    },
  );

  app.get(
    `${PATH}/:id`,
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
