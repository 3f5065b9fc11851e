import { customerCodeField, idField } from '@cromia/domain/fields';
import type { UiLanguage } from '@cromia/domain/languages';
import { documentQueryShape } from '@cromia/domain/lists/export';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ModuleDependencies, ServiceDependencies } from '../../app-dependencies.ts';
import { getViewer, type Viewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { type ActingCustomer, resolveActingCustomer } from '../customers/index.ts';
import { type DocumentsExport, EXPORT_DESCRIPTION, sendDocuments } from './documents-export.ts';
import { sendDocumentPdf } from './printing/document-pdf.ts';
import { findReaderLanguage } from './readers.ts';
import type { ShopDocument } from './shop-document.ts';

const ERRORS = [
  'Unauthorized',
  'NotAllowed',
  'CustomerCodeRequired',
  'NotFound',
  'ServiceUnavailable',
] as const;
const file = z.string().meta({ format: 'binary' });

/** The schema of a route that exports a customer's documents, except its query. @param names such as `orders` */
export function describeExport(tag: string, names: string) {
  return {
    tags: [tag],
    summary: `Export the lines of ${names} as CSV or .xlsx`,
    description: EXPORT_DESCRIPTION,
    params: z.object({ prefix: z.string() }),
    response: describeAnswers({ 200: file }, [...ERRORS, 'ListTooLong', 'TooManyConcurrentRequests']),
  };
}

interface CustomerExport<T> extends Pick<DocumentsExport<T>, 'kind' | 'list' | 'documentOf' | 'format'> {
  customer: ActingCustomer;
  language: UiLanguage | undefined;
}

/** Streams a customer's documents as a file, by default in the customer's language. @throws as `sendList` */
export async function sendCustomerDocuments<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ServiceDependencies,
  { customer, language, ...documents }: CustomerExport<T>,
): Promise<FastifyReply> {
  const viewer = getViewer(request);
  return sendDocuments(request, reply, deps, {
    ...documents,
    by: { userId: viewer.userId, isDesk: false },
    language: await findReaderLanguage(deps.db, viewer, customer, language),
  });
}

interface PdfRoute {
  tag: string;
  access: 'offer-requests.list' | 'order-requests.list' | 'orders.list';
  /** Path of the list in the API. */
  path: string;
  /** What the route returns, such as `an order`. */
  name: string;
  /** @throws Problem NotFound */
  read: (viewer: Viewer, customer: ActingCustomer, id: string) => Promise<ShopDocument>;
}

/** Registers the route for a document of a customer as PDF, by default in the customer's language. */
export function pdfRoute(
  app: App,
  deps: ModuleDependencies,
  { tag, access, path, name, read }: PdfRoute,
): void {
  const { db } = deps;
  app.get(
    `${path}/:id/pdf`,
    {
      config: { access, heavyRead: true },
      exposeHeadRoute: false,
      schema: {
        tags: [tag],
        summary: `Download ${name} as PDF`,
        produces: ['application/pdf'],
        params: z.object({ prefix: z.string(), id: idField() }),
        querystring: z.object({ customerCode: customerCodeField().optional(), ...documentQueryShape }),
        response: describeAnswers({ 200: file }, [...ERRORS]),
      },
    },
    async (request, reply) => {
      const viewer = getViewer(request);
      const customer = await resolveActingCustomer(db, viewer, request.query.customerCode);
      const document = await read(viewer, customer, request.params.id);
      const language = await findReaderLanguage(db, viewer, customer, request.query.language);
      return sendDocumentPdf(reply, deps, document, language);
    },
  );
}
