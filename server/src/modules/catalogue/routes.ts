import { productDetailSchema } from '@cromia/domain/catalogue/product';
import { productCodeSchema } from '@cromia/domain/catalogue/product-code';
import {
  advancedSearchSchema,
  multiSearchSchema,
  nameSearchSchema,
  productQuerySchema,
  searchAnswerSchema,
} from '@cromia/domain/catalogue/search';
import { requiredText } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { z } from 'zod';
import type { App, ModuleDependencies } from '../../platform/http.ts';
import { sendParts } from '../../platform/json-parts.ts';
import { answers } from '../../platform/openapi.ts';
import { optionalActingCustomer } from '../customers/service.ts';
import { productDetails } from './product-detail.ts';
import { catalogueSearches } from './search.ts';
import { searchIndex } from './search-index.ts';
import { serialAnswers } from './serial-answers.ts';
import { catalogueSuggestions, suggestionSchema } from './suggestions.ts';

const TAGS = ['catalogue'];
const SEARCH = {
  tags: TAGS,
  description: 'Paged by serial, then colour; `serialsDto` repeats `content`.',
  response: answers({ 200: searchAnswerSchema }, ['SearchFilterRequired', 'NotFound']),
};

/** The searches of the catalogue and the product detail (section 7; contract, "Search results"). */
export function catalogueRoutes(app: App, { db }: ModuleDependencies): void {
  const prepared = serialAnswers();
  const source = searchIndex(db);
  const searches = catalogueSearches(db, source, prepared);
  const suggestions = catalogueSuggestions(db, source);
  const details = productDetails(db, prepared);

  app.get(
    '/api/products/filters/name',
    {
      config: { access: 'catalogue.search' },
      schema: { ...SEARCH, summary: 'Products by name or code', querystring: nameSearchSchema },
    },
    async ({ viewer, query }, reply) => {
      if (query.customerCode !== undefined) await optionalActingCustomer(db, viewer, query.customerCode);
      return sendParts(reply, await searches.byName(query));
    },
  );

  app.get(
    '/api/products/filters/advanced',
    {
      config: { access: 'catalogue.search' },
      schema: { ...SEARCH, summary: 'Products by serial and colour', querystring: advancedSearchSchema },
    },
    async ({ viewer, query }, reply) => {
      if (query.customerCode !== undefined) await optionalActingCustomer(db, viewer, query.customerCode);
      return sendParts(reply, await searches.byCode(query));
    },
  );

  app.get(
    '/api/products/filters/multi',
    {
      config: { access: 'catalogue.search' },
      schema: { ...SEARCH, summary: 'Products by characteristics', querystring: multiSearchSchema },
    },
    async ({ viewer, query }, reply) => {
      if (query.customerCode !== undefined) await optionalActingCustomer(db, viewer, query.customerCode);
      return sendParts(reply, await searches.byFacets(query));
    },
  );

  app.get(
    '/api/products/suggest',
    {
      config: { access: 'catalogue.search' },
      schema: {
        tags: TAGS,
        summary: 'Up to 8 serials, colours or products while a name or code is typed',
        querystring: z.object({ text: requiredText(LIMITS.searchText) }),
        response: answers({ 200: z.array(suggestionSchema) }, ['SearchFilterRequired']),
      },
    },
    ({ query }) => suggestions.of(query.text),
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
    },
    async ({ viewer, params, query }, reply) =>
      sendParts(reply, await details.of(viewer, params, query.customerCode)),
  );
}
