import { z } from 'zod';
import { PRICE_LISTS } from '../catalogue/price-lists.ts';
import { CUSTOMER_SEARCH_HELP } from '../customers/portfolios/portfolio.ts';
import { choiceField, customerCodeField, filterCodeField, filterTextField } from '../fields.ts';
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
] as const satisfies readonly ImportKind[];
export type ExportKind = (typeof EXPORT_KINDS)[number];

export function isExportKind(kind: ImportKind): kind is ExportKind {
  return EXPORT_KINDS.some((exported) => exported === kind);
}

/** Query of GET backoffice/exports/{kind}. A filter that a kind does not have is ignored. */
export const exportRowsQuerySchema = z.object({
  ...exportQueryShape,
  serial: filterCodeField(LIMITS.serial).describe(
    'Start of the serial, of products, texts, prices and stock',
  ),
  priceListCode: choiceField(PRICE_LISTS).optional().describe('Price list, of prices and customers'),
  customerCode: customerCodeField().optional().describe('Customer, of agreed prices and customers'),
  search: filterTextField(LIMITS.businessName).describe(`Of customers: ${CUSTOMER_SEARCH_HELP}`),
  textLanguage: choiceField(PRODUCT_LANGUAGES).optional().describe('Language, of texts and synonyms'),
});
export type ExportRowsQuery = z.infer<typeof exportRowsQuerySchema>;
export type ExportFilter = Partial<Omit<ExportRowsQuery, 'format' | 'language'>>;
