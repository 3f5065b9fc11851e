import { idField } from '@cromia/domain/fields';
import {
  importAnswerSchema,
  importDetailSchema,
  importKindField,
  importListQuerySchema,
  importPageSchema,
  importQuerySchema,
} from '@cromia/domain/integration/import';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import { viewerIn } from '../../platform/access/access.ts';
import { uploadBody, uploadFolder, withUpload } from '../../platform/files/uploads.ts';
import type { App, ModuleDependencies } from '../../platform/http/http.ts';
import { answers } from '../../platform/openapi/openapi.ts';
import { importRows, readImport, readImports, rowsOfFile } from '../integration/service.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/imports';

/** What was imported, by the ERP and by hand, and the import of a file (contract, section 5). */
export function importRoutes(app: App, deps: ModuleDependencies): void {
  readRoutes(app, deps);
  fileRoute(app, deps);
}

function readRoutes(app: App, { db }: ModuleDependencies): void {
  app.get(
    PATH,
    {
      config: { access: 'backoffice.imports' },
      schema: {
        tags: TAGS,
        summary: 'Imports of the ERP and of files',
        querystring: importListQuerySchema,
        response: answers({ 200: importPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    (request) => readImports(db, request.query),
  );

  app.get(
    `${PATH}/:id`,
    {
      config: { access: 'backoffice.imports', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'One import with its errors',
        params: z.object({ id: idField() }),
        response: answers({ 200: importDetailSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    (request) => readImport(db, request.params.id),
  );
}

function fileRoute(app: App, deps: ModuleDependencies): void {
  app.post(
    `${PATH}/:kind`,
    {
      config: { access: 'backoffice.imports' },
      schema: {
        tags: TAGS,
        summary: 'Import a file: CSV, .xlsx or JSON',
        description: 'The rows are those of `PUT /api/v1/integration/{kind}`.',
        consumes: ['multipart/form-data'],
        params: z.object({ kind: importKindField() }),
        querystring: importQuerySchema,
        body: uploadBody(),
        response: answers({ 200: importAnswerSchema }, [
          'BadRequest',
          'ImportRefused',
          'Unauthorized',
          'NotAllowed',
          'PayloadTooLarge',
          'UnsupportedMediaType',
          'TooManyRequests',
        ]),
      },
    },
    (request) => {
      const { kind } = request.params;
      const origin = { key: null, userId: viewerIn(request).userId };
      const limits = { folder: uploadFolder(deps.config), maxBytes: LIMITS.importBytes };
      return withUpload(request, limits, async (upload) => {
        const given = await rowsOfFile(deps.config, kind, upload);
        return importRows(deps, { kind, given, origin, ...request.query });
      });
    },
  );
}
