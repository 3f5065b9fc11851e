import { getToday } from '@cromia/domain/dates';
import type { ErrorCode } from '@cromia/domain/errors';
import { sdsPageSchema } from '@cromia/domain/sds/sds';
import {
  batchSearchSchema,
  batchSuggestSchema,
  documentSearchSchema,
  productSearchSchema,
  sdsDownloadSchema,
  sdsFiltersQuerySchema,
  sdsLanguagesSchema,
  sdsLanguageVersionsSchema,
  sdsLineSchema,
  sdsPageQuerySchema,
} from '@cromia/domain/sds/search';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import { sendFile } from '../../platform/files/send-file.ts';
import type { App } from '../../platform/http/app.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { sdsDeskRoutes } from './desk-routes.ts';
import { readSdsFile } from './files.ts';
import {
  readLanguageVersions,
  readSdsLanguages,
  readSheet,
  resolveSheetsInLanguage,
  searchByBatch,
  searchByFilters,
  searchByOrder,
  searchByProduct,
  suggestVisibleBatches,
} from './search/searches.ts';
import { recordDownload } from './sending/deliveries.ts';
import { sdsDeliveryDeskRoutes } from './sending/desk-routes.ts';
import { sdsSendingRoutes } from './sending/routes.ts';

const TAGS = ['sds'];
const PATH = '/api/v1/public/:prefix/sds';
const params = z.object({ prefix: z.string() });
const REFUSALS: ErrorCode[] = ['Unauthorized', 'NotAllowed', 'NotFound'];

function searchRoutes(app: App, { db, config, now }: ModuleDependencies): void {
  const today = () => getToday(config.timeZone, now());

  app.get(
    `${PATH}/findSdsByFilters`,
    {
      config: { access: 'sds.search.customer' },
      schema: {
        tags: TAGS,
        summary: 'Search safety data sheets by site or by customer',
        description:
          'With `site`, `serial`, `color` and `year`, searches by site, which is not available to ' +
          'customers; without the first three, searches by `customerCode` and `year`. A CUSTOMER always ' +
          'searches its own sheets; all others must give a customer.',
        params,
        querystring: sdsFiltersQuerySchema,
        response: describeAnswers({ 200: sdsPageSchema }, [...REFUSALS, 'CustomerCodeRequired']),
      },
    },
    (request) => searchByFilters(db, getViewer(request), request.query, today()),
  );

  app.get(
    `${PATH}/findSdsByProduct`,
    {
      config: { access: 'sds.search.product' },
      schema: {
        tags: TAGS,
        summary: 'Search safety data sheets by product, in all versions',
        description: 'Matches a complete or partial code (`F120`, `F120-7035`), or words of the name.',
        params,
        querystring: sdsPageQuerySchema.extend(productSearchSchema.shape),
        response: describeAnswers({ 200: sdsPageSchema }, REFUSALS),
      },
    },
    (request) => searchByProduct(db, getViewer(request), request.query, today()),
  );

  app.get(
    `${PATH}/findSdsByOrder`,
    {
      config: { access: 'sds.search.document' },
      schema: {
        tags: TAGS,
        summary: 'List safety data sheets of the products in an order',
        params,
        querystring: sdsPageQuerySchema.extend(documentSearchSchema.shape),
        response: describeAnswers({ 200: sdsPageSchema }, REFUSALS),
      },
    },
    (request) => searchByOrder(db, getViewer(request), request.query, today()),
  );

  app.get(
    `${PATH}/findSdsByBatch`,
    {
      config: { access: 'sds.search.batch' },
      schema: {
        tags: TAGS,
        summary: 'Find the safety data sheets of a batch by its code in either format',
        params,
        querystring: sdsPageQuerySchema.extend(batchSearchSchema.shape),
        response: describeAnswers({ 200: sdsPageSchema }, REFUSALS),
      },
    },
    (request) => searchByBatch(db, getViewer(request), request.query, today()),
  );

  app.get(
    `${PATH}/autocompleteBatch`,
    {
      config: { access: 'sds.search.batch' },
      schema: {
        tags: TAGS,
        summary: 'Suggest the first 20 batches whose code starts with the given text',
        params,
        querystring: batchSuggestSchema,
        response: describeAnswers(
          {
            200: z.array(
              z.object({
                batch: z.string(),
                site: z.string(),
                serial: z.string(),
                color: z.string(),
                date: z.iso.date(),
              }),
            ),
          },
          REFUSALS,
        ),
      },
    },
    (request) => suggestVisibleBatches(db, getViewer(request), request.query),
  );
}

