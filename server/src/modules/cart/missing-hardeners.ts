import {
  type ComponentLine,
  findMissingHardeners,
  type MissingHardener,
} from '@cromia/domain/cart/missing-hardeners';
import { hasHardener } from '@cromia/domain/catalogue/mixing';
import { deriveProductStatus } from '@cromia/domain/catalogue/product';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Connection } from '../../platform/database/connection.ts';
import {
  listMixing,
  listSoldProductIds,
  readSellableProducts,
  type SellableProduct,
} from '../catalogue/index.ts';
import type { ActingCustomer } from '../customers/index.ts';
import { findCart, listCartLines } from './cart-queries.ts';
import { findProductsById, toCartOwner } from './own-cart.ts';

const keyOf = ({ productClass, serial }: { productClass: string; serial: string }) =>
  `${productClass}-${serial}`;

/**
 * For each serial, the packages that the customer can order now. If there are none, all packages, for which the
 * customer can request an offer.
 */
function offeredPackages(products: readonly SellableProduct[]): SellableProduct[] {
  const bySerial = Map.groupBy(products, ({ productCode }) => keyOf(productCode));
  return [...bySerial.values()].flatMap((packages) => {
    const orderable = packages.filter(
      (product) => deriveProductStatus(product) === 'AVAILABLE' && product.pricesAndDiscounts !== null,
    );
    return orderable.length > 0 ? orderable : packages;
  });
}

/** The hardeners that products in the caller's cart need and that are not in the cart. */
export async function readMissingHardeners(
  db: Connection,
  viewer: Viewer,
  customer: ActingCustomer,
): Promise<MissingHardener[]> {
  const cart = await findCart(db, toCartOwner(viewer, customer));
  if (!cart) return [];
  const rows = await listCartLines(db, cart.id, customer.id, null);
  const products = await findProductsById(
    db,
    customer,
    rows.map(({ productId }) => productId),
  );
  const serials = [...products.values()].map(({ productCode: { productClass, serial } }) => ({
    productClass,
    serial,
  }));
  const mixing = new Map((await listMixing(db, serials)).map((row) => [keyOf(row), row.mixing]));
  const lines = rows.flatMap(({ productId, quantity }): ComponentLine[] => {
    const product = products.get(productId);
    if (!product) return [];
    const mixed = mixing.get(keyOf(product.productCode)) ?? null;
    return [{ ...product, quantity, mixing: hasHardener(mixed) ? mixed : null }];
  });
  const hardeners = lines.flatMap(({ productCode: { productClass }, mixing: mixed }) =>
    mixed === null ? [] : [{ productClass, serial: mixed.hardenerSerial }],
  );
  if (hardeners.length === 0) return [];
  const described = new Map(
    (await listMixing(db, hardeners)).map((row) => [keyOf(row), row.shortDescription]),
  );
  const sold = await readSellableProducts(db, customer, await listSoldProductIds(db, hardeners));
  return findMissingHardeners(lines, offeredPackages(sold)).map((missing) => ({
    ...missing,
    description: described.get(keyOf(missing)) ?? {},
  }));
}
