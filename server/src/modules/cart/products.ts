import { type ProductCode, toProductKey } from '@cromia/domain/catalogue/product-code';
import type { Connection } from '../../platform/database/connection.ts';
import { findProductIds, readSellableProducts, type SellableProduct } from '../catalogue/index.ts';
import type { ActingCustomer } from '../customers/index.ts';

/**
 * The products with these codes, priced for a customer, in the order of the codes; undefined for a code without a
 * product.
 */
export async function findProducts(
  db: Connection,
  customer: ActingCustomer,
  codes: readonly ProductCode[],
): Promise<(SellableProduct | undefined)[]> {
  if (codes.length === 0) return [];
  const ids = await findProductIds(db, codes);
  const products = await readSellableProducts(db, customer, ids);
  const productsByCode = new Map(products.map((product) => [toProductKey(product.productCode), product]));
  return codes.map((code) => productsByCode.get(toProductKey(code)));
}
