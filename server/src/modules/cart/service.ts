import type { Cart, NewCartItem, UpdateCart } from '@cromia/domain/cart/cart';
import { applyDefaultQuantity, checkQuantity } from '@cromia/domain/cart/quantity';
import { LIMITS } from '@cromia/domain/limits';
import type { Viewer } from '../../platform/access/access.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { Problem, refuseFields, refuseLinesWithFirstError } from '../../platform/http/problem.ts';
import type { SellableProduct } from '../catalogue/service.ts';
import { type ActingCustomer, resolveActingCustomer } from '../customers/service.ts';
import { setPreferred } from '../ordered-products/service.ts';
import { toSeenLine } from './cart-answer.ts';
import {
  addLines,
  type CartOwner,
  deleteLines,
  deleteOtherLines,
  findLines,
  lockCart,
  readCartExtent,
  type SeenLine,
  setCartDirty,
  storeCartNote,
  updateLines,
  writeLines,
} from './cart-queries.ts';
import { findProductsById, lockOwnCart, readCart, toCartOwner } from './own-cart.ts';
import { refuseUnusualQuantities } from './unusual-quantities.ts';
import { refuseTooManyLines, resolveWantedLines, toNewLines } from './wanted-lines.ts';

export { deleteLines, findLinesByProduct, lockCart, setCartDirty, storeCartNote } from './cart-queries.ts';
export { readCart, toCartOwner } from './own-cart.ts';
export { findProducts } from './products.ts';
export { type OrderedLine, putLinesBack } from './put-back.ts';

/** The caller of a cart change, their customer, and how the change is checked and answered. */
export interface CartCaller {
  viewer: Viewer;
  customerCode: string | undefined;
  /** Whether only the changed lines are answered, so that the size of the cart does not matter. */
  isMinimal: boolean;
  /** Whether quantities far above the usual are refused until the buyer has been asked. */
  refusesUnusual: boolean;
}

/**
 * Changes a cart in one transaction and answers it fresh, as it stands when the change is in.
 * @param change returns the products whose lines it changed
 */
async function changeCart(
  db: Database,
  { viewer, customerCode, isMinimal }: CartCaller,
  change: (trx: Transaction, customer: ActingCustomer, owner: CartOwner) => Promise<number[]>,
): Promise<Cart> {
  return db.transaction().execute(async (trx) => {
    const customer = await resolveActingCustomer(trx, viewer, customerCode);
    const changed = await change(trx, customer, toCartOwner(viewer, customer));
    return readCart(trx, viewer, customer, isMinimal ? changed : null);
  });
}

/**
 * Adds products to the cart; one that is there already adds up, also when two tabs do so at once. A product that is
 * merely out of stock may go in, as an offer can be requested for it; an order request refuses it.
 * @throws Problem as `resolveWantedLines`; IllegalItemQuantity when a sum passes the largest quantity; UnusualQuantity where the
 * caller wants it; BadRequest when full
 */
export function addToCart(db: Database, caller: CartCaller, items: readonly NewCartItem[]): Promise<Cart> {
  return changeCart(db, caller, async (trx, customer, owner) => {
    const wanted = await resolveWantedLines(trx, customer, items, '');
    const cartId = await lockOwnCart(trx, owner);
    const { lastSortOrder } = await readCartExtent(trx, cartId);
    const written = await addLines(trx, cartId, toNewLines(wanted, lastSortOrder));
    const tooMany = new Set(
      written.filter(({ quantity }) => quantity > LIMITS.itemQuantity).map(({ productId }) => productId),
    );
    refuseLinesWithFirstError(
      wanted,
      ({ product }) => (tooMany.has(product.id) ? 'IllegalItemQuantity' : null),
      ({ path }) => `${path}.quantity`,
    );
    if ((await readCartExtent(trx, cartId)).lines > LIMITS.orderLines) refuseTooManyLines();
    if (caller.refusesUnusual) {
      const total = new Map(written.map(({ productId, quantity }) => [productId, quantity]));
      const raised = wanted.map(({ product, quantity: added, path }) => {
        const quantity = total.get(product.id) ?? added;
        return { productId: product.id, before: quantity - added, quantity, path: `${path}.quantity` };
      });
      await refuseUnusualQuantities(trx, customer.id, raised);
    }
    return written.map(({ productId }) => productId);
  });
}

/**
 * Replaces the content of the cart. Products that stay keep their line; all of it counts as shown.
 * @throws Problem as `resolveWantedLines`
 */
export function replaceCart(db: Database, caller: CartCaller, items: readonly NewCartItem[]): Promise<Cart> {
  return changeCart(db, caller, async (trx, customer, owner) => {
    const wanted = await resolveWantedLines(trx, customer, items, 'items.');
    refuseLinesWithFirstError(
      wanted,
      ({ quantity }) => (quantity > LIMITS.itemQuantity ? 'IllegalItemQuantity' : null),
      ({ path }) => `${path}.quantity`,
    );
    const cartId = await lockOwnCart(trx, owner);
    await deleteOtherLines(
      trx,
      cartId,
      wanted.map(({ product }) => product.id),
    );
    await writeLines(trx, cartId, toNewLines(wanted, 0));
    await setCartDirty(trx, cartId, false);
    return wanted.map(({ product }) => product.id);
  });
}

