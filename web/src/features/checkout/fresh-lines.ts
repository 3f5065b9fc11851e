import { cartError } from '@cromia/domain/cart/buying';
import { type Cart, type CartChangeCode, type CartItem, lineChanges } from '@cromia/domain/cart/cart';
import { checkQuantity } from '@cromia/domain/cart/quantity';
import { productKey } from '@cromia/domain/catalogue/product-code';
import { hasPrice, lineBlocker } from '@cromia/domain/checkout/order';
import type { ShownChange } from '../cart';

export interface FreshLines {
  /** The lines that can still be ordered, as they are now. */
  lines: CartItem[];
  /** What is not as it was shown. */
  changes: ShownChange[];
}

/** What keeps a line out of a checkout; null when nothing does. */
export type BlockerOf = (line: CartItem) => CartChangeCode | null;

/** Of an order: what cannot be had now, and what has no price (section 5). */
export const orderBlockerOf: BlockerOf = (line) =>
  lineBlocker(line) ?? (hasPrice(line) ? null : 'PriceNotAssigned');

/** Of an offer request: what is not sold, and what does not fit its multiplier (section 5). */
export const offerBlockerOf: BlockerOf = (line) =>
  cartError(line) ?? checkQuantity(line.quantity, line.qtyPkgMultiplier);

function changesOf(shown: CartItem, now: CartItem, blockerOf: BlockerOf): ShownChange[] {
  const { productCode } = now;
  const changes: ShownChange[] = lineChanges(shown, now).map((change) => ({ productCode, ...change }));
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
 * The lines of a checkout beside the fresh cart, after the server refused what was shown: prices and quantities as
 * they are now, without what has left the cart or cannot be ordered any more.
 */
export function freshLines(shown: readonly CartItem[], cart: Cart, blockerOf: BlockerOf): FreshLines {
  const nowByProduct = new Map(cart.items.map((item) => [productKey(item.productCode), item]));
  const lines: CartItem[] = [];
  const changes: ShownChange[] = [];
  for (const line of shown) {
    const now = nowByProduct.get(productKey(line.productCode));
    if (now === undefined) {
      changes.push({ productCode: line.productCode, code: 'gone', was: null, is: null });
      continue;
    }
    changes.push(...changesOf(line, now, blockerOf));
    if (blockerOf(now) === null) lines.push(now);
  }
  return { lines, changes };
}
