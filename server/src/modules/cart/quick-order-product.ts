import type { QuickOrderProduct } from '@cromia/domain/cart/quick-order';
import { calculateRowTotal } from '@cromia/domain/catalogue/pricing';
import { deriveProductStatus } from '@cromia/domain/catalogue/product';
import type { Viewer } from '../../platform/access/viewer.ts';
import { filterPricesForViewer, type SellableProduct } from '../catalogue/index.ts';

/**
 * A product as a viewer may see it, with the total in EUR for a quantity.
 * @param quantity packages, in allowed multiples
 */
export function toQuickOrderProduct(
  viewer: Viewer,
  product: SellableProduct,
  quantity: number,
): QuickOrderProduct {
  const prices = filterPricesForViewer(viewer, product.pricesAndDiscounts);
  const { newSerial, newColor } = product;
  return {
    productCode: product.productCode,
    description: product.description,
    colorDescription: product.colorDescription,
    hex: product.hex,
    brand: product.brand,
    um: product.um,
    qta: product.qta,
    unitQty: product.unitQty,
    plo: product.plo,
    qtyPkgMultiplier: product.qtyPkgMultiplier,
    tsc: product.tsc,
    status: product.status,
    inStock: product.inStock,
    availability: deriveProductStatus(product),
    productCodeChange: newSerial !== null && newColor !== null ? { newSerial, newColor } : null,
    pricesAndDiscounts: prices,
    quantity,
    rowTotal: prices ? calculateRowTotal(prices.finalUnitPrice, product.unitQty, quantity) : null,
  };
}
