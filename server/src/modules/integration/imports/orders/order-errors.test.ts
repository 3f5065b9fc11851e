import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../../../test/app.ts';
import { aKey, createErpClient } from '../../../../../test/builders/integration.ts';
import { aCustomer, aProduct } from '../../../../../test/builders/shop.ts';

const { app, db } = await testApp('empty');
const { key } = await aKey(db);
const importRows = createErpClient(app, key);
await aCustomer(db, { customerCode: '100001' });
const { productCode } = await aProduct(db, { serial: 'F120' });
const other = await aProduct(db, { serial: 'F121' });

const ITEM = { productCode, quantity: 12, unitPrice: 2.5 };
const OTHER_ITEM = { productCode: other.productCode, quantity: 4, unitPrice: 1 };
const ORDER = {
  orderCode: 'O-1',
  customerCode: '100001',
  requestCreatedOn: '2026-07-01',
  status: 'C',
  items: [{ ...ITEM, shippedQuantity: 8 }, OTHER_ITEM],
};
const readShipped = async () =>
  (await db.selectFrom('orderItems').select('quantityProcessed').orderBy('sortOrder').execute()).map(
    ({ quantityProcessed }) => quantityProcessed,
  );

beforeEach(async () => {
  await db.deleteFrom('orders').execute();
  expect((await importRows('orders', [ORDER])).result.created).toBe(1);
});

it.each<[string, object, string, object]>([
  ['a lower confirmed quantity', { confirmedQuantity: 4 }, 'items.0.confirmedQuantity', { accepted: '≥ 8' }],
  ['a lower ordered quantity', { quantity: 4 }, 'items.0.quantity', { value: '4', accepted: '≥ 8' }],
])('%s than what was shipped is an error, and the shipment stays', async (_name, named, path, details) => {
  const row = { orderCode: 'O-1', items: [{ ...ITEM, ...named }, OTHER_ITEM] };
  const { result } = await importRows('orders', [row]);
  expect(result.errors).toMatchObject([{ row: 1, path, code: 'contradictory', ...details }]);
  expect(await readShipped()).toEqual([8, 0]);
});

it('in a table, the error is at its line of the order', async () => {
  const head = 'orderCode;serial;color;pkg;quantity;confirmedQuantity;unitPrice';
  const { color, pkg } = productCode;
  const lines = [`O-1;F121;${color};${pkg};4;4;1`, `O-1;F120;${color};${pkg};12;4;2.5`];
  const { result } = await importRows('orders', [head, ...lines].join('\n'));
  expect(result.errors).toMatchObject([{ row: 2, path: 'items.1.confirmedQuantity', code: 'contradictory' }]);
  expect(await readShipped()).toEqual([8, 0]);
});

it('an item of which packages were shipped cannot be left out', async () => {
  const { result } = await importRows('orders', [{ orderCode: 'O-1', items: [OTHER_ITEM] }]);
  expect(result.errors).toEqual([{ row: 1, path: 'items', code: 'contradictory', value: 'F120-7035-25' }]);
  expect(await readShipped()).toEqual([8, 0]);
  // An item without shipped packages can.
  expect((await importRows('orders', [{ orderCode: 'O-1', items: [ITEM] }])).result.errors).toEqual([]);
  expect(await readShipped()).toEqual([8]);
});

it('a named shipped quantity corrects what was shipped, and is reported', async () => {
  const items = [{ ...ITEM, confirmedQuantity: 4, shippedQuantity: 4 }, OTHER_ITEM];
  const { result } = await importRows('orders', [{ orderCode: 'O-1', items }]);
  expect(result.changes).toMatchObject([
    { field: expect.stringContaining('confirmedQuantity'), was: 12, is: 4 },
    { field: expect.stringContaining('shippedQuantity'), was: 8, is: 4 },
  ]);
  expect(await readShipped()).toEqual([4, 0]);
});

it.each(['E', 'F'])('a new order in %s of which nothing was shipped is an error', async (status) => {
  const items = [{ ...ITEM, shippedQuantity: 0 }];
  const { result } = await importRows('orders', [{ ...ORDER, orderCode: 'O-2', status, items }]);
  expect(result.errors).toEqual([{ row: 1, path: 'status', code: 'contradictory', value: status }]);
});

it('an undertaken order has shipped nothing', async () => {
  const items = [{ ...ITEM, confirmedQuantity: 12, shippedQuantity: 2 }];
  const { result } = await importRows('orders', [{ ...ORDER, orderCode: 'O-2', status: 'I', items }]);
  expect(result.errors).toMatchObject([{ path: 'items.0.shippedQuantity', value: '2', accepted: '≤ 0' }]);
});
