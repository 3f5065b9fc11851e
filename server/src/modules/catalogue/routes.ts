import { productDetailSchema } from '@cromia/domain/catalogue/product';
import { productCodeSchema } from '@cromia/domain/catalogue/product-code';
import {
  advancedSearchSchema,
  facetCountsQuerySchema,
  facetCountsSchema,
  fromPriceSchema,
  fromPricesQuerySchema,
  multiSearchSchema,
  nameAnswerSchema,
  nameSearchSchema,
  productQuerySchema,
  searchAnswerSchema,
  serialColorsQuerySchema,
  serialColorsSchema,
  serialParamsSchema,
} from '@cromia/domain/catalogue/search';
import { searchClickSchema } from '@cromia/domain/catalogue/search-words';
import { requiredTextField } from '@cromia/domain/fields';
import { languageField } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { getViewer } from '../../platform/access/viewer.ts';
import type { App } from '../../platform/http/app.ts';
import { createJsonSchemaSerializer } from '../../platform/http/json-schema-serializer.ts';
import { describeAnswers } from '../../platform/openapi/describe-answers.ts';
import { resolveActingCustomer, resolveOptionalActingCustomer } from '../customers/index.ts';
import { catalogueDeskRoutes } from './desk/desk-routes.ts';
import { mixingDeskRoutes } from './mixing/desk-routes.ts';
import { readFromPrices } from './prices.ts';
import { createProductDetailReader } from './product-detail.ts';
import { synonymDeskRoutes } from './search/desk-routes.ts';
import { createCatalogueSearches, type SearchCall } from './search/find-products.ts';
import { createSearchCounter } from './search/search-counts.ts';
import { getSearchIndexSource } from './search/search-index.ts';
import { suggestionSchema, suggestProducts } from './search/suggestions.ts';

const TAGS = ['catalogue'];
const JSON_TYPE = 'application/json; charset=utf-8';
/** The searches call `limitRead` themselves, on a cache miss only: a cached answer costs less than queueing. */
const SEARCH_CONFIG = { access: 'catalogue.search', heavyRead: false } as const;
const SEARCH = {
  tags: TAGS,
  response: describeAnswers({ 200: searchAnswerSchema }, ['SearchFilterRequired', 'NotFound']),
};

function searchCallOf(request: FastifyRequest, reply: FastifyReply): SearchCall {
  return {
    serialize: (answer) => String(reply.serialize(answer)),
    limitRead: (read) => request.limitRead(read),
  };
}

async function sendJson(reply: FastifyReply, json: Promise<Buffer>) {
  return reply.type(JSON_TYPE).send(await json);
}

