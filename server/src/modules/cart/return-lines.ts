import { LIMITS } from '@cromia/domain/limits';
import type { Transaction } from '../../platform/database/connection.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { addLines, type CartOwner, findLinesByProduct, readCartSize } from './cart-queries.ts';
import { findProductsById, lockOwnCart } from './own-cart.ts';
import { toNewLines } from './requested-lines.ts';

/**
 * Returns lines that had left a user's cart, such as those of a rejected approval. Quantities add up with what the cart
 * contains by now. Lines that can no longer be ordered return too, since they were in the cart before; the cart shows
 * why. Lines for which a full cart has no room are left out.
 * @returns how many lines were returned
 */
export async function returnLines(
  trx: Transaction,
  owner: CartOwner,
  customer: ActingCustomer,
  lines: readonly { productId: number; quantity: number }[],
): Promise<number> {
  const ids = lines.map(({ productId }) => productId);
  const cartId = await lockOwnCart(trx, owner);
  const products = await findProductsById(trx, customer, ids);
  const present = new Map(
    (await findLinesByProduct(trx, cartId, ids)).map(({ productId, quantity }) => [productId, quantity]),
  );
  const size = await readCartSize(trx, cartId);
  let room = LIMITS.orderLines - size.lines;
  const returned = lines.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    const presentQuantity = present.get(productId);
    if (!product || (presentQuantity === undefined && room <= 0)) return [];
    if (presentQuantity === undefined) room -= 1;
    return [{ product, quantity: Math.min(quantity, LIMITS.itemQuantity - (presentQuantity ?? 0)) }];
  });
  if (returned.length > 0) await addLines(trx, cartId, toNewLines(returned, size.lastSortOrder));
  return returned.length;
}
