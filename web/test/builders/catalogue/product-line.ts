import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { aCartItem } from './cart';

/** A product code from its displayed form. */
export function aProductCode(displayedCode: string): ProductCode {
  const [serial = '', color = '', pkg = ''] = displayedCode.split('-');
  return { productClass: '3', serial, color, pkg };
}

/** The product fields of a line of a request, an order or an offer. */
export function aProductLine(displayedCode: string) {
  const { description, colorDescription, hex, brand, um, qta, unitQty, plo } = aCartItem();
  return {
    productCode: aProductCode(displayedCode),
    description,
    colorDescription,
    hex,
    brand,
    um,
    qta,
    unitQty,
    plo,
  };
}
