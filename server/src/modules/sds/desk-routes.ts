import { getToday } from '@cromia/domain/dates';
import type { ErrorCode } from '@cromia/domain/errors';
import { idField } from '@cromia/domain/fields';
import { archiveResultSchema } from '@cromia/domain/sds/archive';
import { batchListResultSchema } from '@cromia/domain/sds/batch-list';
import { earlierRecipientSchema, sdsSentSchema } from '@cromia/domain/sds/sending';
import {
  sdsDocumentListSchema,
  sdsDocumentPageSchema,
  sdsDocumentSchema,
  sdsUploadSchema,
  sdsWithdrawalSchema,
} from '@cromia/domain/sds/upload';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import { sendFile } from '../../platform/files/send-file.ts';
import { describeUploadBody } from '../../platform/files/uploads.ts';
import type { App } from '../../platform/http/app.ts';
import { idempotencyHeadersSchema, runIdempotently } from '../../platform/idempotency/run-idempotently.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { receiveDocument } from '../tds/index.ts';
import { publishArchive } from './archive/publish-archive.ts';
import { publishSds, readSdsDocument, readSdsDocuments } from './documents.ts';
import { readWithdrawnSds } from './files.ts';
import { storeBatches } from './search/batches.ts';
import { receiveBatches } from './search/receive-batches.ts';
import { prepareUpdate, readEarlierRecipients, sendUpdate } from './sending/updates.ts';
import { withdrawSds } from './withdrawals/withdraw-sds.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/sds';
const params = z.object({ id: idField() });
const REFUSALS: ErrorCode[] = ['Unauthorized', 'NotAllowed'];
const UPLOAD_REFUSALS: ErrorCode[] = [...REFUSALS, 'Conflict', 'PayloadTooLarge', 'UnsupportedMediaType'];
const DOCUMENTS = { access: 'backoffice.documents' } as const;
const VERSIONS = { access: 'documents.versions' } as const;

function readingRoutes(app: App, { db, config, now }: ModuleDependencies): void {
  const today = () => getToday(config.timeZone, now());

  app.get(
    PATH,
    {
      config: VERSIONS,
      schema: {
        tags: TAGS,
        summary: 'List versions of safety data sheets',
        querystring: sdsDocumentListSchema,
        response: describeAnswers({ 200: sdsDocumentPageSchema }, REFUSALS),
      },
    },
    ({ query }) => readSdsDocuments(db, query, today()),
  );

  app.get(
    `${PATH}/:id`,
    {
      config: VERSIONS,
      schema: {
        tags: TAGS,
        summary: 'Retrieve a version of a safety data sheet with its languages',
        params,
        response: describeAnswers({ 200: sdsDocumentSchema }, [...REFUSALS, 'NotFound']),
      },
    },
    (request) => readSdsDocument(db, request.params.id, today()),
  );
}

function publishingRoutes(app: App, deps: ModuleDependencies): void {
  const { db, config, files, now } = deps;
  const today = () => getToday(config.timeZone, now());

  app.post(
    PATH,
    {
      config: DOCUMENTS,
      schema: {
        tags: TAGS,
        summary: 'Publish a safety data sheet',
        description:
          'Takes a PDF in the field `file`: a new version, or another language of an existing version. ' +
          'Published files are never changed.',
        consumes: ['multipart/form-data'],
        body: describeUploadBody(sdsUploadSchema),
        response: describeAnswers({ 201: sdsDocumentSchema }, UPLOAD_REFUSALS),
      },
    },
    async (request, reply) => {
      const viewer = getViewer(request);
      const published = await receiveDocument(
        request,
        { config, db, files, folder: 'sds', schema: sdsUploadSchema },
        (trx, upload, file) => publishSds(trx, viewer, upload, file, today()),
      );
      return reply.code(201).send(published);
    },
  );

  app.post(
    '/api/v1/backoffice/documents',
    {
      config: DOCUMENTS,
      schema: {
        tags: TAGS,
        summary: 'Publish an archive of documents, all or none',
        description:
          'Takes a ZIP in the field `file` with PDFs and `list.csv`, whose columns are kind (SDS or TDS), ' +
          'file, site, serial, color, recipe, version, language, validFrom. Errors have the path ' +
          '`lines.{number}.{column}`.',
        consumes: ['multipart/form-data'],
        body: describeUploadBody(),
        response: describeAnswers({ 201: archiveResultSchema }, UPLOAD_REFUSALS),
      },
    },
    async (request, reply) =>
      reply.code(201).send(await publishArchive(request, deps, getViewer(request), today())),
  );
}

