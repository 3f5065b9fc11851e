import {
  findPriceDeviations,
  type PriceDeviation,
  toComparisonPrices,
} from '@cromia/domain/catalogue/price-deviation';
import {
  calculateFinalUnitPrice,
  calculateOrderTotal,
  calculateRowTotal,
  isSamePrice,
  sumRowTotals,
  sumRowWeights,
} from '@cromia/domain/catalogue/pricing';
import { formatProductCode, productCodeSchema } from '@cromia/domain/catalogue/product-code';
import { addDays } from '@cromia/domain/dates';
import { LIMITS } from '@cromia/domain/limits';
import { isFreeLine } from '@cromia/domain/offers/free-lines';
import { type OfferDecision, offerDecisionSchema } from '@cromia/domain/offers/offer-decision';
import type { OfferRequestToDecide, PricedItem } from '@cromia/domain/offers/offer-request';
import { z } from 'zod';
import { createFormSchema } from '../../../ui/form/use-zod-form';
import type { CartSums } from '../../cart';
import type { DoubtfulLine } from '../../desk';

/** A value of `NumberCell`: null for empty, NaN for invalid input. */
const cellSchema = z.union([z.number(), z.nan(), z.null()]);

const pricingFormValuesSchema = z.object({
  items: z.array(
    z.object({
      productCode: productCodeSchema,
      unitPrice: cellSchema,
      discountPct1: cellSchema,
      discountPct2: cellSchema,
    }),
  ),
  expirationDate: z.string().nullable(),
  reason: z.string(),
});

/** The form values of an offer. */
export type PricingFormValues = z.infer<typeof pricingFormValuesSchema>;
export type LinePriceFormValues = PricingFormValues['items'][number];

/**
 * The schema of an offer: a price above zero for each line, and a last day that is not in the past.
 * @param today the manufacturer's calendar day
 */
export function offerFormSchema(today: string): z.ZodType<OfferDecision, PricingFormValues> {
  const offer = offerDecisionSchema.refine(
    ({ expirationDate }) =>
      expirationDate === undefined ||
      (expirationDate >= today && expirationDate <= addDays(today, LIMITS.offerDaysMax)),
    { path: ['expirationDate'], error: 'invalidField' },
  );
  return createFormSchema(pricingFormValuesSchema, (typed) =>
    offer.safeParse({ decision: 'ACCEPTED', ...typed }),
  );
}

/** Initial prices of a line. */
export interface PriceTerms {
  unitPrice: number;
  discountPct1: number;
  discountPct2: number;
}

/** Today's price by the customer's terms; null for a product without a price. */
export function toTodaysTerms({ today }: PricedItem): PriceTerms | null {
  if (today?.unitPrice === undefined) return null;
  const { unitPrice, discountPct1 = 0, discountPct2 = 0 } = today;
  return { unitPrice, discountPct1, discountPct2 };
}

/** The prices offered for a line; null before an offer. */
function toOfferedTerms({ unitPrice, discountPct1, discountPct2 }: PricedItem): PriceTerms | null {
  return unitPrice === null
    ? null
    : { unitPrice, discountPct1: discountPct1 ?? 0, discountPct2: discountPct2 ?? 0 };
}

/** Initial form values: the customer's terms and the default validity; for a sent offer, its prices, validity and message. */
export function createPricingFormValues(
  { items, status, expirationDate, reason }: OfferRequestToDecide,
  today: string,
): PricingFormValues {
  return {
    items: items.map((item) => ({
      productCode: item.productCode,
      ...(toOfferedTerms(item) ??
        toTodaysTerms(item) ?? { unitPrice: null, discountPct1: 0, discountPct2: 0 }),
    })),
    expirationDate: status === 'ACCEPTED' ? expirationDate : addDays(today, LIMITS.offerDays),
    reason: status === 'ACCEPTED' ? (reason ?? '') : '',
  };
}

function isBetween(value: number | null, max: number): value is number {
  return value !== null && value >= 0 && value <= max;
}

/** Final price per unit of measure from the form values, EUR; null unless above zero or free by a discount of 100 %. */
export function calculatePricedUnitPrice({
  unitPrice,
  discountPct1,
  discountPct2,
}: LinePriceFormValues): number | null {
  if (!isBetween(unitPrice, LIMITS.unitPrice)) return null;
  if (!isBetween(discountPct1, 100) || !isBetween(discountPct2, 100)) return null;
  const price = calculateFinalUnitPrice(unitPrice, discountPct1, discountPct2);
  return price > 0 || isFreeLine({ unitPrice, discountPct1, discountPct2 }) ? price : null;
}

/**
 * How much the typed price of a line differs from its comparison prices. A price that was sent before, which a correction
 * keeps, was confirmed then.
 */
export function findTypedDeviations(line: PricedItem, typed: LinePriceFormValues): PriceDeviation[] {
  const price = calculatePricedUnitPrice(typed);
  if (price === null || isSamePrice(price, line.finalUnitPrice)) return [];
  return findPriceDeviations(price, toComparisonPrices(line));
}

/** The lines of an offer whose typed prices are confirmed before it is sent. */
export function listDoubtfulLines(
  { items }: OfferRequestToDecide,
  typed: readonly LinePriceFormValues[],
): DoubtfulLine[] {
  return items.flatMap((item, index) => {
    const price = typed[index];
    const deviations = price === undefined ? [] : findTypedDeviations(item, price);
    return deviations.length > 0 ? [{ product: formatProductCode(item.productCode), deviations }] : [];
  });
}

/** Total of a line from the form values, EUR. */
export function calculatePricedRowTotal(
  { unitQty, quantity }: Pick<PricedItem, 'unitQty' | 'quantity'>,
  typed: LinePriceFormValues,
): number | null {
  const price = calculatePricedUnitPrice(typed);
  return price === null ? null : calculateRowTotal(price, unitQty, quantity);
}

/** Sums of the priced lines, and the number of lines without a price. */
export function calculatePricingSums(
  { items, unconditionalDiscountPct }: OfferRequestToDecide,
  typed: readonly LinePriceFormValues[],
): { sums: CartSums; unpriced: number } {
  const totals = items.flatMap((item, index) => {
    const price = typed[index];
    const total = price === undefined ? null : calculatePricedRowTotal(item, price);
    return total === null ? [] : [total];
  });
  return {
    sums: {
      rows: sumRowTotals(totals),
      discount: unconditionalDiscountPct,
      total: calculateOrderTotal(totals, unconditionalDiscountPct),
      weight: sumRowWeights(items.map((item) => item.rowWeight)),
    },
    unpriced: items.length - totals.length,
  };
}
