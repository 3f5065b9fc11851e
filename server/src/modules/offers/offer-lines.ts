import { findQuantityLimit } from '@cromia/domain/cart/quantity';
import { findOfferLineError } from '@cromia/domain/checkout/order';
import type { Transaction } from '../../platform/database/connection.ts';
import { rejectLinesWithFirstError } from '../../platform/problem.ts';
import { readSellableProducts, type SellableProduct } from '../catalogue/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import type { OfferItemRow } from './offer-queries.ts';

/** The errors of lines that can no longer be offered. */
export const LINE_ERRORS = ['ProductNotAvailable', 'ProductOnRequestOnly', 'IllegalItemQuantity'] as const;

/** A line of an offer with its product as currently stored. */
interface OfferLine {
  product: SellableProduct | undefined;
  quantity: number;
}

function findLineError({ product, quantity }: OfferLine) {
  return product ? findOfferLineError({ ...product, quantity }) : 'ProductNotAvailable';
}

/**
 * Checks that the products of an offer are sold and that the quantities are valid (section 5).
 * @throws Problem ProductNotAvailable, ProductOnRequestOnly, IllegalItemQuantity with the lines
 */
export function rejectOfferLines(lines: readonly OfferLine[]): void {
  rejectLinesWithFirstError(
    lines,
    findLineError,
    (line, index) =>
      `items.${index}.${findLineError(line) === 'IllegalItemQuantity' ? 'quantity' : 'productCode'}`,
    (line) =>
      findLineError(line) === 'IllegalItemQuantity'
        ? findQuantityLimit(line.product?.qtyPkgMultiplier)
        : undefined,
  );
}

/** Checks stored lines of an offer against the current products. @throws Problem as `rejectOfferLines` */
export async function rejectStoredOfferLines(
  trx: Transaction,
  customer: ActingCustomer,
  items: readonly OfferItemRow[],
): Promise<void> {
  const ids = [...new Set(items.map(({ productId }) => productId))];
  const products = new Map(
    (await readSellableProducts(trx, customer, ids)).map((product) => [product.id, product]),
  );
  rejectOfferLines(items.map(({ productId, quantity }) => ({ product: products.get(productId), quantity })));
}
