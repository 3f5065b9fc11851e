import { idField } from '@cromia/domain/fields';
import { chooseLanguage, type UiLanguage } from '@cromia/domain/languages';
import { documentQueryShape } from '@cromia/domain/lists/export';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ModuleDependencies, ServiceDependencies } from '../../app-dependencies.ts';
import { getViewer, type Viewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { Problem } from '../../platform/problem.ts';
import { findCustomerByCode } from '../customers/index.ts';
import { type DocumentsExport, EXPORT_DESCRIPTION, sendDocuments } from './documents-export.ts';
import { sendDocumentPdf } from './printing/document-pdf.ts';
import { findReaderLanguage } from './readers.ts';
import type { ShopDocument } from './shop-document.ts';

/** The options of a route that exports the documents of all customers, except its query. @param names such as `orders` */
export function describeDeskExport(names: string) {
  return {
    tags: ['backoffice'],
    summary: `Export the lines of all ${names} as CSV or .xlsx`,
    description: `${EXPORT_DESCRIPTION} Each line includes its customer.`,
    response: describeAnswers({ 200: z.string().meta({ format: 'binary' }) }, [
      'Unauthorized',
      'NotAllowed',
      'ListTooLong',
      'TooManyConcurrentRequests',
      'ServiceUnavailable',
    ]),
  };
}

interface DeskExport<T> extends Pick<DocumentsExport<T>, 'kind' | 'list' | 'documentOf' | 'format'> {
  language: UiLanguage | undefined;
}

/** Streams a list of documents as a file for staff, by default in the caller's language. @throws as `sendList` */
export function sendDeskDocuments<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: ServiceDependencies,
  { language, ...documents }: DeskExport<T>,
): Promise<FastifyReply> {
  const viewer = getViewer(request);
  return sendDocuments(request, reply, deps, {
    ...documents,
    by: { userId: viewer.userId, isDesk: true },
    language: language ?? chooseLanguage({ userLanguage: viewer.language }),
  });
}

/**
 * Registers the route for a document of any customer as PDF, identical to the customer's and in the customer's language.
 * @param path path of the list in the API
 * @param name what the route returns, such as `an order`
 * @param read throws Problem NotFound
 */
export function deskPdfRoute(
  app: App,
  deps: ModuleDependencies,
  {
    path,
    name,
    read,
  }: { path: string; name: string; read: (viewer: Viewer, id: string) => Promise<ShopDocument> },
): void {
  app.get(
    `${path}/:id/pdf`,
    {
      config: { access: 'backoffice.decide', heavyRead: true },
      exposeHeadRoute: false,
      schema: {
        tags: ['backoffice'],
        summary: `Download ${name} as PDF`,
        produces: ['application/pdf'],
        params: z.object({ id: idField() }),
        querystring: z.object(documentQueryShape),
        response: describeAnswers({ 200: z.string().meta({ format: 'binary' }) }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'ServiceUnavailable',
        ]),
      },
    },
    async (request, reply) => {
      const viewer = getViewer(request);
      const document = await read(viewer, request.params.id);
      const customer = await findCustomerByCode(deps.db, document.customer.customerCode);
      if (!customer) throw new Problem('NotFound');
      const language = await findReaderLanguage(deps.db, viewer, customer, request.query.language);
      return sendDocumentPdf(reply, deps, document, language);
    },
  );
}
