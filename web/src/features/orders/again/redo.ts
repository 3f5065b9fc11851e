import type { Cart, CartChange, CartItem } from '@cromia/domain/cart/cart';
import { type ProductCode, productKey } from '@cromia/domain/catalogue/product-code';
import { hasPrice, lineBlocker } from '@cromia/domain/checkout/order';
import type { Address } from '@cromia/domain/customers/customer';
import type { ShownChange } from '../../cart';

/** What a repeated order has become. */
export interface Redo {
  /** Lines of the cart that can be ordered now. */
  lines: CartItem[];
  /** What of the order is not as it was, each told once. */
  left: ShownChange[];
  /** Percent, of the cart as a whole. */
  overallDiscount: number;
  /** Code of the address that the order went to; null where it had none. */
  address: string | null;
}

/** What is ordered again. */
interface Ordered {
  items: readonly { productCode: ProductCode }[];
  address: Pick<Address, 'code'> | null;
}

/** A quantity that went up to the multiplier of today is told as such. */
function asShown({ productCode, code, was, is }: CartChange): ShownChange {
  const isRounded = code === 'IllegalItemQuantity' && typeof was === 'number' && typeof is === 'number';
  return { productCode, code: isRounded ? 'quantity' : code, was, is };
}

/**
 * What of a cart belongs to the order that was put back into it: its lines that can be ordered, and what cannot. Other
 * lines of the cart, and what changed on them, stay out of it.
 */
export function redoOf(cart: Cart, { items, address }: Ordered): Redo {
  const keys = new Set(items.map(({ productCode }) => productKey(productCode)));
  const isOfOrder = ({ productCode }: { productCode: ProductCode }) => keys.has(productKey(productCode));
  const told = new Map(
    (cart.changes ?? [])
      .filter(isOfOrder)
      .map((change) => [`${productKey(change.productCode)} ${change.code}`, asShown(change)]),
  );
  return {
    lines: cart.items.filter((line) => isOfOrder(line) && hasPrice(line) && lineBlocker(line) === null),
    left: [...told.values()],
    overallDiscount: cart.overallDiscount,
    address: address?.code ?? null,
  };
}