/** Routes of the catalogue searches and the product detail (section 7; contract, "Search results"). */
export function catalogueRoutes(app: App, deps: ModuleDependencies): void {
  const { db } = deps;
  const source = getSearchIndexSource(db);
  const counter = createSearchCounter(app, db);
  const searches = createCatalogueSearches(db, source, counter);
  const detailOf = createProductDetailReader(db);
  catalogueDeskRoutes(app, deps);
  mixingDeskRoutes(app, deps);
  synonymDeskRoutes(app, deps);

  app.get(
    '/api/products/filters/name',
    {
      config: SEARCH_CONFIG,
      schema: {
        tags: TAGS,
        summary: 'Search products by name or code',
        description:
          'Recognises codes in any common notation, inflected forms, typos, synonyms and compound words in ' +
          'all languages; matches in `lang` rank higher.',
        querystring: nameSearchSchema,
        response: describeAnswers({ 200: nameAnswerSchema }, ['SearchFilterRequired', 'NotFound']),
      },
      serializerCompiler: createJsonSchemaSerializer,
    },
    async (request, reply) => {
      const { viewer, query } = request;
      if (query.customerCode !== undefined)
        await resolveOptionalActingCustomer(db, viewer, query.customerCode);
      return sendJson(reply, searches.byName(query, searchCallOf(request, reply)));
    },
  );

  app.get(
    '/api/products/filters/advanced',
    {
      config: SEARCH_CONFIG,
      schema: {
        ...SEARCH,
        summary: 'Search products by serial, and by code or name of the colour',
        querystring: advancedSearchSchema,
      },
      serializerCompiler: createJsonSchemaSerializer,
    },
    async (request, reply) => {
      const { viewer, query } = request;
      if (query.customerCode !== undefined)
        await resolveOptionalActingCustomer(db, viewer, query.customerCode);
      return sendJson(reply, searches.byCode(query, searchCallOf(request, reply)));
    },
  );

  app.get(
    '/api/products/filters/multi',
    {
      config: SEARCH_CONFIG,
      schema: { ...SEARCH, summary: 'Search products by facets', querystring: multiSearchSchema },
      serializerCompiler: createJsonSchemaSerializer,
    },
    async (request, reply) => {
      const { viewer, query } = request;
      if (query.customerCode !== undefined)
        await resolveOptionalActingCustomer(db, viewer, query.customerCode);
      return sendJson(reply, searches.byFacets(query, searchCallOf(request, reply)));
    },
  );

  app.get(
    '/api/products/filters/multi/counts',
    {
      config: { mayReadReplica: true, access: 'catalogue.search', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Count the serials that each facet value would leave, given the selected values',
        querystring: facetCountsQuerySchema,
        response: describeAnswers({ 200: facetCountsSchema }, []),
      },
    },
    ({ query }) => searches.facetCounts(query),
  );

  app.get(
    '/api/products/serials/:productClass/:serial/colors',
    {
      config: { access: 'catalogue.search' },
      schema: {
        tags: TAGS,
        summary: 'List the colours of a serial that are still sold, with their products',
        description:
          'With `nameCode` or `color`, returns only the colours that a search with the same value finds.',
        params: serialParamsSchema,
        querystring: serialColorsQuerySchema,
        response: describeAnswers({ 200: serialColorsSchema }, ['SearchFilterRequired', 'NotFound']),
      },
      serializerCompiler: createJsonSchemaSerializer,
    },
    ({ params, query }) => searches.colorsOf(params, query),
  );

  app.post(
    '/api/products/searches/clicks',
    {
      config: { access: 'catalogue.search' },
      schema: {
        tags: TAGS,
        summary: 'Record that a result of a search by name was opened',
        description: 'The user is not recorded.',
        body: searchClickSchema,
        response: describeAnswers({ 204: z.undefined() }, []),
      },
    },
    (request, reply) => {
      counter.click(request.body.nameCode, request.body.lang);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/products/suggest',
    {
      config: { mayReadReplica: true, access: 'catalogue.search', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Suggest up to 8 serials, colours or products for a partial name or code',
        querystring: z.object({ text: requiredTextField(LIMITS.searchText), lang: languageField() }),
        response: describeAnswers({ 200: z.array(suggestionSchema) }, ['SearchFilterRequired']),
      },
    },
    ({ query }) => suggestProducts(db, source, query),
  );

  app.get(
    '/api/products/from-prices',
    {
      config: { mayReadReplica: true, access: 'catalogue.prices', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'List the lowest prices of serials for the customer, as shown in search results',
        querystring: fromPricesQuerySchema,
        response: describeAnswers({ 200: z.array(fromPriceSchema) }, [
          'Unauthorized',
          'NotAllowed',
          'CustomerCodeRequired',
          'NotFound',
        ]),
      },
    },
    async (request) => {
      const { serials, customerCode } = request.query;
      return readFromPrices(db, await resolveActingCustomer(db, getViewer(request), customerCode), serials);
    },
  );

  app.get(
    '/api/products/:productClass/:serial/:color/:pkg',
    {
      config: { access: 'catalogue.read' },
      schema: {
        tags: TAGS,
        summary: 'Retrieve a product with other packagings of its colour and the colours of its serial',
        params: z.object(productCodeSchema.shape),
        querystring: productQuerySchema,
        response: describeAnswers({ 200: productDetailSchema }, ['NotFound']),
      },
      serializerCompiler: createJsonSchemaSerializer,
    },
    ({ viewer, params, query }) => detailOf(viewer, params, query),
  );
}
