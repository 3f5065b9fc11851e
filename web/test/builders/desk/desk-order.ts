import type { OrderItem, OrderToDecide } from '@cromia/domain/orders/order';
import { aProductLine } from '../catalogue/product-line';
import { anAddress } from '../customer';
import { aHistoryEntry } from '../history';

/** A line of 8 cans of 25 kg at 10.00 EUR a kilogram, of which none is confirmed yet. */
export function anOrderItem(overrides: Partial<OrderItem> = {}): OrderItem {
  return {
    id: '00000000-0000-4000-8000-0000000000c1',
    ...aProductLine('F120-7035-25'),
    qtyPkgMultiplier: 1,
    quantityOrdered: 8,
    quantityConfirmed: 0,
    quantityProcessed: 0,
    finalUnitPrice: 10,
    unitPrice: 10,
    discountPct1: 0,
    discountPct2: 0,
    rowWeight: 210.4,
    rowTotal: 2000,
    ...overrides,
  };
}

/** An order that the manufacturer has undertaken, as the back office shows it. */
export function aDeskOrder(overrides: Partial<OrderToDecide> = {}): OrderToDecide {
  const items = overrides.items ?? [anOrderItem()];
  return {
    id: '00000000-0000-4000-8000-00000000000c',
    orderCode: 'V26-000123',
    customerOrderCode: 'PO-2026-77',
    orderRequestId: '00000000-0000-4000-8000-00000000000b',
    requestCreatedOn: '2026-11-20T08:30:00.000Z',
    placedBy: { username: 'anna@rossi.test', name: 'Anna Rossi', isAgent: false },
    address: anAddress(),
    deliveryDate: '2036-12-01',
    deliveryDateChange: null,
    status: 'I',
    blockReason: null,
    acceptMultipleShipping: true,
    transportReason: null,
    shippingNote: null,
    genericNote: null,
    port: null,
    paymentTerms: null,
    unconditionalDiscount: 0,
    overallDiscount: 0,
    total: 2000,
    totalWeight: 210.4,
    confirmedTotal: 0,
    shippedTotal: 0,
    confirmedWeight: 0,
    shippedWeight: 0,
    itemCount: items.length,
    items,
    blockedFrom: null,
    version: 'v1',
    customerCode: '100001',
    businessName: 'Rossi Verniciature S.r.l.',
    username: 'marta@colorificio.test',
    history: [aHistoryEntry({ action: 'orders.create' })],
    ...overrides,
  };
}