function sheetRoutes(app: App, deps: ModuleDependencies): void {
  const { db, config, now } = deps;
  const today = () => getToday(config.timeZone, now());
  // Downloads are recorded after the response is sent, so shutdown waits for these writes.
  const recordings = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(recordings);
  });

  app.get(
    `${PATH}/checklanguage`,
    {
      config: { access: 'sds.download' },
      schema: {
        tags: TAGS,
        summary: 'List the languages in which a sheet exists',
        params,
        querystring: sdsLineSchema,
        response: describeAnswers({ 200: sdsLanguagesSchema }, REFUSALS),
      },
    },
    (request) => readSdsLanguages(db, getViewer(request), request.query, today()),
  );

  app.get(
    `${PATH}/languages`,
    {
      config: { access: 'sds.download' },
      schema: {
        tags: TAGS,
        summary: 'List the languages of a sheet, each with the version provided',
        description:
          'If the version lacks a language, the newest earlier version in that language is provided ' +
          'instead.',
        params,
        querystring: sdsLineSchema,
        response: describeAnswers({ 200: sdsLanguageVersionsSchema }, REFUSALS),
      },
    },
    (request) => readLanguageVersions(db, getViewer(request), request.query, today()),
  );

  app.get(
    `${PATH}/download`,
    {
      config: { access: 'sds.download' },
      // A HEAD request must not count as a delivery.
      exposeHeadRoute: false,
      schema: {
        tags: TAGS,
        summary: 'Download a safety data sheet as PDF',
        description:
          'Content-Disposition names the file `SDS-{serial}{color}-{language}.pdf`. A complete download by ' +
          'a customer is recorded.',
        produces: ['application/pdf'],
        params,
        querystring: sdsDownloadSchema,
        response: describeAnswers({ 200: z.string().meta({ format: 'binary' }) }, [
          ...REFUSALS,
          'RangeNotSatisfiable',
          'SdsDownloadError',
          'ServiceUnavailable',
        ]),
      },
    },
    async (request, reply) => {
      const viewer = getViewer(request);
      const { language, ...line } = request.query;
      const { sheet, orderCode } = await readSheet(db, viewer, line, today());
      const [handedOut = sheet] = await resolveSheetsInLanguage(db, [sheet], language);
      const file = await readSdsFile(deps, handedOut, language, request.log);
      const answer = { name: file.name, contentType: 'application/pdf', maxAge: 0 };
      if (viewer.role !== 'CUSTOMER') return sendFile(request, reply, file.pdf, answer);
      const onSent = () => {
        const recording = recordDownload(db, viewer, file, orderCode)
          .catch((error: unknown) => request.log.error({ err: error }, 'a download could not be recorded'))
          .finally(() => recordings.delete(recording));
        recordings.add(recording);
      };
      return sendFile(request, reply, file.pdf, { ...answer, onSent });
    },
  );
}

/** Safety data sheets: searches, languages and downloads (section 7). */
export function sdsRoutes(app: App, deps: ModuleDependencies): void {
  sdsSendingRoutes(app, deps);
  sdsDeskRoutes(app, deps);
  sdsDeliveryDeskRoutes(app, deps);

  searchRoutes(app, deps);
  sheetRoutes(app, deps);
}
