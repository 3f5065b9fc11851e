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
import { requiredText } from '@cromia/domain/fields';
import { languageField } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { viewerIn } from '../../platform/access/access.ts';
import type { App, ModuleDependencies } from '../../platform/http/http.ts';
import { jsonSchemaSerializer } from '../../platform/http/json-schema-serializer.ts';
import { answers } from '../../platform/openapi/openapi.ts';
import { actingCustomer, optionalActingCustomer } from '../customers/service.ts';
import { fromPrices } from './prices.ts';
import { productDetails } from './product-detail.ts';
import { catalogueSearches, type SearchCall } from './search/search.ts';
import { searchCounter } from './search/search-counts.ts';
import { searchIndexOf } from './search/search-index.ts';
import { suggestionSchema, suggestProducts } from './search/suggestions.ts';

const TAGS = ['catalogue'];
const JSON_TYPE = 'application/json; charset=utf-8';
/** The searches call `limitRead` themselves, on a cache miss only: a cached answer costs less than queueing. */
const SEARCH_CONFIG = { access: 'catalogue.search', heavyRead: false } as const;
const SEARCH = {
  tags: TAGS,
  response: answers({ 200: searchAnswerSchema }, ['SearchFilterRequired', 'NotFound']),
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
export function catalogueRoutes(app: App, { db }: ModuleDependencies): void {
  const source = searchIndexOf(db);
  const counter = searchCounter(app, db);
  const searches = catalogueSearches(db, source, counter);
  const detailOf = productDetails(db);

  app.get(
    '/api/products/filters/name',
    {
      config: SEARCH_CONFIG,
      schema: {
        tags: TAGS,
        summary: 'Products by name or code',
        description:
          'Understands codes in any usual form, other forms of words, typos, synonyms and compound words in all languages; `lang` weighs more.',
        querystring: nameSearchSchema,
        response: answers({ 200: nameAnswerSchema }, ['SearchFilterRequired', 'NotFound']),
      },
      serializerCompiler: jsonSchemaSerializer,
    },
    async (request, reply) => {
      const { viewer, query } = request;
      if (query.customerCode !== undefined) await optionalActingCustomer(db, viewer, query.customerCode);
      return sendJson(reply, searches.byName(query, searchCallOf(request, reply)));
    },
  );

  app.get(
    '/api/products/filters/advanced',
    {
      config: SEARCH_CONFIG,
      schema: {
        ...SEARCH,
        summary: 'Products by serial and colour, the colour by its code or its name',
        querystring: advancedSearchSchema,
      },
      serializerCompiler: jsonSchemaSerializer,
    },
    async (request, reply) => {
      const { viewer, query } = request;
      if (query.customerCode !== undefined) await optionalActingCustomer(db, viewer, query.customerCode);
      return sendJson(reply, searches.byCode(query, searchCallOf(request, reply)));
    },
  );

  app.get(
    '/api/products/filters/multi',
    {
      config: SEARCH_CONFIG,
      schema: { ...SEARCH, summary: 'Products by characteristics', querystring: multiSearchSchema },
      serializerCompiler: jsonSchemaSerializer,
    },
    async (request, reply) => {
      const { viewer, query } = request;
      if (query.customerCode !== undefined) await optionalActingCustomer(db, viewer, query.customerCode);
      return sendJson(reply, searches.byFacets(query, searchCallOf(request, reply)));
    },
  );

  app.get(
    '/api/products/filters/multi/counts',
    {
      config: { access: 'catalogue.search', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'How many serials each characteristic would leave, beside those already chosen',
        querystring: facetCountsQuerySchema,
        response: answers({ 200: facetCountsSchema }, []),
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
        summary: 'The colours of a serial that are still sold, with their products',
        description: 'By `nameCode` or `color`, those that a search by the same finds.',
        params: serialParamsSchema,
        querystring: serialColorsQuerySchema,
        response: answers({ 200: serialColorsSchema }, ['SearchFilterRequired', 'NotFound']),
      },
      serializerCompiler: jsonSchemaSerializer,
    },
    ({ params, query }) => searches.colorsOf(params, query),
  );

  app.post(
    '/api/products/searches/clicks',
    {
      config: { access: 'catalogue.search' },
      schema: {
        tags: TAGS,
        summary: 'Count that a result of a search by name was opened',
        description: 'The person is not kept.',
        body: searchClickSchema,
        response: answers({ 204: z.undefined() }, []),
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
      config: { access: 'catalogue.search', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'Up to 8 serials, colours or products while a name or code is typed',
        querystring: z.object({ text: requiredText(LIMITS.searchText), lang: languageField() }),
        response: answers({ 200: z.array(suggestionSchema) }, ['SearchFilterRequired']),
      },
    },
    ({ query }) => suggestProducts(db, source, query),
  );

  app.get(
    '/api/products/from-prices',
    {
      config: { access: 'catalogue.prices', heavyRead: true },
      schema: {
        tags: TAGS,
        summary: 'The lowest price of serials for the customer, as results of a search show it',
        querystring: fromPricesQuerySchema,
        response: answers({ 200: z.array(fromPriceSchema) }, [
          'Unauthorized',
          'NotAllowed',
          'CustomerCodeRequired',
          'NotFound',
        ]),
      },
    },
    async (request) => {
      const { serials, customerCode } = request.query;
      return fromPrices(db, await actingCustomer(db, viewerIn(request), customerCode), serials);
    },
  );

  app.get(
    '/api/products/:productClass/:serial/:color/:pkg',
    {
      config: { access: 'catalogue.read' },
      schema: {
        tags: TAGS,
        summary: 'One product, with the other packagings of its colour and the colours of its serial',
        params: z.object(productCodeSchema.shape),
        querystring: productQuerySchema,
        response: answers({ 200: productDetailSchema }, ['NotFound']),
      },
      serializerCompiler: jsonSchemaSerializer,
    },
    ({ viewer, params, query }) => detailOf(viewer, params, query),
  );
}
