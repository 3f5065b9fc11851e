import { findCartError } from '@cromia/domain/cart/buying';
import type { NewCartItem } from '@cromia/domain/cart/cart-items';
import { applyDefaultQuantity, checkQuantity, findQuantityLimit } from '@cromia/domain/cart/quantity';
import { LIMITS } from '@cromia/domain/limits';
import type { Transaction } from '../../platform/database/connection.ts';
import { rejectLength, rejectLinesWithFirstError } from '../../platform/problem.ts';
import type { SellableProduct } from '../catalogue/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import type { NewLine } from './cart-queries.ts';
import { toSeenLine } from './cart-response.ts';
import { findProducts } from './products.ts';

/** Throws the error for a cart with too many lines (section 9 limits every list). */
export function rejectTooManyLines(): never {
  return rejectLength('items', 'entries', LIMITS.orderLines);
}

/**
 * The products to add to a cart, each once. Lines without a quantity get the default one (section 5).
 * @param base path of the list in the body, used in errors
 * @throws Problem NotFound, ProductNotAvailable, ProductOnRequestOnly, IllegalItemQuantity
 */
export async function resolveRequestedLines(
  trx: Transaction,
  customer: ActingCustomer,
  items: readonly NewCartItem[],
  base: string,
): Promise<{ product: SellableProduct; quantity: number; path: string }[]> {
  const products = await findProducts(
    trx,
    customer,
    items.map(({ productCode }) => productCode),
  );
  const requested = items.map(({ quantity }, index) => ({
    product: products[index],
    quantity,
    path: `${base}${index}`,
  }));
  rejectLinesWithFirstError(
    requested,
    ({ product }) => (product ? null : 'NotFound'),
    ({ path }) => `${path}.productCode`,
  );
  const existing = requested.flatMap(({ product, quantity, path }) =>
    product ? [{ product, quantity: applyDefaultQuantity(quantity, product.qtyPkgMultiplier), path }] : [],
  );
  rejectLinesWithFirstError(
    existing,
    ({ product }) => findCartError(product),
    ({ path }) => `${path}.productCode`,
  );
  rejectLinesWithFirstError(
    existing,
    ({ product, quantity }) => checkQuantity(quantity, product.qtyPkgMultiplier),
    ({ path }) => `${path}.quantity`,
    ({ product }) => findQuantityLimit(product.qtyPkgMultiplier),
  );
  const linesByProduct = new Map<number, (typeof existing)[number]>();
  for (const line of existing) {
    const previous = linesByProduct.get(line.product.id);
    linesByProduct.set(
      line.product.id,
      previous ? { ...previous, quantity: previous.quantity + line.quantity } : line,
    );
  }
  return [...linesByProduct.values()];
}

/** Converts requested products to cart lines in the same order. @param lastSortOrder the highest sort order in use */
export function toNewLines(
  requested: readonly { product: SellableProduct; quantity: number }[],
  lastSortOrder: number,
): NewLine[] {
  return requested.map(({ product, quantity }, index) => ({
    ...toSeenLine(product),
    sortOrder: lastSortOrder + index + 1,
    quantity,
  }));
}
