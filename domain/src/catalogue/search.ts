import { z } from 'zod';
import { customerCodeField, filterText, typeError } from '../fields.ts';
import { localizedTextSchema } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { pageQuerySchema, pageSchema } from '../paging.ts';
import { FACET_NAMES, facetField } from './facets.ts';
import { productCodeSchema } from './product-code.ts';

/** What every search takes besides its filters. Results always stand by serial, then colour. */
const paging = pageQuerySchema({
  sortFields: ['serial'],
  defaultSort: 'serial,asc',
  defaultSize: LIMITS.pageSizeProducts,
}).extend({ customerCode: customerCodeField().optional() });

/** Section 5: a search needs at least one filter. */
function atLeastOne<T extends object>(...filters: (keyof T)[]) {
  return {
    check: (query: T) => filters.some((filter) => query[filter] !== undefined),
    error: { error: 'SearchFilterRequired' },
  };
}

/** The first 4 characters of a serial or colour (section 7), in upper case. */
function codeStart(length: number) {
  return z
    .string({ error: typeError })
    .trim()
    .toUpperCase()
    .max(LIMITS.searchText, { error: 'invalidLenght', abort: true })
    .overwrite((text) => text.slice(0, length))
    .regex(/^[0-9A-Z]*$/, 'invalidField')
    .optional()
    .transform((text) => (text === '' ? undefined : text));
}

const nameFilters = paging.extend({ nameCode: filterText() });
const byName = atLeastOne<z.infer<typeof nameFilters>>('nameCode');

/** Query of GET /products/filters/name: part of a name or a code. */
export const nameSearchSchema = nameFilters.refine(byName.check, byName.error);
export type NameSearch = z.infer<typeof nameSearchSchema>;

const advancedFilters = paging.extend({ serial: codeStart(LIMITS.serial), color: codeStart(LIMITS.color) });
const byCode = atLeastOne<z.infer<typeof advancedFilters>>('serial', 'color');

/** Query of GET /products/filters/advanced: the beginning of a serial, of a colour, or both. */
export const advancedSearchSchema = advancedFilters.refine(byCode.check, byCode.error);
export type AdvancedSearch = z.infer<typeof advancedSearchSchema>;

const multiFilters = paging.extend({
  area: facetField('area'),
  typology: facetField('typology'),
  family: facetField('family'),
  dilution: facetField('dilution'),
  drying: facetField('drying'),
  appMethod: facetField('appMethod'),
});
const byFacet = atLeastOne<z.infer<typeof multiFilters>>(...FACET_NAMES);

/** Query of GET /products/filters/multi: facets by their names; `facetCode` gives what products carry. */
export const multiSearchSchema = multiFilters.refine(byFacet.check, byFacet.error);
export type MultiSearch = z.infer<typeof multiSearchSchema>;

/** Query of the product detail. */
export const productQuerySchema = z.object({ customerCode: customerCodeField().optional() });

/** One serial of a search's results, with its colours and their products (contract, section 2). */
export const serialResultSchema = z.object({
  productClass: z.string(),
  serial: z.string(),
  shortDescription: localizedTextSchema,
  brand: z.string(),
  colors: z.array(
    z.object({
      color: z.string(),
      colorDescription: localizedTextSchema,
      hex: z.string().nullable(),
      products: z.array(
        z.object({
          id: productCodeSchema,
          brand: z.string(),
          pkg: z.string(),
          tsc: z.string(),
          status: z.string(),
          inStock: z.boolean(),
          image: z.string().nullable(),
        }),
      ),
    }),
  ),
});
export type SerialResult = z.infer<typeof serialResultSchema>;

/** Answer of all three searches; `serialsDto` repeats `content` for clients written to the specification. */
export const searchAnswerSchema = pageSchema(serialResultSchema).extend({
  serialsDto: z.array(serialResultSchema),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
