import { isAllowed } from '@cromia/domain/accounts/access';
import { choiceField } from '@cromia/domain/fields';
import { EXPORT_KINDS, exportRowsQuerySchema } from '@cromia/domain/integration/export';
import {
  findImportAction,
  type ImportKind,
  type ImportQuery,
  importDetailSchema,
  importKindField,
  importListQuerySchema,
  importPageSchema,
  importQuerySchema,
  importResponseSchema,
  importRowsPageSchema,
  importRowsQuerySchema,
} from '@cromia/domain/integration/import';
import {
  createdKeySchema,
  integrationKeySchema,
  keyListQuerySchema,
  keyPageSchema,
  newKeySchema,
} from '@cromia/domain/integration/key';
import { LIMITS } from '@cromia/domain/limits';
import { exportQueryShape } from '@cromia/domain/lists/export';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { describeUploadBody, getUploadFolder, withUpload } from '../../platform/files/uploads.ts';
import type { App } from '../../platform/http/app.ts';
import { Problem } from '../../platform/problem.ts';
import { declareDeskRoutes, fileResponse, idParams } from '../../platform/routes/declare-routes.ts';
import { CONTENT_TYPES, LIST_FILE_TYPES, sendList } from '../../platform/tables/send-list.ts';
import { defineExportList, defineExportTable } from './exports/export-rows.ts';
import { readImport, readImportFile, readImportRows, readImports } from './imports/import-list.ts';
import { importRows } from './imports/import-rows.ts';
import { createTemplate } from './imports/import-template.ts';
import { readFileRows } from './imports/input-rows.ts';
import { undoImport } from './imports/undo/undo-import.ts';
import { createKey, readKeys, revokeKey } from './keys/key-desk.ts';

/** Options that all routes of one import share. */
const IMPORT_ROUTE = { heavyRead: true, params: idParams, errors: ['NotFound'] } as const;

/** Routes to read imports by the ERP and by users, and to import a file (contract, section 5). */
export function importDeskRoutes(app: App, deps: ModuleDependencies): void {
  const { db, config } = deps;
  const imports = declareDeskRoutes(app, deps, { path: '/imports', access: 'backoffice.imports' });
  const uploadLimits = { folder: getUploadFolder(config), maxBytes: LIMITS.importBytes };

  imports.get(
    '',
    {
      summary: 'List imports from the ERP and from files',
      query: importListQuerySchema,
      response: importPageSchema,
    },
    ({ query }) => readImports(db, query),
  );

  imports.get(
    '/:id',
    { ...IMPORT_ROUTE, summary: 'Retrieve an import with its errors', response: importDetailSchema },
    ({ params }) => readImport(db, params.id),
  );

  imports.get(
    '/:id/rows',
    {
      ...IMPORT_ROUTE,
      summary: 'List the rows of an import with the state of each',
      query: importRowsQuerySchema,
      response: importRowsPageSchema,
    },
    ({ params, query }) => readImportRows(deps, params.id, query),
  );

  imports.get(
    '/:id/file',
    {
      ...IMPORT_ROUTE,
      summary: 'Download the file of an import',
      produces: ['application/json', 'application/xml', ...LIST_FILE_TYPES],
      response: fileResponse,
    },
    async ({ params, reply }) => {
      const { name, contentType, content } = await readImportFile(db, params.id);
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return reply.header('cache-control', 'private, no-store').type(contentType).send(content);
    },
  );

  const upload = {
    summary: 'Import a CSV, .xlsx or JSON file, or an invoice in XML',
    description:
      'Takes the same rows as `PUT /api/v1/integration/{kind}`. Imports of `orders`, `order-statuses` and ' +
      '`invoices` are for ADMIN and CROMIA; others get 403.',
    consumes: ['multipart/form-data'],
    strictQuery: true,
    body: describeUploadBody(),
    response: importResponseSchema,
    errors: ['BadRequest', 'UnknownEncoding', 'ImportRefused', 'TooManyRequests'],
  } as const;
  const importUpload = (viewer: Viewer, request: FastifyRequest, kind: ImportKind, query: ImportQuery) => {
    if (!isAllowed(viewer, findImportAction(kind))) throw new Problem('NotAllowed');
    return withUpload(request, uploadLimits, async (file) => {
      const input = await readFileRows(deps, kind, file);
      return importRows(deps, {
        kind,
        ...input,
        maxRows: LIMITS.importFileRows,
        origin: { key: null, userId: viewer.userId },
        ...query,
      });
    });
  };
  imports.post(
    '',
    { ...upload, operationId: 'importFile', query: importQuerySchema.extend({ kind: importKindField() }) },
    ({ viewer, query: { kind, ...query }, request }) => importUpload(viewer, request, kind, query),
  );
  imports.post(
    '/:id/undo',
    {
      ...IMPORT_ROUTE,
      summary: 'Undo an import while nothing that it wrote has changed since',
      description:
        'Imports of `orders`, `order-statuses` and `invoices` cannot be undone. A 409 returns in `outcome` what has changed since, by ' +
        'whom and when, or when the import was undone already.',
      response: importDetailSchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ viewer, params }) => undoImport(deps, viewer, params.id),
  );

  // Its address equals that of one import by its id, so the document contains the call without `:kind` instead.
  imports.post(
    '/:kind',
    { ...upload, hide: true, params: z.object({ kind: importKindField() }), query: importQuerySchema },
    ({ viewer, params: { kind }, query, request }) => importUpload(viewer, request, kind, query),
  );
}

