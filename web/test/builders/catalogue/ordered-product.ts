import type { OrderedProduct } from '@cromia/domain/catalogue/ordered-product';
import { aProductCode, aProductLine } from './product-line';

/** A product ordered before, 12 cans then, that is available today at 10.00 EUR a kilogram. */
export function anOrderedProduct(
  displayedCode = 'F120-7035-25',
  overrides: Partial<OrderedProduct> = {},
): OrderedProduct {
  const { colorDescription, description, hex, brand, um, unitQty, plo } = aProductLine(displayedCode);
  return {
    id: aProductCode(displayedCode),
    brand,
    um,
    qta: 25,
    unitQty,
    qtyPkgMultiplier: 4,
    dna: 1.4,
    plo,
    tsc: 'S',
    status: 'A',
    inStock: true,
    availableOn: null,
    availability: 'AVAILABLE',
    productCodeChange: null,
    preferred: false,
    shortDescription: description,
    colorDescription,
    hex,
    lat: null,
    pricesAndDiscounts: { finalUnitPrice: 10 },
    lastOrderedOn: '2026-10-05T08:00:00.000Z',
    lastQuantity: 12,
    ...overrides,
  };
}
