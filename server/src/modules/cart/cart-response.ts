import { createHash } from 'node:crypto';
import { findCartError } from '@cromia/domain/cart/buying';
import { type Cart, type CartChange, type CartItem, findLineChanges } from '@cromia/domain/cart/cart-items';
import { checkQuantity, roundUpToMultiplier } from '@cromia/domain/cart/quantity';
import { toLineAvailableOn } from '@cromia/domain/catalogue/product';
import { type Hazard, toHazardSummary } from '@cromia/domain/hazards/hazard';
import type { Transport } from '@cromia/domain/hazards/transport/calculate-transport';
import type { Viewer } from '../../platform/access/viewer.ts';
import { filterPricesForViewer, type SellableProduct } from '../catalogue/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import type { AssessedLoad } from '../hazards/index.ts';
import type { CartLineRow, CartOwner, SeenLine } from './cart-queries.ts';
import { toSuccessor } from './successors.ts';

/** The current values of a product, stored for a later comparison. */
export function toSeenLine(product: SellableProduct): SeenLine {
  return {
    productId: product.id,
    seenFinalUnitPrice: product.pricesAndDiscounts?.finalUnitPrice ?? null,
    seenInStock: product.inStock,
    seenStatus: product.status,
  };
}

/**
 * The id of an owner's cart. It is the same before and after the row is inserted, so reading an empty cart writes
 * nothing. It is a hash of random ids, so it cannot be guessed.
 */
export function deriveCartId({ customerId, userId }: CartOwner): string {
  const hex = createHash('sha256').update(`cart:${customerId}:${userId}`).digest('hex');
  // UUID version 8 (RFC 9562) is for custom formats.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** The cart of an owner who has none yet. */
export function createUnstoredCart(owner: CartOwner) {
  return { id: deriveCartId(owner), isDirty: false, note: '' };
}

/** The image of a product. Omits the fields when there is none, because a cart may have a thousand lines. */
function toImageFields({ lat, imageVersion }: SellableProduct): Pick<CartItem, 'lat' | 'imageVersion'> {
  return lat === null || imageVersion === null ? {} : { lat, imageVersion };
}

function toCartItem(
  viewer: Viewer,
  line: CartLineRow,
  product: SellableProduct,
  { successor, hazard }: { successor: SellableProduct | undefined; hazard: Hazard | null },
): CartItem {
  const isBought = findCartError(product) === null;
  const prices = isBought ? filterPricesForViewer(viewer, product.pricesAndDiscounts) : null;
  return {
    id: line.id,
    sortOrder: line.sortOrder,
    productCode: product.productCode,
    description: product.description,
    colorDescription: product.colorDescription,
    hex: product.hex,
    brand: product.brand,
    um: product.um,
    ...toImageFields(product),
    qta: product.qta,
    unitQty: product.unitQty,
    plo: product.plo,
    quantity: line.quantity,
    qtyPkgMultiplier: product.qtyPkgMultiplier,
    tsc: product.tsc,
    status: product.status,
    inStock: product.inStock,
    ...toLineAvailableOn(product),
    preferred: Boolean(line.preferred),
    hazard: toHazardSummary(hazard),
    ...(hazard?.diisocyanates && { diisocyanates: true as const }),
    ...(successor && { successor: toSuccessor(successor, line.quantity) }),
    finalUnitPrice: prices?.finalUnitPrice ?? null,
    unitPrice: prices?.unitPrice,
    priceListCode: prices?.priceListCode,
    discountPct1: prices?.discountPct1,
    discountPct2: prices?.discountPct2,
  };
}

/**
 * The differences between the values that the owner last saw of a line and the current ones, including a quantity that
 * no longer fits the multiplier.
 */
function listChanges(line: CartLineRow, product: SellableProduct): CartChange[] {
  const seen = {
    finalUnitPrice: line.seenFinalUnitPrice,
    inStock: line.seenInStock,
    status: line.seenStatus,
  };
  const current = {
    finalUnitPrice: product.pricesAndDiscounts?.finalUnitPrice ?? null,
    inStock: product.inStock,
    status: product.status,
  };
  const changes = findLineChanges(seen, current);
  const code = checkQuantity(line.quantity, product.qtyPkgMultiplier);
  if (code) {
    changes.push({
      code,
      was: line.quantity,
      is: roundUpToMultiplier(line.quantity, product.qtyPkgMultiplier),
    });
  }
  return changes.map((change) => ({ itemId: line.id, productCode: product.productCode, ...change }));
}

/** Lines as the owner sees them, with the changes since the owner last saw them. */
export interface DisplayedLines {
  items: CartItem[];
  changes: CartChange[];
}

/**
 * Prices the lines at current terms and omits the fields that the viewer may not see. A product that cannot be bought
 * has no price. Lines whose product no longer exists are left out.
 * @param context the products by internal id, those that replace products that are no longer sold by the id of the old
 * one, and the assessments of the cart's products
 */
export function toDisplayedLines(
  viewer: Viewer,
  lines: readonly CartLineRow[],
  {
    products,
    successors,
    load,
  }: {
    products: ReadonlyMap<number, SellableProduct>;
    successors: ReadonlyMap<number, SellableProduct>;
    load: Pick<AssessedLoad, 'products'>;
  },
): DisplayedLines {
  const hazards = new Map(load.products.map(({ productId, hazard }) => [productId, hazard]));
  const displayed: DisplayedLines = { items: [], changes: [] };
  for (const line of lines) {
    const product = products.get(line.productId);
    if (!product) continue;
    displayed.items.push(
      toCartItem(viewer, line, product, {
        successor: successors.get(product.id),
        hazard: hazards.get(product.id) ?? null,
      }),
    );
    displayed.changes.push(...listChanges(line, product));
  }
  return displayed;
}

/**
 * A cart as its owner sees it. It is dirty when there are changes, or when the owner has seen changes and not
 * acknowledged them (section 4, "Cart feedback").
 */
export function toCartResponse(
  viewer: Viewer,
  customer: ActingCustomer,
  cart: { id: string; isDirty: boolean; note: string; transport: Transport },
  { items, changes }: DisplayedLines,
  itemCount: number,
): Cart {
  return {
    id: cart.id,
    customerCode: customer.customerCode,
    username: viewer.username,
    itemCount,
    isDirty: cart.isDirty || changes.length > 0,
    note: cart.note,
    overallDiscount: customer.unconditionalDiscountPct,
    items,
    transport: cart.transport,
    changes,
  };
}