/** Routes to export what can be imported (contract, section 5), and the templates of imports. */
export function exportDeskRoutes(app: App, deps: ModuleDependencies): void {
  const exports = declareDeskRoutes(app, deps, { path: '/exports', access: 'backoffice.imports' });
  const templates = declareDeskRoutes(app, deps, { path: '/import-templates', access: 'backoffice.imports' });

  templates.get(
    '/:kind',
    {
      summary: 'Download the template of an import, as CSV or .xlsx',
      description:
        'The first sheet has the columns. In a workbook the second has an example, and the third the allowed codes; ' +
        'imports read the first sheet only.',
      exposeHeadRoute: false,
      params: z.object({ kind: importKindField() }),
      query: z.object(exportQueryShape),
      produces: LIST_FILE_TYPES,
      response: fileResponse,
    },
    async ({ params: { kind }, query: { format, language = deps.config.brand.defaultLanguage }, reply }) =>
      reply
        .header('content-disposition', `attachment; filename="${kind}.${format}"`)
        .type(CONTENT_TYPES[format])
        .send(await createTemplate(kind, { format, language })),
  );

  exports.get(
    '/:kind',
    {
      summary: 'Export stored data in the columns of its import, as CSV or .xlsx',
      description:
        'Importing the file again changes nothing. ' +
        `Workbooks over ${LIMITS.workbookRows} lines are rejected with ListTooLong.`,
      exposeHeadRoute: false,
      params: z.object({ kind: choiceField(EXPORT_KINDS) }),
      query: exportRowsQuerySchema,
      produces: LIST_FILE_TYPES,
      response: fileResponse,
      errors: ['ListTooLong', 'TooManyConcurrentRequests'],
    },
    ({ viewer, params: { kind }, query: { format, language, ...filter }, request, reply }) =>
      sendList(request, reply, deps, defineExportTable(kind), {
        list: defineExportList(kind, filter, viewer.userId),
        owner: { userId: viewer.userId, isDesk: true },
        format,
        language: language ?? deps.config.brand.defaultLanguage,
      }),
  );
}

/** Routes of the API keys for other software. */
export function keyDeskRoutes(app: App, deps: ModuleDependencies): void {
  const keys = declareDeskRoutes(app, deps, {
    path: '/integration-keys',
    access: 'backoffice.integration-keys',
  });

  keys.get(
    '',
    {
      summary: 'List integration keys, valid keys first',
      query: keyListQuerySchema,
      response: keyPageSchema,
    },
    ({ query }) => readKeys(deps.db, query),
  );

  // Not idempotent, because the stored response would contain the API key. The unique name prevents duplicates.
  keys.post(
    '',
    {
      summary: 'Create an integration key; the key is returned only once',
      description: 'ADMIN is informed by mail.',
      body: newKeySchema,
      status: 201,
      response: createdKeySchema,
      errors: ['Conflict'],
    },
    ({ viewer, body }) => createKey(deps, viewer, body),
  );

  keys.post(
    '/:id/revocation',
    {
      summary: 'Revoke an integration key with immediate effect',
      params: idParams,
      response: integrationKeySchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ viewer, params }) => revokeKey(deps, viewer, params.id),
  );
}
