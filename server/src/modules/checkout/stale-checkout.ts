import type { Cart } from '@cromia/domain/cart/cart';
import type { ErrorCode, FieldError } from '@cromia/domain/errors';
import type { Viewer } from '../../platform/access/access.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findLinesByProduct, readCart, setCartDirty } from '../cart/service.ts';
import { resolveActingCustomer } from '../customers/service.ts';

/** The sent lines are outdated: nothing is stored, and the answer contains the fresh cart. */
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

/** The transaction is rolled back; the mark that the owner has seen the cart's changes must be stored separately. */
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
 * The cart lines of a request. All must exist: a missing one was taken by a concurrent submission. The quantity is the
 * sent one, which the customer saw; the line leaves the cart completely.
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
