import { findCartError } from '@cromia/domain/cart/buying';
import {
  type Cart,
  type CartChangeCode,
  type CartItem,
  findLineChanges,
} from '@cromia/domain/cart/cart-items';
import { checkQuantity } from '@cromia/domain/cart/quantity';
import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { findLineBlocker, hasPrice } from '@cromia/domain/checkout/order';
import type { DisplayedCartChange } from '../cart';

export interface RefreshedLines {
  /** The current lines that can still be ordered. */
  lines: CartItem[];
  /** Differences from the displayed lines. */
  changes: DisplayedCartChange[];
}

/** The reason that excludes a line from a checkout; null for none. */
export type FindBlocker = (line: CartItem) => CartChangeCode | null;

/** For an order: products that are unavailable or have no price (section 5). */
export const findOrderBlocker: FindBlocker = (line) =>
  findLineBlocker(line) ?? (hasPrice(line) ? null : 'PriceNotAssigned');

/** For an offer request: products that are not sold, and quantities that do not fit the multiplier (section 5). */
export const findOfferBlocker: FindBlocker = (line) =>
  findCartError(line) ?? checkQuantity(line.quantity, line.qtyPkgMultiplier);

function listChanges(
  displayed: CartItem,
  current: CartItem,
  findBlocker: FindBlocker,
): DisplayedCartChange[] {
  const { productCode } = current;
  const changes: DisplayedCartChange[] = findLineChanges(displayed, current).map((change) => ({
    productCode,
    ...change,
  }));
  if (displayed.quantity !== current.quantity) {
    changes.push({ productCode, code: 'quantity', was: displayed.quantity, is: current.quantity });
  }
  const blocker = findBlocker(current);
  if (blocker !== null && !changes.some(({ code }) => code === blocker)) {
    changes.push({ productCode, code: blocker, was: null, is: null });
  }
  return changes;
}

/**
 * Updates the lines of a checkout from the current cart after a rejection: current prices and quantities, without lines
 * that are no longer in the cart or can no longer be ordered.
 */
export function refreshLines(
  displayed: readonly CartItem[],
  cart: Cart,
  findBlocker: FindBlocker,
): RefreshedLines {
  const currentByProduct = new Map(cart.items.map((item) => [toProductKey(item.productCode), item]));
  const lines: CartItem[] = [];
  const changes: DisplayedCartChange[] = [];
  for (const line of displayed) {
    const current = currentByProduct.get(toProductKey(line.productCode));
    if (current === undefined) {
      changes.push({ productCode: line.productCode, code: 'gone', was: null, is: null });
      continue;
    }
    changes.push(...listChanges(line, current, findBlocker));
    if (findBlocker(current) === null) lines.push(current);
  }
  return { lines, changes };
}
