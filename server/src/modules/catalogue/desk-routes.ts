import {
  colorCorrectionSchema,
  deskColorQuerySchema,
  deskColorSchema,
  deskSerialDetailSchema,
  productCorrectionSchema,
  serialCorrectionSchema,
  serialListQuerySchema,
  serialPageSchema,
} from '@cromia/domain/catalogue/catalogue-desk';
import { changedMixingSchema, serialMixingSchema } from '@cromia/domain/catalogue/mixing';
import { mixedSerialPageSchema, mixingListQuerySchema } from '@cromia/domain/catalogue/mixing-list';
import { productCodeSchema } from '@cromia/domain/catalogue/product-code';
import { serialParamsSchema } from '@cromia/domain/catalogue/search';
import {
  changedSynonymSchema,
  newSynonymSchema,
  searchCountListQuerySchema,
  searchCountPageSchema,
  synonymListQuerySchema,
  synonymPageSchema,
  synonymParamsSchema,
  synonymVersionSchema,
} from '@cromia/domain/catalogue/search-words';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import type { App } from '../../platform/http/app.ts';
import { declareDeskRoutes, noContent } from '../../platform/routes/declare-routes.ts';
import {
  correctColor,
  correctProduct,
  correctSerial,
  readDeskColor,
  readDeskSerial,
  readDeskSerials,
} from './desk/catalogue-desk.ts';
import { readMixedSerials, readMixing, setMixing } from './mixing/mixed-serials.ts';
import { readSearchCounts } from './search/search-counts.ts';
import { addSynonym, changeSynonym, readSynonyms, removeSynonym } from './search/synonym-desk.ts';

// OpenAPI describes path parameters one by one, so they must not refer to the named schema.
/** Bytes of a correction: the texts of a serial in all languages, at their maximum length. */
const CORRECTION_BYTES = 262_144;
const productParams = z.object(productCodeSchema.shape);
const colorParams = productParams.omit({ pkg: true });

/** Routes for staff: the catalogue, mixing data, synonyms and past searches (contract, sections 5 and 6). */
export function catalogueDeskRoutes(app: App, deps: ModuleDependencies): void {
  readRoutes(app, deps);
  correctionRoutes(app, deps);
  mixingDeskRoutes(app, deps);
  searchRoutes(app, deps);
}

function readRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const catalogue = declareDeskRoutes(app, deps, { path: '/catalogue', access: 'backoffice.catalogue' });

  catalogue.get(
    '',
    {
      summary: 'List the serials of the catalogue',
      heavyRead: true,
      query: serialListQuerySchema,
      response: serialPageSchema,
    },
    ({ query }) => readDeskSerials(db, query),
  );

  catalogue.get(
    '/:productClass/:serial',
    {
      summary: 'Retrieve a serial in all languages, with the source of each value',
      heavyRead: true,
      params: serialParamsSchema,
      response: deskSerialDetailSchema,
      errors: ['NotFound'],
    },
    ({ params }) => readDeskSerial(db, params),
  );

  catalogue.get(
    '/:productClass/:serial/:color',
    {
      summary: 'Retrieve a colour of a serial, with its packagings and their prices',
      heavyRead: true,
      params: colorParams,
      query: deskColorQuerySchema,
      response: deskColorSchema,
      errors: ['NotFound'],
    },
    ({ params, query }) => readDeskColor(db, params, query.customerCode),
  );
}

