import type { Cart, CartItem } from '@cromia/domain/cart/cart-items';
import { calculateTransport } from '@cromia/domain/hazards/transport/calculate-transport';

/** A line of 4 cans of 25 kg at 10.00 EUR a kilogram, in stock. */
export function aCartItem(overrides: Partial<CartItem> = {}): CartItem {
  const sortOrder = overrides.sortOrder ?? 1;
  return {
    id: `line-${sortOrder}`,
    sortOrder,
    productCode: { productClass: '3', serial: 'F120', color: '7035', pkg: '25' },
    description: { it: 'Primer epossidico 2K', en: 'Epoxy primer 2K', de: 'Epoxidgrundierung 2K' },
    colorDescription: { it: 'Grigio luce', en: 'Light grey', de: 'Lichtgrau' },
    hex: '#cbd0cc',
    brand: 'Cromia Industry',
    um: 'KG',
    qta: 25,
    unitQty: 25,
    plo: 26.3,
    quantity: 4,
    qtyPkgMultiplier: 4,
    tsc: 'S',
    status: 'A',
    inStock: true,
    preferred: false,
    hazard: { signalWord: 'WARNING', pictograms: ['GHS02', 'GHS07'] },
    finalUnitPrice: 10,
    ...overrides,
  };
}

/** An empty cart by default. */
export function aCart(overrides: Partial<Cart> = {}): Cart {
  const items = overrides.items ?? [];
  return {
    id: 'cart-1',
    customerCode: '100001',
    username: 'marta@colorificio.test',
    items,
    itemCount: items.length,
    isDirty: false,
    note: '',
    overallDiscount: 0,
    transport: calculateTransport([]),
    ...overrides,
  };
}
