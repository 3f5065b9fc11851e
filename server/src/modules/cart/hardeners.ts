import { type CartHardener, type ComponentLine, listHardeners } from '@cromia/domain/cart/hardeners';
import { hasHardener } from '@cromia/domain/catalogue/mixing';
import { calculatePackagePrice } from '@cromia/domain/catalogue/pricing';
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

const toSerialKey = ({ productClass, serial }: { productClass: string; serial: string }) =>
  `${productClass}-${serial}`;

/**
 * Selects for each serial the packages that the customer can order. If there are none, it selects all packages, because
 * the customer can request an offer for them.
 */
function selectOfferedPackages(products: readonly SellableProduct[]): SellableProduct[] {
  const productsBySerial = Map.groupBy(products, ({ productCode }) => toSerialKey(productCode));
  return [...productsBySerial.values()].flatMap((packages) => {
    const orderable = packages.filter(
      (product) => deriveProductStatus(product) === 'AVAILABLE' && product.pricesAndDiscounts !== null,
    );
    return orderable.length > 0 ? orderable : packages;
  });
}

/** The customer's price of one package; null if not assigned. */
function findPackagePrice({ pricesAndDiscounts, unitQty }: SellableProduct): number | null {
  const unitPrice = pricesAndDiscounts?.finalUnitPrice ?? null;
  return unitPrice === null ? null : calculatePackagePrice(unitPrice, unitQty);
}

/** The hardeners that products in the caller's cart need. */
export async function readHardeners(
  db: Connection,
  viewer: Viewer,
  customer: ActingCustomer,
): Promise<CartHardener[]> {
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
  const mixingBySerial = new Map(
    (await listMixing(db, serials)).map((row) => [toSerialKey(row), row.mixing]),
  );
  const lines = rows.flatMap(({ productId }): ComponentLine[] => {
    const product = products.get(productId);
    if (!product) return [];
    const mixing = mixingBySerial.get(toSerialKey(product.productCode)) ?? null;
    return [{ ...product, mixing: hasHardener(mixing) ? mixing : null }];
  });
  const hardeners = lines.flatMap(({ productCode: { productClass }, mixing }) =>
    mixing === null ? [] : [{ productClass, serial: mixing.hardenerSerial }],
  );
  if (hardeners.length === 0) return [];
  const descriptions = new Map(
    (await listMixing(db, hardeners)).map((row) => [toSerialKey(row), row.shortDescription]),
  );
  const soldProducts = await readSellableProducts(db, customer, await listSoldProductIds(db, hardeners));
  const offered = selectOfferedPackages(soldProducts).map((product) => ({
    ...product,
    price: findPackagePrice(product),
  }));
  return listHardeners(lines, offered).map((hardener) => ({
    ...hardener,
    description: descriptions.get(toSerialKey(hardener)) ?? {},
  }));
}
