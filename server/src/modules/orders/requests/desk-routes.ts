import { idField } from '@cromia/domain/fields';
import { exportQueryShape } from '@cromia/domain/lists/export';
import {
  deskOrderRequestListQuerySchema,
  isTotalShown,
  orderRequestDecisionSchema,
  orderRequestToDecideSchema,
  staffOrderRequestPageSchema,
} from '@cromia/domain/orders/order-request';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { getViewer } from '../../../platform/access/viewer.ts';
import type { App } from '../../../platform/http/app.ts';
import { describeAnswers } from '../../../platform/openapi/describe-answers.ts';
import {
  describeDeskExport,
  deskPdfRoute,
  sendDeskDocuments,
  toOrderRequestDocument,
} from '../../shop-documents/index.ts';
import { decideOrderRequest } from './decide-order-request.ts';
import {
  allOrderRequestsListQuery,
  listAllOrderRequests,
  readOrderRequestToDecide,
} from './order-requests.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/order-requests';
const params = z.object({ id: idField() });

/** The queue of order requests. Staff accept or reject them here. */
export function orderRequestDeskRoutes(app: App, deps: ModuleDependencies): void {
  app.get(
    `${PATH}/export`,
    {
      config: { access: 'backoffice.decide' },
      exposeHeadRoute: false,
      schema: {
        ...describeDeskExport('order requests'),
        querystring: deskOrderRequestListQuerySchema.safeExtend(exportQueryShape),
      },
    },
    async (request, reply) => {
      const { format, language, ...query } = request.query;
      return sendDeskDocuments(request, reply, deps, {
        kind: 'orderRequests',
        list: allOrderRequestsListQuery(deps, getViewer(request), query),
        documentOf: (each) => toOrderRequestDocument(each, each),
        format,
        language,
      });
    },
  );

  deskPdfRoute(app, deps, {
    path: PATH,
    name: 'an order request',
    read: async (viewer, id) => {
      const request = await readOrderRequestToDecide(deps, viewer, id);
      const total = isTotalShown(request.status) ? request.total : null;
      return toOrderRequestDocument({ ...request, total }, request);
    },
  });

  app.get(
    PATH,
    {
      config: { access: 'backoffice.decide' },
      schema: {
        tags: TAGS,
        summary: 'List order requests of all customers',
        querystring: deskOrderRequestListQuerySchema,
        response: describeAnswers({ 200: staffOrderRequestPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => listAllOrderRequests(deps, getViewer(request), request.query),
  );

  app.get(
    `${PATH}/:id`,
    {
      config: { access: 'backoffice.decide', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Retrieve an order request with its history',
        params,
        response: describeAnswers({ 200: orderRequestToDecideSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
        ]),
      },
    },
    (request) => readOrderRequestToDecide(deps, getViewer(request), request.params.id),
  );

  app.post(
    `${PATH}/:id/decision`,
    {
      config: { access: 'backoffice.decide' },
      schema: {
        tags: TAGS,
        summary: 'Accept an order request, which creates the order, or reject it',
        description:
          'The order starts as undertaken (I). If the request was already decided, a 409 returns its ' +
          'current state in `outcome`.',
        params,
        body: orderRequestDecisionSchema,
        response: describeAnswers({ 200: orderRequestToDecideSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
        ]),
      },
    },
    (request) => decideOrderRequest(deps, getViewer(request), request.params.id, request.body),
  );
}
