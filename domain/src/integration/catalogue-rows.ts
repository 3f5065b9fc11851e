import { z } from 'zod';
import { FACETS, type Facet, PLACES_OF_USE } from '../catalogue/facets.ts';
import { importedMixingSchema } from '../catalogue/mixing.ts';
import { PRICE_LISTS } from '../catalogue/price-lists.ts';
import { DEFAULT_PRODUCT_CLASS, type ProductCode, productCodeSchema } from '../catalogue/product-code.ts';
import {
  booleanField,
  boundedDecimalField,
  choiceField,
  customerCodeField,
  nullableNoteField,
  objectField,
  percentField,
  requiredTextField,
  toTypeErrorCode,
  upperPatternTextField,
  wholeNumberField,
} from '../fields.ts';
import { keysOf } from '../keys.ts';
import { PRODUCT_LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { storedDateField } from '../stored-date.ts';
import { webLinkField } from '../web/web-link.ts';
import { emptyToNull, optionalLineField } from './row-fields.ts';

/** Bounds and decimals of a measure, as the database stores it. */
const MEASURE_MIN = 0.0001;
const MEASURE_DECIMALS = 4;
const MEASURE_MAX = 99_999_999;
const SPECIFIC_WEIGHT_MAX = 9_999;
const COVERAGE_MAX = 999_999;
const COVERAGE_DECIMALS = 2;
const SHELF_LIFE_MONTHS_MAX = 1_200;

const { productClass, serial, color } = productCodeSchema.shape;
const importedClass = productClass.nullish().transform((code) => code ?? DEFAULT_PRODUCT_CLASS);
/** A product code; without a class, it gets the default class. */
export const importedProductCodeSchema = productCodeSchema.extend({ productClass: importedClass });
const productCode = importedProductCodeSchema;

function facetCodeField(facet: Facet) {
  return choiceField(keysOf<string>(FACETS[facet]));
}

/** A measure such as a content or a weight. */
function measureField(max = MEASURE_MAX) {
  return boundedDecimalField(MEASURE_MIN, max, MEASURE_DECIMALS);
}

const coverageField = () => boundedDecimalField(0, COVERAGE_MAX, COVERAGE_DECIMALS);

/**
 * One variant, with the fields of its serial and its colour. Rows of one serial or colour must agree on its fields. An
 * absent field leaves the stored value; null empties it.
 */
export const productRowSchema = objectField({
  productCode,
  status: upperPatternTextField(/^[0-9A-Z]$/, 1)
    .optional()
    .describe('Status: A sold, C code changed, E removed, any other value not available'),
  tsc: upperPatternTextField(/^[0-9A-Z]$/, 1)
    .optional()
    .describe('Supply: S available, N on request only, any other value on request'),
  um: choiceField(['kg', 'l']).optional().describe('Unit of measure'),
  qta: measureField().optional().describe('Content of one package in um'),
  unitQty: measureField().optional().describe('Number of units that one package is priced for'),
  qtyPkgMultiplier: wholeNumberField(1, LIMITS.itemQuantity).nullish().describe('Default 1'),
  dna: measureField(SPECIFIC_WEIGHT_MAX).nullish().describe('Specific weight in kg/l'),
  plo: measureField().optional().describe('Gross weight of one package in kg'),
  lat: optionalLineField(LIMITS.shortText).describe('Image name'),
  link: webLinkField().nullish().describe('URL of the product in an online store'),
  newSerial: serial.nullish().describe('New serial of a product whose code changed'),
  newColor: color.nullish(),
  // Fields of the colour
  hex: upperPatternTextField(/^#[0-9A-F]{6}$/, LIMITS.shortText)
    .nullish()
    .describe('sRGB value of the colour as #RRGGBB'),
  // Fields of the serial
  brand: requiredTextField(LIMITS.shortText).optional(),
  area: facetCodeField('area').optional(),
  typology: facetCodeField('typology').optional(),
  family: facetCodeField('family').optional(),
  dilution: facetCodeField('dilution').optional(),
  drying: facetCodeField('drying').optional(),
  applications: z
    .array(facetCodeField('appMethod'), { error: toTypeErrorCode })
    .max(100, 'invalidLenght')
    .nullish(),
  intest: choiceField(keysOf(PLACES_OF_USE))
    .optional()
    .describe('Place of use: I internal, E external, IE both'),
  diluent: optionalLineField(LIMITS.shortText),
  expires: wholeNumberField(0, SHELF_LIFE_MONTHS_MAX).nullish().describe('Shelf life in months'),
  resalt: coverageField().nullish().describe('Coverage in m2 per litre'),
  resakg: coverageField().nullish().describe('Coverage in m2 per kg'),
  mixing: importedMixingSchema.nullish().describe('Hardener and thinner; null removes both'),
});
export type ProductRow = z.infer<typeof productRowSchema>;

/** The fields that a new product needs. */
export const REQUIRED_PRODUCT_FIELDS = [
  'status',
  'tsc',
  'um',
  'qta',
  'unitQty',
  'plo',
] as const satisfies readonly (keyof ProductRow)[];

/** The fields that the first product of a new serial needs. */
export const REQUIRED_SERIAL_FIELDS = [
  'brand',
  'area',
  'typology',
  'family',
  'dilution',
  'drying',
  'intest',
] as const satisfies readonly (keyof ProductRow)[];

/** The values of absent or emptied fields that cannot be null. */
export const PRODUCT_DEFAULTS = { qtyPkgMultiplier: 1 };
export const SERIAL_DEFAULTS = { applications: [] };

/** The fields of a product row that belong to its serial, named like the columns. */
export const SERIAL_FIELDS = [
  'brand',
  'area',
  'typology',
  'family',
  'dilution',
  'drying',
  'applications',
  'intest',
  'diluent',
  'expires',
  'resalt',
  'resakg',
  'mixing',
] as const satisfies readonly (keyof ProductRow)[];

/** The fields of a product row that belong to its colour. */
export const COLOR_FIELDS = ['hex'] as const satisfies readonly (keyof ProductRow)[];

/** The texts of one serial, or of one of its colours, in one language. Absent texts stay unchanged; null removes one. */
export const textRowSchema = objectField({
  productClass: importedClass,
  serial,
  color: color
    .nullish()
    .transform((code) => code ?? null)
    .describe('Colour code; omit for texts of the serial itself'),
  language: z.string({ error: toTypeErrorCode }).trim().toLowerCase().pipe(choiceField(PRODUCT_LANGUAGES)),
  shortDescription: optionalLineField(LIMITS.text).describe('Short description; serials only'),
  longDescription: nullableNoteField(LIMITS.longText)
    .optional()
    .transform(emptyToNull)
    .describe('Long description; serials only'),
  colorDescription: optionalLineField(LIMITS.text).describe('Description of the colour; colours only'),
}).superRefine(({ color: code, shortDescription, longDescription, colorDescription }, context) => {
  const misplaced = code === null ? { colorDescription } : { shortDescription, longDescription };
  const path = Object.entries(misplaced).find(([, text]) => text != null)?.[0];
  if (path !== undefined) context.addIssue({ code: 'custom', message: 'invalidField', path: [path] });
  const isNamed =
    code === null
      ? shortDescription !== undefined || longDescription !== undefined
      : colorDescription !== undefined;
  if (isNamed || path !== undefined) return;
  const expected = code === null ? 'shortDescription' : 'colorDescription';
  context.addIssue({ code: 'custom', message: 'missing', path: [expected] });
});
export type TextRow = z.infer<typeof textRowSchema>;

/**
 * A list price or, with a customer's code, the terms agreed with one customer. An absent field leaves the stored value;
 * null empties it.
 */
export const priceRowSchema = objectField({
  productCode,
  priceListCode: choiceField(PRICE_LISTS)
    .optional()
    .describe('Price list; may be omitted for terms that the customer already has'),
  customerCode: customerCodeField()
    .nullish()
    .transform((code) => code ?? null)
    .describe('Customer that the terms were agreed with; omit for a list price'),
  unitPrice: boundedDecimalField(0, LIMITS.unitPrice, LIMITS.priceDecimals)
    .nullish()
    .describe('Price in EUR for one um; null removes the price'),
  discountPct1: percentField().nullish().describe('First discount in percent; customer terms only'),
  discountPct2: percentField().nullish().describe('Second discount in percent; customer terms only'),
  agentCommissionPct: percentField().nullish().describe('Agent commission in percent; customer terms only'),
}).superRefine((row, context) => {
  if (row.customerCode !== null) return;
  if (row.priceListCode === undefined)
    context.addIssue({ code: 'custom', message: 'missing', path: ['priceListCode'] });
  for (const field of keysOf(TERM_DEFAULTS)) {
    if (row[field]) context.addIssue({ code: 'custom', message: 'invalidField', path: [field] });
  }
});
export type PriceRow = z.infer<typeof priceRowSchema>;

/** The values of absent or emptied terms. */
export const TERM_DEFAULTS = { discountPct1: 0, discountPct2: 0, agentCommissionPct: 0 };

/** Stock of a variant. An absent field leaves the stored value; null removes the day. */
export const stockRowSchema = objectField({
  productCode,
  inStock: booleanField().optional().describe('Whether it is in stock; may be omitted beside `availableOn`'),
  availableOn: storedDateField()
    .nullish()
    .describe('Day from which a product that is out of stock is available again; null removes it'),
}).superRefine(({ inStock, availableOn }, context) => {
  if (inStock === undefined && availableOn === undefined)
    context.addIssue({ code: 'custom', message: 'missing', path: ['inStock'] });
});
export type StockRow = z.infer<typeof stockRowSchema>;

/** Unique key of a variant, independent of the other fields of its row. */
export function toCodeKey(row: { productCode: ProductCode }): string {
  const code = row.productCode;
  return [code.productClass, code.serial, code.color, code.pkg].join('-');
}
