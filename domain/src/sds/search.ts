import { z } from 'zod';
import { parseProductCode } from '../catalogue/product-code.ts';
import {
  choiceField,
  customerCodeField,
  filterCodeField,
  idField,
  patternTextField,
  queryNumberField,
  requiredTextField,
  upperPatternTextField,
} from '../fields.ts';
import { SDS_LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { createPageQuerySchema } from '../lists/paging.ts';
import { batchField } from './batch.ts';
import { SDS_SITES, sdsLanguageField } from './sheet.ts';

const CODE = /^[0-9A-Z]+$/;
const YEAR_MAX = 9999;

/** An optional customer filter: absent and empty mean no filter. */
const customerFilter = z.union([z.literal('').transform(() => undefined), customerCodeField()]).optional();

const year = queryNumberField(LIMITS.sdsFirstYear, YEAR_MAX);

/** Fields of the site (warehouse) search (section 5). */
export const siteSearchSchema = z.object({
  site: choiceField(SDS_SITES),
  serial: upperPatternTextField(CODE, LIMITS.serial),
  color: upperPatternTextField(CODE, LIMITS.color),
  year,
  customerCode: customerFilter,
});

/** Fields of the customer search; a CUSTOMER sends no code and always searches their own documents. */
export const customerSearchSchema = z.object({ customerCode: customerCodeField(), year });

/** Fields of the document search. */
export const documentSearchSchema = z.object({
  orderCode: patternTextField(/^[0-9A-Za-z/_.-]+$/, LIMITS.orderCode),
  customerCode: customerFilter,
});

/** Fields of the batch search, in either batch format. */
export const batchSearchSchema = z.object({ batch: batchField(), customerCode: customerFilter });

/** Fields of the product search: a whole or partial code, or words of the name. */
export const productSearchSchema = z.object({
  product: requiredTextField(LIMITS.searchText),
  customerCode: customerFilter,
});

/** Fields of the serial search: the sheets in force of a serial, or of one of its colours. */
export const serialSearchSchema = z.object({
  serial: upperPatternTextField(CODE, LIMITS.serial),
  color: upperPatternTextField(CODE, LIMITS.color).optional(),
  customerCode: customerFilter,
});
export type SerialSearch = z.infer<typeof serialSearchSchema>;

/** Paging of SDS searches: ten per page, by ascending date (section 9). */
export const sdsPageQuerySchema = createPageQuerySchema({
  sortFields: ['date', 'batch', 'serial', 'color', 'version'],
  defaultSort: 'date,asc',
  defaultSize: LIMITS.pageSizeSds,
});
export type SdsPageQuery = z.infer<typeof sdsPageQuerySchema>;
export type SdsSort = SdsPageQuery['sort']['field'];

/**
 * Query of both searches of `findSdsByFilters`: by site if a site, serial or colour is given, otherwise by customer.
 * The site search requires all three.
 */
export const sdsFiltersQuerySchema = sdsPageQuerySchema
  .extend({
    site: choiceField(SDS_SITES)
      .optional()
      .describe('Site; together with serial and color, selects the site search'),
    serial: filterCodeField(LIMITS.serial),
    color: filterCodeField(LIMITS.color),
    year,
    customerCode: customerFilter.describe('Customer code; without a site, selects the customer search'),
  })
  .check((context) => {
    const { site, serial, color } = context.value;
    const siteFields = { site, serial, color };
    if (Object.values(siteFields).every((value) => value === undefined)) return;
    for (const [path, value] of Object.entries(siteFields)) {
      if (value === undefined) {
        context.issues.push({ code: 'custom', message: 'missing', path: [path], input: value });
      }
    }
  });
export type SdsFiltersQuery = z.infer<typeof sdsFiltersQuerySchema>;

/** A line of a search result, with the version of its sheet. */
export const sdsLineSchema = z.object({
  id: idField().describe('Id of a line in a search result'),
  version: queryNumberField(1, LIMITS.documentVersion)
    .optional()
    .describe('Later version of the same sheet; defaults to the version of the line'),
  customerCode: customerFilter,
});
export type SdsLine = z.infer<typeof sdsLineSchema>;

/** The order by which the line was found and to which it must belong. */
export const foundByOrderField = documentSearchSchema.shape.orderCode
  .optional()
  .describe('Order by which the line was found; the line must belong to that order');

export const sdsDownloadSchema = sdsLineSchema.extend({
  language: sdsLanguageField(),
  orderCode: foundByOrderField,
});

/** For each SDS language, whether the sheet exists in it (contract, section 6). */
export const sdsLanguagesSchema = z.record(z.enum(SDS_LANGUAGES), z.boolean());

/**
 * The languages of a sheet, each with its version: the requested version, or an earlier one until the requested version
 * is published in that language.
 */
export const sdsLanguageVersionsSchema = z.partialRecord(z.enum(SDS_LANGUAGES), z.int());
export type SdsLanguageVersions = z.infer<typeof sdsLanguageVersionsSchema>;

/** The typed beginning of a batch code, at least five characters (section 5). */
export const batchSuggestSchema = z.object({
  searchString: patternTextField(/^[0-9A-Za-z -]+$/, LIMITS.batch).min(
    LIMITS.batchSuggestMinLength,
    'invalidField',
  ),
  customerCode: customerFilter,
});

/** Parses a typed product: `F120`, `F120-7035`, `f120 7035` or a whole code; null for words. */
export function parseSearchedProduct(text: string): { serial: string; color?: string } | null {
  const typed = text.trim().replaceAll(/\s+/g, '-');
  const productCode = parseProductCode(typed);
  if (productCode) return { serial: productCode.serial, color: productCode.color };
  const [, serial, color] = /^([0-9A-Z]{1,4})(?:-([0-9A-Z]{1,4}))?$/.exec(typed.toUpperCase()) ?? [];
  if (serial === undefined) return null;
  return color === undefined ? { serial } : { serial, color };
}
