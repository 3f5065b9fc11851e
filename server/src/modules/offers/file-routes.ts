import { customerCodeField, idField } from '@cromia/domain/fields';
import { documentQueryShape, exportQueryShape } from '@cromia/domain/lists/export';
import { offerRequestListQuerySchema } from '@cromia/domain/offers/offer-request';
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
  toOfferDocument,
} from '../shop-documents/index.ts';
import { listOfferRequests, readOfferRequest } from './offer-requests.ts';

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
        summary: 'Export the lines of offer requests as CSV or .xlsx',
        description: EXPORT_DESCRIPTION,
        params: z.object({ prefix: z.string() }),
        querystring: offerRequestListQuerySchema.safeExtend(exportQueryShape),
        response: describeAnswers({ 200: file }, [...ALWAYS, 'ListTooLong', 'TooManyConcurrentRequests']),
      },
    },
    async (request, reply) => {
      const { format, language: asked, ...query } = request.query;
      const viewer = getViewer(request);
      const customer = await resolveActingCustomer(db, viewer, query.customerCode);
      const language = await findReaderLanguage(db, viewer, customer, asked);
      return sendDocuments(request, reply, deps, {
        kind: 'offerRequests',
        list: listOfferRequests(deps, viewer, customer, query),
        documentOf: (each) => toOfferDocument(each, customer),
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
        summary: 'Download an offer request as PDF',
        produces: ['application/pdf'],
        params: z.object({ prefix: z.string(), id: idField() }),
        querystring: z.object({ customerCode: customerCodeField().optional(), ...documentQueryShape }),
        response: describeAnswers({ 200: file }, [...ALWAYS]),
      },
    },
    async (request, reply) => {
      const viewer = getViewer(request);
      const customer = await resolveActingCustomer(db, viewer, request.query.customerCode);
      const offer = await readOfferRequest(deps, viewer, customer, request.params.id);
      const language = await findReaderLanguage(db, viewer, customer, request.query.language);
      return sendDocumentPdf(reply, deps, toOfferDocument(offer, customer), language);
    },
  );
}
