import { idField } from '@cromia/domain/fields';
import { tdsCompositionSchema, tdsTechnicalSchema } from '@cromia/domain/tds/technical';
import {
  tdsDocumentListSchema,
  tdsDocumentPageSchema,
  tdsDocumentSchema,
  tdsUploadSchema,
} from '@cromia/domain/tds/upload';
import { withdrawalSchema } from '@cromia/domain/withdrawal';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import { sendFile } from '../../platform/files/send-file.ts';
import { describeUploadBody } from '../../platform/files/uploads.ts';
import type { App } from '../../platform/http/app.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { composeTds, readTechnical } from './compose.ts';
import { receiveDocument } from './publishing/receive-document.ts';
import { createTdsDocumentReader } from './tds-reader.ts';
import { publishTds, readTdsDocuments } from './uploads.ts';
import { withdrawTds } from './withdrawals.ts';

const TAGS = ['backoffice'];
const PATH = '/api/v1/backoffice/tds';

/** Routes for sheets that the portal generates from technical data. */
function composingRoutes(app: App, { db }: ModuleDependencies): void {
  app.get(
    `${PATH}/technical`,
    {
      config: { access: 'backoffice.documents' },
      schema: {
        tags: TAGS,
        summary: 'Retrieve the data from which the technical data sheet of a serial is generated',
        querystring: tdsCompositionSchema.pick({ serial: true }),
        response: describeAnswers({ 200: tdsTechnicalSchema }, ['Unauthorized', 'NotAllowed', 'NotFound']),
      },
    },
    ({ query }) => readTechnical(db, query.serial),
  );

  app.post(
    `${PATH}/compositions`,
    {
      config: { access: 'backoffice.documents' },
      schema: {
        tags: TAGS,
        summary: 'Publish the next version of a technical data sheet, generated in the given languages',
        description:
          'The data is saved as that of the serial; earlier sheets remain unchanged. A VOC content above ' +
          'the limit of Directive 2004/42/EC is rejected.',
        body: tdsCompositionSchema,
        response: describeAnswers({ 201: z.array(tdsDocumentSchema) }, ['Unauthorized', 'NotAllowed']),
      },
    },
    async (request, reply) => {
      const viewer = getViewer(request);
      const published = await db.transaction().execute((trx) => composeTds(trx, viewer, request.body));
      return reply.code(201).send(published);
    },
  );
}

/** Withdraws documents that were published by mistake. Staff and SDS employees can still open them. */
function withdrawingRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const documents = createTdsDocumentReader(deps, app.log);

  app.post(
    `${PATH}/:id/withdrawal`,
    {
      config: { access: 'backoffice.documents' },
      schema: {
        tags: TAGS,
        summary: 'Withdraw a version of a technical data sheet',
        description:
          'Afterwards only the SDS desk has access, and the previous version in the same language becomes ' +
          'current. Version numbers are not reused.',
        params: z.object({ id: idField() }),
        body: withdrawalSchema,
        response: describeAnswers({ 200: tdsDocumentSchema }, [
          'Unauthorized',
          'NotAllowed',
          'NotFound',
          'Conflict',
        ]),
      },
    },
    (request) =>
      db
        .transaction()
        .execute((trx) => withdrawTds(trx, getViewer(request), request.params.id, request.body)),
  );

  app.get(
    `${PATH}/:id/withdrawn`,
    {
      config: { access: 'documents.versions' },
      schema: {
        tags: TAGS,
        summary: 'Download a withdrawn technical data sheet as PDF',
        description: 'Content-Disposition names the file `TDS-…-withdrawn.pdf`.',
        produces: ['application/pdf'],
        params: z.object({ id: idField() }),
        response: describeAnswers({ 200: z.string().meta({ format: 'binary' }) }, [
          'Unauthorized',
          'NotAllowed',
          'missingTds',
          'TdsError',
          'RangeNotSatisfiable',
          'ServiceUnavailable',
        ]),
      },
    },
    async (request, reply) => {
      const { name, pdf } = await documents.readWithdrawn(db, request.params.id);
      return sendFile(request, reply, pdf, { name, contentType: 'application/pdf', maxAge: 0 });
    },
  );
}

/** Technical data sheets in the back office (contract, section 5). */
export function tdsDeskRoutes(app: App, deps: ModuleDependencies): void {
  const { db, config, files } = deps;
  composingRoutes(app, deps);
  withdrawingRoutes(app, deps);

  app.get(
    PATH,
    {
      config: { access: 'documents.versions' },
      schema: {
        tags: TAGS,
        summary: 'List versions of technical data sheets',
        querystring: tdsDocumentListSchema,
        response: describeAnswers({ 200: tdsDocumentPageSchema }, ['Unauthorized', 'NotAllowed']),
      },
    },
    ({ query }) => readTdsDocuments(db, query),
  );

  app.post(
    PATH,
    {
      config: { access: 'backoffice.documents' },
      schema: {
        tags: TAGS,
        summary: 'Publish the next version of a technical data sheet',
        description: 'Takes a PDF in the field `file`. It replaces the sheet generated from data.',
        consumes: ['multipart/form-data'],
        body: describeUploadBody(tdsUploadSchema),
        response: describeAnswers({ 201: tdsDocumentSchema }, [
          'Unauthorized',
          'NotAllowed',
          'PayloadTooLarge',
          'UnsupportedMediaType',
        ]),
      },
    },
    async (request, reply) => {
      const viewer = getViewer(request);
      const published = await receiveDocument(
        request,
        { config, db, files, folder: 'tds', schema: tdsUploadSchema },
        (trx, upload, file) => publishTds(trx, viewer, upload, file),
      );
      return reply.code(201).send(published);
    },
  );
}
