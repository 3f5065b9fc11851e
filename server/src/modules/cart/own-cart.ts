import type { Cart } from '@cromia/domain/cart/cart-items';
import { calculateTransport } from '@cromia/domain/hazards/transport/calculate-transport';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection, Transaction } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import { readSellableProducts, type SellableProduct } from '../catalogue/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { readAssessedLoad } from '../hazards/index.ts';
import {
  type CartOwner,
  findCart,
  insertCart,
  listCartLines,
  lockCart,
  readCartSize,
  selectCartPackages,
  setCartDirty,
} from './cart-queries.ts';
import { createUnstoredCart, deriveCartId, toCartResponse, toDisplayedLines } from './cart-response.ts';
import { findSuccessors } from './successors.ts';

const NO_LINES = { items: [], changes: [] };

/** The owner of the cart: the caller, together with the customer they act for. */
export function toCartOwner(viewer: Viewer, customer: ActingCustomer): CartOwner {
  return { customerId: customer.id, userId: viewer.userId };
}

/**
 * The caller's cart for a customer, or an empty cart that is not stored. The number of statements does not depend on
 * the number of lines. If the response contains changes, the cart is marked as dirty (section 4, "Cart feedback"), so
 * that `updateCart` can acknowledge them.
 * @param productIds restricts the lines to these products; null for all
 */
export async function readCart(
  db: Connection,
  viewer: Viewer,
  customer: ActingCustomer,
  productIds: readonly number[] | null = null,
): Promise<Cart> {
  const owner = toCartOwner(viewer, customer);
  const cart = await findCart(db, owner);
  if (!cart) {
    const unstored = { ...createUnstoredCart(owner), transport: calculateTransport([]) };
    return toCartResponse(viewer, customer, unstored, NO_LINES, 0);
  }
  const lines = await listCartLines(db, cart.id, customer.id, productIds);
  const itemCount = productIds === null ? lines.length : (await readCartSize(db, cart.id)).lines;
  const products = await findProductsById(
    db,
    customer,
    lines.map((line) => line.productId),
  );
  const successors = await findSuccessors(db, customer, [...products.values()]);
  const load = await readAssessedLoad(db, selectCartPackages(cart.id));
  const displayed = toDisplayedLines(viewer, lines, { products, successors, load });
  const { transport } = load;
  const response = toCartResponse(viewer, customer, { ...cart, transport }, displayed, itemCount);
  if (response.isDirty && !cart.isDirty) await setCartDirty(db, cart.id, true);
  return response;
}

/** Products by their internal ids, priced for a customer. */
export async function findProductsById(
  db: Connection,
  customer: ActingCustomer,
  ids: readonly number[],
): Promise<Map<number, SellableProduct>> {
  const products = ids.length > 0 ? await readSellableProducts(db, customer, ids) : [];
  return new Map(products.map((product) => [product.id, product]));
}

/** Locks the caller's cart and creates it if needed. @returns its id */
export async function lockOwnCart(trx: Transaction, owner: CartOwner): Promise<string> {
  const cart = await lockCart(trx, owner);
  if (cart) return cart.id;
  await insertCart(trx, { ...owner, id: deriveCartId(owner) });
  const created = await lockCart(trx, owner);
  if (!created) throw new Problem('Conflict');
  return created.id;
}
