import type { ShipmentDetail } from '@cromia/domain/shipments/shipment';
import { aProductLine } from './catalogue/product-line';
import { anAddress } from './customer';
import { aHistoryEntry } from './history';

/** A shipment of one order, with one line that has a batch and a sheet. */
export function aShipment(overrides: Partial<ShipmentDetail> = {}): ShipmentDetail {
  const order = {
    id: '00000000-0000-4000-8000-00000000000c',
    orderCode: 'V26-000123',
    customerOrderCode: 'PO-2026-77',
    packageCount: 8,
  };
  return {
    id: '00000000-0000-4000-8000-0000000000d1',
    shipmentCode: 'DDT-26-000815',
    customerCode: '100001',
    businessName: 'Rossi Verniciature S.r.l.',
    shippedOn: '2026-11-24',
    carrier: 'Corriere Padano',
    trackingUrl: 'https://tracking.example/815',
    packages: 2,
    grossWeight: 215.4,
    address: anAddress(),
    orders: [order],
    packageCount: 8,
    weight: 210.4,
    hasOwnDocument: false,
    itemCount: 1,
    items: [
      {
        id: '00000000-0000-4000-8000-0000000000d2',
        orderId: order.id,
        orderCode: order.orderCode,
        customerOrderCode: order.customerOrderCode,
        ...aProductLine('F120-7035-25'),
        quantity: 8,
        batch: 'A1-26-000123',
        sheetId: '00000000-0000-4000-8000-0000000000d3',
      },
    ],
    version: 'v1',
    history: [aHistoryEntry({ action: 'shipments.create' })],
    ...overrides,
  };
}
