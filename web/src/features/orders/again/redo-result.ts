import type { Cart, CartChange, CartItem } from '@cromia/domain/cart/cart-items';
import { type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import { findLineBlocker, hasPrice } from '@cromia/domain/checkout/order';
import type { Address } from '@cromia/domain/customers/customer';
import type { DisplayedCartChange } from '../../cart';

/** The result of repeating an order. */
export interface RedoResult {
  /** Lines of the cart that can be ordered now. */
  lines: CartItem[];
  /** Changes since the order, each once. */
  left: DisplayedCartChange[];
  /** Percent, of the cart as a whole. */
  overallDiscount: number;
  /** Code of the address that the order went to; null where it had none. */
  address: string | null;
}

/** The order being repeated. */
interface Ordered {
  items: readonly { productCode: ProductCode }[];
  address: Pick<Address, 'code'> | null;
}

/** A quantity rounded up to today's multiplier is reported as a change. */
function asShown({ productCode, code, was, is }: CartChange): DisplayedCartChange {
  const isRounded = code === 'IllegalItemQuantity' && typeof was === 'number' && typeof is === 'number';
  return { productCode, code: isRounded ? 'quantity' : code, was, is };
}

/**
 * The part of a cart that belongs to the repeated order: lines that can be ordered, and changes. Other lines of the
 * cart are left out.
 */
export function toRedoResult(cart: Cart, { items, address }: Ordered): RedoResult {
  const keys = new Set(items.map(({ productCode }) => toProductKey(productCode)));
  const isOfOrder = ({ productCode }: { productCode: ProductCode }) => keys.has(toProductKey(productCode));
  const told = new Map(
    (cart.changes ?? [])
      .filter(isOfOrder)
      .map((change) => [`${toProductKey(change.productCode)} ${change.code}`, asShown(change)]),
  );
  return {
    lines: cart.items.filter((line) => isOfOrder(line) && hasPrice(line) && findLineBlocker(line) === null),
    left: [...told.values()],
    overallDiscount: cart.overallDiscount,
    address: address?.code ?? null,
  };
}
