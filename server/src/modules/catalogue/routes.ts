import { isAllowed } from '@cromia/domain/accounts/access';
import { assortmentSchema } from '@cromia/domain/catalogue/assortment';
import { productDetailSchema } from '@cromia/domain/catalogue/product';
import { productCodeSchema } from '@cromia/domain/catalogue/product-code';
import {
  advancedSearchSchema,
  facetCountsQuerySchema,
  facetCountsSchema,
  lowestPriceSchema,
  lowestPricesQuerySchema,
  multiSearchSchema,
  nameResponseSchema,
  nameSearchSchema,
  productQuerySchema,
  searchResponseSchema,
  serialColorsQuerySchema,
  serialColorsSchema,
  serialParamsSchema,
} from '@cromia/domain/catalogue/search';
import { searchClickSchema } from '@cromia/domain/catalogue/search-words';
import { customerCodeField, requiredTextField } from '@cromia/domain/fields';
import { labelledProductSchema, labelledProductsQuerySchema } from '@cromia/domain/hazards/labelled-product';
import { packageLabelQuerySchema } from '@cromia/domain/hazards/package-label';
import { languageField } from '@cromia/domain/languages';
import { LIMITS } from '@cromia/domain/limits';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ModuleDependencies } from '../../app-dependencies.ts';
import { sendAttachment } from '../../platform/files/send-attachment.ts';
import type { App } from '../../platform/http/app.ts';
import { declareRoutes, fileResponse, noContent } from '../../platform/routes/declare-routes.ts';
import { resolveActingCustomer, resolveOptionalActingCustomer } from '../customers/index.ts';
import { composePackageLabel, readLabelledProducts } from '../hazards/index.ts';
import { catalogueDeskRoutes } from './desk-routes.ts';
import { readLowestPrices } from './prices.ts';
import { readProductDetail } from './product-detail.ts';
import { createAssortmentReader } from './search/assortment.ts';
import { createCatalogueSearches } from './search/find-products.ts';
import { createSearchCounter } from './search/search-counts.ts';
import { getSearchIndexSource } from './search/search-index.ts';
import { suggestionSchema, suggestProducts } from './search/suggestions.ts';

/** Bytes of a recorded click. */
const CLICK_BYTES = 4_096;
const SEARCH_OPTIONS = {
  fastSerializer: true,
  response: searchResponseSchema,
  errors: ['SearchFilterRequired', 'NotFound'],
} as const;

/** Routes of the catalogue searches and the product detail (section 7; contract, "Search results"). */
export function catalogueRoutes(app: App, deps: ModuleDependencies): void {
  catalogueDeskRoutes(app, deps);
  const source = getSearchIndexSource(deps.db);
  searchRoutes(app, deps, source);
  productRoutes(app, deps, source);
  hazardLabelRoutes(app, deps);
}

type Source = ReturnType<typeof getSearchIndexSource>;

function searchRoutes(app: App, deps: ModuleDependencies, source: Source): void {
  const counter = createSearchCounter(deps.db, app.log);
  app.addHook('onClose', () => counter.close());
  const searches = createCatalogueSearches(deps.db, source, counter);
  const products = declareRoutes(app, deps, {
    tag: 'catalogue',
    path: '/api/products',
    access: 'catalogue.search',
  });

  /** Checks that the viewer may act for the customer of a search. @throws Problem as `resolveOptionalActingCustomer` */
  async function checkCustomer(request: FastifyRequest, customerCode: string | undefined): Promise<void> {
    if (customerCode !== undefined)
      await resolveOptionalActingCustomer(deps.db, request.viewer, customerCode);
  }

  products.get(
    '/filters/name',
    {
      ...SEARCH_OPTIONS,
      summary: 'Search products by name or code',
      description:
        'Recognises codes in any common notation, inflected forms, typos, synonyms and compound words in ' +
        'all languages; matches in `lang` rank higher. Filters narrow the results, and `counts` lists their values.',
      query: nameSearchSchema,
      response: nameResponseSchema,
    },
    async ({ request, query }) => {
      await checkCustomer(request, query.customerCode);
      return searches.searchByName(query);
    },
  );

  products.get(
    '/filters/advanced',
    {
      ...SEARCH_OPTIONS,
      summary: 'Search products by serial, and by code or name of the colour',
      query: advancedSearchSchema,
    },
    async ({ request, query }) => {
      await checkCustomer(request, query.customerCode);
      return searches.searchByCode(query);
    },
  );

  products.get(
    '/filters/multi',
    { ...SEARCH_OPTIONS, summary: 'Search products by facets', query: multiSearchSchema },
    async ({ request, query }) => {
      await checkCustomer(request, query.customerCode);
      return searches.searchByFacets(query);
    },
  );

  products.get(
    '/filters/multi/counts',
    {
      heavyRead: true,
      summary: 'Count the serials that each value of a filter would leave, given the selected values',
      query: facetCountsQuerySchema,
      response: facetCountsSchema,
    },
    ({ query }) => searches.facetCounts(query),
  );

  products.get(
    '/serials/:productClass/:serial/colors',
    {
      summary: 'List the colours of a serial that are still sold, with their products',
      description:
        'With `nameCode` or `color`, returns only the colours that a search with the same value finds.',
      fastSerializer: true,
      params: serialParamsSchema,
      query: serialColorsQuerySchema,
      response: serialColorsSchema,
      errors: ['SearchFilterRequired', 'NotFound'],
    },
    ({ params, query }) => searches.colorsOf(params, query),
  );

  products.post(
    '/searches/clicks',
    {
      summary: 'Record that a result of a search by name was opened',
      description: 'The user is not recorded.',
      bodyLimit: CLICK_BYTES,
      body: searchClickSchema,
      response: noContent,
    },
    ({ body }) => counter.countClick(body.nameCode, body.lang),
  );
}

