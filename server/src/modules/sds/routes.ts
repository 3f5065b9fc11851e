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
  serialSearchSchema,
} from '@cromia/domain/sds/search';
import { sdsPageSchema } from '@cromia/domain/sds/sheet';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getManufacturerToday } from '../../platform/clock.ts';
import { sendPdf } from '../../platform/files/send-file.ts';
import type { App } from '../../platform/http/app.ts';
import { declareRoutes, fileResponse } from '../../platform/routes/declare-routes.ts';
import { sdsDeskRoutes } from './desk-routes.ts';
import { createDownloadRecorder, readDownload } from './downloads.ts';
import {
  searchByBatch,
  searchByFilters,
  searchByOrder,
  searchByProduct,
  searchBySerial,
  suggestVisibleBatches,
} from './search/searches.ts';
import { readLanguageVersions, readSdsLanguages } from './search/sheet-languages.ts';
import { sdsSendingRoutes } from './sending/routes.ts';

/** Safety data sheets: searches, languages and downloads (section 7). */
export function sdsRoutes(app: App, deps: ModuleDependencies): void {
  sdsDeskRoutes(app, deps);
  // The prefix is that of the shop's routes, but the scope of the caller decides whether a customer is needed.
  const sds = declareRoutes(app, deps, {
    tag: 'sds',
    path: '/api/v1/public/:prefix/sds',
    params: z.object({ prefix: z.string() }),
  });
  searchRoutes(sds, deps);
  sheetRoutes(app, sds, deps);
  sdsSendingRoutes(app, sds, deps);
}

type SdsRoutes = ReturnType<typeof declareRoutes>;

function searchRoutes(sds: SdsRoutes, deps: ModuleDependencies): void {
  const { db } = deps;
  const today = () => getManufacturerToday(deps);

  sds.get(
    '/findSdsByFilters',
    {
      access: 'sds.search.customer',
      summary: 'Search safety data sheets by site or by customer',
      description:
        'With `site`, `serial`, `color` and `year`, searches by site, which is not available to ' +
        'customers; without the first three, searches by `customerCode` and `year`. A CUSTOMER always ' +
        'searches its own sheets; all others must give a customer.',
      query: sdsFiltersQuerySchema,
      response: sdsPageSchema,
      errors: ['NotFound', 'CustomerCodeRequired'],
    },
    ({ viewer, query }) => searchByFilters(db, viewer, query, today()),
  );

  sds.get(
    '/findSdsByProduct',
    {
      access: 'sds.search.product',
      summary: 'Search safety data sheets by product, in all versions',
      description: 'Matches a complete or partial code (`F120`, `F120-7035`), or words of the name.',
      query: sdsPageQuerySchema.extend(productSearchSchema.shape),
      response: sdsPageSchema,
      errors: ['NotFound'],
    },
    ({ viewer, query }) => searchByProduct(db, viewer, query, today()),
  );

  sds.get(
    '/findSdsByOrder',
    {
      access: 'sds.search.document',
      summary: 'List safety data sheets of the products in an order',
      query: sdsPageQuerySchema.extend(documentSearchSchema.shape),
      response: sdsPageSchema,
      errors: ['NotFound'],
    },
    ({ viewer, query }) => searchByOrder(db, viewer, query, today()),
  );

  sds.get(
    '/findSdsBySerial',
    {
      access: 'sds.search.serial',
      summary: 'List the safety data sheets of a serial, or of one of its colours, in force today',
      description:
        'One line for each site, colour and recipe. The SDS desk sees all; others see the sheets of products ' +
        'that they, or customers of their portfolio, have ordered.',
      query: sdsPageQuerySchema.extend(serialSearchSchema.shape),
      response: sdsPageSchema,
      errors: ['NotFound'],
    },
    ({ viewer, query }) => searchBySerial(db, viewer, query, today()),
  );

  sds.get(
    '/findSdsByBatch',
    {
      access: 'sds.search.batch',
      summary: 'Find the safety data sheets of a batch by its code in either format',
      query: sdsPageQuerySchema.extend(batchSearchSchema.shape),
      response: sdsPageSchema,
      errors: ['NotFound'],
    },
    ({ viewer, query }) => searchByBatch(db, viewer, query, today()),
  );

  const suggestion = { batch: z.string(), site: z.string(), serial: z.string(), color: z.string() };
  sds.get(
    '/autocompleteBatch',
    {
      access: 'sds.search.batch',
      summary: 'Suggest the first 20 batches whose code starts with the given text',
      query: batchSuggestSchema,
      response: z.array(z.object({ ...suggestion, date: z.iso.date() })),
      errors: ['NotFound'],
    },
    ({ viewer, query }) => suggestVisibleBatches(db, viewer, query),
  );
}

function sheetRoutes(app: App, sds: SdsRoutes, deps: ModuleDependencies): void {
  const { db } = deps;
  const today = () => getManufacturerToday(deps);
  const downloads = createDownloadRecorder(db);
  app.addHook('onClose', () => downloads.settle());

  sds.get(
    '/checklanguage',
    {
      access: 'sds.download',
      summary: 'List the languages in which a sheet exists',
      query: sdsLineSchema,
      response: sdsLanguagesSchema,
      errors: ['NotFound'],
    },
    ({ viewer, query }) => readSdsLanguages(deps, viewer, query, today()),
  );

  sds.get(
    '/languages',
    {
      access: 'sds.download',
      summary: 'List the languages of a sheet, each with the version provided',
      description:
        'If the version lacks a language, the newest earlier version in that language is provided ' +
        'instead.',
      query: sdsLineSchema,
      response: sdsLanguageVersionsSchema,
      errors: ['NotFound'],
    },
    ({ viewer, query }) => readLanguageVersions(deps, viewer, query, today()),
  );

  sds.get(
    '/download',
    {
      access: 'sds.download',
      // A HEAD request must not count as a delivery.
      exposeHeadRoute: false,
      summary: 'Download a safety data sheet as PDF',
      description:
        'Content-Disposition names the file `SDS-{serial}{color}-{language}.pdf`. A complete download by ' +
        'a customer is recorded.',
      produces: ['application/pdf'],
      conditional: true,
      query: sdsDownloadSchema,
      response: fileResponse,
      errors: ['NotFound', 'RangeNotSatisfiable', 'SdsDownloadError'],
    },
    async ({ viewer, query, request, reply }) => {
      const download = await readDownload(deps, viewer, query, today(), request.log);
      if (viewer.role !== 'CUSTOMER') return sendPdf(request, reply, download.file);
      const onSent = () => downloads.record(viewer, download, request.log);
      return sendPdf(request, reply, download.file, { onSent });
    },
  );
}
