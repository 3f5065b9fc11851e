import { findCartError } from '@cromia/domain/cart/buying';
import type { NewCartItem } from '@cromia/domain/cart/cart-items';
import { applyDefaultQuantity, checkQuantity } from '@cromia/domain/cart/quantity';
import type { Transaction } from '../../platform/database/connection.ts';
import { Problem, rejectLinesWithFirstError } from '../../platform/problem.ts';
import type { SellableProduct } from '../catalogue/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import type { NewLine } from './cart-queries.ts';
import { toSeenLine } from './cart-response.ts';
import { findProducts } from './products.ts';

/** Throws the error for a cart with too many lines (section 9 limits every list). */
export function rejectTooManyLines(): never {
  throw new Problem('BadRequest', { errors: [{ path: 'items', code: 'invalidLenght' }] });
}

/**
 * The products to add to a cart, each once. Lines without a quantity get the default one (section 5).
 * @param base path of the list in the body, for errors
 * @throws Problem NotFound, ProductNotAvailable, ProductOnRequestOnly, IllegalItemQuantity
 */
export async function resolveWantedLines(
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
  const wanted = items.map(({ quantity }, index) => ({
    product: products[index],
    quantity,
    path: `${base}${index}`,
  }));
  rejectLinesWithFirstError(
    wanted,
    ({ product }) => (product ? null : 'NotFound'),
    ({ path }) => `${path}.productCode`,
  );
  const known = wanted.flatMap(({ product, quantity, path }) =>
    product ? [{ product, quantity: applyDefaultQuantity(quantity, product.qtyPkgMultiplier), path }] : [],
  );
  rejectLinesWithFirstError(
    known,
    ({ product }) => findCartError(product),
    ({ path }) => `${path}.productCode`,
  );
  rejectLinesWithFirstError(
    known,
    ({ product, quantity }) => checkQuantity(quantity, product.qtyPkgMultiplier),
    ({ path }) => `${path}.quantity`,
  );
  const byProduct = new Map<number, (typeof known)[number]>();
  for (const line of known) {
    const twin = byProduct.get(line.product.id);
    byProduct.set(line.product.id, twin ? { ...twin, quantity: twin.quantity + line.quantity } : line);
  }
  return [...byProduct.values()];
}

/** Converts wanted products to lines in the same order. @param after the last sort order that is taken */
export function toNewLines(
  wanted: readonly { product: SellableProduct; quantity: number }[],
  after: number,
): NewLine[] {
  return wanted.map(({ product, quantity }, index) => ({
    ...toSeenLine(product),
    sortOrder: after + index + 1,
    quantity,
  }));
}
