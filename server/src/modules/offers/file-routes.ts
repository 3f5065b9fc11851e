import { customerCodeField, idField } from '@cromia/domain/fields';
import { documentQueryShape, exportQueryShape } from '@cromia/domain/lists/export';
import { offerRequestListQuerySchema } from '@cromia/domain/offers/offer-request';
import { z } from 'zod';
import { viewerIn } from '../../platform/access/access.ts';
import type { App, ModuleDependencies } from '../../platform/http/http.ts';
import { answers } from '../../platform/openapi/openapi.ts';
import { actingCustomer } from '../customers/service.ts';
import {
  EXPORT_DESCRIPTION,
  offerDocument,
  readerLanguage,
  sendDocumentPdf,
  sendDocuments,
} from '../order-documents/service.ts';
import { offerRequestsOf, readOfferRequest } from './service.ts';

const TAGS = ['offers'];
const PATH = '/api/v1/public/:prefix/offer-requests';
const ALWAYS = [
  'Unauthorized',
  'NotAllowed',
  'CustomerCodeRequired',
  'NotFound',
  'ServiceUnavailable',
] as const;
const file = z.string().meta({ format: 'binary' });

/** Routes for offer requests as files: one request as PDF, the list as CSV or .xlsx. */
export function offerFileRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  app.get(
    `${PATH}/export`,
    {
      config: { access: 'offer-requests.list' },
      exposeHeadRoute: false,
      schema: {
        tags: TAGS,
        summary: 'The lines of the offer requests as CSV or .xlsx',
        description: EXPORT_DESCRIPTION,
        params: z.object({ prefix: z.string() }),
        querystring: offerRequestListQuerySchema.safeExtend(exportQueryShape),
        response: answers({ 200: file }, [...ALWAYS, 'ListTooLong', 'TooManyConcurrentRequests']),
      },
    },
    async (request, reply) => {
      const { format, language: asked, ...query } = request.query;
      const viewer = viewerIn(request);
      const customer = await actingCustomer(db, viewer, query.customerCode);
      const language = await readerLanguage(db, viewer, customer, asked);
      return sendDocuments(request, reply, deps, {
        kind: 'offerRequests',
        list: offerRequestsOf(deps, viewer, customer, query),
        documentOf: (each) => offerDocument(each, customer),
        by: { userId: viewer.userId, isDesk: false },
        format,
        language,
      });
    },
  );

  app.get(
    `${PATH}/:id/pdf`,
    {
      config: { access: 'offer-requests.list', heavyRead: true },
      exposeHeadRoute: false,
      schema: {
        tags: TAGS,
        summary: 'One offer request as PDF',
        produces: ['application/pdf'],
        params: z.object({ prefix: z.string(), id: idField() }),
        querystring: z.object({ customerCode: customerCodeField().optional(), ...documentQueryShape }),
        response: answers({ 200: file }, [...ALWAYS]),
      },
    },
    async (request, reply) => {
      const viewer = viewerIn(request);
      const customer = await actingCustomer(db, viewer, request.query.customerCode);
      const offer = await readOfferRequest(deps, viewer, customer, request.params.id);
      const language = await readerLanguage(db, viewer, customer, request.query.language);
      return sendDocumentPdf(reply, deps, offerDocument(offer, customer), language);
    },
  );
}
