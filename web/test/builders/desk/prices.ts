import type { PricedProduct, PriceGrid } from '@cromia/domain/prices/price-grid';

/** A product of F120 with a price in the list RIV. */
export function aPricedProduct(pkg: string, overrides: Partial<PricedProduct> = {}): PricedProduct {
  return {
    productCode: { productClass: '3', serial: 'F120', color: '7035', pkg },
    um: 'kg',
    qta: Number.parseInt(pkg, 10),
    status: 'A',
    colorDescription: { it: 'Grigio luce' },
    hex: '#C5C7C4',
    inStock: true,
    availableOn: null,
    waitingCustomers: 0,
    prices: { RIV: 10 },
    agreed: null,
    ...overrides,
  };
}

/** The prices of a serial with the packagings 5, 10 and 25. */
export function aPriceGrid(overrides: Partial<PriceGrid> = {}): PriceGrid {
  return {
    version: 'v1',
    brand: 'Ferrocrom',
    shortDescription: { it: 'Primer epossidico 2K' },
    customer: null,
    rows: ['5', '10', '25'].map((pkg) => aPricedProduct(pkg)),
    ...overrides,
  };
}
