import type { Cart, NewCartItem, UpdateCart } from '@cromia/domain/cart/cart-items';
import { applyDefaultQuantity, checkQuantity, findQuantityLimit } from '@cromia/domain/cart/quantity';
import { LIMITS } from '@cromia/domain/limits';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { Problem, rejectFields, rejectLinesWithFirstError } from '../../platform/problem.ts';
import type { SellableProduct } from '../catalogue/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { setPreferred } from '../ordered-products/index.ts';
import {
  addLines,
  type CartOwner,
  deleteLines,
  deleteOtherLines,
  findLines,
  lockCart,
  readCartSize,
  type SeenLine,
  setCartDirty,
  storeCartNote,
  updateLines,
  writeLines,
} from './cart-queries.ts';
import { toSeenLine } from './cart-response.ts';
import { findProductsById, lockOwnCart, readCart, toCartOwner } from './own-cart.ts';
import { rejectTooManyLines, resolveRequestedLines, toNewLines } from './requested-lines.ts';
import { rejectUnusualQuantities } from './unusual-quantities.ts';

/** The caller of a cart change, their customer, and the options for the check and the response. */
export interface CartCaller {
  viewer: Viewer;
  customer: ActingCustomer;
  /** Whether the response contains only the changed lines, so that its size does not depend on the cart. */
  isMinimal: boolean;
  /** Whether unusually large quantities are rejected, so that the client can ask the buyer to confirm. */
  rejectsUnusual: boolean;
  /** Runs the change in a transaction; at most once for each idempotency key, where the route takes one. */
  transaction: (change: (trx: Transaction) => Promise<Cart>) => Promise<Cart>;
}

/**
 * Changes a cart in one transaction and returns it after the change.
 * @param change returns the ids of the products whose lines it changed
 */
async function changeCart(
  { viewer, customer, isMinimal, transaction }: CartCaller,
  change: (trx: Transaction, owner: CartOwner) => Promise<number[]>,
): Promise<Cart> {
  return transaction(async (trx) => {
    const changed = await change(trx, toCartOwner(viewer, customer));
    return readCart(trx, viewer, customer, isMinimal ? changed : null);
  });
}

/**
 * Adds products to the cart. If the cart has a line of the product, its quantity is increased, even by concurrent
 * calls. A product that is out of stock is accepted, because the customer can request an offer for it; an order request
 * rejects it.
 * @throws Problem as `resolveRequestedLines` does; IllegalItemQuantity when a sum exceeds the largest quantity;
 * UnusualQuantity if `rejectsUnusual`; BadRequest when the cart is full
 */
export function addToCart(caller: CartCaller, items: readonly NewCartItem[]): Promise<Cart> {
  const { customer } = caller;
  return changeCart(caller, async (trx, owner) => {
    const requested = await resolveRequestedLines(trx, customer, items, '');
    const cartId = await lockOwnCart(trx, owner);
    const { lastSortOrder } = await readCartSize(trx, cartId);
    const stored = await addLines(trx, cartId, toNewLines(requested, lastSortOrder));
    const excessive = new Set(
      stored.filter(({ quantity }) => quantity > LIMITS.itemQuantity).map(({ productId }) => productId),
    );
    rejectLinesWithFirstError(
      requested,
      ({ product }) => (excessive.has(product.id) ? 'IllegalItemQuantity' : null),
      ({ path }) => `${path}.quantity`,
      ({ product }) => findQuantityLimit(product.qtyPkgMultiplier),
    );
    if ((await readCartSize(trx, cartId)).lines > LIMITS.orderLines) rejectTooManyLines();
    if (caller.rejectsUnusual) {
      const totals = new Map(stored.map(({ productId, quantity }) => [productId, quantity]));
      const raised = requested.map(({ product, quantity: addedQuantity, path }) => {
        const quantity = totals.get(product.id) ?? addedQuantity;
        return {
          productId: product.id,
          weight: product.plo,
          previousQuantity: quantity - addedQuantity,
          quantity,
          path: `${path}.quantity`,
        };
      });
      await rejectUnusualQuantities(trx, customer.id, raised);
    }
    return stored.map(({ productId }) => productId);
  });
}

/**
 * Replaces the content of the cart. Products that remain keep their line, and all changes count as acknowledged.
 * @throws Problem as `resolveRequestedLines` does; IllegalItemQuantity when a sum exceeds the largest quantity
 */
export function replaceCart(caller: CartCaller, items: readonly NewCartItem[]): Promise<Cart> {
  const { customer } = caller;
  return changeCart(caller, async (trx, owner) => {
    const requestedLines = await resolveRequestedLines(trx, customer, items, 'items.');
    rejectLinesWithFirstError(
      requestedLines,
      ({ quantity }) => (quantity > LIMITS.itemQuantity ? 'IllegalItemQuantity' : null),
      ({ path }) => `${path}.quantity`,
      ({ product }) => findQuantityLimit(product.qtyPkgMultiplier),
    );
    const cartId = await lockOwnCart(trx, owner);
    await deleteOtherLines(
      trx,
      cartId,
      requestedLines.map(({ product }) => product.id),
    );
    await writeLines(trx, cartId, toNewLines(requestedLines, 0));
    await setCartDirty(trx, cartId, false);
    return requestedLines.map(({ product }) => product.id);
  });
}

