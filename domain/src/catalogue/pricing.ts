import { Decimal as DecimalJs } from 'decimal.js';
import { LIMITS } from '../limits.ts';
import { AMOUNT_DECIMALS, PRICE_DECIMALS } from './decimals.ts';

/**
 * Prices, discounts, totals and weights (section 9), in decimal arithmetic. Page, server and imports all use these
 * functions, so their results never differ by a cent. Amounts are EUR, weights kg, percentages such as 12.5. Arguments
 * and results are JSON numbers, converted through their shortest decimal form.
 */

// The precision is far above that of any sum here, so only explicit rounding changes a value.
const Decimal = DecimalJs.clone({ precision: 60, rounding: DecimalJs.ROUND_HALF_UP });

const WEIGHT_DECIMALS = 4;
const DEVIATION_DECIMALS = 1;

/** Factor that remains after a discount. */
function getRemainingFactor(percent: number) {
  return new Decimal(100).minus(percent).dividedBy(100);
}

/**
 * Unit price after both discounts, the second applied to the reduced price, rounded half away from zero to 4 decimals.
 * @param unitPrice EUR for one unit of measure, before discounts
 */
export function calculateFinalUnitPrice(
  unitPrice: number,
  discountPct1: number,
  discountPct2: number,
): number {
  return new Decimal(unitPrice)
    .times(getRemainingFactor(discountPct1))
    .times(getRemainingFactor(discountPct2))
    .toDecimalPlaces(PRICE_DECIMALS)
    .toNumber();
}

/**
 * Total of one line in EUR, rounded half away from zero to 2 decimals before lines are added up.
 * @param price final price of one unit of measure, EUR
 * @param unitQty units of measure in one package
 * @param quantity packages
 */
export function calculateRowTotal(price: number, unitQty: number, quantity: number): number {
  return new Decimal(price).times(unitQty).times(quantity).toDecimalPlaces(AMOUNT_DECIMALS).toNumber();
}

/** Price of one package in EUR: the total of a line with quantity 1. */
export function calculatePackagePrice(price: number, unitQty: number): number {
  return calculateRowTotal(price, unitQty, 1);
}

/** Sum of rounded lines in EUR, before the discount on the whole order. */
export function sumRowTotals(rowTotals: readonly number[]): number {
  return sum(rowTotals).toNumber();
}

/**
 * Total of an order in EUR: the sum of its rounded lines less the customer's unconditional discount when that is
 * above 0, rounded half away from zero to 2 decimals.
 */
export function calculateOrderTotal(rowTotals: readonly number[], unconditionalDiscountPct: number): number {
  const total = sum(rowTotals);
  const discounted =
    unconditionalDiscountPct > 0 ? total.times(getRemainingFactor(unconditionalDiscountPct)) : total;
  return discounted.toDecimalPlaces(AMOUNT_DECIMALS).toNumber();
}

/**
 * Weight of one line in kg.
 * @param quantity packages
 * @param plo gross weight of one package, kg
 */
export function calculateRowWeight(quantity: number, plo: number): number {
  return new Decimal(quantity).times(plo).toDecimalPlaces(WEIGHT_DECIMALS).toNumber();
}

/** Sum of line weights in kg. */
export function sumRowWeights(rowWeights: readonly number[]): number {
  return sum(rowWeights).toDecimalPlaces(WEIGHT_DECIMALS).toNumber();
}

/** Whether two prices are equal at the 4 stored decimals; null equals only null. */
export function isSamePrice(a: number | null, b: number | null): boolean {
  if (a === null || b === null) return a === b;
  return new Decimal(a)
    .toDecimalPlaces(PRICE_DECIMALS)
    .equals(new Decimal(b).toDecimalPlaces(PRICE_DECIMALS));
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, number) => total.plus(number), new Decimal(0));
}

/**
 * How far a price is off the previous one, in percent with one decimal, such as 33.3 or -50. Null without a previous
 * price above zero.
 */
export function calculatePriceDeviation(previous: number | null, price: number): number | null {
  if (previous === null || previous <= 0) return null;
  return new Decimal(price)
    .minus(previous)
    .times(100)
    .dividedBy(previous)
    .toDecimalPlaces(DEVIATION_DECIMALS)
    .toNumber();
}

/** Whether a price is so far off the previous one that it is confirmed first (issue "A day without detours"). */
export function isUnusualPrice(previous: number | null, price: number): boolean {
  if (previous === null || previous <= 0) return false;
  const difference = new Decimal(price).minus(previous).abs();
  return difference.times(100).greaterThan(new Decimal(previous).times(LIMITS.usualPriceDeviationPct));
}
