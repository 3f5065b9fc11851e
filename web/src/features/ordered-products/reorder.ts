import { roundUpToMultiplier } from '@cromia/domain/cart/quantity';
import type { OrderedProduct } from '@cromia/domain/catalogue/ordered-product';
import { rowsTotal, rowTotal } from '@cromia/domain/catalogue/pricing';
import { type ProductCode, productKey } from '@cromia/domain/catalogue/product-code';
import { hasPrice } from '@cromia/domain/checkout/order';

/** Packages set per product, null for what is no quantity; products that are not here stand at their least. */
export type Quantities = Readonly<Record<string, number | null>>;

/** Packages of a product for the cart: those that were set, else the least (section 5); null for no quantity. */
export function quantityOf(quantities: Quantities, { id, qtyPkgMultiplier }: OrderedProduct): number | null {
  const set = quantities[productKey(id)];
  return set === null ? null : roundUpToMultiplier(set ?? 0, qtyPkgMultiplier);
}

/** EUR for one unit of measure; null when no price is assigned, which one of zero is not either. */
export function priceOf({ pricesAndDiscounts }: OrderedProduct): number | null {
  const finalUnitPrice = pricesAndDiscounts?.finalUnitPrice ?? null;
  return hasPrice({ finalUnitPrice }) ? finalUnitPrice : null;
}

/** What so many packages cost in EUR; null without a price. */
export function costOf(product: OrderedProduct, quantity: number | null): number | null {
  const price = priceOf(product);
  return price === null || quantity === null ? null : rowTotal(price, product.unitQty, quantity);
}

/** What some products cost together in EUR, those without a price left out. */
export function costOfAll(products: readonly OrderedProduct[], quantities: Quantities): number {
  return rowsTotal(products.flatMap((product) => costOf(product, quantityOf(quantities, product)) ?? []));
}

/** Section 4: only what is available can be put into the cart from here. */
export function canReorder({ availability }: OrderedProduct): boolean {
  return availability === 'AVAILABLE';
}

/** The selection with these ids: products that were selected on another page stay as they were seen there. */
export function selectionOf(
  ids: readonly string[],
  before: readonly OrderedProduct[],
  page: readonly OrderedProduct[],
): OrderedProduct[] {
  const known = new Map([...before, ...page].map((product) => [productKey(product.id), product]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** What goes into the cart; null while a quantity among them is none. */
export function cartItemsOf(
  products: readonly OrderedProduct[],
  quantities: Quantities,
): { productCode: ProductCode; quantity: number }[] | null {
  const items = products.flatMap((product) => {
    const quantity = quantityOf(quantities, product);
    return quantity === null ? [] : [{ productCode: product.id, quantity }];
  });
  return items.length === products.length ? items : null;
}