/** One line of an update, with its row and its product. */
interface LineUpdate {
  row: SeenLine & { id: string; quantity: number };
  product: SellableProduct;
  /** Null in a line that only sets the preference. */
  quantity: number | null;
  preferred: boolean | undefined;
  path: string;
}

/** Finds the row and the product of each updated line. @throws Problem NotFound for a line that is not in this cart */
async function resolveLineUpdates(
  trx: Transaction,
  customer: ActingCustomer,
  cartId: string | undefined,
  items: UpdateCart['items'],
): Promise<LineUpdate[]> {
  const rows =
    cartId === undefined
      ? []
      : await findLines(
          trx,
          cartId,
          items.map(({ id }) => id),
        );
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const products = await findProductsById(
    trx,
    customer,
    rows.map((row) => row.productId),
  );
  return items.map(({ id, quantity, preferred }, index) => {
    const row = rowsById.get(id.toLowerCase());
    const product = row && products.get(row.productId);
    if (!row || !product) return rejectFields('NotFound', [`items.${index}.id`]);
    const setsOnlyPreference = quantity === undefined && preferred !== undefined;
    return {
      row,
      product,
      quantity: setsOnlyPreference ? null : applyDefaultQuantity(quantity, product.qtyPkgMultiplier),
      preferred,
      path: `items.${index}.quantity`,
    };
  });
}

/** Keeps the last update of each line. */
function keepLastUpdates<Update extends LineUpdate>(updates: readonly Update[]): Update[] {
  return [...new Map(updates.map((update) => [update.row.id, update])).values()];
}

/**
 * Sets quantities and preferences. If the user has seen changes, setting the quantity of a line acknowledges its
 * changes. Changes that the user has not seen remain, and the response contains them. A preference acknowledges
 * nothing.
 * @throws Problem NotFound for a line that is not in this cart; IllegalItemQuantity; UnusualQuantity if
 * `rejectsUnusual`
 */
export function updateCart(caller: CartCaller, items: UpdateCart['items']): Promise<Cart> {
  const { customer } = caller;
  return changeCart(caller, async (trx, owner) => {
    const cart = await lockCart(trx, owner);
    const updates = await resolveLineUpdates(trx, customer, cart?.id, items);
    const quantities = updates.flatMap((update) =>
      update.quantity === null ? [] : [{ ...update, quantity: update.quantity }],
    );
    rejectLinesWithFirstError(
      quantities,
      ({ quantity, product }) => checkQuantity(quantity, product.qtyPkgMultiplier),
      ({ path }) => path,
      ({ product }) => findQuantityLimit(product.qtyPkgMultiplier),
    );
    if (caller.rejectsUnusual) {
      const raised = keepLastUpdates(quantities).map(({ product, row, quantity, path }) => ({
        productId: product.id,
        weight: product.plo,
        previousQuantity: row.quantity,
        quantity,
        path,
      }));
      await rejectUnusualQuantities(trx, customer.id, raised);
    }
    const changed = updates.map(({ product }) => product.id);
    if (!cart) return changed;
    await storePreferences(
      trx,
      customer,
      keepLastUpdates(updates.filter(({ preferred }) => preferred !== undefined)),
    );
    if (quantities.length === 0) return changed;
    await updateLines(
      trx,
      cart.id,
      keepLastUpdates(quantities).map(({ row, product, quantity }) => ({
        ...(cart.isDirty ? toSeenLine(product) : row),
        id: row.id,
        quantity,
      })),
    );
    // `readCart` marks the cart again if changes remain.
    if (cart.isDirty) await setCartDirty(trx, cart.id, false);
    return changed;
  });
}

/** Sets the note for the next order or offer request. */
export function setCartNote(caller: CartCaller, note: string): Promise<Cart> {
  return changeCart(caller, async (trx, owner) => {
    await storeCartNote(trx, await lockOwnCart(trx, owner), note);
    return [];
  });
}

async function storePreferences(
  trx: Transaction,
  customer: ActingCustomer,
  changes: readonly { product: SellableProduct; preferred: boolean | undefined }[],
): Promise<void> {
  for (const preferred of [true, false]) {
    const ids = changes.filter((change) => change.preferred === preferred).map(({ product }) => product.id);
    // Sorts the ids, so that two users of one customer do not deadlock.
    if (ids.length > 0)
      await setPreferred(
        trx,
        customer.id,
        ids.sort((a, b) => a - b),
        preferred,
      );
  }
}

/**
 * Removes lines. Ignores lines that another tab has already removed.
 * @throws Problem NotFound when none of them is in this cart
 */
export function removeFromCart(caller: CartCaller, ids: readonly string[]): Promise<Cart> {
  return changeCart(caller, async (trx, owner) => {
    const cart = await lockCart(trx, owner);
    const removed = cart ? await deleteLines(trx, cart.id, ids) : 0;
    if (!cart || removed === 0) throw new Problem('NotFound');
    // The changes may have been on the removed lines. `readCart` marks the cart again if changes remain.
    if (cart.isDirty) await setCartDirty(trx, cart.id, false);
    return [];
  });
}
