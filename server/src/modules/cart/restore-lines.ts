import type { Cart, RestoredCartItem } from '@cromia/domain/cart/cart-items';
import { LIMITS } from '@cromia/domain/limits';
import { rejectLinesWithFirstError } from '../../platform/problem.ts';
import { insertRemovedLines, readCartSize } from './cart-queries.ts';
import { toSeenLine } from './cart-response.ts';
import type { CartCaller } from './change-cart.ts';
import { lockOwnCart, readCart, toCartOwner } from './own-cart.ts';
import { findProducts } from './products.ts';
import { rejectTooManyLines } from './requested-lines.ts';

/**
 * Puts removed lines back into the cart, with their quantities and positions. Lines that cannot be ordered return too,
 * since they were in the cart before.
 * @throws Problem NotFound for a product that does not exist; BadRequest when the cart is full
 */
export function restoreLines(caller: CartCaller, items: readonly RestoredCartItem[]): Promise<Cart> {
  const { viewer, customer, isMinimal, transaction } = caller;
  return transaction(async (trx) => {
    const products = await findProducts(
      trx,
      customer,
      items.map(({ productCode }) => productCode),
    );
    rejectLinesWithFirstError(
      items.map((_, index) => ({ product: products[index], path: `${index}.productCode` })),
      ({ product }) => (product ? null : 'NotFound'),
      ({ path }) => path,
    );
    const lines = items.flatMap(({ id, quantity, sortOrder }, index) => {
      const product = products[index];
      return product ? [{ ...toSeenLine(product), id, quantity, sortOrder }] : [];
    });
    // A product is one line.
    const linesByProduct = new Map(lines.map((line) => [line.productId, line]));
    const cartId = await lockOwnCart(trx, toCartOwner(viewer, customer));
    await insertRemovedLines(trx, cartId, [...linesByProduct.values()]);
    if ((await readCartSize(trx, cartId)).lines > LIMITS.orderLines) rejectTooManyLines();
    return readCart(trx, viewer, customer, isMinimal ? [...linesByProduct.keys()] : null);
  });
}
