import { LIMITS } from '@cromia/domain/limits';
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
import { sendPdf } from '../../platform/files/send-file.ts';
import { describeUploadBody, getUploadFolder, withUpload } from '../../platform/files/uploads.ts';
import type { App } from '../../platform/http/app.ts';
import { declareDeskRoutes, fileResponse, idParams } from '../../platform/routes/declare-routes.ts';
import { publishUpload } from '../stored-documents/index.ts';
import { composeTds, readTechnical } from './compose.ts';
import type { TdsDocumentReader } from './tds-reader.ts';
import { publishTds, readTdsDocuments } from './uploads.ts';
import { withdrawTds } from './withdrawals.ts';

/** Bytes of a composition: the texts of a sheet in all languages. */
const COMPOSITION_BYTES = 1_048_576;

/** Technical data sheets in the back office (contract, section 5). */
export function tdsDeskRoutes(app: App, deps: ModuleDependencies, documents: TdsDocumentReader): void {
  readRoutes(app, deps, documents);
  publishRoutes(app, deps);
}

function readRoutes(app: App, deps: ModuleDependencies, documents: TdsDocumentReader): void {
  const { db } = deps;
  const tds = declareDeskRoutes(app, deps, { path: '/tds', access: 'documents.versions' });

  tds.get(
    '',
    {
      summary: 'List versions of technical data sheets',
      query: tdsDocumentListSchema,
      response: tdsDocumentPageSchema,
    },
    ({ query }) => readTdsDocuments(db, query),
  );

  tds.get(
    '/technical',
    {
      access: 'backoffice.documents',
      summary: 'Retrieve the data from which the technical data sheet of a serial is generated',
      query: tdsCompositionSchema.pick({ serial: true }),
      response: tdsTechnicalSchema,
      errors: ['NotFound'],
    },
    ({ query }) => readTechnical(db, query.serial),
  );

  tds.get(
    '/:id/withdrawn',
    {
      summary: 'Download a withdrawn technical data sheet as PDF',
      description: 'Content-Disposition names the file `TDS-…-withdrawn.pdf`.',
      produces: ['application/pdf'],
      conditional: true,
      params: idParams,
      response: fileResponse,
      errors: ['missingTds', 'TdsError', 'RangeNotSatisfiable'],
    },
    async ({ params, request, reply }) =>
      sendPdf(request, reply, await documents.readWithdrawn(db, params.id)),
  );
}

/** Routes to publish sheets, and to withdraw those that were published by mistake. */
function publishRoutes(app: App, deps: ModuleDependencies): void {
  const limits = { folder: getUploadFolder(deps.config), maxBytes: LIMITS.documentBytes };
  const tds = declareDeskRoutes(app, deps, { path: '/tds', access: 'backoffice.documents' });

  tds.post(
    '',
    {
      summary: 'Publish the next version of a technical data sheet',
      description: 'Takes a PDF in the field `file`. It replaces the sheet generated from data.',
      consumes: ['multipart/form-data'],
      body: describeUploadBody(tdsUploadSchema),
      status: 201,
      response: tdsDocumentSchema,
    },
    ({ viewer, request }) =>
      withUpload(request, limits, (upload) =>
        publishUpload(
          { ...deps, log: request.log },
          { folder: 'tds', schema: tdsUploadSchema, upload },
          (trx, fields, file) => publishTds(trx, viewer, fields, file),
        ),
      ),
  );

  tds.post(
    '/compositions',
    {
      summary: 'Publish the next version of a technical data sheet, generated in the given languages',
      description:
        'The data is saved as that of the serial; earlier sheets remain unchanged. A VOC content above ' +
        'the limit of Directive 2004/42/EC is rejected.',
      bodyLimit: COMPOSITION_BYTES,
      body: tdsCompositionSchema,
      status: 201,
      response: z.array(tdsDocumentSchema),
      errors: ['Conflict'],
    },
    ({ transaction, viewer, body }) => transaction((trx) => composeTds(trx, viewer, body)),
  );

  tds.post(
    '/:id/withdrawal',
    {
      summary: 'Withdraw a version of a technical data sheet',
      description:
        'Afterwards only the SDS desk has access, and the previous version in the same language becomes ' +
        'current. Version numbers are not reused.',
      params: idParams,
      body: withdrawalSchema,
      response: tdsDocumentSchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ transaction, viewer, params, body }) =>
      transaction((trx) => withdrawTds(trx, viewer, params.id, body)),
  );
}
