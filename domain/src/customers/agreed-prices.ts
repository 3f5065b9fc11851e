import { z } from 'zod';
import { productLineShape } from '../catalogue/product.ts';
import { contentVersionSchema } from '../content-version.ts';
import { filterCodeField, filterTextField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';

export const AGREED_PRICE_SORTS = ['productCode'] as const;

/** Query of GET backoffice/customers/{code}/prices. */
export const agreedPriceListQuerySchema = createPageQuerySchema({
  sortFields: AGREED_PRICE_SORTS,
  defaultSort: 'productCode,asc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({
  serial: filterCodeField(LIMITS.serial),
  color: filterCodeField(LIMITS.color),
  description: filterTextField(),
});
export type AgreedPriceListQuery = z.infer<typeof agreedPriceListQuerySchema>;

const { unitQty: _quantity, plo: _weight, ...namingShape } = productLineShape;

/** A price agreed with a customer for one product. It overrides the price list and the customer's usual discounts. */
export const agreedPriceSchema = z.object({
  ...namingShape,
  priceListCode: z.string(),
  unitPrice: z.number().describe('Price in EUR for one um'),
  discountPct1: z.number(),
  discountPct2: z.number(),
  finalUnitPrice: z.number().describe('Price in EUR for one um, after both discounts'),
  agentCommissionPct: z.number(),
});
export type AgreedPrice = z.infer<typeof agreedPriceSchema>;
export const agreedPricePageSchema = createLimitedPageSchema(agreedPriceSchema).extend({
  version: contentVersionSchema.describe('Version of all prices agreed with the customer'),
});
export type AgreedPricePage = z.infer<typeof agreedPricePageSchema>;
