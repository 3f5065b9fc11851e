import { languageField } from '@cromia/domain/languages';
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
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import { describeUploadBody, getUploadFolder, withUpload } from '../../platform/files/uploads.ts';
import { getAnswerLanguage } from '../../platform/http/answer-language.ts';
import type { App } from '../../platform/http/app.ts';
import { matchesEtag } from '../../platform/http/etag.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import {
  createPublishedTreeCache,
  findLevel,
  readStoreLink,
  searchTree,
  type TaggedAnswer,
} from './catalogue.ts';
import { privateCatalogueDeskRoutes } from './desk-routes.ts';
import { buildTemplateFile } from './template.ts';
import { uploadTree } from './uploads.ts';

const TAGS = ['private-catalogue'];
const PATH = '/api/v1/public/b2c';
const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Sends content with its ETag, or 304 if the client has it. The content is the same for everyone. Caches must
 * revalidate it on each request, so a newly published tree is visible at once.
 */
function sendTagged<Content>(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, read }: TaggedAnswer<Content>,
): Promise<Content> | FastifyReply {
  reply.headers({ etag, 'cache-control': 'public, no-cache' });
  return matchesEtag(request, etag) ? reply.code(304).send() : read();
}

/** As `sendTagged`, for the whole tree, which is already serialised. */
async function sendTree(request: FastifyRequest, reply: FastifyReply, { etag, read }: TaggedAnswer<Buffer>) {
  reply.headers({ etag, 'cache-control': 'public, no-cache' });
  if (matchesEtag(request, etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(await read());
}

function sendWorkbook(reply: FastifyReply, content: Uint8Array, name: string) {
  return reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .type(WORKBOOK_TYPE)
    .send(Buffer.from(content));
}

/** The private catalogue for visitors, and its uploads for staff (sections 2 and 7). */
export function privateCatalogueRoutes(app: App, deps: ModuleDependencies): void {
  privateCatalogueDeskRoutes(app, deps);

  readRoutes(app, deps);
  uploadRoutes(app, deps);
}

function readRoutes(app: App, { db }: ModuleDependencies): void {
  const tree = createPublishedTreeCache();

  app.get(
    PATH,
    {
      config: { access: 'private-catalogue.read', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Retrieve the complete category tree of the private catalogue',
        querystring: z.object({ lang: languageField() }),
        response: describeAnswers({ 200: catalogueTreeSchema }),
      },
    },
    async (request, reply) => sendTree(request, reply, await tree.find(db, request.query.lang)),
  );

  app.get(
    `${PATH}/level`,
    {
      config: { access: 'private-catalogue.read' },
      schema: {
        tags: TAGS,
        summary: 'Retrieve a level of the tree: a node, its ancestors and its direct children',
        querystring: levelQuerySchema,
        response: describeAnswers({ 200: levelSchema }, ['NotFound']),
      },
    },
    async (request, reply) => sendTagged(request, reply, await findLevel(db, request.query.path)),
  );

  app.get(
    `${PATH}/search`,
    {
      config: { access: 'private-catalogue.read', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Search categories and products of the tree by name or code',
        querystring: treeSearchQuerySchema,
        response: describeAnswers({ 200: treeSearchSchema }, ['SearchFilterRequired']),
      },
    },
    (request) => searchTree(db, { text: request.query.text, lang: getAnswerLanguage(request) }),
  );

  app.get(
    `${PATH}/amazon-link`,
    {
      config: { access: 'private-catalogue.read' },
      schema: {
        tags: TAGS,
        summary: 'Retrieve the online store link of a product',
        querystring: storeLinkQuerySchema,
        response: describeAnswers({ 200: storeLinkSchema }, ['NotFound']),
      },
    },
    ({ query }) => readStoreLink(db, query.productCode),
  );
}

function uploadRoutes(app: App, deps: ModuleDependencies): void {
  const folder = getUploadFolder(deps.config);

  app.get(
    `${PATH}/template`,
    {
      config: { access: 'private-catalogue.upload' },
      exposeHeadRoute: false,
      schema: {
        tags: TAGS,
        summary: 'Download the .xlsx template for an upload',
        produces: [WORKBOOK_TYPE],
        response: describeAnswers({ 200: z.string().meta({ format: 'binary' }) }, [
          'Unauthorized',
          'NotAllowed',
          'ServiceUnavailable',
        ]),
      },
    },
    async (_request, reply) => sendWorkbook(reply, await buildTemplateFile(), 'private-catalogue.xlsx'),
  );

  app.post(
    PATH,
    {
      config: { access: 'private-catalogue.upload' },
      schema: {
        tags: TAGS,
        summary: 'Upload a tree, which is published after approval',
        description:
          'Takes an .xls or .xlsx file in the field `file`. The error response of a rejected file contains ' +
          '`report`, a list of `{row, column, code}`, and `findings`, their number.',
        consumes: ['multipart/form-data'],
        body: describeUploadBody(),
        response: describeAnswers({ 201: treeUploadDetailSchema }, [
          'BadRequest',
          'Unauthorized',
          'NotAllowed',
          'PayloadTooLarge',
          'UnsupportedMediaType',
          'ServiceUnavailable',
        ]),
      },
    },
    async (request, reply) => {
      const uploaded = await withUpload(request, { folder, maxBytes: LIMITS.treeFileBytes }, (upload) =>
        uploadTree(deps, getViewer(request), upload, folder),
      );
      return reply.code(201).send(uploaded);
    },
  );
}
