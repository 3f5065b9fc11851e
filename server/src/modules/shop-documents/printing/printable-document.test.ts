import type { Order } from '@cromia/domain/orders/order';
import { expect, it } from 'vitest';
import { toOrderDocument } from '../shop-document.ts';
import { toPrintableDocument } from './printable-document.ts';

const ORDER: Order = {
  id: '6f1cbe2e-8f0e-4a7e-9a40-0f2f7c1f2b11',
  orderCode: 'V26-000001',
  customerOrderCode: 'PO-7',
  orderRequestId: null,
  requestCreatedOn: '2026-11-20T10:00:00.000Z',
  address: {
    code: 'SD001',
    businessName: 'Magazzino',
    streetAddress1: 'Via Galvani 82',
    streetAddress2: null,
    country: 'IT',
    city: 'Parma',
    zipOrPostalCode: '43121',
    province: 'PR',
    note: null,
    isDefault: true,
    isShipping: true,
  },
  deliveryDate: '2026-11-29',
  deliveryDateChange: null,
  status: 'I',
  blockReason: null,
  acceptMultipleShipping: true,
  transportReason: null,
  shippingNote: null,
  genericNote: null,
  port: null,
  unconditionalDiscount: 0,
  overallDiscount: 0,
  total: 0,
  totalWeight: 0,
  confirmedTotal: 0,
  shippedTotal: 0,
  confirmedWeight: 0,
  shippedWeight: 0,
  itemCount: 0,
  items: [],
};
const CUSTOMER = { customerCode: '100001', businessName: 'Rossi' };

it.each([
  ['de', 'Lieferadresse', 'Italien'],
  ['it', 'Indirizzo di spedizione', 'Italia'],
] as const)('an order shows its delivery address in %s', (language, label, country) => {
  const { facts } = toPrintableDocument(toOrderDocument(ORDER, CUSTOMER), language, 'Europe/Rome');
  expect(facts).toContainEqual([label, `Magazzino, Via Galvani 82, 43121 Parma (PR), ${country}`]);
});

it('an order without a delivery address omits the field', () => {
  const { facts } = toPrintableDocument(
    toOrderDocument({ ...ORDER, address: null }, CUSTOMER),
    'de',
    'Europe/Rome',
  );
  expect(facts.map(([label]) => label)).not.toContain('Lieferadresse');
});

it.each([
  ['C', 'Totale confermato, IVA esclusa'],
  ['E', 'Totale spedito, IVA esclusa'],
] as const)(
  'an order in status %s lists its confirmed before its shipped total, with %s as its total',
  (status, total) => {
    const order = { ...ORDER, status, total: 2500, confirmedTotal: 2000, shippedTotal: 750 };
    const { sums, totalLabel } = toPrintableDocument(toOrderDocument(order, CUSTOMER), 'it', 'Europe/Rome');
    expect(sums.map(([label]) => label).slice(-3)).toEqual([
      'Totale ordinato, IVA esclusa',
      'Totale confermato, IVA esclusa',
      'Totale spedito, IVA esclusa',
    ]);
    expect(totalLabel).toBe(total);
  },
);