/** One line of an update beside its row and its product. */
interface LineUpdate {
  row: SeenLine & { id: string; quantity: number };
  product: SellableProduct;
  /** Null in a line that only marks a preference: it leaves the quantity alone. */
  quantity: number | null;
  preferred: boolean | undefined;
  path: string;
}

/** What an update says of each line that it names. @throws Problem NotFound for a line that is not in this cart */
async function lineUpdates(
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
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const products = await findProductsById(
    trx,
    customer,
    rows.map((row) => row.productId),
  );
  return items.map(({ id, quantity, preferred }, index) => {
    const row = rowOf.get(id.toLowerCase());
    const product = row && products.get(row.productId);
    if (!row || !product) return refuseFields('NotFound', [`items.${index}.id`]);
    const onlyPreferred = quantity === undefined && preferred !== undefined;
    return {
      row,
      product,
      quantity: onlyPreferred ? null : applyDefaultQuantity(quantity, product.qtyPkgMultiplier),
      preferred,
      path: `items.${index}.quantity`,
    };
  });
}

/** A line named twice gets what was said last. */
function lastOfEach<Update extends LineUpdate>(updates: readonly Update[]): Update[] {
  return [...new Map(updates.map((update) => [update.row.id, update])).values()];
}

/**
 * Sets quantities and preferences. A user who has been told of changes acknowledges them on the lines whose quantity they
 * send; changes that nobody was told of stay and are told by the answer. A preference acknowledges nothing.
 * @throws Problem NotFound for a line that is not in this cart, IllegalItemQuantity, UnusualQuantity where the caller
 * wants it
 */
export function updateCart(db: Database, caller: CartCaller, items: UpdateCart['items']): Promise<Cart> {
  return changeCart(db, caller, async (trx, customer, owner) => {
    const cart = await lockCart(trx, owner);
    const updates = await lineUpdates(trx, customer, cart?.id, items);
    const quantities = updates.flatMap((update) =>
      update.quantity === null ? [] : [{ ...update, quantity: update.quantity }],
    );
    refuseLinesWithFirstError(
      quantities,
      ({ quantity, product }) => checkQuantity(quantity, product.qtyPkgMultiplier),
      ({ path }) => path,
    );
    if (caller.refusesUnusual) {
      const raised = lastOfEach(quantities).map(({ product, row, quantity, path }) => ({
        productId: product.id,
        before: row.quantity,
        quantity,
        path,
      }));
      await refuseUnusualQuantities(trx, customer.id, raised);
    }
    const changed = updates.map(({ product }) => product.id);
    if (!cart) return changed;
    await prefer(trx, customer, lastOfEach(updates.filter(({ preferred }) => preferred !== undefined)));
    if (quantities.length === 0) return changed;
    await updateLines(
      trx,
      cart.id,
      lastOfEach(quantities).map(({ row, product, quantity }) => ({
        ...(cart.isDirty ? toSeenLine(product) : row),
        id: row.id,
        quantity,
      })),
    );
    // The answer marks the cart again when a change is left.
    if (cart.isDirty) await setCartDirty(trx, cart.id, false);
    return changed;
  });
}

/** Sets the note that the next order or offer request carries. */
export function setCartNote(db: Database, caller: CartCaller, note: string): Promise<Cart> {
  return changeCart(db, caller, async (trx, _customer, owner) => {
    await storeCartNote(trx, await lockOwnCart(trx, owner), note);
    return [];
  });
}

async function prefer(
  trx: Transaction,
  customer: ActingCustomer,
  changes: readonly { product: SellableProduct; preferred: boolean | undefined }[],
): Promise<void> {
  for (const preferred of [true, false]) {
    const ids = changes.filter((change) => change.preferred === preferred).map(({ product }) => product.id);
    // In one order for everybody: two users of one customer cannot block one another.
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
 * Removes lines. Some that another tab has removed already do not matter.
 * @throws Problem NotFound when none of them is in this cart
 */
export function removeFromCart(db: Database, caller: CartCaller, ids: readonly string[]): Promise<Cart> {
  return changeCart(db, caller, async (trx, _customer, owner) => {
    const cart = await lockCart(trx, owner);
    const removed = cart ? await deleteLines(trx, cart.id, ids) : 0;
    if (!cart || removed === 0) throw new Problem('NotFound');
    // What had changed may be gone with its line; the answer marks the cart again when a change is left.
    if (cart.isDirty) await setCartDirty(trx, cart.id, false);
    return [];
  });
}
