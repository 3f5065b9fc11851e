import type { Cart } from '@cromia/domain/cart/cart';
import type { ErrorCode, FieldError } from '@cromia/domain/errors';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import { findLinesByProduct, readCart, setCartDirty } from '../cart/index.ts';
import { resolveActingCustomer } from '../customers/index.ts';

/** The sent lines are outdated. The transaction is rolled back, and the answer contains the updated cart. */
export class StaleCheckoutError extends Error {
  readonly code: ErrorCode;
  readonly cartId: string | null;
  readonly errors: readonly FieldError[];

  constructor(code: ErrorCode, cartId: string | null, errors: readonly FieldError[] = []) {
    super(code);
    this.code = code;
    this.cartId = cartId;
    this.errors = errors;
  }
}

/**
 * The error answer, with the updated cart. The customer sees the changes in it, so the cart is marked as dirty. The
 * rolled-back transaction cannot store that mark.
 */
export async function toStaleProblem(
  db: Database,
  viewer: Viewer,
  customerCode: string | undefined,
  { code, cartId, errors }: StaleCheckoutError,
): Promise<Problem> {
  if (code !== 'Conflict' && cartId !== null) await setCartDirty(db, cartId, true);
  const cart: Cart = await readCart(db, viewer, await resolveActingCustomer(db, viewer, customerCode));
  return new Problem(code, {
    extension: { cart },
    ...(errors.length > 0 ? { errors: [...errors] } : {}),
  });
}

/**
 * The ids of the cart lines of a request. A missing line means that a concurrent submission has taken it. The cart's
 * quantities do not matter: the request has the sent ones, and the lines are removed from the cart completely.
 * @throws StaleCheckoutError
 */
export async function findSelectedLines(
  trx: Transaction,
  cartId: string,
  productIds: readonly number[],
): Promise<string[]> {
  const rows = await findLinesByProduct(trx, cartId, productIds);
  const rowOf = new Map(rows.map((row) => [row.productId, row]));
  return productIds.map((productId) => {
    const row = rowOf.get(productId);
    if (!row) throw new StaleCheckoutError('Conflict', cartId);
    return row.id;
  });
}