/** Withdraws documents that were published by mistake. Staff and SDS employees can still open them. */
function withdrawingRoutes(app: App, deps: ModuleDependencies): void {
  const { db, config, now } = deps;

  app.post(
    `${PATH}/:id/withdrawal`,
    {
      config: DOCUMENTS,
      schema: {
        tags: TAGS,
        summary: 'Withdraw a version of a safety data sheet, or one language of it',
        description:
          'Afterwards only the SDS desk has access; the published files and their recipients stay on ' +
          'record. The language, or the next version, can be published again.',
        params,
        body: sdsWithdrawalSchema,
        response: describeAnswers({ 200: sdsDocumentSchema }, [...REFUSALS, 'NotFound', 'Conflict']),
      },
    },
    (request) =>
      db.transaction().execute((trx) =>
        withdrawSds(trx, getViewer(request), request.params.id, {
          ...request.body,
          today: getToday(config.timeZone, now()),
        }),
      ),
  );

  app.get(
    `${PATH}/files/:id/withdrawn`,
    {
      config: VERSIONS,
      schema: {
        tags: TAGS,
        summary: 'Download a withdrawn safety data sheet as PDF',
        description: 'Content-Disposition names the file `SDS-{serial}{color}-{language}-withdrawn.pdf`.',
        produces: ['application/pdf'],
        params,
        response: describeAnswers({ 200: z.string().meta({ format: 'binary' }) }, [
          ...REFUSALS,
          'NotFound',
          'RangeNotSatisfiable',
          'SdsDownloadError',
          'ServiceUnavailable',
        ]),
      },
    },
    async (request, reply) => {
      const { name, pdf } = await readWithdrawnSds(deps, request.params.id, request.log);
      return sendFile(request, reply, pdf, { name, contentType: 'application/pdf', maxAge: 0 });
    },
  );
}

/** Imports the batches that sheets belong to, from lists of the plants. */
function batchRoutes(app: App, { db, config }: ModuleDependencies): void {
  app.post(
    `${PATH}/batches`,
    {
      config: DOCUMENTS,
      schema: {
        tags: TAGS,
        summary: 'Store a list of batches, all or none',
        description:
          'Takes a CSV or .xlsx file in the field `file`, with the columns batch, date, site, serial, ' +
          'color, recipe, version, customerCode, orderCode. Existing batches are overwritten.',
        consumes: ['multipart/form-data'],
        body: describeUploadBody(),
        response: describeAnswers({ 200: batchListResultSchema }, [
          ...REFUSALS,
          'PayloadTooLarge',
          'UnsupportedMediaType',
          'TooManyConcurrentRequests',
          'ServiceUnavailable',
        ]),
      },
    },
    (request) =>
      receiveBatches(request, config, (lines) =>
        db.transaction().execute((trx) => storeBatches(trx, getViewer(request), lines)),
      ),
  );
}

/** Sends a new version to everybody who received an earlier one (REACH, Article 31(9)). */
function updateRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const path = `${PATH}/:id/earlier-recipients`;

  app.get(
    path,
    {
      config: { ...DOCUMENTS, heavyRead: true },
      schema: {
        tags: TAGS,
        summary:
          'List recipients of an earlier version in the last 12 months who have not received this version',
        params,
        response: describeAnswers({ 200: z.array(earlierRecipientSchema) }, [...REFUSALS, 'NotFound']),
      },
    },
    (request) => readEarlierRecipients(deps, request.params.id),
  );

  app.post(
    path,
    {
      config: DOCUMENTS,
      schema: {
        tags: TAGS,
        summary: 'Send the new version to all of these recipients, in the language they received',
        description: 'Only the currently valid version can be sent.',
        params,
        headers: idempotencyHeadersSchema,
        response: describeAnswers({ 200: sdsSentSchema.pick({ deliveries: true }) }, [
          ...REFUSALS,
          'NotFound',
          'Conflict',
          'SdsDownloadError',
          'IdempotencyKeyReused',
          'ServiceUnavailable',
        ]),
      },
    },
    async (request) => {
      const viewer = getViewer(request);
      const { id } = request.params;
      const prepared = await prepareUpdate(deps, id, request.log);
      const { body } = await runIdempotently(db, request, async (trx) => ({
        statusCode: 200,
        body: { deliveries: await sendUpdate(trx, deps, viewer, prepared) },
      }));
      return sdsSentSchema.pick({ deliveries: true }).parse(body);
    },
  );
}

/** Safety data sheets in the back office (contract, section 5): versions, uploads and their recipients. */
export function sdsDeskRoutes(app: App, deps: ModuleDependencies): void {
  readingRoutes(app, deps);
  publishingRoutes(app, deps);
  withdrawingRoutes(app, deps);
  batchRoutes(app, deps);
  updateRoutes(app, deps);
}
