import { z } from 'zod';
import {
  booleanField,
  customerCodeField,
  filterCodeField,
  filterTextField,
  queryBooleanField,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { pricesAndDiscountsSchema, productSchema } from './product.ts';
import { productCodeSchema } from './product-code.ts';

export const ORDERED_PRODUCT_SORTS = [
  'lastOrderedOn',
  'lastQuantity',
  'productCode',
  'brand',
  'preferred',
  'timesOrdered',
] as const;
export type OrderedProductSort = (typeof ORDERED_PRODUCT_SORTS)[number];

/** Query of GET /customer-products (section 7). */
export const orderedProductListQuerySchema = createPageQuerySchema({
  sortFields: ORDERED_PRODUCT_SORTS,
  defaultSort: 'lastOrderedOn,desc',
  defaultSize: LIMITS.pageSizeOrderedProducts,
}).extend({
  serial: filterCodeField(LIMITS.serial),
  color: filterCodeField(LIMITS.color),
  pkg: filterCodeField(LIMITS.pkg),
  description: filterTextField(),
  brand: filterTextField(),
  onlyPreferred: queryBooleanField().optional(),
  customerCode: customerCodeField().optional(),
});
export type OrderedProductListQuery = z.infer<typeof orderedProductListQuerySchema>;

/** A product that a customer has ordered, with its current data and its last order. */
export const orderedProductSchema = productSchema
  .pick({
    id: true,
    brand: true,
    um: true,
    qta: true,
    unitQty: true,
    qtyPkgMultiplier: true,
    dna: true,
    plo: true,
    tsc: true,
    status: true,
    inStock: true,
    availableOn: true,
    availability: true,
    productCodeChange: true,
    preferred: true,
    shortDescription: true,
    colorDescription: true,
    hex: true,
    lat: true,
  })
  .extend({
    pricesAndDiscounts: pricesAndDiscountsSchema
      .nullable()
      .describe('Prices and discounts; null if no price is assigned or the product is no longer sold'),
    lastOrderedOn: z.string().describe('Time of the last order or order request (UTC)'),
    lastQuantity: z.int().describe('Number of packages in that order or order request'),
  });
export type OrderedProduct = z.infer<typeof orderedProductSchema>;

export const orderedProductPageSchema = createLimitedPageSchema(orderedProductSchema);

/**
 * Body of PATCH /customer-products/preferred: sets the state to `preferred`, or toggles it when the field is absent.
 */
export const preferProductSchema = productCodeSchema.extend({
  customerCode: customerCodeField().optional(),
  preferred: booleanField()
    .optional()
    .describe('Whether the product is preferred; omit to toggle the current state'),
});
export type PreferProductBody = z.infer<typeof preferProductSchema>;

/** Response of PATCH /customer-products/preferred. */
export const preferredProductSchema = z.object({ id: productCodeSchema, preferred: z.boolean() });
export type PreferredProduct = z.infer<typeof preferredProductSchema>;
