import { z } from 'zod';
import { hazardLabelSchema } from '../hazards/label.ts';
import { type LocalizedText, localizedTextSchema } from '../languages.ts';
import { mixingSchema } from './mixing.ts';
import { productCodeSchema } from './product-code.ts';

/** Raw statuses with a meaning (section 4): E removed, A sold, C code changed. All others mean not available. */
export const RAW_STATUSES = { removed: 'E', sold: 'A', codeChanged: 'C' } as const;

/** Product statuses, derived from the raw status, the stock and `tsc` (sections 3 and 4). */
export const PRODUCT_STATUSES = ['AVAILABLE', 'ON_REQUEST', 'CODECHANGE', 'REMOVED', 'UNAVAILABLE'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** Meanings of `tsc` (section 3): S available, N on request only and never in a cart, any other value on request. */
export const AVAILABILITIES = ['AVAILABLE', 'REQUEST_ONLY', 'ON_REQUEST'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export function toAvailability(tsc: string): Availability {
  if (tsc === 'S') return 'AVAILABLE';
  return tsc === 'N' ? 'REQUEST_ONLY' : 'ON_REQUEST';
}

/** The fields of a product that the buying rules read. */
export interface ProductAvailabilityState {
  /** Raw status, as in `RAW_STATUSES`. */
  status: string;
  tsc: string;
  inStock: boolean;
}

/** Whether a product is currently sold under its code, on request or from stock. */
export function isSold({ status }: Pick<ProductAvailabilityState, 'status'>): boolean {
  return status === RAW_STATUSES.sold;
}

/**
 * The derived status of a product (section 4). A sold product is AVAILABLE only if it is in stock and its `tsc` is S
 * (section 3). Otherwise it is supplied on request, even if it is in stock.
 */
export function deriveProductStatus({ status, tsc, inStock }: ProductAvailabilityState): ProductStatus {
  switch (status) {
    case RAW_STATUSES.removed:
      return 'REMOVED';
    case RAW_STATUSES.sold:
      return inStock && toAvailability(tsc) === 'AVAILABLE' ? 'AVAILABLE' : 'ON_REQUEST';
    case RAW_STATUSES.codeChanged:
      return 'CODECHANGE';
    default:
      return 'UNAVAILABLE';
  }
}

/**
 * Whether a product is sold from stock but out of it, so that the next delivery makes it available. One that is supplied on
 * request whatever is in stock is not.
 */
export function isOutOfStock({ status, tsc, inStock }: ProductAvailabilityState): boolean {
  return isSold({ status }) && toAvailability(tsc) === 'AVAILABLE' && !inStock;
}

/**
 * The day from which a product is available again, as responses carry it (YYYY-MM-DD): the stored day of a sold product that
 * is out of stock, which may have passed; null for all others.
 */
export function toAvailableOn({
  status,
  inStock,
  availableOn,
}: Pick<ProductAvailabilityState, 'status' | 'inStock'> & { availableOn: string | null }): string | null {
  return isSold({ status }) && !inStock ? availableOn : null;
}

/** Whether the day from which a product is available again is told to people: one in the past is not. */
export function isAhead(availableOn: string | null | undefined, today: string): availableOn is string {
  return availableOn !== null && availableOn !== undefined && availableOn >= today;
}

/** The same for lines, which omit the field when there is none: a cart may have a thousand. */
export function toLineAvailableOn(product: Parameters<typeof toAvailableOn>[0]): { availableOn?: string } {
  const availableOn = toAvailableOn(product);
  return availableOn === null ? {} : { availableOn };
}

export const lineAvailableOnShape = {
  availableOn: z
    .string()
    .optional()
    .describe(
      'Day from which the product, which is out of stock now, is expected to be available again; it may have passed. ' +
        'Absent if the product is in stock or the day is unknown, if nothing more is to be delivered, and for staff',
    ),
};

/**
 * Prices by viewer (contract, section 2): a CUSTOMER gets only `finalUnitPrice`, AGENT and COMMERCIAL get all fields.
 * Null instead of the object means that no price is assigned or that the viewer may not see prices.
 */
export const pricesAndDiscountsSchema = z.object({
  finalUnitPrice: z.number().describe('Price in EUR for one um, after both discounts'),
  unitPrice: z.number().optional().describe('Price in EUR for one um, before discounts'),
  priceListCode: z.string().optional(),
  discountPct1: z.number().optional(),
  discountPct2: z.number().optional(),
  agentCommissionPct: z.number().optional(),
});
export type PricesAndDiscounts = z.infer<typeof pricesAndDiscountsSchema>;

export const imageVersionSchema = z
  .string()
  .nullable()
  .describe('Version of the stored image, the `v` parameter of its URL; null if no image is stored');

const measuresShape = {
  um: z.string().describe('Unit of measure: kg or l'),
  qta: z.number().describe('Content of one package in um'),
  unitQty: z.number().describe('Number of units that one package is priced for'),
  qtyPkgMultiplier: z.int().describe('Packages are sold in multiples of this number'),
  dna: z.number().nullable().describe('Specific weight in kg/l'),
  plo: z.number().describe('Gross weight of one package in kg'),
};

const availabilityShape = {
  tsc: z.string().describe('Supply: S available, N on request only, any other value on request'),
  status: z.string().describe('Status: A sold, C code changed, E removed, any other value not available'),
  inStock: z.boolean(),
  availableOn: z
    .string()
    .nullable()
    .describe(
      'Day from which a product that is out of stock is expected to be available again; it may have passed. Null if the ' +
        'product is in stock or the day is unknown',
    ),
  availability: z.enum(PRODUCT_STATUSES).describe('Availability, derived from `status`, `inStock` and `tsc`'),
};

/** The new serial and colour of a changed code (section 3). */
export const productCodeChangeSchema = z.object({ newSerial: z.string(), newColor: z.string() });

/** A product with the fields of section 3. */
export const productSchema = z.object({
  id: productCodeSchema,
  brand: z.string(),
  ...measuresShape,
  ...availabilityShape,
  productCodeChange: productCodeChangeSchema.nullable(),
  preferred: z.boolean(),
  shortDescription: localizedTextSchema,
  longDescription: localizedTextSchema,
  colorDescription: localizedTextSchema,
  hex: z.string().nullable().describe('sRGB value of the colour as #RRGGBB; null if unknown'),
  cat1: z.string().describe('Typology code'),
  cat2: z.string().describe('Family code'),
  cat3: z.string().describe('Dilution code'),
  cat4: z.string().describe('Drying code'),
  cat5: z.string().describe('Area code'),
  applications: z.string().describe('Codes of the application methods, separated by commas'),
  intest: z.enum(['I', 'E', 'IE']),
  diluent: z.string().nullable(),
  expires: z.int().nullable().describe('Shelf life in months'),
  resalt: z.number().nullable().describe('Coverage in m2 per litre'),
  resakg: z.number().nullable().describe('Coverage in m2 per kg'),
  mixing: mixingSchema.nullable().describe('Hardener and thinner; null for a product that is ready to use'),
  lat: z.string().nullable().describe('Image name'),
  imageVersion: imageVersionSchema,
  link: z.string().nullable().describe('URL of the product in an online store'),
  pricesAndDiscounts: pricesAndDiscountsSchema.nullable(),
});
export type Product = z.infer<typeof productSchema>;

/** One packaging of the displayed colour: a row of the variants table. */
export const productVariantSchema = z.object({
  id: productCodeSchema,
  pkg: z.string(),
  ...measuresShape,
  ...availabilityShape,
  productCodeChange: productCodeChangeSchema.nullable(),
  image: z.string().nullable().describe('Image name'),
  imageVersion: imageVersionSchema,
  pricesAndDiscounts: pricesAndDiscountsSchema.nullable(),
});
export type ProductVariant = z.infer<typeof productVariantSchema>;

/** One colour of the serial, for the colour selector. */
export const serialColorSchema = z.object({
  color: z.string(),
  colorDescription: localizedTextSchema,
  hex: z.string().nullable(),
  pkgs: z.array(z.string()),
});
export type SerialColor = z.infer<typeof serialColorSchema>;

/** A product with the variants and colours that its detail page shows (section 2). */
export const productDetailSchema = productSchema.extend({
  hazard: hazardLabelSchema
    .nullable()
    .describe('Hazard label, with texts in `lang`; null if the product is not assessed'),
  variants: z.array(productVariantSchema).describe('All packagings of this colour'),
  colors: z.array(serialColorSchema).describe('All colours of this serial'),
});
export type ProductDetail = z.infer<typeof productDetailSchema>;

/** The product fields in lines of carts, requests and orders. */
export const productLineShape = {
  productCode: productCodeSchema,
  description: localizedTextSchema.describe('Short description of the serial'),
  colorDescription: localizedTextSchema,
  hex: z.string().nullable(),
  brand: z.string(),
  um: z.string(),
  qta: z.number().describe('Content of one package in um'),
  unitQty: z.number(),
  plo: z.number(),
};

/** Compares packagings by their number (section 9). Codes without a number come last, in alphabetical order. */
export function comparePackagings(a: string, b: string): number {
  const [first, second] = [Number.parseFloat(a), Number.parseFloat(b)];
  if (Number.isNaN(first) !== Number.isNaN(second)) return Number.isNaN(first) ? 1 : -1;
  return first === second || Number.isNaN(first) ? a.localeCompare(b) : first - second;
}

/** Sorts colours by their description in the displayed language (section 9), then by their code. */
export function sortColors<T extends { color: string; colorDescription: LocalizedText }>(
  colors: readonly T[],
  describe: (texts: LocalizedText) => string,
  language: string,
): T[] {
  const collator = new Intl.Collator(language, { numeric: true });
  return colors
    .map((color) => ({ color, description: describe(color.colorDescription) }))
    .sort(
      (a, b) =>
        collator.compare(a.description, b.description) || collator.compare(a.color.color, b.color.color),
    )
    .map(({ color }) => color);
}
