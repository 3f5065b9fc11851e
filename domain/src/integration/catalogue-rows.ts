import { z } from 'zod';
import { FACETS, type Facet, PLACES_OF_USE } from '../catalogue/facets.ts';
import { mixingInputSchema } from '../catalogue/mixing.ts';
import { PRICE_LISTS } from '../catalogue/price-lists.ts';
import { DEFAULT_PRODUCT_CLASS, type ProductCode, productCodeSchema } from '../catalogue/product-code.ts';
import {
  booleanField,
  choiceField,
  customerCodeField,
  decimalNumberField,
  nullableNoteField,
  nullableTextField,
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
import { webLinkField } from '../web/web-link.ts';

/** Bounds of a measure, which the database stores with four decimals. */
const MEASURE_MIN = 0.0001;
const MEASURE_MAX = 99_999_999;
const SPECIFIC_WEIGHT_MAX = 9_999;
const COVERAGE_MAX = 999_999;
const SHELF_LIFE_MONTHS_MAX = 1_200;

const { productClass, serial, color } = productCodeSchema.shape;
const importedClass = productClass.default(DEFAULT_PRODUCT_CLASS);
/** A product code; without a class, it gets the default class. */
export const importedProductCodeSchema = productCodeSchema.extend({ productClass: importedClass });
const productCode = importedProductCodeSchema;

/** A value that may be absent or null; both become null. */
function orNull<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? null);
}

function facetCodeField(facet: Facet) {
  return choiceField(keysOf<string>(FACETS[facet]));
}

/** A single-line text; null if it is absent or empty. */
function lineOrNull(max: number) {
  return nullableTextField(max)
    .optional()
    .transform((text) => text || null);
}

function textOrNull() {
  return nullableNoteField(LIMITS.longText)
    .optional()
    .transform((text) => text || null);
}

/** One variant, with the fields of its serial and its colour. Rows of one serial or colour must agree on its fields. */
export const productRowSchema = objectField({
  productCode,
  status: upperPatternTextField(/^[0-9A-Z]$/, 1).describe(
    'Status: A sold, C code changed, E removed, any other value not available',
  ),
  tsc: upperPatternTextField(/^[0-9A-Z]$/, 1).describe(
    'Supply: S available, N on request only, any other value on request',
  ),
  um: choiceField(['kg', 'l']).describe('Unit of measure'),
  qta: decimalNumberField(MEASURE_MIN, MEASURE_MAX).describe('Content of one package in um'),
  unitQty: decimalNumberField(MEASURE_MIN, MEASURE_MAX).describe(
    'Number of units that one package is priced for',
  ),
  qtyPkgMultiplier: wholeNumberField(1, LIMITS.itemQuantity).default(1),
  dna: orNull(decimalNumberField(MEASURE_MIN, SPECIFIC_WEIGHT_MAX)).describe('Specific weight in kg/l'),
  plo: decimalNumberField(MEASURE_MIN, MEASURE_MAX).describe('Gross weight of one package in kg'),
  lat: lineOrNull(LIMITS.shortText).describe('Image name'),
  link: orNull(webLinkField()).describe('URL of the product in an online store'),
  newSerial: orNull(serial).describe('New serial of a product whose code changed'),
  newColor: orNull(color),
  // Fields of the colour
  hex: orNull(upperPatternTextField(/^#[0-9A-F]{6}$/, LIMITS.shortText)).describe(
    'sRGB value of the colour as #RRGGBB',
  ),
  // Fields of the serial
  brand: requiredTextField(LIMITS.shortText),
  area: facetCodeField('area'),
  typology: facetCodeField('typology'),
  family: facetCodeField('family'),
  dilution: facetCodeField('dilution'),
  drying: facetCodeField('drying'),
  applications: z
    .array(facetCodeField('appMethod'), { error: toTypeErrorCode })
    .max(100, 'invalidLenght')
    .default([]),
  intest: choiceField(keysOf(PLACES_OF_USE)).describe('Place of use: I internal, E external, IE both'),
  diluent: lineOrNull(LIMITS.shortText),
  expires: orNull(wholeNumberField(0, SHELF_LIFE_MONTHS_MAX)).describe('Shelf life in months'),
  resalt: orNull(decimalNumberField(0, COVERAGE_MAX)).describe('Coverage in m2 per litre'),
  resakg: orNull(decimalNumberField(0, COVERAGE_MAX)).describe('Coverage in m2 per kg'),
  mixing: mixingInputSchema
    .nullish()
    .describe('Hardener and thinner; omit to keep the stored value, null to remove it'),
});
export type ProductRow = z.infer<typeof productRowSchema>;

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

/** The texts of one serial, or of one of its colours, in one language. Absent texts stay unchanged. */
export const textRowSchema = objectField({
  productClass: importedClass,
  serial,
  color: orNull(color).describe('Colour code; omit for texts of the serial itself'),
  language: z.string({ error: toTypeErrorCode }).trim().toLowerCase().pipe(choiceField(PRODUCT_LANGUAGES)),
  shortDescription: lineOrNull(LIMITS.text).describe('Short description; serials only'),
  longDescription: textOrNull().describe('Long description; serials only'),
  colorDescription: lineOrNull(LIMITS.text).describe('Description of the colour; colours only'),
}).superRefine((row, context) => {
  const hasSerialText = row.shortDescription !== null || row.longDescription !== null;
  const hasColorText = row.colorDescription !== null;
  const [expected, misplaced] =
    row.color === null
      ? (['shortDescription', hasColorText ? 'colorDescription' : null] as const)
      : (['colorDescription', hasSerialText ? 'shortDescription' : null] as const);
  if (misplaced !== null) context.addIssue({ code: 'custom', message: 'invalidField', path: [misplaced] });
  else if (!hasSerialText && !hasColorText)
    context.addIssue({ code: 'custom', message: 'missing', path: [expected] });
});
export type TextRow = z.infer<typeof textRowSchema>;

/** A list price or, with a customer's code, the terms agreed with one customer. */
export const priceRowSchema = objectField({
  productCode,
  priceListCode: choiceField(PRICE_LISTS),
  customerCode: orNull(customerCodeField()).describe(
    'Customer that the terms were agreed with; omit for a list price',
  ),
  unitPrice: orNull(decimalNumberField(0, LIMITS.unitPrice)).describe(
    'Price in EUR for one um; omit to remove the price',
  ),
  discountPct1: percentField().default(0).describe('First discount in percent; customer terms only'),
  discountPct2: percentField().default(0).describe('Second discount in percent; customer terms only'),
  agentCommissionPct: percentField().default(0).describe('Agent commission in percent; customer terms only'),
}).superRefine((row, context) => {
  if (row.customerCode !== null) return;
  for (const field of ['discountPct1', 'discountPct2', 'agentCommissionPct'] as const) {
    if (row[field] !== 0) context.addIssue({ code: 'custom', message: 'invalidField', path: [field] });
  }
});
export type PriceRow = z.infer<typeof priceRowSchema>;

export const stockRowSchema = objectField({ productCode, inStock: booleanField() });
export type StockRow = z.infer<typeof stockRowSchema>;

/** Unique key of a variant, independent of the other fields of its row. */
export function toCodeKey(row: { productCode: ProductCode }): string {
  const code = row.productCode;
  return [code.productClass, code.serial, code.color, code.pkg].join('-');
}
