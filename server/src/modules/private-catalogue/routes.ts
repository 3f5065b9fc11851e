import { DEFAULT_LANGUAGE, languageField } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import {
  catalogueTreeSchema,
  levelQuerySchema,
  levelSchema,
  storeLinkQuerySchema,
  storeLinkSchema,
  treeSearchQuerySchema,
  treeSearchSchema,
} from '@cromia/domain/private-catalogue/tree';
import { treeUploadDetailSchema } from '@cromia/domain/private-catalogue/upload';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { describeUploadBody, getUploadFolder, withUpload } from '../../platform/files/uploads.ts';
import type { App } from '../../platform/http/app.ts';
import { sendTagged } from '../../platform/http/etag.ts';
import { getResponseLanguage } from '../../platform/http/response-language.ts';
import { declareRoutes, fileResponse } from '../../platform/routes/declare-routes.ts';
import { createPublishedTreeCache, findLevel, readStoreLink, searchTree } from './catalogue.ts';
import { privateCatalogueDeskRoutes } from './desk-routes.ts';
import { buildTemplateFile } from './template.ts';
import { uploadTree } from './uploads.ts';

const GROUP = { tag: 'private-catalogue', path: '/api/v1/public/b2c' };
const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The private catalogue for visitors, and its uploads for staff (sections 2 and 7). */
export function privateCatalogueRoutes(app: App, deps: ModuleDependencies): void {
  privateCatalogueDeskRoutes(app, deps);
  readRoutes(app, deps);
  uploadRoutes(app, deps);
}

function readRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const tree = createPublishedTreeCache();
  const catalogue = declareRoutes(app, deps, { ...GROUP, access: 'private-catalogue.read' });

  catalogue.get(
    '',
    {
      summary: 'Retrieve the complete category tree of the private catalogue',
      conditional: true,
      heavyRead: true,
      query: z.object({ lang: languageField() }),
      response: catalogueTreeSchema,
    },
    async ({ query, request, reply }) => sendTagged(request, reply, await tree.find(db, query.lang)),
  );

  catalogue.get(
    '/level',
    {
      summary: 'Retrieve a level of the tree: a node, its ancestors and its direct children',
      conditional: true,
      query: levelQuerySchema,
      response: levelSchema,
      errors: ['NotFound'],
    },
    async ({ query, request, reply }) => {
      const language = getResponseLanguage(request) ?? DEFAULT_LANGUAGE;
      return sendTagged(request, reply, await findLevel(deps, query.path, language));
    },
  );

  catalogue.get(
    '/search',
    {
      summary: 'Search categories and products of the tree by name or code',
      heavyRead: true,
      query: treeSearchQuerySchema,
      response: treeSearchSchema,
      errors: ['SearchFilterRequired'],
    },
    ({ query, request }) => searchTree(db, { text: query.text, lang: getResponseLanguage(request) }),
  );

  catalogue.get(
    '/amazon-link',
    {
      summary: 'Retrieve the online store link of a product',
      query: storeLinkQuerySchema,
      response: storeLinkSchema,
      errors: ['NotFound'],
    },
    ({ query }) => readStoreLink(db, query.productCode),
  );
}

function uploadRoutes(app: App, deps: ModuleDependencies): void {
  const limits = { folder: getUploadFolder(deps.config), maxBytes: LIMITS.treeFileBytes };
  const catalogue = declareRoutes(app, deps, { ...GROUP, access: 'private-catalogue.upload' });

  catalogue.get(
    '/template',
    {
      summary: 'Download the .xlsx template for an upload',
      exposeHeadRoute: false,
      produces: [WORKBOOK_TYPE],
      response: fileResponse,
    },
    async ({ reply }) =>
      reply
        .header('content-disposition', 'attachment; filename="private-catalogue.xlsx"')
        .type(WORKBOOK_TYPE)
        .send(Buffer.from(await buildTemplateFile())),
  );

  catalogue.post(
    '',
    {
      summary: 'Upload a tree, which is published after approval',
      description:
        'Takes an .xls or .xlsx file in the field `file`. The error response of a rejected file contains ' +
        '`report`, a list of `{row, column, code}`, and `findings`, their number.',
      consumes: ['multipart/form-data'],
      body: describeUploadBody(),
      status: 201,
      response: treeUploadDetailSchema,
    },
    ({ viewer, request }) =>
      withUpload(request, limits, (upload) => uploadTree(deps, viewer, upload, limits.folder)),
  );
}
