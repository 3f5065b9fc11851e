import type { Cart, CartChange, CartItem } from '@cromia/domain/cart/cart-items';
import { type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import { findLineBlocker, findOfferLineError, hasPrice } from '@cromia/domain/checkout/order';
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

/** A line of an order or of a request. */
export interface RepeatedLine {
  productCode: ProductCode;
  /** Packages of a request. */
  quantity?: number;
  /** Packages of an order. */
  quantityOrdered?: number;
}

/** The order to repeat. */
interface RepeatedOrder {
  items: readonly RepeatedLine[];
  address: Pick<Address, 'code'> | null;
}

/** Changes of products that are supplied on request: the notes can ask for them. */
const ON_REQUEST: readonly CartChange['code'][] = ['ProductNotInStock', 'ProductOnRequestOnly'];

/** Packages of a product in all lines of the order. */
function sumQuantity(items: readonly RepeatedLine[], code: ProductCode): number {
  return items
    .filter(({ productCode }) => toProductKey(productCode) === toProductKey(code))
    .reduce((sum, { quantity = 0, quantityOrdered = quantity }) => sum + quantityOrdered, 0);
}

/** Converts a change for display: a quantity rounded up to the current multiplier becomes a quantity change. */
function toDisplayedChange(
  { productCode, code, was, is, successor }: CartChange,
  items: readonly RepeatedLine[],
): DisplayedCartChange {
  const isRounded = code === 'IllegalItemQuantity' && typeof was === 'number' && typeof is === 'number';
  const change: DisplayedCartChange = {
    productCode,
    code: isRounded ? 'quantity' : code,
    was,
    is,
    successor,
  };
  const quantity = ON_REQUEST.includes(code) ? sumQuantity(items, productCode) : 0;
  return quantity > 0 ? { ...change, quantity } : change;
}

/**
 * The part of a cart that belongs to the repeated order: its orderable lines and its changes, without other lines of the
 * cart.
 * @param isPossible whether a line can be ordered, or for an offer requested
 */
export function toRedoResult(
  cart: Cart,
  { items, address }: RepeatedOrder,
  isPossible = (line: CartItem) => hasPrice(line) && findLineBlocker(line) === null,
): RedoResult {
  const keys = new Set(items.map(({ productCode }) => toProductKey(productCode)));
  const isInOrder = ({ productCode }: { productCode: ProductCode }) => keys.has(toProductKey(productCode));
  const changes = new Map(
    (cart.changes ?? [])
      .filter(isInOrder)
      .map((change) => [
        `${toProductKey(change.productCode)} ${change.code}`,
        toDisplayedChange(change, items),
      ]),
  );
  return {
    lines: cart.items.filter((line) => isInOrder(line) && isPossible(line)),
    unavailable: [...changes.values()],
    overallDiscount: cart.overallDiscount,
    address: address?.code ?? null,
  };
}

/** Changes that matter to an offer request, which needs neither price nor stock. */
const OFFER_CHANGES: readonly DisplayedCartChange['code'][] = [
  'ProductNotAvailable',
  'ProductOnRequestOnly',
  'quantity',
  'AlreadyInCart',
];

/** The lines of a cart for which an offer can be requested (again), and the changes that matter to it. */
export function toOfferedLines(
  cart: Cart,
  items: readonly RepeatedLine[],
): { lines: CartItem[]; changes: DisplayedCartChange[] } {
  const { lines, unavailable } = toRedoResult(
    cart,
    { items, address: null },
    (line) => findOfferLineError(line) === null,
  );
  return { lines, changes: unavailable.filter(({ code }) => OFFER_CHANGES.includes(code)) };
}
