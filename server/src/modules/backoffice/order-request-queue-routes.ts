import { idField } from '@cromia/domain/fields';
import {
  deskOrderRequestListQuerySchema,
  orderRequestDecisionSchema,
  orderRequestToDecideSchema,
  staffOrderRequestPageSchema,
} from '@cromia/domain/orders/order-request';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { readDocumentPage } from '../catalogue/service.ts';
import { decideOrderRequest, listAllOrderRequests, readOrderRequestToDecide } from '../orders/service.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/order-requests';
const params = z.object({ id: idField() });

/** The queue of order requests. Staff accept or reject them here. */
export function orderRequestQueueRoutes(app: App, deps: ModuleDependencies): void {
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
    (request) =>
      readDocumentPage(deps.db, listAllOrderRequests(deps, getViewer(request), request.query), request.query),
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
