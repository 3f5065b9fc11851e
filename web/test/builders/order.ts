import type { Order, OrderItem } from '@cromia/domain/orders/order';
import { aProductLine } from './catalogue/product-line';
import { anAddress } from './customer';

/** 8 cans of 25 kg at 10.00 EUR a kilogram. */
export function anOrderItem(displayedCode = 'F120-7035-25'): OrderItem {
  return {
    ...aProductLine(displayedCode),
    id: `item-${displayedCode}`,
    qtyPkgMultiplier: 1,
    quantityOrdered: 8,
    quantityConfirmed: 8,
    quantityProcessed: 0,
    finalUnitPrice: 10,
    unitPrice: null,
    discountPct1: null,
    discountPct2: null,
    rowWeight: 210.4,
    rowTotal: 2000,
  };
}

/** A confirmed order of one line. */
export function anOrder(overrides: Partial<Order> = {}): Order {
  const items = overrides.items ?? [anOrderItem()];
  return {
    id: '00000000-0000-4000-8000-00000000b001',
    orderCode: 'V26-000123',
    customerOrderCode: 'ORD-2041',
    orderRequestId: null,
    requestCreatedOn: '2026-11-02T09:30:00.000Z',
    placedBy: { username: 'anna@rossi.test', name: 'Anna Rossi', isAgent: false },
    address: anAddress(),
    deliveryDate: '2036-12-01',
    deliveryDateChange: null,
    status: 'C',
    blockReason: null,
    acceptMultipleShipping: false,
    transportReason: 'Vendita',
    shippingNote: null,
    genericNote: null,
    port: 'Franco',
    paymentTerms: null,
    unconditionalDiscount: 0,
    overallDiscount: 0,
    total: 2000,
    totalWeight: 210.4,
    confirmedTotal: 2000,
    shippedTotal: 0,
    confirmedWeight: 210.4,
    shippedWeight: 0,
    itemCount: items.length,
    ...overrides,
    items,
  };
}
