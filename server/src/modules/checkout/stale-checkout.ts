import type { ErrorCode, FieldError } from '@cromia/domain/errors';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import { findLinesByProduct, readCart, setCartDirty } from '../cart/index.ts';
import type { ActingCustomer } from '../customers/index.ts';

/** The reason why the submitted lines are outdated. */
export interface StaleLines {
  code: ErrorCode;
  errors?: readonly FieldError[];
}

/**
 * Creates the problem for outdated lines, with the updated cart, and marks the cart as dirty, because the customer sees
 * its changes. The caller returns the problem instead of throwing it, so that the mark is stored.
 */
export async function createStaleLinesProblem(
  trx: Transaction,
  { viewer, customer }: { viewer: Viewer; customer: ActingCustomer },
  cartId: string | undefined,
  { code, errors = [] }: StaleLines,
): Promise<Problem> {
  if (code !== 'Conflict' && cartId !== undefined) await setCartDirty(trx, cartId, true);
  const cart = await readCart(trx, viewer, customer);
  return new Problem(code, {
    extension: { cart },
    ...(errors.length > 0 ? { errors: [...errors] } : {}),
  });
}

/**
 * The ids of the cart lines of a request; undefined if a line is missing, because a concurrent submission has removed
 * it. The cart's quantities do not matter: the request stores the submitted ones, and the lines are removed completely.
 */
export async function findSelectedLines(
  trx: Transaction,
  cartId: string,
  productIds: readonly number[],
): Promise<string[] | undefined> {
  const rows = await findLinesByProduct(trx, cartId, productIds);
  const idsByProduct = new Map(rows.map(({ productId, id }) => [productId, id]));
  const ids = productIds.flatMap((productId) => idsByProduct.get(productId) ?? []);
  return ids.length === productIds.length ? ids : undefined;
}
