import { z } from 'zod';
import { historyEntrySchema } from '../decision.ts';
import {
  booleanField,
  choiceField,
  customerCodeField,
  filterTextField,
  nullableNoteField,
  nullableTextField,
  objectField,
  upperPatternTextField,
  wholeNumberField,
} from '../fields.ts';
import { localizedTextSchema, PRODUCT_LANGUAGES, type ProductLanguage } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { storedDateField } from '../stored-date.ts';
import { FACETS } from './facets.ts';
import { PRICE_LISTS } from './price-lists.ts';
import { productCodeSchema } from './product-code.ts';

export const SERIAL_SORTS = ['serial', 'brand'] as const;

/** Query of GET backoffice/catalogue. */
export const serialListQuerySchema = createPageQuerySchema({
  sortFields: SERIAL_SORTS,
  defaultSort: 'serial,asc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({
  text: filterTextField().describe(
    'Beginning of a serial or product code, or part of a name in any language',
  ),
  area: choiceField(Object.keys(FACETS.area) as (keyof typeof FACETS.area)[]).optional(),
});
export type SerialListQuery = z.infer<typeof serialListQuerySchema>;

export const deskSerialSchema = z.object({
  productClass: z.string(),
  serial: z.string(),
  brand: z.string(),
  area: z.string().describe('Facet code'),
  shortDescription: localizedTextSchema,
  colors: z.int(),
  products: z.int(),
});
export type DeskSerial = z.infer<typeof deskSerialSchema>;
export const serialPageSchema = createLimitedPageSchema(deskSerialSchema);

/** The source of a value, as shown in the back office. */
export const displayedSourceSchema = z.object({
  at: z.string().describe('Time at which the value was set (UTC)'),
  origin: z.enum(['IMPORT', 'DESK']),
  by: z.string().nullable().describe('Username, or name of the integration key; null once deleted'),
  importId: z
    .string()
    .nullable()
    .describe('Id of the import; null for a correction or an import no longer listed'),
});
export type DisplayedSource = z.infer<typeof displayedSourceSchema>;

const sources = z
  .record(z.string(), displayedSourceSchema)
  .describe(
    'Sources by field, such as `shortDescription.it`; `*` covers the other fields of the imported row',
  );
export type DisplayedSources = z.infer<typeof sources>;

/** The source of a field; null where none was recorded. */
export function findSource(sourcesByField: DisplayedSources, field: string): DisplayedSource | null {
  return sourcesByField[field] ?? sourcesByField['*'] ?? null;
}

/** A serial as the back office shows it. */
export const deskSerialDetailSchema = z.object({
  productClass: z.string(),
  serial: z.string(),
  version: z
    .number()
    .nullable()
    .describe('Version, incremented by every change of the serial, its colours and its products'),
  shortDescription: localizedTextSchema,
  longDescription: localizedTextSchema,
  brand: z.string(),
  area: z.string(),
  typology: z.string(),
  family: z.string(),
  dilution: z.string(),
  drying: z.string(),
  applications: z.array(z.string()),
  intest: z.string(),
  diluent: z.string().nullable(),
  expires: z.int().nullable().describe('Shelf life in months'),
  resalt: z.number().nullable().describe('Coverage in m2 per litre'),
  resakg: z.number().nullable().describe('Coverage in m2 per kg'),
  sources,
  colors: z.array(
    z.object({
      color: z.string(),
      hex: z.string().nullable(),
      colorDescription: localizedTextSchema,
      products: z.int(),
    }),
  ),
  tdsLanguages: z.array(z.string()).describe('Languages of the available technical data sheets'),
  sdsDocuments: z.int().describe('Number of available safety data sheets'),
  history: z.array(historyEntrySchema).describe('Corrections made in the back office'),
});
export type DeskSerialDetail = z.infer<typeof deskSerialDetailSchema>;

const listPrice = z.object({ priceListCode: z.string(), unitPrice: z.number(), sources });

/** Query of one colour of a serial. */
export const deskColorQuerySchema = z.object({
  customerCode: customerCodeField().optional().describe('Customer whose agreed prices are included'),
});

/** One packaging of a colour as the back office shows it. */
export const deskProductSchema = z.object({
  id: productCodeSchema,
  status: z.string(),
  tsc: z.string(),
  inStock: z.boolean(),
  availableOn: z.string().nullable().describe('Day of the next delivery, as imported or kept at the desk'),
  um: z.string(),
  qta: z.number(),
  unitQty: z.number(),
  qtyPkgMultiplier: z.int(),
  dna: z.number().nullable(),
  plo: z.number(),
  lat: z.string().nullable(),
  imageVersion: z.string().nullable(),
  link: z.string().nullable(),
  newSerial: z.string().nullable(),
  newColor: z.string().nullable(),
  sources,
  prices: z.array(listPrice),
  agreed: listPrice
    .extend({ discountPct1: z.number(), discountPct2: z.number(), agentCommissionPct: z.number() })
    .nullable()
    .describe('Terms agreed with the customer of the query; null if there are none'),
});
export type DeskProduct = z.infer<typeof deskProductSchema>;

/** A colour of a serial with its packagings, as the back office shows it. */
export const deskColorSchema = z.object({
  color: z.string(),
  hex: z.string().nullable(),
  colorDescription: localizedTextSchema,
  version: z.number().nullable(),
  sources,
  products: z.array(deskProductSchema),
});
export type DeskColor = z.infer<typeof deskColorSchema>;

type Texts<S extends z.ZodType> = { [Language in ProductLanguage]: z.ZodOptional<S> };

/** Texts by language. Null or an empty text deletes the stored one; absent languages stay unchanged. */
function textsField<S extends z.ZodType>(text: S) {
  const shape = Object.fromEntries(PRODUCT_LANGUAGES.map((language) => [language, text.optional()]));
  return z.object(shape as Texts<S>);
}

/** The version that the caller has read; a later change is a conflict. */
const version = wholeNumberField(0, Number.MAX_SAFE_INTEGER).nullable();

/** Body of PATCH backoffice/catalogue/{productClass}/{serial}. */
export const serialCorrectionSchema = objectField({
  version,
  shortDescription: textsField(nullableTextField()).optional(),
  longDescription: textsField(nullableNoteField(LIMITS.longText)).optional(),
});
export type SerialCorrection = z.infer<typeof serialCorrectionSchema>;

/** Body of PATCH backoffice/catalogue/{productClass}/{serial}/{color}. */
export const colorCorrectionSchema = objectField({
  version,
  colorDescription: textsField(nullableTextField()),
});
export type ColorCorrection = z.infer<typeof colorCorrectionSchema>;

/** Body of PATCH backoffice/catalogue/{productClass}/{serial}/{color}/{pkg}. Absent fields stay unchanged. */
export const productCorrectionSchema = objectField({
  version,
  status: upperPatternTextField(/^[0-9A-Z]$/, 1).optional(),
  tsc: upperPatternTextField(/^[0-9A-Z]$/, 1).optional(),
  inStock: booleanField().optional(),
  availableOn: storedDateField()
    .nullish()
    .describe('Day from which the product is available again; null removes it'),
  lat: nullableTextField(LIMITS.shortText).optional().describe('Image name'),
});
export type ProductCorrection = z.infer<typeof productCorrectionSchema>;

/** Sorts prices by the display order of their lists. */
export function sortByPriceList<Price extends { priceListCode: string }>(prices: readonly Price[]): Price[] {
  const lists: readonly string[] = PRICE_LISTS;
  const getPosition = ({ priceListCode }: Price) => lists.indexOf(priceListCode);
  return prices.toSorted((a, b) => getPosition(a) - getPosition(b));
}
