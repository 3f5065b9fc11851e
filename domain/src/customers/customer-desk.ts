import { z } from 'zod';
import { productLineShape } from '../catalogue/product.ts';
import { filterCodeField, filterTextField } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { createLimitedPageSchema, createPageQuerySchema } from '../lists/paging.ts';
import { customerProfileSchema } from './customer.ts';
import { MANAGER_ROLES, PORTFOLIO_SORTS } from './portfolio.ts';

/** Query of GET backoffice/customers, whose pages have the same shape as those of a portfolio. */
export const customerListQuerySchema = createPageQuerySchema({
  sortFields: PORTFOLIO_SORTS,
  defaultSort: 'businessName,asc',
  defaultSize: LIMITS.pageSizeOrders,
}).extend({
  searchString: filterTextField(LIMITS.businessName).describe('Beginning of the code, or part of the name'),
});
export type CustomerListQuery = z.infer<typeof customerListQuerySchema>;

const personShape = {
  username: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  isDisabled: z.boolean(),
};

/** A customer at the desk: its profile and terms, its users, and its managers. */
export const deskCustomerSchema = customerProfileSchema.extend({
  priceListCode: z.string(),
  discountPct1: z.number().describe('First discount, in percent of the list price'),
  discountPct2: z.number().describe('Second discount in percent, applied after the first'),
  agentCommissionPct: z.number(),
  people: z.array(z.object({ id: z.string(), ...personShape })).describe('Users of the customer'),
  managers: z.array(z.object({ role: z.enum(MANAGER_ROLES), ...personShape })),
});
export type DeskCustomer = z.infer<typeof deskCustomerSchema>;

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
export const agreedPricePageSchema = createLimitedPageSchema(agreedPriceSchema);
