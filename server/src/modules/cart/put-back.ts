import { findCartError } from '@cromia/domain/cart/buying';
import type { Cart, CartChange, CartItem } from '@cromia/domain/cart/cart-items';
import { roundUpToMultiplier } from '@cromia/domain/cart/quantity';
import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { hasPrice } from '@cromia/domain/checkout/order';
import { LIMITS } from '@cromia/domain/limits';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { Problem } from '../../platform/problem.ts';
import type { SellableProduct } from '../catalogue/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { addLines, type NewLine, raiseQuantities, readCartSize } from './cart-queries.ts';
import { findProductsById, lockOwnCart, readCart, toCartOwner } from './own-cart.ts';
import { rejectTooManyLines, toNewLines } from './requested-lines.ts';
import { findSuccessors, toSuccessor } from './successors.ts';

/** A product of a past order or offer, or of a shopping list. The price is in EUR per unit of measure; null when it does not matter. */
export interface OrderedLine {
  productId: number;
  quantity: number;
  finalUnitPrice: number | null;
}

type Change = Omit<CartChange, 'itemId' | 'productCode'>;

/** The changes since the order: why the same line cannot be ordered again, its successor, and what costs more. */
function findChanges(
  { quantity, finalUnitPrice }: OrderedLine,
  product: SellableProduct,
  successor: SellableProduct | undefined,
): Change[] {
  const error = findCartError(product);
  if (error) {
    const change = { code: error, was: null, is: product.status };
    return [successor === undefined ? change : { ...change, successor: toSuccessor(successor, quantity) }];
  }
  const changes: Change[] = [];
  if (!product.inStock) changes.push({ code: 'ProductNotInStock', was: true, is: false });
  const price = product.pricesAndDiscounts?.finalUnitPrice ?? null;
  if (finalUnitPrice !== null && !hasPrice({ finalUnitPrice: price })) {
    changes.push({ code: 'PriceNotAssigned', was: finalUnitPrice, is: price });
  } else if (finalUnitPrice !== null && price !== null && price > finalUnitPrice) {
    changes.push({ code: 'PriceChanged', was: finalUnitPrice, is: price });
  }
  const rounded = roundUpToMultiplier(quantity, product.qtyPkgMultiplier);
  if (rounded !== quantity) changes.push({ code: 'IllegalItemQuantity', was: quantity, is: rounded });
  return changes;
}

/** Sums the quantities per product, because an order may contain a product twice. */
function sumQuantities(ordered: readonly OrderedLine[]): OrderedLine[] {
  const linesByProduct = new Map<number, OrderedLine>();
  for (const line of ordered) {
    const { quantity = 0 } = linesByProduct.get(line.productId) ?? {};
    linesByProduct.set(line.productId, { ...line, quantity: quantity + line.quantity });
  }
  return [...linesByProduct.values()];
}

/** The reported changes of a line, including a larger quantity that was already in the cart. */
function listReportedChanges(
  item: CartItem | undefined,
  { quantity }: OrderedLine,
  changes: readonly Change[],
): Change[] {
  const requestedQuantity = Math.max(quantity, roundUpToMultiplier(quantity, item?.qtyPkgMultiplier ?? 1));
  if (!item || item.quantity <= requestedQuantity) return [...changes];
  const otherChanges = changes.filter(({ code }) => code !== 'IllegalItemQuantity');
  return [...otherChanges, { code: 'AlreadyInCart', was: quantity, is: item.quantity }];
}

/**
 * Puts lines of an order back into the caller's cart (contract, section 6, "redo"), rounded up to today's multipliers.
 * Lines that can no longer be ordered are reported in `changes`, without an item if they cannot be in a cart at all.
 * For a product already in the cart, the larger quantity remains and is reported, because the call is a GET and may be
 * repeated.
 * @throws Problem BadRequest when the cart has no room for them
 */
export function putLinesBack(
  trx: Transaction,
  viewer: Viewer,
  customer: ActingCustomer,
  ordered: readonly OrderedLine[],
): Promise<Cart> {
  return putLines(trx, { viewer, customer }, ordered, 'RAISE');
}

/**
 * Adds lines to the caller's cart like `putLinesBack`, but a product already in the cart gets the sum of the quantities,
 * because the call is a POST.
 * @throws Problem BadRequest when the cart has no room for them; IllegalItemQuantity when a sum is too large
 */
export function addOrderableLines(
  trx: Transaction,
  viewer: Viewer,
  customer: ActingCustomer,
  lines: readonly OrderedLine[],
): Promise<Cart> {
  return putLines(trx, { viewer, customer }, lines, 'ADD');
}

/** Stores lines in a cart; a product already in it gets the larger quantity, or the sum. */
async function storeLines(
  trx: Transaction,
  cartId: string,
  lines: readonly NewLine[],
  mode: 'RAISE' | 'ADD',
): Promise<void> {
  if (mode === 'RAISE') return raiseQuantities(trx, cartId, lines);
  const stored = await addLines(trx, cartId, lines);
  if (stored.some(({ quantity }) => quantity > LIMITS.itemQuantity)) throw new Problem('IllegalItemQuantity');
}

/** Puts those lines into the caller's cart that can be ordered, and reports the others. */
async function putLines(
  trx: Transaction,
  { viewer, customer }: { viewer: Viewer; customer: ActingCustomer },
  ordered: readonly OrderedLine[],
  mode: 'RAISE' | 'ADD',
): Promise<Cart> {
  const products = await findProductsById(
    trx,
    customer,
    ordered.map(({ productId }) => productId),
  );
  const successors = await findSuccessors(trx, customer, [...products.values()]);
  const lines = sumQuantities(ordered).flatMap((line) => {
    const product = products.get(line.productId);
    return product
      ? [{ product, changes: findChanges(line, product, successors.get(product.id)), line }]
      : [];
  });
  const orderable = lines
    .filter(({ product }) => findCartError(product) === null)
    .map(({ product, line }) => ({
      product,
      quantity: roundUpToMultiplier(line.quantity, product.qtyPkgMultiplier),
    }));
  if (orderable.length > 0) {
    const cartId = await lockOwnCart(trx, toCartOwner(viewer, customer));
    const { lastSortOrder } = await readCartSize(trx, cartId);
    await storeLines(trx, cartId, toNewLines(orderable, lastSortOrder), mode);
    if ((await readCartSize(trx, cartId)).lines > LIMITS.orderLines) rejectTooManyLines();
  }
  const cart = await readCart(trx, viewer, customer);
  const itemsByProduct = new Map(cart.items.map((item) => [toProductKey(item.productCode), item]));
  const reported = lines.flatMap(({ product: { productCode }, changes, line }) => {
    const item = itemsByProduct.get(toProductKey(productCode));
    const reportedChanges = mode === 'RAISE' ? listReportedChanges(item, line, changes) : changes;
    return reportedChanges.map(
      (change): CartChange => ({ itemId: item?.id ?? null, productCode, ...change }),
    );
  });
  return { ...cart, changes: [...(cart.changes ?? []), ...reported] };
}
