import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { aCartItem } from './cart';

/** A product code by what pages show of it. */
export function aProductCode(shown: string): ProductCode {
  const [serial = '', color = '', pkg = ''] = shown.split('-');
  return { productClass: '3', serial, color, pkg };
}

/** What a line of a request, an order or an offer says of its product. */
export function aProductLine(shown: string) {
  const { description, colorDescription, hex, brand, um, unitQty, plo } = aCartItem();
  return { productCode: aProductCode(shown), description, colorDescription, hex, brand, um, unitQty, plo };
}
