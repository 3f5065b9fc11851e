import { chooseLanguage, type UiLanguage } from '@cromia/domain/languages';
import { exportQueryShape } from '@cromia/domain/lists/export';
import { deskOfferRequestListQuerySchema } from '@cromia/domain/offers/offer-request';
import { deskOrderListQuerySchema } from '@cromia/domain/orders/order';
import { deskOrderRequestListQuerySchema } from '@cromia/domain/orders/order-request';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer, type Viewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { listAllOfferRequests } from '../offers/service.ts';
import {
  EXPORT_DESCRIPTION,
  sendDocuments,
  toOfferDocument,
  toOrderDocument,
  toOrderRequestDocument,
} from '../order-documents/service.ts';
import { listAllOrderRequests, listAllOrders } from '../orders/service.ts';

const PATH = '/api/v1/backoffice';

/** The part of the schema that these routes share. */
const EXPORT = {
  tags: ['backoffice'],
  description: `${EXPORT_DESCRIPTION} Each line includes its customer.`,
  response: describeAnswers({ 200: z.string().meta({ format: 'binary' }) }, [
    'Unauthorized',
    'NotAllowed',
    'ListTooLong',
    'TooManyConcurrentRequests',
    'ServiceUnavailable',
  ]),
};
const config = { access: 'backoffice.decide' } as const;

function languageFor(viewer: Viewer, asked: UiLanguage | undefined): UiLanguage {
  return asked ?? chooseLanguage({ userLanguage: viewer.language });
}

/** Exports of the back-office queues as tables, in the caller's language. */
export function exportRoutes(app: App, deps: ModuleDependencies): void {
  app.get(
    `${PATH}/offer-requests/export`,
    {
      config,
      exposeHeadRoute: false,
      schema: {
        ...EXPORT,
        summary: 'Export the lines of all offer requests as CSV or .xlsx',
        querystring: deskOfferRequestListQuerySchema.safeExtend(exportQueryShape),
      },
    },
    async (request, reply) => {
      const { format, language, ...query } = request.query;
      const viewer = getViewer(request);
      return sendDocuments(request, reply, deps, {
        kind: 'offerRequests',
        list: listAllOfferRequests(deps, viewer, query),
        documentOf: (each) => toOfferDocument(each, each),
        by: { userId: viewer.userId, isDesk: true },
        format,
        language: languageFor(viewer, language),
      });
    },
  );

  app.get(
    `${PATH}/order-requests/export`,
    {
      config,
      exposeHeadRoute: false,
      schema: {
        ...EXPORT,
        summary: 'Export the lines of all order requests as CSV or .xlsx',
        querystring: deskOrderRequestListQuerySchema.safeExtend(exportQueryShape),
      },
    },
    async (request, reply) => {
      const { format, language, ...query } = request.query;
      const viewer = getViewer(request);
      return sendDocuments(request, reply, deps, {
        kind: 'orderRequests',
        list: listAllOrderRequests(deps, viewer, query),
        documentOf: (each) => toOrderRequestDocument(each, each),
        by: { userId: viewer.userId, isDesk: true },
        format,
        language: languageFor(viewer, language),
      });
    },
  );

  app.get(
    `${PATH}/orders/export`,
    {
      config,
      exposeHeadRoute: false,
      schema: {
        ...EXPORT,
        summary: 'Export the lines of all orders as CSV or .xlsx',
        querystring: deskOrderListQuerySchema.safeExtend(exportQueryShape),
      },
    },
    async (request, reply) => {
      const { format, language, ...query } = request.query;
      const viewer = getViewer(request);
      return sendDocuments(request, reply, deps, {
        kind: 'orders',
        list: listAllOrders(deps, viewer, query),
        documentOf: (each) => toOrderDocument(each, each),
        by: { userId: viewer.userId, isDesk: true },
        format,
        language: languageFor(viewer, language),
      });
    },
  );
}
