import type { Order } from '@cromia/domain/orders/order';
import { expect, it } from 'vitest';
import { defineDocumentsTable } from '../document-tables.ts';
import { toOrderDocument } from '../shop-document.ts';
import { toPrintableDocument } from './printable-document.ts';

const ORDER: Order = {
  id: '6f1cbe2e-8f0e-4a7e-9a40-0f2f7c1f2b11',
  orderCode: 'V26-000001',
  customerOrderCode: 'PO-7',
  orderRequestId: null,
  requestCreatedOn: '2026-11-20T10:00:00.000Z',
  placedBy: { username: 'anna@test.it', name: 'Anna Bianchi', isAgent: false },
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
  paymentTerms: '30 gg f.m.',
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
const LINE = {
  product: 'F120-7035-25',
  productCode: { productClass: '3', serial: 'F120', color: '7035', pkg: '25' },
  description: {},
  colorDescription: {},
  um: 'kg',

  ...{ qta: 25, unitQty: 25, cancelled: 0 },
  quantity: 4,
  progress: null,
  price: 1,
  terms: null,
  rowTotal: 100,
  rowWeight: 105.2,
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

/** A tin of 25 l whose price is for 20 l; 8 ordered, 6 confirmed, 4 shipped. */
const ITEM: Order['items'][number] = {
  ...{ id: 'item-1', productCode: { productClass: '3', serial: 'F120', color: '7035', pkg: '25' } },
  ...{
    description: {},
    colorDescription: {},
    hex: null,
    brand: 'Cromia',
    um: 'l',
    qta: 25,
    unitQty: 20,
    plo: 26,
  },
  ...{ qtyPkgMultiplier: 1, quantityOrdered: 8, quantityConfirmed: 6, quantityProcessed: 4 },
  ...{ finalUnitPrice: 1.5, unitPrice: null, discountPct1: null, discountPct2: null },
  ...{ rowWeight: 208, rowTotal: 240 },
};

it.each([
  ['it', '8 × 25 l (fatturati: 20 l)'],
  ['de', '8 × 25 l (berechnet: 20 l)'],
  ['fr', '8 × 25 l (facturés : 20 l)'],
] as const)(
  'a line states its content and the quantity that its price is for, in %s',
  (language, quantity) => {
    const print = (item: Order['items'][number]) => {
      const document = toOrderDocument({ ...ORDER, items: [item] }, CUSTOMER);
      return toPrintableDocument(document, language, 'Europe/Rome').rows[0]?.[2]?.replaceAll('\u00a0', ' ');
    };
    expect(print(ITEM)).toBe(quantity);
    expect(print({ ...ITEM, unitQty: 25 })).toBe('8 × 25 l');
  },
);

it.each([
  ['C', 0, 0],
  ['A', 4, 120],
  ['E', 4, 120],
] as const)(
  'the table of an order in %s has the cancelled packages and their total',
  (status, packages, total) => {
    const order = { ...ORDER, status, items: [ITEM], total: 240, confirmedTotal: 180, shippedTotal: 120 };
    const { columns, toRows } = defineDocumentsTable('orders', { language: 'it', timeZone: 'Europe/Rome' });
    const [row = []] = toRows(toOrderDocument(order, CUSTOMER));
    const find = (column: string) => row[columns.indexOf(column)];
    expect(row).toHaveLength(columns.length);
    expect([find('Spedita'), find('Annullata'), find('Totale annullato, IVA esclusa (EUR)')]).toEqual([
      4,
      packages,
      total,
    ]);
    expect([find('Contenuto per confezione'), find('Quantità fatturata per confezione')]).toEqual([25, 20]);
  },
);
it('an issued order has both VAT numbers, the note of its address, and the amount of its discount', () => {
  const address = ORDER.address && { ...ORDER.address, note: 'Ring twice' };
  const order = { ...ORDER, address, overallDiscount: 2, total: 98 };
  const document = { ...toOrderDocument(order, CUSTOMER), lines: [{ ...LINE, rowTotal: 100 }] };
  const { facts, sums } = toPrintableDocument(document, 'en', 'Europe/Rome', {
    issuerVat: 'IT12345670017',
    customerVat: 'IT00743110157',
    paymentTerms: null,
  });
  expect(facts).toEqual(
    expect.arrayContaining([
      ['Customer’s VAT number', 'IT00743110157'],
      ['Our VAT number', 'IT12345670017'],
      ['Address note', 'Ring twice'],
    ]),
  );
  expect(Object.fromEntries(sums)['Customer discount']).toMatch(/^2\s?% · -€2\.00$/);
});

it('an order contains the payment terms of its customer, if any are stored', () => {
  const print = (order: Order) =>
    toPrintableDocument(toOrderDocument(order, CUSTOMER), 'it', 'Europe/Rome').facts;
  expect(print(ORDER)).toContainEqual(['Condizioni di pagamento', '30 gg f.m.']);
  expect(print({ ...ORDER, paymentTerms: null }).map(([label]) => label)).not.toContain(
    'Condizioni di pagamento',
  );
});

it('a request that is issued as a PDF contains the payment terms of its customer', () => {
  const document = toOrderDocument({ ...ORDER, paymentTerms: null }, CUSTOMER);
  const parties = { issuerVat: 'IT12345670017', customerVat: 'IT00743110157', paymentTerms: '60 gg' };
  const { facts } = toPrintableDocument(document, 'en', 'Europe/Rome', parties);
  expect(facts).toContainEqual(['Payment terms', '60 gg']);
});

it('an order names who placed it, and agents as such', () => {
  const print = (placedBy: Order['placedBy']) =>
    toPrintableDocument(toOrderDocument({ ...ORDER, placedBy }, CUSTOMER), 'it', 'Europe/Rome').facts;
  const luca = { username: 'luca@cromia.test', name: 'Luca Ferraresi', isAgent: true };
  expect(print(ORDER.placedBy)).toContainEqual(['Ordinato da', 'Anna Bianchi']);
  expect(print(luca)).toContainEqual(['Ordinato da', 'Luca Ferraresi (agente)']);
  expect(print(null).map(([label]) => label)).not.toContain('Ordinato da');
});
