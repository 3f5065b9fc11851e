import type { EventFeed } from '@cromia/domain/integration/event';
import type { OrderToDecide } from '@cromia/domain/orders/order';
import { expect, it } from 'vitest';
import { login, testApp } from '../../../../../test/app.ts';
import { readMails } from '../../../../../test/builders/activation.ts';
import { aKey, createErpClient, toCounts } from '../../../../../test/builders/integration.ts';
import { aCustomer, anOrder, aProduct, aUser } from '../../../../../test/builders/shop.ts';

const { app, db } = await testApp('empty');
const { key } = await aKey(db);
const importRows = createErpClient(app, key);
const customer = await aCustomer(db, { customerCode: '100001' });
await aCustomer(db, { customerCode: '100002' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer });
await aUser(db, { username: 'admin@test.it', role: 'ADMIN' });
const staff = await login(app, 'admin@test.it');
const { productCode } = await aProduct(db, { serial: 'F120' });
const otherProduct = await aProduct(db, { serial: 'F121' });

const ITEM = { productCode, quantity: 8, unitPrice: 12.3456, discountPct1: 20, discountPct2: 5 };
/** An order row as an ERP sends it. */
const aRow = (orderCode: string, overrides: object = {}) => ({
  orderCode,
  customerCode: '100001',
  customerOrderCode: `PO ${orderCode}`,
  requestCreatedOn: '2026-07-01',
  deliveryDate: '2026-07-10',
  status: 'I',
  addressCode: 'SD001',
  transportReason: 'Vendita',
  port: 'Franco',
  unconditionalDiscount: 3,
  items: [ITEM],
  ...overrides,
});

async function readOrder(orderCode: string): Promise<OrderToDecide> {
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('orderCode', '=', orderCode)
    .executeTakeFirstOrThrow();
  return (await app.inject({ url: `/api/v1/backoffice/orders/${id}`, headers: staff })).json();
}
const readSubjects = async () => (await readMails(db, 'customer@test.it')).map(({ subject }) => subject);
async function listEvents(orderCode: string) {
  const response = await app.inject({
    url: '/api/v1/integration/events?limit=500',
    headers: { authorization: `Bearer ${key}` },
  });
  const { events } = response.json<EventFeed>();
  return events.filter(({ data }) => data.orderCode === orderCode);
}

it('an order placed outside the portal is imported with its own prices and without e-mails', async () => {
  expect(toCounts((await importRows('orders', [aRow('O-1')])).result)).toEqual([1, 0, 0, 0]);
  const order = await readOrder('O-1');
  // 12.3456 less 20 % and 5 % is 9.382656; 8 packages of 25 kg each; 3 % off the total.
  expect(order).toMatchObject({
    orderCode: 'O-1',
    customerCode: '100001',
    customerOrderCode: 'PO O-1',
    requestCreatedOn: '2026-06-30T22:00:00.000Z',
    deliveryDate: '2026-07-10',
    status: 'I',
    address: { code: 'SD001' },
    transportReason: 'Vendita',
    port: 'Franco',
    unconditionalDiscount: 3,
    total: 1820.24,
    items: [
      {
        productCode,
        quantityOrdered: 8,
        quantityConfirmed: 0,
        quantityProcessed: 0,
        unitPrice: 12.3456,
        finalUnitPrice: 9.3827,
        rowTotal: 1876.54,
      },
    ],
    history: [{ action: 'orders.create' }],
  });
  expect(await readSubjects()).toEqual([]);
  const [created, ...furtherEvents] = await listEvents('O-1');
  expect(furtherEvents).toEqual([]);
  expect(created).toMatchObject({ type: 'order.created' });
  expect(created?.data).toEqual(order);
});

it('repeating an import changes nothing, even after address and catalogue changes', async () => {
  await importRows('orders', [aRow('O-2')]);
  const before = await readOrder('O-2');
  await db.updateTable('customerAddresses').set({ city: 'Padova' }).where('code', '=', 'SD001').execute();
  await db.updateTable('products').set({ plo: 99 }).execute();
  expect(toCounts((await importRows('orders', [aRow('O-2')])).result)).toEqual([0, 0, 1, 0]);
  expect(await readOrder('O-2')).toEqual(before);
  expect(await listEvents('O-2')).toHaveLength(1);
});

