import { roundUpToMultiplier } from '@cromia/domain/cart/quantity';
import type { OrderedProduct } from '@cromia/domain/catalogue/ordered-product';
import { calculateRowTotal, sumRowTotals } from '@cromia/domain/catalogue/pricing';
import { type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import { hasPrice } from '@cromia/domain/checkout/order';

/** Typed packages by product key; null for an invalid quantity. Products without an entry have their minimum. */
export type ReorderQuantities = Readonly<Record<string, number | null>>;

/** Packages of a product for the cart: the typed quantity, else the minimum (section 5); null for an invalid one. */
export function getQuantity(
  quantities: ReorderQuantities,
  { id, qtyPkgMultiplier }: OrderedProduct,
): number | null {
  const typed = quantities[toProductKey(id)];
  return typed === null ? null : roundUpToMultiplier(typed ?? 0, qtyPkgMultiplier);
}

/** EUR per unit of measure; null without a price, and for a price of zero. */
export function getUnitPrice({ pricesAndDiscounts }: OrderedProduct): number | null {
  const finalUnitPrice = pricesAndDiscounts?.finalUnitPrice ?? null;
  return hasPrice({ finalUnitPrice }) ? finalUnitPrice : null;
}

/** Cost of a quantity in EUR; null without a price. */
export function calculateCost(product: OrderedProduct, quantity: number | null): number | null {
  const price = getUnitPrice(product);
  return price === null || quantity === null ? null : calculateRowTotal(price, product.unitQty, quantity);
}

/** Total cost of some products in EUR, ignoring those without a price. */
export function calculateTotalCost(
  products: readonly OrderedProduct[],
  quantities: ReorderQuantities,
): number {
  return sumRowTotals(
    products.flatMap((product) => calculateCost(product, getQuantity(quantities, product)) ?? []),
  );
}

/** Section 4: only available products can be added to the cart here. */
export function canReorder({ availability }: OrderedProduct): boolean {
  return availability === 'AVAILABLE';
}

/** The selection with these ids; products selected on other pages keep the data of those pages. */
export function toSelection(
  ids: readonly string[],
  selected: readonly OrderedProduct[],
  page: readonly OrderedProduct[],
): OrderedProduct[] {
  const productByKey = new Map([...selected, ...page].map((product) => [toProductKey(product.id), product]));
  return ids.flatMap((id) => productByKey.get(id) ?? []);
}

/** The items for the cart; null while a quantity is invalid. */
export function toCartItems(
  products: readonly OrderedProduct[],
  quantities: ReorderQuantities,
): { productCode: ProductCode; quantity: number }[] | null {
  const items = products.flatMap((product) => {
    const quantity = getQuantity(quantities, product);
    return quantity === null ? [] : [{ productCode: product.id, quantity }];
  });
  return items.length === products.length ? items : null;
}
