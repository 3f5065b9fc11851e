import {
  tdsDocumentListSchema,
  tdsDocumentPageSchema,
  tdsDocumentSchema,
  tdsUploadSchema,
} from '@cromia/domain/tds/upload';
import { viewerIn } from '../../platform/access.ts';
import type { App, ModuleDependencies } from '../../platform/http.ts';
import { answers } from '../../platform/openapi.ts';
import { uploadBody } from '../../platform/uploads.ts';
import { publishTds, readTdsDocuments } from '../tds/service.ts';
import { takeDocument } from './documents.ts';

const TAGS = ['backoffice'];

/** Documents in the back office (contract, section 5): technical data sheets. */
export function documentRoutes(app: App, { db, config, files }: ModuleDependencies): void {
  app.get(
    '/api/v1/backoffice/tds',
    {
      config: { access: 'backoffice.documents' },
      schema: {
        tags: TAGS,
        summary: 'Versions of the technical data sheets',
        querystring: tdsDocumentListSchema,
        response: answers({ 200: tdsDocumentPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    ({ query }) => readTdsDocuments(db, query),
  );

  app.post(
    '/api/v1/backoffice/tds',
    {
      config: { access: 'backoffice.documents' },
      schema: {
        tags: TAGS,
        summary: 'Publishes the next version of a technical data sheet',
        description: 'A PDF in the field `file`. It takes the place of the sheet that is composed from data.',
        consumes: ['multipart/form-data'],
        body: uploadBody(tdsUploadSchema),
        response: answers({ 201: tdsDocumentSchema }, [
          'Unauthorized',
          'NotAllowed',
          'PayloadTooLarge',
          'UnsupportedMediaType',
        ]),
      },
    },
    async (request, reply) => {
      const viewer = viewerIn(request);
      const published = await takeDocument(
        request,
        { config, files, folder: 'tds', schema: tdsUploadSchema },
        (upload, file) => db.transaction().execute((trx) => publishTds(trx, viewer, upload, file)),
      );
      return reply.code(201).send(published);
    },
  );
}