it('new items replace the stored ones, update the total, and send no e-mail', async () => {
  await importRows('orders', [aRow('O-3')]);
  const items = [
    { ...ITEM, quantity: 4 },
    { productCode: otherProduct.productCode, quantity: 1, unitPrice: 1 },
  ];
  const row = aRow('O-3', { items, unconditionalDiscount: 0 });
  expect(toCounts((await importRows('orders', [row])).result)).toEqual([0, 1, 0, 0]);
  const { total, items: storedItems, history } = await readOrder('O-3');
  expect([total, storedItems.map((item) => item.quantityOrdered)]).toEqual([963.27, [4, 1]]);
  expect(history.map(({ action }) => action)).toEqual(['orders.create', 'orders.change']);
  expect(await readSubjects()).toEqual([]);
});

it('a status change applies the quantities of its row and e-mails the customer', async () => {
  await importRows('orders', [aRow('O-4')]);
  const confirmed = aRow('O-4', { status: 'C', items: [{ ...ITEM, confirmedQuantity: 6 }] });
  expect(toCounts((await importRows('orders', [confirmed])).result)).toEqual([0, 1, 0, 0]);
  const shipped = aRow('O-4', { status: 'E', items: [{ ...ITEM, confirmedQuantity: 6 }] });
  expect(toCounts((await importRows('orders', [shipped])).result)).toEqual([0, 1, 0, 0]);
  expect((await readOrder('O-4')).items[0]).toMatchObject({
    quantityOrdered: 8,
    quantityConfirmed: 6,
    quantityProcessed: 6,
  });
  expect(await readSubjects()).toHaveLength(2);
  const events = await listEvents('O-4');
  expect(events.map(({ type, data }) => [type, data.status])).toEqual([
    ['order.created', 'I'],
    ['order.status-changed', 'C'],
    ['order.status-changed', 'E'],
  ]);
});

it('an order shipped short e-mails the customer that the remainder is cancelled', async () => {
  await importRows('orders', [aRow('O-15', { status: 'C' })]);
  const shippedShort = aRow('O-15', {
    status: 'E',
    items: [{ ...ITEM, confirmedQuantity: 8, shippedQuantity: 6 }],
  });
  expect(toCounts((await importRows('orders', [shippedShort])).result)).toEqual([0, 1, 0, 0]);
  expect(await readSubjects()).toContainEqual(expect.stringContaining('resto annullato'));
});

it('a part shipment records its event, and a cancelled order cannot have shipped goods', async () => {
  const row = (status: string, shippedQuantity: number) =>
    aRow('O-23', { status, items: [{ ...ITEM, shippedQuantity }] });
  await importRows('orders', [row('C', 0)]);
  expect((await importRows('orders', [row('A', 4)])).result.errors).toMatchObject([
    { row: 1, path: 'items.0.shippedQuantity', code: 'invalidField' },
  ]);
  await importRows('orders', [row('C', 4)]);
  await importRows('orders', [row('C', 4)]);
  expect((await importRows('orders', [row('A', 0)])).result.errors).toMatchObject([
    { row: 1, path: 'status', code: 'notAllowed' },
  ]);
  const events = await listEvents('O-23');
  expect(events.map(({ type, data }) => [type, data.status, data.shippedWeight])).toEqual([
    ['order.created', 'C', 0],
    ['order.status-changed', 'C', expect.any(Number)],
  ]);
  expect(events.at(-1)?.data).toEqual(await readOrder('O-23'));
});

it('rows without quantities do not change the confirmed and shipped quantities until shipment', async () => {
  const item = { ...ITEM, confirmedQuantity: 6, shippedQuantity: 2 };
  await importRows('orders', [aRow('O-21', { status: 'C', items: [item] })]);
  const expected = { quantityOrdered: 8, quantityConfirmed: 6, quantityProcessed: 2 };
  await importRows('orders', [aRow('O-21', { status: 'C', port: 'Assegnato' })]);
  expect((await readOrder('O-21')).items[0]).toMatchObject(expected);
  await importRows('orders', [aRow('O-21', { status: 'B' })]);
  expect((await readOrder('O-21')).items[0]).toMatchObject(expected);
  await importRows('orders', [aRow('O-21', { status: 'C' })]);
  expect((await readOrder('O-21')).items[0]).toMatchObject(expected);
  await importRows('orders', [aRow('O-21', { status: 'E' })]);
  expect((await readOrder('O-21')).items[0]).toMatchObject({ ...expected, quantityProcessed: 6 });
});

