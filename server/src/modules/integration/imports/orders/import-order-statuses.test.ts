import { expect, it } from 'vitest';
import { testApp } from '../../../../../test/app.ts';
import { readMails } from '../../../../../test/builders/activation.ts';
import { aKey, createErpClient, toCounts } from '../../../../../test/builders/integration.ts';
import { aCustomer, anOrder, aProduct, aUser } from '../../../../../test/builders/shop.ts';

const { app, db } = await testApp('empty', { apps: 2 });
const { key } = await aKey(db);
const importRows = createErpClient(app, key);
const customer = await aCustomer(db, { customerCode: '100001' });
await aUser(db, { username: 'customer@test.it', role: 'CUSTOMER', customer });
const product = await aProduct(db, { serial: 'F120' });
const createOrder = (orderCode: string, status = 'I') =>
  anOrder(db, { customer, orderCode, status, products: [product], quantity: 8 });

const readOrder = async (id: string) =>
  db
    .selectFrom('orders')
    .innerJoin('orderItems', 'orderItems.orderId', 'orders.id')
    .select(['status', 'quantityConfirmed', 'quantityProcessed'])
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow();
const readSubjects = async () =>
  (await readMails(db, 'customer@test.it')).map(({ subject }) => /\bE-\d+/.exec(subject)?.[0] ?? subject);

it('a status change by import covers full quantities, is audited and e-mailed to the customer', async () => {
  const ids = [await createOrder('E-1'), await createOrder('E-2', 'C'), await createOrder('E-3', 'E')];
  await db
    .updateTable('orderItems')
    .set({ quantityConfirmed: 6 })
    .where('orderId', '=', ids[1] ?? '')
    .execute();
  const rows = [
    { orderCode: 'E-1', status: 'C' },
    { orderCode: 'E-2', status: 'E' },
    { orderCode: 'E-3', status: 'F' },
  ];
  expect(toCounts((await importRows('order-statuses', rows)).result)).toEqual([0, 3, 0, 0]);
  expect(await Promise.all(ids.map(readOrder))).toEqual([
    { status: 'C', quantityConfirmed: 8, quantityProcessed: 0 },
    { status: 'E', quantityConfirmed: 6, quantityProcessed: 6 },
    { status: 'F', quantityConfirmed: 0, quantityProcessed: 0 },
  ]);
  expect((await readSubjects()).sort()).toEqual(['E-1', 'E-2', 'E-3']);
  const auditEntries = await db
    .selectFrom('auditLog')
    .select('entityId')
    .where('action', '=', 'orders.status')
    .execute();
  expect(auditEntries.map(({ entityId }) => entityId).sort()).toEqual([...ids].sort());

  expect(toCounts((await importRows('order-statuses', rows.toReversed())).result)).toEqual([0, 0, 3, 0]);
  expect(await readSubjects()).toEqual([]);
});

it('a disallowed transition or an unknown order or status rejects the import without e-mails', async () => {
  const ids = [await createOrder('E-4'), await createOrder('E-5', 'A'), await createOrder('E-6')];
  const { result } = await importRows('order-statuses', [
    { orderCode: 'E-4', status: 'F' },
    { orderCode: 'E-5', status: 'C' },
    { orderCode: 'E-6', status: 'C' },
    { orderCode: 'E-7', status: 'C' },
    { orderCode: 'E-8', status: 'X' },
  ]);
  expect(result.errors).toMatchObject([
    { row: 1, path: 'status', code: 'notAllowed' },
    { row: 2, path: 'status', code: 'notAllowed' },
    { row: 4, path: 'orderCode', code: 'unknown' },
    { row: 5, path: 'status', code: 'invalidField' },
  ]);
  expect((await Promise.all(ids.map(readOrder))).map(({ status }) => status)).toEqual(['I', 'A', 'I']);
  expect(await readSubjects()).toEqual([]);
});

it('a blocked order returns to the status before the block, with its confirmed quantities', async () => {
  const id = await createOrder('E-10', 'C');
  await db.updateTable('orderItems').set({ quantityConfirmed: 6 }).where('orderId', '=', id).execute();
  await importRows('order-statuses', [{ orderCode: 'E-10', status: 'B' }]);
  await readSubjects();
  const importStatus = (status: string) => importRows('order-statuses', [{ orderCode: 'E-10', status }]);
  expect((await importStatus('I')).result.errors).toMatchObject([
    { row: 1, path: 'status', code: 'notAllowed', allowed: ['A', 'C'] },
  ]);
  expect(toCounts((await importStatus('C')).result)).toEqual([0, 1, 0, 0]);
  expect(await readOrder(id)).toMatchObject({ status: 'C', quantityConfirmed: 6 });
  expect((await readMails(db, 'customer@test.it')).map(({ subject }) => subject)).toEqual([
    'Ordine E-10 sbloccato',
  ]);
});

it('a dry run followed by two concurrent imports e-mails the customer once', async () => {
  await createOrder('E-9');
  const rows = [{ orderCode: 'E-9', status: 'B' }];
  expect(toCounts((await importRows('order-statuses', rows, '?dryRun=true')).result)).toEqual([0, 1, 0, 0]);
  expect(await readSubjects()).toEqual([]);
  const responses = await Promise.all([
    importRows('order-statuses', rows),
    importRows('order-statuses', rows),
  ]);
  expect(responses.map(({ result }) => result.changed).sort()).toEqual([0, 1]);
  expect(await readSubjects()).toEqual(['E-9']);
});
