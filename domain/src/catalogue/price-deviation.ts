import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { pricesAndDiscountsSchema } from './product.ts';

/** The fields of a line with the prices that its own price is compared with before a decision. */
export const comparisonShape = {
  today: pricesAndDiscountsSchema
    .nullable()
    .describe("Current price on the customer's terms; null if no price is assigned"),
  lastPaid: z
    .object({
      finalUnitPrice: z.number().describe('Price in EUR for one um'),
      on: z.string().describe('Time of that order (UTC)'),
    })
    .nullable()
    .describe('Price in the last order of this product; null if it was never ordered'),
};

/** The final prices that a price is compared with, EUR for one unit of measure; null where there is none. */
export interface ComparisonPrices {
  /** On the customer's terms of today, or the stored price that an import replaces. */
  terms: number | null;
  /** In the customer's last order of the product. */
  lastPaid: number | null;
}

/** A comparison price from which a price differs by more than the limit. */
export interface PriceDeviation {
  from: keyof ComparisonPrices;
  comparisonPrice: number;
  /** The difference in percent of the comparison price, such as -45. */
  percent: number;
}

const COMPARISONS = ['terms', 'lastPaid'] as const satisfies readonly (keyof ComparisonPrices)[];

/**
 * The comparison prices from which a price differs by more than `LIMITS.priceDeviationPct` percent, and which the desk
 * confirms once before it sends them. A comparison price of 0 is none.
 * @param price final price, EUR for one unit of measure
 */
export function findPriceDeviations(price: number, comparison: ComparisonPrices): PriceDeviation[] {
  return COMPARISONS.flatMap((from): PriceDeviation[] => {
    const comparisonPrice = comparison[from];
    if (comparisonPrice === null || comparisonPrice === 0) return [];
    const percent = new Decimal(price).dividedBy(comparisonPrice).minus(1).times(100);
    const isDeviation = percent.abs().greaterThan(LIMITS.priceDeviationPct);
    return isDeviation ? [{ from, comparisonPrice, percent: percent.toDecimalPlaces(0).toNumber() }] : [];
  });
}

/** The final prices of `comparisonShape`. */
export function toComparisonPrices({
  today,
  lastPaid,
}: z.infer<z.ZodObject<typeof comparisonShape>>): ComparisonPrices {
  return { terms: today?.finalUnitPrice ?? null, lastPaid: lastPaid?.finalUnitPrice ?? null };
}
