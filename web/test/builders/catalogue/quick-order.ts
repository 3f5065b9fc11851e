import type { QuickOrderLine, QuickOrderProduct } from '@cromia/domain/cart/quick-order';
import { aProductLine } from './product-line';

/** A product of a quick order at 10.00 EUR a kilogram, sold in multiples of four. */
export function aQuickProduct(displayedCode: string, quantity = 4): QuickOrderProduct {
  return {
    ...aProductLine(displayedCode),
    qta: 25,
    qtyPkgMultiplier: 4,
    tsc: 'S',
    status: 'A',
    inStock: true,
    availability: 'AVAILABLE',
    productCodeChange: null,
    pricesAndDiscounts: { finalUnitPrice: 10 },
    quantity,
    rowTotal: 250 * quantity,
  };
}

/** A line that can go into the cart as typed. */
export function aQuickLine(line: number, displayedCode: string, quantity = 4): QuickOrderLine {
  return {
    line,
    text: `${displayedCode} ${quantity}`,
    code: null,
    asked: quantity,
    typedQuantity: String(quantity),
    content: null,
    quantityProblem: null,
    product: aQuickProduct(displayedCode, quantity),
    suggestions: [],
  };
}

/** A line that is wrong. */
export function aWrongLine(
  line: number,
  text: string,
  overrides: Partial<QuickOrderLine> = {},
): QuickOrderLine {
  return {
    line,
    text,
    code: 'BadRequest',
    asked: null,
    typedQuantity: '',
    content: null,
    quantityProblem: null,
    product: null,
    suggestions: [],
    ...overrides,
  };
}
