import type { ComparedOrderRequestItem, OrderRequestToDecide } from '@cromia/domain/orders/order-request';
import { aProductLine } from '../catalogue/product-line';
import { anAddress } from '../customer';
import { aHistoryEntry } from '../history';

function anOrderRequestItem(): ComparedOrderRequestItem {
  return {
    id: 'request-line-1',
    ...aProductLine('F120-7035-25'),
    quantity: 4,
    finalUnitPrice: 10,
    unitPrice: 10,
    priceListCode: 'RIV',
    discountPct1: 0,
    discountPct2: 0,
    rowTotal: 1000,
    rowWeight: 105.2,
    today: { finalUnitPrice: 10 },
    lastPaid: null,
  };
}

/** A pending order request, as the back office shows it. */
export function aDeskOrderRequest(overrides: Partial<OrderRequestToDecide> = {}): OrderRequestToDecide {
  const items = overrides.items ?? [anOrderRequestItem()];
  return {
    id: '00000000-0000-4000-8000-00000000000b',
    number: 'R26-000077',
    createdOn: '2026-11-20T08:30:00.000Z',
    placedBy: { username: 'anna@rossi.test', name: 'Anna Rossi', isAgent: false },
    deliveryDateRequested: '2036-12-01',
    status: 'PENDING',
    customerOrderCode: 'PO-2026-77',
    address: anAddress(),
    acceptMultipleShipping: true,
    shippingNote: 'Portone verde',
    genericNote: null,
    agentNote: null,
    reason: null,
    expirationDate: '2036-12-20',
    canRequestAgain: false,
    orderId: null,
    orderCode: null,
    offerRequestId: null,
    overallDiscount: 0,
    total: null,
    requestedTotal: null,
    totalWeight: 105.2,
    heldSince: null,
    messageCount: 0,
    itemCount: items.length,
    items,
    customerCode: '100001',
    businessName: 'Rossi Verniciature S.r.l.',
    username: 'marta@colorificio.test',
    history: [aHistoryEntry()],
    ...overrides,
  };
}
