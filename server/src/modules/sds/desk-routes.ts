import { LIMITS } from '@cromia/domain/limits';
import { archiveResultSchema } from '@cromia/domain/sds/archive';
import { batchListResultSchema } from '@cromia/domain/sds/batch-list';
import {
  earlierRecipientSchema,
  sdsDeliveryExportSchema,
  sdsDeliveryListSchema,
  sdsDeliveryPageSchema,
  sdsDeliverySchema,
  sdsSentSchema,
} from '@cromia/domain/sds/sending';
import {
  sdsDocumentListSchema,
  sdsDocumentPageSchema,
  sdsDocumentSchema,
  sdsUploadSchema,
  sdsWithdrawalSchema,
} from '@cromia/domain/sds/upload';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getManufacturerToday } from '../../platform/clock.ts';
import { CSV_TYPE } from '../../platform/files/csv.ts';
import { sendExport } from '../../platform/files/exports.ts';
import { sendPdf } from '../../platform/files/send-file.ts';
import { describeUploadBody, getUploadFolder, withUpload } from '../../platform/files/uploads.ts';
import type { App } from '../../platform/http/app.ts';
import { declareDeskRoutes, fileResponse, idParams } from '../../platform/routes/declare-routes.ts';
import { publishUpload } from '../stored-documents/index.ts';
import { publishArchive } from './archive/publish-archive.ts';
import { publishSds, readSdsDocument, readSdsDocuments } from './documents.ts';
import { readWithdrawnSds } from './files.ts';
import { storeBatches } from './search/batches.ts';
import { readBatchList } from './search/read-batch-list.ts';
import { exportDeliveries, readDeliveries, retryDelivery } from './sending/deliveries.ts';
import { prepareUpdate, readEarlierRecipients, sendUpdate } from './sending/updates.ts';
import { withdrawSds } from './withdrawals/withdraw-sds.ts';

/** Safety data sheets in the back office (contract, section 5): versions, uploads and their recipients. */
export function sdsDeskRoutes(app: App, deps: ModuleDependencies): void {
  versionRoutes(app, deps);
  uploadRoutes(app, deps);
  recipientRoutes(app, deps);
  deliveryRoutes(app, deps);
}

/** Versions, and withdrawing those published by mistake. Staff and SDS employees can still open withdrawn ones. */
function versionRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const sds = declareDeskRoutes(app, deps, { path: '/sds', access: 'documents.versions' });

  sds.get(
    '',
    {
      summary: 'List versions of safety data sheets',
      query: sdsDocumentListSchema,
      response: sdsDocumentPageSchema,
    },
    ({ query }) => readSdsDocuments(db, query, getManufacturerToday(deps)),
  );

  sds.get(
    '/:id',
    {
      summary: 'Retrieve a version of a safety data sheet with its languages',
      params: idParams,
      response: sdsDocumentSchema,
      errors: ['NotFound'],
    },
    ({ params }) => readSdsDocument(db, params.id, getManufacturerToday(deps)),
  );

  sds.post(
    '/:id/withdrawal',
    {
      access: 'backoffice.documents',
      summary: 'Withdraw a version of a safety data sheet, or one language of it',
      description:
        'Afterwards only the SDS desk has access; the published files and their recipients stay on ' +
        'record. The language, or the next version, can be published again.',
      params: idParams,
      body: sdsWithdrawalSchema,
      response: sdsDocumentSchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ transaction, viewer, params, body }) =>
      transaction((trx) =>
        withdrawSds(trx, viewer, params.id, { ...body, today: getManufacturerToday(deps) }),
      ),
  );

  sds.get(
    '/files/:id/withdrawn',
    {
      summary: 'Download a withdrawn safety data sheet as PDF',
      description: 'Content-Disposition names the file `SDS-{serial}{color}-{language}-withdrawn.pdf`.',
      produces: ['application/pdf'],
      conditional: true,
      params: idParams,
      response: fileResponse,
      errors: ['NotFound', 'RangeNotSatisfiable', 'SdsDownloadError'],
    },
    async ({ params, request, reply }) =>
      sendPdf(request, reply, await readWithdrawnSds(deps, params.id, request.log)),
  );
}