function productRoutes(app: App, deps: ModuleDependencies, source: Source): void {
  const { db } = deps;
  const readAssortment = createAssortmentReader(db, source);
  const products = declareRoutes(app, deps, { tag: 'catalogue', path: '/api/products' });

  products.get(
    '/assortment',
    {
      access: 'catalogue.search',
      summary: 'Retrieve the shades in stock and the brands, with their numbers of serials',
      query: z.object({ lang: languageField() }),
      response: assortmentSchema,
    },
    ({ query }) => readAssortment(query.lang),
  );

  products.get(
    '/suggest',
    {
      heavyRead: true,
      access: 'catalogue.search',
      summary: 'Suggest up to 8 serials, colours or products for a partial name or code',
      query: z.object({
        text: requiredTextField(LIMITS.searchText),
        lang: languageField(),
        customerCode: customerCodeField()
          .optional()
          .describe('Customer whose prices AGENT and COMMERCIAL see'),
      }),
      response: z.array(suggestionSchema),
      errors: ['SearchFilterRequired', 'NotFound'],
    },
    async ({ request: { viewer }, query: { customerCode, ...query } }) => {
      const seesPrices = isAllowed(viewer, 'catalogue.prices');
      const customer = seesPrices ? await resolveOptionalActingCustomer(db, viewer, customerCode) : null;
      return suggestProducts(db, source, { ...query, viewer, customer });
    },
  );

  products.get(
    '/from-prices',
    {
      heavyRead: true,
      access: 'catalogue.prices',
      summary: 'List the lowest prices of serials for the customer, as shown in search results',
      query: lowestPricesQuerySchema,
      response: z.array(lowestPriceSchema),
      errors: ['CustomerCodeRequired', 'NotFound'],
    },
    async ({ viewer, query: { serials, customerCode } }) =>
      readLowestPrices(db, await resolveActingCustomer(db, viewer, customerCode), serials),
  );

  products.get(
    '/:productClass/:serial/:color/:pkg',
    {
      access: 'catalogue.read',
      summary: 'Retrieve a product with other packagings of its colour and the colours of its serial',
      fastSerializer: true,
      params: z.object(productCodeSchema.shape),
      query: productQuerySchema,
      response: productDetailSchema,
      errors: ['NotFound'],
    },
    ({ request, params, query }) => readProductDetail(deps, request.viewer, params, query),
  );
}

/** Hazard labels of packagings, which all readers of the product may read and print. */
function hazardLabelRoutes(app: App, deps: ModuleDependencies): void {
  const products = declareRoutes(app, deps, { tag: 'catalogue', path: '/api/products' });
  products.get(
    '/hazard-labels',
    {
      access: 'catalogue.read',
      heavyRead: true,
      summary: 'Retrieve the hazard labels of some products',
      description: 'In the order of `products`; unknown codes are left out.',
      query: labelledProductsQuerySchema,
      response: z.array(labelledProductSchema),
    },
    ({ query }) =>
      readLabelledProducts(deps.db, query.products, { config: deps.config, language: query.lang }),
  );

  products.get(
    '/:productClass/:serial/:color/:pkg/label',
    {
      access: 'catalogue.read',
      exposeHeadRoute: false,
      heavyRead: true,
      summary: 'Print the hazard label of a packaging as PDF',
      description:
        'One page with the elements of Regulation (EC) 1272/2008, article 17, in the dimensions that its Annex I, table 1.3, ' +
        'prescribes for the content, and a QR code with the short link of the product. Returns 404 for a product that is ' +
        'not assessed, 422 `LabelTooSmall` with the smallest size that fits in `limit.min`.',
      params: z.object(productCodeSchema.shape),
      query: packageLabelQuerySchema,
      produces: ['application/pdf'],
      response: fileResponse,
      errors: ['NotFound', 'LabelTooSmall', 'TooManyConcurrentRequests', 'ServiceUnavailable'],
    },
    async ({ params, query, reply }) => {
      const product = await readProductDetail(deps, null, params, { lang: query.lang });
      const { name, pdf } = await composePackageLabel(deps, product, query);
      return sendAttachment(reply, pdf, { name, contentType: 'application/pdf', language: query.lang });
    },
  );
}
