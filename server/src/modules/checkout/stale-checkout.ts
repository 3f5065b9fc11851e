import type { ErrorCode, FieldError } from '@cromia/domain/errors';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import { findLinesByProduct, readCart, setCartDirty } from '../cart/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import type { ProductLine } from './order-lines.ts';

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
 * The ids of the cart lines of a request; undefined if a line is not in the cart or has another quantity there, because
 * the cart was changed elsewhere (contract, section 2, "Lines of a checkout").
 */
export async function findSelectedLines(
  trx: Transaction,
  cartId: string,
  lines: readonly ProductLine<{ quantity: number }>[],
): Promise<string[] | undefined> {
  const productIds = lines.map(({ product }) => product.id);
  const rows = await findLinesByProduct(trx, cartId, productIds);
  const rowsByProduct = new Map(rows.map((row) => [row.productId, row]));
  const ids = lines.flatMap(({ sent, product }) => {
    const row = rowsByProduct.get(product.id);
    return row?.quantity === sent.quantity ? [row.id] : [];
  });
  return ids.length === lines.length ? ids : undefined;
}
