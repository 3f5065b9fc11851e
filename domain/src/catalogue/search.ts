import { z } from 'zod';
import {
  customerCodeField,
  filterTextField,
  queryBooleanField,
  queryNumberField,
  toTypeErrorCode,
} from '../fields.ts';
import { hazardSummarySchema } from '../hazards/hazard.ts';
import { languageField, localizedTextSchema } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { createPageSchema } from '../lists/paging.ts';
import { FACET_NAMES, facetField } from './facets.ts';
import { productCodeSchema } from './product-code.ts';

const SERIAL_SORTS = ['serial,asc', 'serial,desc'] as const;
/** Sort orders of results; `relevance` puts the best matches first. */
export type SearchSort = 'relevance' | (typeof SERIAL_SORTS)[number];

const facets = {
  area: facetField('area'),
  typology: facetField('typology'),
  family: facetField('family'),
  dilution: facetField('dilution'),
  drying: facetField('drying'),
  appMethod: facetField('appMethod'),
};

/** Filters on the packages of a colour. */
const packageFilters = {
  packaging: filterTextField(LIMITS.shortText).describe(
    'Content of one package as in the counts, such as `25 kg`',
  ),
  inStock: queryBooleanField().optional().describe('Only colours with a package in stock'),
};

/** Filters that narrow the results of every search; `counts` of a response lists their values. */
const narrowing = {
  ...facets,
  brand: filterTextField().describe('Brand, exactly as in the counts'),
  ...packageFilters,
};
const narrowingSchema = z.object(narrowing);
export type Narrowing = z.infer<typeof narrowingSchema>;
export type PackageFilters = Pick<Narrowing, keyof typeof packageFilters>;

function createSearchQuery<const S extends SearchSort>(sorts: readonly [S, ...S[]]) {
  return z.object({
    page: queryNumberField(0, LIMITS.pageNumberMax).default(0),
    size: queryNumberField(1, LIMITS.pageSizeMax).default(LIMITS.pageSizeProducts),
    sort: z.enum(sorts, { error: toTypeErrorCode }).prefault(sorts[0]),
    customerCode: customerCodeField().optional(),
    lang: languageField(),
    ...narrowing,
  });
}

/** Section 5: a search needs at least one filter. */
function requireFilter<T extends object>(...filters: (keyof T)[]) {
  return {
    check: (query: T) => filters.some((filter) => query[filter] !== undefined),
    error: { error: 'SearchFilterRequired' },
  };
}

/** The beginning of a serial or colour code, in upper case; further characters are cut off (section 7). */
function codePrefixField(length: number) {
  return z
    .string({ error: toTypeErrorCode })
    .trim()
    .toUpperCase()
    .max(LIMITS.searchText, { error: 'invalidLenght', abort: true })
    .overwrite((text) => text.slice(0, length))
    .regex(/^[0-9A-Z]*$/, 'invalidField')
    .optional()
    .transform((text) => (text === '' ? undefined : text));
}

const nameFilters = createSearchQuery(['relevance', ...SERIAL_SORTS]).extend({ nameCode: filterTextField() });
const nameRule = requireFilter<z.infer<typeof nameFilters>>('nameCode');

/** Query of GET /products/filters/name: part of a name or a code. */
export const nameSearchSchema = nameFilters.refine(nameRule.check, nameRule.error);
export type NameSearch = z.infer<typeof nameSearchSchema>;

const advancedFilters = createSearchQuery(SERIAL_SORTS).extend({
  serial: codePrefixField(LIMITS.serial),
  color: codePrefixField(LIMITS.color),
  colorName: filterTextField().describe("Words of the colour's name"),
});
const codeRule = requireFilter<z.infer<typeof advancedFilters>>('serial', 'color', 'colorName');

/** Query of GET /products/filters/advanced: the beginning of a serial, a colour by its beginning or name, or both. */
export const advancedSearchSchema = advancedFilters.refine(codeRule.check, codeRule.error);
export type AdvancedSearch = z.infer<typeof advancedSearchSchema>;

const multiFilters = createSearchQuery(SERIAL_SORTS);
const facetRule = requireFilter<z.infer<typeof multiFilters>>(
  ...FACET_NAMES,
  'brand',
  'packaging',
  'inStock',
);

/** Query of GET /products/filters/multi: facets by name, brand, packaging or stock; `findFacetCode` returns the codes that products store. */
export const multiSearchSchema = multiFilters.refine(facetRule.check, facetRule.error);
export type MultiSearch = z.infer<typeof multiSearchSchema>;

/** Query of GET /products/filters/multi/counts: the filters chosen so far, if any. */
export const facetCountsQuerySchema = narrowingSchema;

const countsByName = z
  .record(z.string(), z.int())
  .describe('Number of serials by name; names without serials are omitted');

/**
 * For each value of a filter, the number of serials that the search finds with this value and the choices in the other
 * filters. The choice in a filter does not narrow its own counts.
 */