function correctionRoutes(app: App, deps: ModuleDependencies): void {
  const description = 'Returns 409 `Conflict` if the serial was changed since `version` was read.';
  const serials = declareDeskRoutes(app, deps, {
    path: '/catalogue/:productClass/:serial',
    access: 'backoffice.catalogue',
    errors: ['NotFound', 'Conflict'],
  });

  serials.patch(
    '',
    {
      summary: 'Correct the texts of a serial',
      description,
      params: serialParamsSchema,
      bodyLimit: CORRECTION_BYTES,
      body: serialCorrectionSchema,
      response: deskSerialDetailSchema,
    },
    ({ viewer, params, body }) => correctSerial(deps, viewer, params, body),
  );

  serials.patch(
    '/:color',
    {
      summary: 'Correct the texts of a colour',
      description,
      params: colorParams,
      body: colorCorrectionSchema,
      response: deskColorSchema,
    },
    ({ viewer, params, body }) => correctColor(deps, viewer, params, body),
  );

  serials.patch(
    '/:color/:pkg',
    {
      summary: 'Correct the status, supply, stock or image of a product',
      description,
      params: productParams,
      body: productCorrectionSchema,
      response: deskColorSchema,
    },
    ({ viewer, params, body }) => correctProduct(deps, viewer, params, body),
  );
}

/** How the products of a serial are mixed with hardener and thinner (contract, section 6). */
function mixingDeskRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const desk = declareDeskRoutes(app, deps, { path: '', access: 'backoffice.mixing' });

  desk.get(
    '/mixing',
    {
      summary: 'List the serials that have a hardener or thinner',
      heavyRead: true,
      query: mixingListQuerySchema,
      response: mixedSerialPageSchema,
    },
    ({ query }) => readMixedSerials(db, query),
  );

  desk.get(
    '/serials/:productClass/:serial/mixing',
    {
      summary: 'Retrieve the hardener and thinner of a serial',
      params: serialParamsSchema,
      response: serialMixingSchema,
      errors: ['NotFound'],
    },
    ({ params }) => readMixing(db, params),
  );

  desk.put(
    '/serials/:productClass/:serial/mixing',
    {
      summary: 'Set the hardener and thinner of a serial',
      params: serialParamsSchema,
      body: changedMixingSchema,
      response: serialMixingSchema,
      errors: ['NotFound', 'Conflict'],
    },
    ({ viewer, params, body }) => setMixing(db, viewer, params, body),
  );
}

/** Synonyms of the product search, and past searches (contract, section 5). A change applies to the next search. */
function searchRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const desk = declareDeskRoutes(app, deps, { path: '', access: 'backoffice.search' });
  const description =
    'Returns 409 if another user changed the pair in the meantime, or if it already exists.';

  desk.get(
    '/searches',
    {
      summary: 'List search terms of the last 26 weeks, without user data',
      query: searchCountListQuerySchema,
      response: searchCountPageSchema,
    },
    ({ query }) => readSearchCounts(db, query),
  );

  desk.get(
    '/search-synonyms',
    {
      summary: 'List synonyms of the product search',
      query: synonymListQuerySchema,
      response: synonymPageSchema,
    },
    ({ query }) => readSynonyms(db, query),
  );

  desk.post(
    '/search-synonyms',
    {
      summary: 'Add a synonym',
      description: 'Returns 409 if the pair already exists.',
      idempotent: true,
      body: newSynonymSchema,
      status: 201,
      response: z.object({ id: z.string() }),
      errors: ['Conflict'],
    },
    ({ transaction, viewer, body }) =>
      transaction(async (trx) => ({ id: await addSynonym(trx, viewer, body) })),
  );

  desk.put(
    '/search-synonyms/:id',
    {
      summary: 'Update a synonym',
      description,
      params: synonymParamsSchema,
      body: changedSynonymSchema,
      response: noContent,
      errors: ['NotFound', 'Conflict'],
    },
    ({ viewer, params, body }) => changeSynonym(db, viewer, params.id, body),
  );

  desk.delete(
    '/search-synonyms/:id',
    {
      summary: 'Delete a synonym',
      description,
      params: synonymParamsSchema,
      query: synonymVersionSchema,
      response: noContent,
      errors: ['NotFound', 'Conflict'],
    },
    ({ viewer, params, query }) => removeSynonym(db, viewer, params.id, query.version),
  );
}
