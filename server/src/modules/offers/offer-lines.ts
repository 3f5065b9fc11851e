import { findOfferLineError } from '@cromia/domain/checkout/order';
import type { Transaction } from '../../platform/database/connection.ts';
import { refuseLinesWithFirstError } from '../../platform/problem.ts';
import { readSellableProducts, type SellableProduct } from '../catalogue/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import type { OfferItemRow } from './offer-queries.ts';

/** A line of an offer with its product as currently stored. */
interface OfferLine {
  product: SellableProduct | undefined;
  quantity: number;
}

function errorOf({ product, quantity }: OfferLine) {
  return product ? findOfferLineError({ ...product, quantity }) : 'ProductNotAvailable';
}

/**
 * Checks that the products of an offer are sold and that the quantities are valid (section 5).
 * @throws Problem ProductNotAvailable, ProductOnRequestOnly, IllegalItemQuantity with the lines
 */
export function refuseOfferLines(lines: readonly OfferLine[]): void {
  refuseLinesWithFirstError(
    lines,
    errorOf,
    (line, index) => `items.${index}.${errorOf(line) === 'IllegalItemQuantity' ? 'quantity' : 'productCode'}`,
  );
}

/** Checks stored lines of an offer against the current products. @throws Problem as `refuseOfferLines` */
export async function refuseStoredOfferLines(
  trx: Transaction,
  customer: ActingCustomer,
  items: readonly OfferItemRow[],
): Promise<void> {
  const ids = [...new Set(items.map(({ productId }) => productId))];
  const products = new Map(
    (await readSellableProducts(trx, customer, ids)).map((product) => [product.id, product]),
  );
  refuseOfferLines(items.map(({ productId, quantity }) => ({ product: products.get(productId), quantity })));
}
