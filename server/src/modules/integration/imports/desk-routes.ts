import { idField } from '@cromia/domain/fields';
import {
  importAnswerSchema,
  importDetailSchema,
  importKindField,
  importListQuerySchema,
  importPageSchema,
  importQuerySchema,
  importRowsPageSchema,
  importRowsQuerySchema,
} from '@cromia/domain/integration/import';
import { LIMITS } from '@cromia/domain/limits';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ModuleDependencies } from '../../../app-dependencies.ts';
import { getViewer } from '../../../platform/access/viewer.ts';
import { describeUploadBody, getUploadFolder, withUpload } from '../../../platform/files/uploads.ts';
import type { App } from '../../../platform/http/app.ts';
import { describeAnswers } from '../../../platform/openapi/describe-answers.ts';
import { readImport, readImportFile, readImportRows, readImports } from './import-list.ts';
import { importRows } from './import-rows.ts';
import { readFileRows } from './input-rows.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/imports';

/** Routes to view imports (by the ERP and by hand) and to import a file (contract, section 5). */
export function importDeskRoutes(app: App, deps: ModuleDependencies): void {
  readRoutes(app, deps);
  importFileRoutes(app, deps);
  fileRoute(app, deps);
}

function readRoutes(app: App, { db }: ModuleDependencies): void {
  app.get(
    PATH,
    {
      config: { access: 'backoffice.imports' },
      schema: {
        tags: TAGS,
        summary: 'List imports from the ERP and from files',
        querystring: importListQuerySchema,
        response: describeAnswers({ 200: importPageSchema }, ['Unauthorized', 'NotAllowed']),
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
        summary: 'Retrieve an import with its errors',
        params: z.object({ id: idField() }),
        response: describeAnswers({ 200: importDetailSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    (request) => readImport(db, request.params.id),
  );
}

interface KeptContent {
  content: Buffer;
  contentType: string;
  name: string;
}

function sendKept(reply: FastifyReply, { content, contentType, name }: KeptContent): FastifyReply {
  return reply
    .headers({
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    })
    .type(contentType)
    .send(content);
}

function importFileRoutes(app: App, { db, config }: ModuleDependencies): void {
  const params = z.object({ id: idField() });
  app.get(
    `${PATH}/:id/rows`,
    {
      config: { access: 'backoffice.imports', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'List the rows of an import with the state of each',
        params,
        querystring: importRowsQuerySchema,
        response: describeAnswers({ 200: importRowsPageSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    (request) => readImportRows({ db, config }, request.params.id, request.query),
  );

  app.get(
    `${PATH}/:id/file`,
    {
      config: { access: 'backoffice.imports', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Download the file of an import',
        params,
        response: describeAnswers({ 200: z.string().meta({ format: 'binary' }) }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
        ]),
      },
    },
    async (request, reply) => sendKept(reply, await readImportFile(db, request.params.id)),
  );
}

function fileRoute(app: App, deps: ModuleDependencies): void {
  app.post(
    `${PATH}/:kind`,
    {
      config: { access: 'backoffice.imports' },
      schema: {
        tags: TAGS,
        summary: 'Import a CSV, .xlsx or JSON file',
        description: 'Takes the same rows as `PUT /api/v1/integration/{kind}`.',
        consumes: ['multipart/form-data'],
        params: z.object({ kind: importKindField() }),
        querystring: importQuerySchema,
        body: describeUploadBody(),
        response: describeAnswers({ 200: importAnswerSchema }, [
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
      const origin = { key: null, userId: getViewer(request).userId };
      const limits = { folder: getUploadFolder(deps.config), maxBytes: LIMITS.importBytes };
      return withUpload(request, limits, async (upload) => {
        const rows = await readFileRows(deps.config, kind, upload);
        return importRows(deps, { kind, ...rows, origin, ...request.query });
      });
    },
  );
}
