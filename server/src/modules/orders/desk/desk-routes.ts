import { idField } from '@cromia/domain/fields';
import { exportQueryShape } from '@cromia/domain/lists/export';
import {
  deskOrderListQuerySchema,
  orderDeliveryDateSchema,
  orderStatusChangeSchema,
  orderToDecideSchema,
  staffOrderPageSchema,
} from '@cromia/domain/orders/order';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { getViewer } from '../../../platform/access/viewer.ts';
import type { App } from '../../../platform/http/app.ts';
import { describeAnswers } from '../../../platform/openapi/describe-answers.ts';
import {
  describeDeskExport,
  deskPdfRoute,
  sendDeskDocuments,
  toOrderDocument,
} from '../../shop-documents/index.ts';
import { allOrdersListQuery, listAllOrders, readOrderToDecide } from '../order-lists.ts';
import { changeDeliveryDate } from './change-delivery-date.ts';
import { changeOrderStatus } from './change-order-status.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/orders';
const params = z.object({ id: idField() });

/** The queue of orders. Staff change the status of orders here. */
export function orderDeskRoutes(app: App, deps: ModuleDependencies): void {
  app.get(
    `${PATH}/export`,
    {
      config: { access: 'backoffice.decide' },
      exposeHeadRoute: false,
      schema: {
        ...describeDeskExport('orders'),
        querystring: deskOrderListQuerySchema.safeExtend(exportQueryShape),
      },
    },
    async (request, reply) => {
      const { format, language, ...query } = request.query;
      return sendDeskDocuments(request, reply, deps, {
        kind: 'orders',
        list: allOrdersListQuery(deps, getViewer(request), query),
        documentOf: (each) => toOrderDocument(each, each),
        format,
        language,
      });
    },
  );

  deskPdfRoute(app, deps, {
    path: PATH,
    name: 'an order',
    read: async (viewer, id) => {
      const order = await readOrderToDecide(deps.db, viewer, id);
      return toOrderDocument(order, order);
    },
  });

  app.get(
    PATH,
    {
      config: { access: 'backoffice.decide' },
      schema: {
        tags: TAGS,
        summary: 'List orders of all customers',
        querystring: deskOrderListQuerySchema,
        response: describeAnswers({ 200: staffOrderPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => listAllOrders(deps, getViewer(request), request.query),
  );

  app.get(
    `${PATH}/:id`,
    {
      config: { access: 'backoffice.decide', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Retrieve an order with its history',
        params,
        response: describeAnswers({ 200: orderToDecideSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    (request) => readOrderToDecide(deps.db, getViewer(request), request.params.id),
  );

  app.post(
    `${PATH}/:id/status`,
    {
      config: { access: 'backoffice.decide' },
      schema: {
        tags: TAGS,
        summary: 'Change the status of an order',
        description:
          'Transitions: from I to C, E and F; from I or C to B or A; from B back to the previous status or ' +
          'to A. `quantities` lists the lines that are not completely confirmed (C) or shipped (E). A 409 ' +
          'returns the current state of the order in `outcome`.',
        params,
        body: orderStatusChangeSchema,
        response: describeAnswers({ 200: orderToDecideSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
        ]),
      },
    },
    (request) => changeOrderStatus(deps, getViewer(request), request.params.id, request.body),
  );

  app.post(
    `${PATH}/:id/delivery-date`,
    {
      config: { access: 'backoffice.decide' },
      schema: {
        tags: TAGS,
        summary: 'Change the delivery date of an order',
        description:
          'The order must not have been shipped; its users are notified by mail. A 409 returns the current ' +
          'state of the order in `outcome`.',
        params,
        body: orderDeliveryDateSchema,
        response: describeAnswers({ 200: orderToDecideSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
        ]),
      },
    },
    (request) => changeDeliveryDate(deps, getViewer(request), request.params.id, request.body),
  );
}
