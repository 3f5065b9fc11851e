import { z } from 'zod';
import { FACETS } from '../catalogue/facets.ts';
import { PRICE_LISTS } from '../catalogue/price-lists.ts';
import { choiceField, customerCodeField, filterCodeField, filterTextField } from '../fields.ts';
import { assignmentFilterShape } from '../handling/handling.ts';
import { PRODUCT_LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { exportQueryShape } from '../lists/export.ts';
import type { ImportKind } from './import.ts';

/** The kinds of import whose stored data can be exported in the columns of the import. */
export const EXPORT_KINDS = [
  'products',
  'texts',
  'prices',
  'stock',
  'customers',
  'synonyms',
  'hazards',
] as const satisfies readonly ImportKind[];
export type ExportKind = (typeof EXPORT_KINDS)[number];

export function isExportKind(kind: ImportKind): kind is ExportKind {
  return EXPORT_KINDS.some((exported) => exported === kind);
}

/** Query of GET backoffice/exports/{kind}: the filters of the lists. A filter that a kind does not have is ignored. */
export const exportRowsQuerySchema = z.object({
  ...exportQueryShape,
  serial: filterCodeField(LIMITS.serial).describe(
    'Start of the serial, of products, texts, prices, stock and hazards; with `productClass`, the whole serial',
  ),
  productClass: filterCodeField(LIMITS.productClass).describe(
    'Class of the serial, of products, texts, prices, stock and hazards',
  ),
  color: filterCodeField(LIMITS.color).describe('Start of the colour, of products, prices and stock'),
  description: filterTextField().describe(
    'Part of the description of the serial and colour, of products, prices and stock',
  ),
  area: choiceField(Object.keys(FACETS.area) as (keyof typeof FACETS.area)[])
    .optional()
    .describe('Area of the serials, of products, texts, prices, stock and hazards'),
  search: filterTextField().describe(
    'Text that finds customers, the serials of products, texts, prices, stock and hazards, or synonyms, as in their lists',
  ),
  ...assignmentFilterShape,
  priceListCode: choiceField(PRICE_LISTS).optional().describe('Price list, of prices and customers'),
  customerCode: customerCodeField().optional().describe('Customer, of agreed prices and customers'),
  textLanguage: choiceField(PRODUCT_LANGUAGES).optional().describe('Language, of texts and synonyms'),
});
export type ExportRowsQuery = z.infer<typeof exportRowsQuerySchema>;
export type ExportFilter = Omit<ExportRowsQuery, 'format' | 'language'>;
