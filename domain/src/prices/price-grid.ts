import { z } from 'zod';
import { PRICE_LISTS } from '../catalogue/price-lists.ts';
import { productCodeSchema, toProductKey } from '../catalogue/product-code.ts';
import { contentVersionField, contentVersionSchema } from '../content-version.ts';
import {
  booleanField,
  boundedDecimalField,
  choiceField,
  customerCodeField,
  objectField,
  percentField,
} from '../fields.ts';
import { localizedTextSchema } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import { storedDateField } from '../stored-date.ts';

/** Query of GET backoffice/prices. */
export const priceGridQuerySchema = productCodeSchema.pick({ productClass: true, serial: true }).extend({
  customerCode: customerCodeField()
    .optional()
    .describe('Customer whose agreed prices are included; `version` is then the version of these'),
});
export type PriceGridQuery = z.infer<typeof priceGridQuerySchema>;

/** Terms agreed with a customer, without the agent's commission. */
const agreedTermsSchema = z.object({
  priceListCode: z.string(),
  unitPrice: z.number().describe('Price in EUR for one um'),
  discountPct1: z.number(),
  discountPct2: z.number(),
});
export type AgreedTerms = z.infer<typeof agreedTermsSchema>;

/** A product of a serial with its prices and stock. */
export const pricedProductSchema = z.object({
  productCode: productCodeSchema,
  um: z.string(),
  qta: z.number().describe('Content of one package in um'),
  status: z.string(),
  colorDescription: localizedTextSchema,
  hex: z.string().nullable(),
  inStock: z.boolean(),
  availableOn: z
    .string()
    .nullable()
    .describe('Day from which a product that is out of stock is available again; null if unknown'),
  waitingCustomers: z
    .int()
    .describe('Number of customers with users who want to be told when the product is back in stock'),
  prices: z.record(z.string(), z.number()).describe('Prices in EUR for one um, by price list'),
  agreed: agreedTermsSchema
    .nullable()
    .describe('Terms agreed with the customer of the query; null if there are none'),
});
export type PricedProduct = z.infer<typeof pricedProductSchema>;

/** Response of GET and PATCH backoffice/prices for a serial. */
export const priceGridSchema = z.object({
  version: contentVersionSchema,
  brand: z.string(),
  shortDescription: localizedTextSchema,
  customer: z
    .object({
      customerCode: z.string(),
      businessName: z.string(),
      priceListCode: z.string().describe("The customer's price list"),
    })
    .nullable(),
  rows: z.array(pricedProductSchema).describe('All products of the serial, by colour and content'),
});
export type PriceGrid = z.infer<typeof priceGridSchema>;

const unitPrice = boundedDecimalField(0, LIMITS.unitPrice, LIMITS.priceDecimals);

const priceChangeSchema = objectField({
  productCode: productCodeSchema,
  priceListCode: choiceField(PRICE_LISTS)
    .optional()
    .describe("Price list of the price; for new terms of a customer, the customer's own by default"),
  customerCode: customerCodeField().optional().describe('Customer that the terms are agreed with'),
  unitPrice: unitPrice.nullish().describe('Price in EUR for one um; null removes the price or the terms'),
  discountPct1: percentField().optional().describe('First discount in percent; customer terms only'),
  discountPct2: percentField().optional().describe('Second discount in percent; customer terms only'),
  inStock: booleanField().optional().describe('Whether the product is in stock'),
  availableOn: storedDateField()
    .nullish()
    .describe('Day from which a product that is out of stock is available again; null removes it'),
}).strict();
export type PriceChange = z.infer<typeof priceChangeSchema>;

/** The fields of a change that concern the stock, whatever the price list. */
export const STOCK_FIELDS = ['inStock', 'availableOn'] as const;

/** Lists the fields of a change that contradict each other, with their error codes. */
function findContradictions(change: PriceChange): { field: keyof PriceChange; code: string }[] {
  const { priceListCode, customerCode, unitPrice: price, discountPct1, discountPct2 } = change;
  const stockFields = STOCK_FIELDS.filter((field) => change[field] !== undefined);
  const hasDiscount = discountPct1 !== undefined || discountPct2 !== undefined;
  if (customerCode !== undefined)
    return [
      ...stockFields.map((field) => ({ field, code: 'invalidField' })),
      ...(price === undefined && !hasDiscount && priceListCode === undefined
        ? [{ field: 'unitPrice' as const, code: 'missing' }]
        : []),
    ];
  return [
    ...(discountPct1 === undefined ? [] : [{ field: 'discountPct1' as const, code: 'invalidField' }]),
    ...(discountPct2 === undefined ? [] : [{ field: 'discountPct2' as const, code: 'invalidField' }]),
    ...(price !== undefined && priceListCode === undefined
      ? [{ field: 'priceListCode' as const, code: 'missing' }]
      : []),
    ...(price === undefined && (priceListCode !== undefined || stockFields.length === 0)
      ? [{ field: 'unitPrice' as const, code: 'missing' }]
      : []),
  ];
}

/** The content that a change concerns: the prices and stock of a serial, or the agreed prices of a customer. */
const toContentKey = ({ customerCode, productCode: { productClass, serial } }: PriceChange) =>
  customerCode ?? `${productClass}-${serial}`;

/** The stored values that a change replaces. */
function listTargetKeys(change: PriceChange): string[] {
  const { productCode, customerCode, priceListCode } = change;
  const product = toProductKey(productCode);
  const terms = customerCode ?? priceListCode;
  return [
    ...(terms === undefined ? [] : [`${product} ${terms}`]),
    ...(STOCK_FIELDS.some((field) => change[field] !== undefined) ? [`${product} stock`] : []),
  ];
}

/** Changes that one request may contain. */
const MAX_PRICE_CHANGES = LIMITS.importRows;

/**
 * Body of PATCH backoffice/prices. All changes concern the content of `version`: one serial or one customer. None
 * replaces the same stored value as another.
 */
export const priceChangesSchema = objectField({
  version: contentVersionField(),
  changes: z
    .array(priceChangeSchema, { error: 'missing' })
    .min(1, 'missing')
    .max(MAX_PRICE_CHANGES, 'invalidLenght'),
})
  .strict()
  .superRefine(({ changes }, context) => {
    const [first] = changes;
    const targets = new Set<string>();
    for (const [index, change] of changes.entries()) {
      const addIssue = (field: string, message: string) =>
        context.addIssue({ code: 'custom', message, path: ['changes', index, field] });
      for (const { field, code } of findContradictions(change)) addIssue(field, code);
      if (first !== undefined && toContentKey(change) !== toContentKey(first))
        addIssue(change.customerCode === first.customerCode ? 'productCode' : 'customerCode', 'invalidField');
      const keys = listTargetKeys(change);
      if (keys.some((key) => targets.has(key))) addIssue('productCode', 'invalidField');
      for (const key of keys) targets.add(key);
    }
  });
export type PriceChanges = z.infer<typeof priceChangesSchema>;

/** Response of PATCH backoffice/prices. */
export const savedPricesSchema = z.object({
  version: contentVersionSchema,
  changed: z.int().describe('Number of stored values that changed'),
});
export type SavedPrices = z.infer<typeof savedPricesSchema>;