/** Uploads: sheets, archives of documents, and the batches that sheets belong to, from lists of the plants. */
function uploadRoutes(app: App, deps: ModuleDependencies): void {
  const folder = getUploadFolder(deps.config);
  const today = () => getManufacturerToday(deps);
  const desk = declareDeskRoutes(app, deps, {
    path: '',
    access: 'backoffice.documents',
  });

  desk.post(
    '/sds',
    {
      summary: 'Publish a safety data sheet',
      description:
        'Takes a PDF in the field `file`: a new version, or another language of an existing version. ' +
        'Published files are never changed.',
      consumes: ['multipart/form-data'],
      body: describeUploadBody(sdsUploadSchema),
      status: 201,
      response: sdsDocumentSchema,
      errors: ['Conflict'],
    },
    ({ viewer, request }) =>
      withUpload(request, { folder, maxBytes: LIMITS.documentBytes }, (upload) =>
        publishUpload(
          { ...deps, log: request.log },
          { folder: 'sds', schema: sdsUploadSchema, upload },
          (trx, fields, file) => publishSds(trx, viewer, fields, file, today()),
        ),
      ),
  );

  desk.post(
    '/documents',
    {
      summary: 'Publish an archive of documents, all or none',
      description:
        'Takes a ZIP in the field `file` with PDFs and `list.csv`, whose columns are kind (SDS or TDS), ' +
        'file, site, serial, color, recipe, version, language, validFrom. Errors have the path ' +
        '`lines.{number}.{column}`.',
      consumes: ['multipart/form-data'],
      body: describeUploadBody(),
      status: 201,
      response: archiveResultSchema,
      errors: ['Conflict'],
    },
    ({ viewer, request: { log }, request }) =>
      withUpload(request, { folder, maxBytes: LIMITS.documentArchiveBytes }, (upload) =>
        publishArchive(deps, upload, folder, { viewer, today: today(), log }),
      ),
  );

  desk.post(
    '/sds/batches',
    {
      summary: 'Store a list of batches, all or none',
      description:
        'Takes a CSV or .xlsx file in the field `file`, with the columns batch, date, site, serial, ' +
        'color, recipe, version, customerCode, orderCode. Existing batches are overwritten.',
      consumes: ['multipart/form-data'],
      body: describeUploadBody(),
      response: batchListResultSchema,
      errors: ['TooManyConcurrentRequests'],
    },
    ({ transaction, viewer, request }) =>
      withUpload(request, { folder, maxBytes: LIMITS.documentArchiveListBytes }, async (upload) => {
        const lines = await readBatchList(upload, folder, viewer.userId);
        return transaction((trx) => storeBatches(trx, viewer, lines));
      }),
  );
}

/** Sends a new version to everybody who received an earlier one (REACH, Article 31(9)). */
function recipientRoutes(app: App, deps: ModuleDependencies): void {
  const recipients = declareDeskRoutes(app, deps, {
    path: '/sds/:id/earlier-recipients',
    access: 'backoffice.documents',
    errors: ['NotFound'],
  });

  recipients.get(
    '',
    {
      summary:
        'List recipients of an earlier version in the last 12 months who have not received this version',
      heavyRead: true,
      params: idParams,
      response: z.array(earlierRecipientSchema),
    },
    ({ params }) => readEarlierRecipients(deps, params.id),
  );

  recipients.post(
    '',
    {
      summary: 'Send the new version to all of these recipients, in the language they received',
      description: 'Only the currently valid version can be sent.',
      idempotent: true,
      params: idParams,
      response: sdsSentSchema.pick({ deliveries: true }),
      errors: ['Conflict', 'SdsDownloadError'],
    },
    async ({ transaction, viewer, params, request }) => {
      const update = await prepareUpdate(deps, params.id, request.log);
      return transaction(async (trx) => ({ deliveries: await sendUpdate(trx, deps, viewer, update) }));
    },
  );
}

/** The proof of delivery of safety data sheets, for staff and SDS employees. */
function deliveryRoutes(app: App, deps: ModuleDependencies): void {
  const { db, config } = deps;
  const { timeZone } = config;
  const deliveries = declareDeskRoutes(app, deps, { path: '/sds-deliveries', access: 'sds.deliveries' });

  deliveries.get(
    '',
    {
      summary: 'List deliveries of safety data sheets',
      query: sdsDeliveryListSchema,
      response: sdsDeliveryPageSchema,
    },
    ({ query }) => readDeliveries(db, query, { userId: null, timeZone }),
  );

  deliveries.get(
    '/export',
    {
      summary: 'Export deliveries of safety data sheets as CSV, oldest first',
      description: 'UTF-8 CSV separated by semicolons; cells are never formulas.',
      exposeHeadRoute: false,
      produces: ['text/csv'],
      query: sdsDeliveryExportSchema,
      response: z.unknown().meta({ type: 'string' }),
      errors: ['TooManyConcurrentRequests'],
    },
    ({ viewer: { userId }, query, request, reply }) => {
      const file = { owner: { userId, isDesk: true }, name: 'sds-deliveries.csv', contentType: CSV_TYPE };
      return sendExport(request, reply, config, file, (closed) =>
        exportDeliveries(db, query, { timeZone, closed }),
      );
    },
  );

  deliveries.post(
    '/:id/retry',
    {
      summary: 'Retry a failed delivery immediately',
      description: 'The same mail is sent, so no recipient gets it twice.',
      params: idParams,
      response: sdsDeliverySchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ params }) => retryDelivery(deps, params.id, null),
  );
}
