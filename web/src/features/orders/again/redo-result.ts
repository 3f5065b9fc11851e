import type { Cart, CartChange, CartItem } from '@cromia/domain/cart/cart-items';
import { type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import { findLineBlocker, hasPrice } from '@cromia/domain/checkout/order';
import type { Address } from '@cromia/domain/customers/customer';
import type { DisplayedCartChange } from '../../cart';

/** The result of repeating an order. */
export interface RedoResult {
  /** Lines of the cart that can be ordered now. */
  lines: CartItem[];
  /** The changes since the order, without duplicates. */
  unavailable: DisplayedCartChange[];
  /** The discount of the cart, percent. */
  overallDiscount: number;
  /** Code of the shipping address of the order; null for none. */
  address: string | null;
}

/** The order to repeat. */
interface RepeatedOrder {
  items: readonly { productCode: ProductCode }[];
  address: Pick<Address, 'code'> | null;
}

/** Converts a change for display: a quantity rounded up to the current multiplier becomes a quantity change. */
function toDisplayedChange({ productCode, code, was, is }: CartChange): DisplayedCartChange {
  const isRounded = code === 'IllegalItemQuantity' && typeof was === 'number' && typeof is === 'number';
  return { productCode, code: isRounded ? 'quantity' : code, was, is };
}

/**
 * The part of a cart that belongs to the repeated order: its orderable lines and its changes, without other lines of the
 * cart.
 */
export function toRedoResult(cart: Cart, { items, address }: RepeatedOrder): RedoResult {
  const keys = new Set(items.map(({ productCode }) => toProductKey(productCode)));
  const isInOrder = ({ productCode }: { productCode: ProductCode }) => keys.has(toProductKey(productCode));
  const changes = new Map(
    (cart.changes ?? [])
      .filter(isInOrder)
      .map((change) => [`${toProductKey(change.productCode)} ${change.code}`, toDisplayedChange(change)]),
  );
  return {
    lines: cart.items.filter((line) => isInOrder(line) && hasPrice(line) && findLineBlocker(line) === null),
    unavailable: [...changes.values()],
    overallDiscount: cart.overallDiscount,
    address: address?.code ?? null,
  };
}
