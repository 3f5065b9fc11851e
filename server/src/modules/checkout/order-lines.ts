import { checkQuantity, findQuantityLimit } from '@cromia/domain/cart/quantity';
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
import { Problem } from '../../platform/problem.ts';
import type { SellableProduct } from '../catalogue/index.ts';
import type { NewOrderRequestItem } from './checkout-queries.ts';

/** Orders store every term of their price. */
const termsSchema = pricesAndDiscountsSchema.required();

type SentItem = OrderRequestBody['items'][number];

/** A sent line with its current product. */
export interface ProductLine<T> {
  sent: T;
  product: SellableProduct;
}
export type OrderLine = ProductLine<SentItem>;

function getCurrentPrice({ product }: OrderLine): { finalUnitPrice: number | null } {
  return { finalUnitPrice: product.pricesAndDiscounts?.finalUnitPrice ?? null };
}

/** Rejects an order. The error names one field of each invalid line. @throws Problem with `code` */
export function rejectLines(code: ErrorCode, lines: readonly [index: number, field: string][]): never {
  throw new Problem(code, {
    errors: lines.map(([index, field]) => ({ path: `items.${index}.${field}`, code: 'invalidField' })),
  });
}

/** Pairs the sent lines with their products. @throws Problem NotFound for codes without a product */
export function findProductLines<T>(
  items: readonly T[],
  products: readonly (SellableProduct | undefined)[],
): ProductLine<T>[] {
  const missing: [number, string][] = [];
  const lines = items.flatMap((sent, index): ProductLine<T>[] => {
    const product = products[index];
    if (!product) missing.push([index, 'productCode']);
    return product ? [{ sent, product }] : [];
  });
  if (missing.length > 0) rejectLines('NotFound', missing);
  return lines;
}

/** The field errors of the lines that meet a condition. */
function listErrors(lines: readonly OrderLine[], applies: (line: OrderLine) => boolean, field: string) {
  return lines.flatMap((line, index): FieldError[] =>
    applies(line) ? [{ path: `items.${index}.${field}`, code: 'invalidField' }] : [],
  );
}

/** Rejects quantities that are not a multiple (section 5). @throws Problem IllegalItemQuantity with the lines */
export function rejectIllegalQuantities(lines: readonly OrderLine[]): void {
  const errors = lines.flatMap(({ sent, product }, index): FieldError[] =>
    checkQuantity(sent.quantity, product.qtyPkgMultiplier) === null
      ? []
      : [
          {
            path: `items.${index}.quantity`,
            code: 'invalidField',
            limit: findQuantityLimit(product.qtyPkgMultiplier),
          },
        ],
  );
  if (errors.length > 0) throw new Problem('IllegalItemQuantity', { errors });
}

function findBlocker({ sent, product }: OrderLine): ErrorCode | null {
  const { status, tsc, inStock, qtyPkgMultiplier } = product;
  return findLineBlocker({ status, tsc, inStock, qtyPkgMultiplier, quantity: sent.quantity });
}

/**
 * Finds lines that cannot be ordered. Every line must be sold, in stock, and not on request only (section 5, "Order
 * request").
 * @returns the code of the first error, with all lines that have the same error; null when all lines can be ordered
 */
export function findBlockedLines(
  lines: readonly OrderLine[],
): { code: ErrorCode; errors: readonly FieldError[] } | null {
  const code = lines.map(findBlocker).find((blocker) => blocker !== null);
  if (!code) return null;
  return { code, errors: listErrors(lines, (line) => findBlocker(line) === code, 'productCode') };
}

/** Rejects lines without a price above zero (section 5). @throws Problem PriceNotAssigned with the lines */
export function rejectUnpricedLines(lines: readonly OrderLine[]): void {
  const errors = listErrors(lines, (line) => !hasPrice(getCurrentPrice(line)), 'productCode');
  if (errors.length > 0) throw new Problem('PriceNotAssigned', { errors });
}

/** Whether every current price equals the one that the customer saw (contract, "Price and stock at checkout"). */
export function arePricesUnchanged(lines: readonly OrderLine[]): boolean {
  return lines.every((line) => isSamePrice(line.sent.finalUnitPrice, getCurrentPrice(line).finalUnitPrice));
}

/**
 * The rows and sums of an order request, computed from stored prices only.
 * @param unconditionalDiscountPct the customer's discount on the whole order, percent
 * @throws Problem PriceNotAssigned; IllegalItemQuantity when the total or the weight exceeds the limit of an order
 */
export function priceOrder(
  lines: readonly OrderLine[],
  unconditionalDiscountPct: number,
): { rows: NewOrderRequestItem[]; total: number; totalWeight: number } {
  const rows = lines.map(({ sent: { quantity }, product }, index): NewOrderRequestItem => {
    if (!product.pricesAndDiscounts) return rejectLines('PriceNotAssigned', [[index, 'productCode']]);
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
    rejectLines('IllegalItemQuantity', [[0, 'quantity']]);
  }
  return {
    rows,
    total: calculateOrderTotal(rowTotals, unconditionalDiscountPct),
    totalWeight: weight,
  };
}