it('a back-office confirmation replaces the imported confirmed quantity with the ordered one', async () => {
  await importRows('orders', [aRow('O-22', { items: [{ ...ITEM, confirmedQuantity: 6 }] })]);
  const { id } = await readOrder('O-22');
  const url = `/api/v1/backoffice/orders/${id}/status`;
  expect(
    (await app.inject({ method: 'POST', url, headers: staff, payload: { status: 'C' } })).statusCode,
  ).toBe(200);
  expect((await readOrder('O-22')).items[0]).toMatchObject({ quantityOrdered: 8, quantityConfirmed: 8 });
});

it('unknown references and invalid values are reported field by field', async () => {
  await anOrder(db, { customer, orderCode: 'O-5', products: [otherProduct] });
  const { result } = await importRows('orders', [
    aRow('O-5', { status: 'F' }),
    aRow('O-6', { customerCode: '999999', addressCode: 'SD777' }),
    aRow('O-7', { items: [ITEM, { ...ITEM, productCode: { ...productCode, serial: 'F999' } }] }),
    aRow('O-8', { items: [{ ...ITEM, confirmedQuantity: 9 }] }),
    aRow('O-9', { requestCreatedOn: '0000-01-01' }),
    aRow('O-10', { items: [] }),
    aRow('O-11', { items: [{ ...ITEM, quantity: 999_999, unitPrice: 9_999_999 }] }),
  ]);
  expect(result.errors).toMatchObject([
    { row: 1, path: 'status', code: 'notAllowed' },
    { row: 2, path: 'customerCode', code: 'unknown' },
    { row: 2, path: 'addressCode', code: 'unknown' },
    { row: 3, path: 'items.1.productCode', code: 'unknown' },
    { row: 4, path: 'items.0.confirmedQuantity', code: 'invalidField' },
    { row: 5, path: 'requestCreatedOn', code: 'invalidField' },
    { row: 6, path: 'items', code: 'missing' },
    { row: 7, path: 'items', code: 'invalidField' },
  ]);
  const response = await importRows('orders', [aRow('O-5', { customerCode: '100002' })]);
  expect(response.result.errors).toMatchObject([{ row: 1, path: 'customerCode', code: 'notAllowed' }]);
});

it('a CSV table has one line per item, and conflicting lines of one order are rejected', async () => {
  const header =
    'orderCode;customerCode;requestCreatedOn;status;serial;color;pkg;quantity;shippedQuantity;unitPrice';
  const { color, pkg } = productCode;
  const toLine = (code: string, serial: string, quantity: number, status = 'E') =>
    `${code};100001;2026-07-01T10:00:00+02:00;${status};${serial};${color};${pkg};${quantity};;2.5`;
  const table = [
    header,
    toLine('O-12', 'F120', 4),
    toLine('O-13', 'F121', 1),
    toLine('O-12', 'F121', 2),
  ].join('\n');
  expect(toCounts((await importRows('orders', table)).result)).toEqual([2, 0, 0, 0]);
  const order = await readOrder('O-12');
  expect(order.requestCreatedOn).toBe('2026-07-01T08:00:00.000Z');
  expect(order.items.map((item) => [item.productCode.serial, item.quantityProcessed])).toEqual([
    ['F120', 4],
    ['F121', 2],
  ]);
  const conflicting = [header, toLine('O-14', 'F120', 4), toLine('O-14', 'F121', 2, 'F')].join('\n');
  expect((await importRows('orders', conflicting)).result.errors).toMatchObject([
    { row: 2, path: 'status', code: 'inconsistent' },
    { row: 3, path: 'status', code: 'inconsistent' },
  ]);
});

it('a CSV table that mixes decimal commas and points has one error for each of these cells', async () => {
  const header =
    'orderCode;customerCode;requestCreatedOn;status;unconditionalDiscount;serial;color;pkg;quantity;unitPrice';
  const toLine = (serial: string, price: string) =>
    `O-15;100001;2026-07-01T10:00:00+02:00;E;3,5;${serial};7035;25;1;${price}`;
  const { result } = await importRows(
    'orders',
    [header, toLine('F120', '2.5'), toLine('F121', '2,5')].join('\n'),
  );
  expect(result.failed).toBe(1);
  expect(result.errors).toMatchObject([
    { row: 2, path: 'unconditionalDiscount', code: 'decimalComma', value: '3,5' },
    { row: 2, path: 'items.1.unitPrice', code: 'decimalComma', value: '2,5' },
  ]);
});