export const facetCountsSchema = z.object({
  area: countsByName,
  typology: countsByName,
  family: countsByName,
  dilution: countsByName,
  drying: countsByName,
  appMethod: countsByName,
  brand: countsByName,
  packaging: countsByName.describe('Number of serials by content of one package, such as `25 kg`'),
  inStock: z.int().describe('Number of serials with a package in stock'),
});
export type FacetCounts = z.infer<typeof facetCountsSchema>;

/** Query of the product detail. */
export const productQuerySchema = z.object({
  customerCode: customerCodeField().optional(),
  lang: languageField(),
});

/** Path parameters of GET /products/serials/{productClass}/{serial}/colors. */
export const serialParamsSchema = productCodeSchema.pick({ productClass: true, serial: true });

/** Query of GET /products/serials/{productClass}/{serial}/colors. The filters select colours as in a search. */
export const serialColorsQuerySchema = z.object({
  nameCode: filterTextField(),
  color: codePrefixField(LIMITS.color),
  colorName: filterTextField(),
  ...packageFilters,
  page: queryNumberField(0, LIMITS.pageNumberMax).default(0),
  size: queryNumberField(1, LIMITS.pageSizeMax).default(LIMITS.pageSizeMax),
  lang: languageField(),
});
export type SerialColorsQuery = z.infer<typeof serialColorsQuerySchema>;

/** One colour in search results. The code of a product follows from its place: class, serial, colour, packaging. */
export const resultColorSchema = z.object({
  color: z.string(),
  colorDescription: localizedTextSchema,
  hex: z.string().nullable(),
  hazard: hazardSummarySchema,
  products: z.array(
    z.object({
      pkg: z.string(),
      brand: z.string(),
      tsc: z.string(),
      status: z.string(),
      inStock: z.boolean(),
      image: z.string().optional().describe('Image name'),
      imageVersion: z.string().optional().describe('Version of the stored image'),
    }),
  ),
});
export type ResultColor = z.infer<typeof resultColorSchema>;

/** One serial in search results (contract, "Search results"). */
export const serialResultSchema = z.object({
  productClass: z.string(),
  serial: z.string(),
  shortDescription: localizedTextSchema,
  brand: z.string(),
  hazard: hazardSummarySchema.describe(
    'Signal word and pictograms of the serial; those of a colour may differ; null if it is not assessed',
  ),
  colorCount: z.int().describe('Number of colours that match the search'),
  packagings: z
    .array(
      z.object({ pkg: z.string(), um: z.string(), qta: z.number().describe('Content of one package in um') }),
    )
    .describe('Packagings of the serial'),
  colors: z
    .array(resultColorSchema)
    .describe(
      `The first ${LIMITS.resultColors} matching colours; the request for the serial's colours returns all`,
    ),
});
export type SerialResult = z.infer<typeof serialResultSchema>;

const SERIAL_KEY = /^[0-9A-Z]+-[0-9A-Z]+$/;

/** Query of GET /products/from-prices: serials as `class-serial`, separated by commas. */
export const lowestPricesQuerySchema = z.object({
  serials: z
    .string({ error: toTypeErrorCode })
    .toUpperCase()
    .transform((text) => text.split(','))
    .pipe(z.array(z.string().regex(SERIAL_KEY, 'invalidField')).max(LIMITS.pageSizeMax, 'invalidLenght'))
    .transform((keys) =>
      keys.map((key) => {
        const [productClass = '', serial = ''] = key.split('-');
        return { productClass, serial };
      }),
    ),
  customerCode: customerCodeField().optional().describe('Customer code; required for AGENT and COMMERCIAL'),
});

/** The lowest price of a serial for one customer; serials without an assigned price are left out. */
export const lowestPriceSchema = serialParamsSchema.extend({
  finalUnitPrice: z.number().describe('Price in EUR for one um'),
  um: z.string(),
});
export type LowestPrice = z.infer<typeof lowestPriceSchema>;

/** Response of the searches by code and by facet. */
export const searchResponseSchema = createPageSchema(serialResultSchema).extend({
  counts: facetCountsSchema.describe('Number of serials for each value by which the results can be narrowed'),
});
export type SearchResponse = z.infer<typeof searchResponseSchema>;

/** Outcomes of a search by name: products that match all words, the closest matches, or none. */
export const SEARCH_OUTCOMES = ['all', 'closest', 'none'] as const;
export type SearchOutcome = (typeof SEARCH_OUTCOMES)[number];

/** Response of the search by name. */
export const nameResponseSchema = searchResponseSchema.extend({
  outcome: z
    .enum(SEARCH_OUTCOMES)
    .describe(
      '`all`: the products contain all words; `closest`: none does, these are the closest; `none`: no ' +
        'close match',
    ),
  didYouMean: z
    .string()
    .nullable()
    .describe(
      'Search text with unknown words replaced by the closest words of the catalogue; null if nothing ' +
        'was replaced',
    ),
});
export type NameSearchResponse = z.infer<typeof nameResponseSchema>;

/** Response of GET /products/serials/{productClass}/{serial}/colors. */
export const serialColorsSchema = createPageSchema(resultColorSchema);
