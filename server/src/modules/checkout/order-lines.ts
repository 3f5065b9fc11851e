import { checkQuantity } from '@cromia/domain/cart/quantity';
import {
  calculateOrderTotal,
  calculateRowTotal,
  calculateRowWeight,
  isSamePrice,
  sumRowWeights,
} from '@cromia/domain/catalogue/pricing';
import { pricesAndDiscountsSchema } from '@cromia/domain/catalogue/product';
import { findLineBlocker, hasPrice, type OrderRequestBody } from '@cromia/domain/checkout/order';
import type { ErrorCode, FieldError } from '@cromia/domain/errors';
import { LIMITS } from '@cromia/domain/limits';
import { Problem } from '../../platform/http/problem.ts';
import type { SellableProduct } from '../catalogue/service.ts';
import type { NewOrderRequestItem } from './checkout-queries.ts';

/** Orders store every term of their price. */
const termsSchema = pricesAndDiscountsSchema.required();

type Sent = OrderRequestBody['items'][number];

/** A line as it was sent, beside its product as it stands now. */
export interface ProductLine<T> {
  sent: T;
  product: SellableProduct;
}
export type OrderLine = ProductLine<Sent>;

function currentPrice({ product }: OrderLine): { finalUnitPrice: number | null } {
  return { finalUnitPrice: product.pricesAndDiscounts?.finalUnitPrice ?? null };
}

/** @throws Problem naming some lines by their fields */
export function refuseLines(code: ErrorCode, lines: readonly [index: number, field: string][]): never {
  throw new Problem(code, {
    errors: lines.map(([index, field]) => ({ path: `items.${index}.${field}`, code: 'invalidField' })),
  });
}

/** The products of some lines. @throws Problem NotFound for codes that no product has */
export function findProductLines<T>(
  items: readonly T[],
  products: readonly (SellableProduct | undefined)[],
): ProductLine<T>[] {
  const unknown: [number, string][] = [];
  const lines = items.flatMap((sent, index): ProductLine<T>[] => {
    const product = products[index];
    if (!product) unknown.push([index, 'productCode']);
    return product ? [{ sent, product }] : [];
  });
  if (unknown.length > 0) refuseLines('NotFound', unknown);
  return lines;
}

/** The field errors of the lines that meet a condition. */
function errorsOf(lines: readonly OrderLine[], applies: (line: OrderLine) => boolean, field: string) {
  return lines.flatMap((line, index): FieldError[] =>
    applies(line) ? [{ path: `items.${index}.${field}`, code: 'invalidField' }] : [],
  );
}

/** @throws Problem IllegalItemQuantity naming every line that is off its multiplier (section 5) */
export function refuseIllegalQuantities(lines: readonly OrderLine[]): void {
  const isIllegal = ({ sent, product }: OrderLine) =>
    checkQuantity(sent.quantity, product.qtyPkgMultiplier) !== null;
  const errors = errorsOf(lines, isIllegal, 'quantity');
  if (errors.length > 0) throw new Problem('IllegalItemQuantity', { errors });
}

function blockerOf({ sent, product }: OrderLine): ErrorCode | null {
  const { status, tsc, inStock, qtyPkgMultiplier } = product;
  return findLineBlocker({ status, tsc, inStock, qtyPkgMultiplier, quantity: sent.quantity });
}

/**
 * Section 5, "Order request": every line must be sold, in stock, and not on request only.
 * @returns the first error, with every line that has it; null when no line has one
 */
export function findBlockedLines(
  lines: readonly OrderLine[],
): { code: ErrorCode; errors: readonly FieldError[] } | null {
  const code = lines.map(blockerOf).find((blocker) => blocker !== null);
  if (!code) return null;
  return { code, errors: errorsOf(lines, (line) => blockerOf(line) === code, 'productCode') };
}

/** @throws Problem PriceNotAssigned naming every line without a price above zero (section 5) */
export function refuseUnpricedLines(lines: readonly OrderLine[]): void {
  const errors = errorsOf(lines, (line) => !hasPrice(currentPrice(line)), 'productCode');
  if (errors.length > 0) throw new Problem('PriceNotAssigned', { errors });
}

/** Whether every line costs today what the customer was shown (contract, "Price and stock at checkout"). */
export function arePricesUnchanged(lines: readonly OrderLine[]): boolean {
  return lines.every((line) => isSamePrice(line.sent.finalUnitPrice, currentPrice(line).finalUnitPrice));
}

/**
 * The rows of an order request, from stored prices alone, and its sums.
 * @param unconditionalDiscountPct the customer's discount on a whole order, percent
 * @throws Problem PriceNotAssigned, IllegalItemQuantity when the total or the weight is beyond every order
 */
export function priceOrder(
  lines: readonly OrderLine[],
  unconditionalDiscountPct: number,
): { rows: NewOrderRequestItem[]; total: number; totalWeight: number } {
  const rows = lines.map(({ sent: { quantity }, product }, index): NewOrderRequestItem => {
    if (!product.pricesAndDiscounts) return refuseLines('PriceNotAssigned', [[index, 'productCode']]);
    const prices = termsSchema.parse(product.pricesAndDiscounts);
    return {
      productId: product.id,
      quantity,
      priceListCode: prices.priceListCode,
      unitPrice: prices.unitPrice,
      discountPct1: prices.discountPct1,
      discountPct2: prices.discountPct2,
      finalUnitPrice: prices.finalUnitPrice,
      unitQty: product.unitQty,
      plo: product.plo,
      rowTotal: calculateRowTotal(prices.finalUnitPrice, product.unitQty, quantity),
      rowWeight: calculateRowWeight(quantity, product.plo),
    };
  });
  const rowTotals = rows.map((row) => row.rowTotal);
  const weight = sumRowWeights(rows.map((row) => row.rowWeight));
  if (calculateOrderTotal(rowTotals, 0) > LIMITS.orderTotal || weight > LIMITS.orderWeight) {
    refuseLines('IllegalItemQuantity', [[0, 'quantity']]);
  }
  return {
    rows,
    total: calculateOrderTotal(rowTotals, unconditionalDiscountPct),
    totalWeight: weight,
  };
}
