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
  /** The lines that can still be ordered, as they are now. */
  lines: CartItem[];
  /** Differences from what was shown. */
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

function changesOf(shown: CartItem, now: CartItem, blockerOf: FindBlocker): DisplayedCartChange[] {
  const { productCode } = now;
  const changes: DisplayedCartChange[] = findLineChanges(shown, now).map((change) => ({
    productCode,
    ...change,
  }));
  if (shown.quantity !== now.quantity) {
    changes.push({ productCode, code: 'quantity', was: shown.quantity, is: now.quantity });
  }
  const blocker = blockerOf(now);
  if (blocker !== null && !changes.some(({ code }) => code === blocker)) {
    changes.push({ productCode, code: blocker, was: null, is: null });
  }
  return changes;
}

/**
 * Updates the lines of a checkout from the fresh cart after a refusal: current prices and quantities, without lines
 * that have left the cart or can no longer be ordered.
 */
export function refreshLines(shown: readonly CartItem[], cart: Cart, blockerOf: FindBlocker): RefreshedLines {
  const nowByProduct = new Map(cart.items.map((item) => [toProductKey(item.productCode), item]));
  const lines: CartItem[] = [];
  const changes: DisplayedCartChange[] = [];
  for (const line of shown) {
    const now = nowByProduct.get(toProductKey(line.productCode));
    if (now === undefined) {
      changes.push({ productCode: line.productCode, code: 'gone', was: null, is: null });
      continue;
    }
    changes.push(...changesOf(line, now, blockerOf));
    if (blockerOf(now) === null) lines.push(now);
  }
  return { lines, changes };
}
