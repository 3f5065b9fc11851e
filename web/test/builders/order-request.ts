import type { OrderRequest, OrderRequestItem } from '@cromia/domain/orders/order-request';
import { aProductLine } from './catalogue/product-line';
import { anAddress } from './customer';

/** 8 cans of 25 kg at 10.00 EUR a kilogram. */
export function anOrderRequestItem(displayedCode = 'F120-7035-25'): OrderRequestItem {
  return {
    ...aProductLine(displayedCode),
    id: `item-${displayedCode}`,
    quantity: 8,
    finalUnitPrice: 10,
    unitPrice: null,
    priceListCode: null,
    discountPct1: null,
    discountPct2: null,
    rowTotal: 2000,
    rowWeight: 210.4,
  };
}

/** A pending request of one line. */
export function anOrderRequest(overrides: Partial<OrderRequest> = {}): OrderRequest {
  const items = overrides.items ?? [anOrderRequestItem()];
  return {
    id: '00000000-0000-4000-8000-00000000a001',
    number: 'R26-000123',
    createdOn: '2026-11-02T09:30:00.000Z',
    placedBy: { username: 'anna@rossi.test', name: 'Anna Rossi', isAgent: false },
    deliveryDateRequested: '2026-11-20',
    status: 'PENDING',
    customerOrderCode: 'ORD-2041',
    address: anAddress(),
    acceptMultipleShipping: false,
    shippingNote: null,
    genericNote: null,
    agentNote: null,
    reason: null,
    expirationDate: '2026-12-02',
    canRequestAgain: false,
    orderId: null,
    orderCode: null,
    offerRequestId: null,
    overallDiscount: 0,
    total: null,
    requestedTotal: overrides.status === undefined || overrides.status === 'PENDING' ? 2000 : null,
    totalWeight: 210.4,
    heldSince: null,
    messageCount: 0,
    itemCount: items.length,
    ...overrides,
    items,
  };
}
