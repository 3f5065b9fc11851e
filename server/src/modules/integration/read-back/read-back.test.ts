import {
  createReadBackPageSchema,
  READ_BACK_RECORDS,
  type ReadBackKind,
} from '@cromia/domain/integration/read-back';
import { keysOf } from '@cromia/domain/keys';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { login, testApp } from '../../../../test/app.ts';
import { aKey, createErpClient } from '../../../../test/builders/integration.ts';

const { app, db } = await testApp('demo');
const { key } = await aKey(db);
const importRows = createErpClient(app, key);
const headers = { authorization: `Bearer ${key}` };
const pageSchema = createReadBackPageSchema(z.looseObject({}));

async function read(kind: ReadBackKind, query: Record<string, string> = {}) {
  const search = new URLSearchParams(query);
  const response = await app.inject({ url: `/api/v1/integration/${kind}?${search}`, headers });
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
  return pageSchema.parse(response.json());
}

async function readAll(kind: ReadBackKind, query: Record<string, string> = {}) {
  const records: Record<string, unknown>[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: z.infer<typeof pageSchema> = await read(kind, {
      ...query,
      ...(after === '' ? {} : { after }),
    });
    records.push(...page.records);
    after = page.next;
  }
  return records;
}

const PRIMER = { productClass: '3', serial: 'F120', color: '7035', pkg: '25' };
const TABLES = { orders: 'orders', 'order-requests': 'orderRequests', customers: 'customers' } as const;

describe.each(keysOf(READ_BACK_RECORDS))('%s', (kind) => {
  it('have exactly the documented fields', async () => {
    const { records } = await read(kind, { limit: '20' });
    expect(records.length).toBeGreaterThan(0);
    const schema: z.ZodObject = READ_BACK_RECORDS[kind];
    for (const record of records) schema.strict().parse(record);
  });

  it('changed since now are none', async () => {
    const { asOf } = await read(kind, { limit: '1' });
    const later = new Date(new Date(asOf).getTime() + 3_600_000).toISOString();
    expect(await readAll(kind, { changedSince: later })).toEqual([]);
  });
});

it.each(keysOf(TABLES))('%s are read page by page, each once', async (kind) => {
  const all = await readAll(kind, { limit: '17' });
  const stored = await db.selectFrom(TABLES[kind]).select('id').execute();
  expect(all).toHaveLength(stored.length);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

it('products, prices and stock come back as they are imported: importing them again changes nothing', async () => {
  for (const kind of ['products', 'prices', 'stock'] as const) {
    const { records } = await read(kind, { code: 'F120-7035-25' });
    expect(records.length).toBeGreaterThan(0);
    const { result } = await importRows(kind, records);
    expect([result.outcome, result.unchanged, result.errors]).toEqual(['DONE', records.length, []]);
  }
  const { records: none } = await read('products', { code: 'X999-1-2' });
  expect(none).toEqual([]);
  expect((await read('products', { code: 'F120' })).records).toEqual([]);
});

it('what an import changes is read by the time before it, and nothing else', async () => {
  const { asOf } = await read('stock', { limit: '1' });
  await importRows('stock', [{ productCode: PRIMER, inStock: false }]);
  await importRows('prices', [{ productCode: PRIMER, priceListCode: 'RIV', unitPrice: 77 }]);
  const stock = await readAll('stock', { changedSince: asOf });
  expect(stock).toContainEqual({ productCode: PRIMER, inStock: false, availableOn: null });
  expect(new Set(stock.map((record) => JSON.stringify(Object(record.productCode).serial))).size).toBe(1);
  const prices = await readAll('prices', { changedSince: asOf });
  expect(prices).toContainEqual(
    expect.objectContaining({ productCode: PRIMER, priceListCode: 'RIV', customerCode: null, unitPrice: 77 }),
  );
  expect(prices.every(({ productCode }) => Object(productCode).color === PRIMER.color)).toBe(true);

  await importRows('customers', [{ customerCode: '100003', discountPct1: 7 }]);
  expect(await readAll('customers', { changedSince: asOf })).toMatchObject([
    { customerCode: '100003', discountPct1: 7 },
  ]);
});

it('a changed status or quantity is a change of its order', async () => {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'orderCode'])
    .where('status', '=', 'I')
    .orderBy('orderCode')
    .executeTakeFirstOrThrow();
  const { asOf } = await read('orders', { limit: '1' });
  await importRows('order-statuses', [{ orderCode: order.orderCode, status: 'C' }]);
  expect(await readAll('orders', { changedSince: asOf })).toMatchObject([{ id: order.id, status: 'C' }]);
  const { asOf: later } = await read('orders', { code: order.orderCode });
  await db.updateTable('orderItems').set({ quantityProcessed: 1 }).where('orderId', '=', order.id).execute();
  expect(await readAll('orders', { changedSince: later })).toMatchObject([{ id: order.id }]);
});

describe('the decision on an order request', () => {
  const decide = (id: string, payload: object, authorization = headers.authorization) =>
    app.inject({
      method: 'POST',
      url: `/api/v1/integration/order-requests/${id}/decision`,
      headers: { authorization },
      payload,
    });
  const listPending = async () =>
    (await readAll('order-requests'))
      .filter(({ status }) => status === 'PENDING')
      .map(({ id }) => String(id));

  it('creates the order as at the desk, once, and names the key in the audit log', async () => {
    const [id = '', other = ''] = await listPending();
    const { asOf } = await read('order-requests', { limit: '1' });
    const accepted = await decide(id, { decision: 'ACCEPTED' });
    expect(accepted.json()).toMatchObject({ id, status: 'ACCEPTED', orderCode: expect.any(String) });
    const { orderCode } = accepted.json();
    expect((await read('orders', { code: orderCode })).records).toMatchObject([
      { orderRequestId: id, status: 'I' },
    ]);
    expect(await readAll('order-requests', { changedSince: asOf })).toMatchObject([
      { id, status: 'ACCEPTED' },
    ]);
    const again = await decide(id, { decision: 'REJECTED' });
    expect([again.statusCode, again.json().outcome]).toMatchObject([409, { status: 'ACCEPTED', orderCode }]);
    const rejected = await decide(other, { decision: 'REJECTED', reason: 'Out of range' });
    expect(rejected.json()).toMatchObject({ status: 'REJECTED', reason: 'Out of range' });
    const entries = await db
      .selectFrom('auditLog')
      .select(['action', 'userId', 'details'])
      .where('entityId', '=', id)
      .where('action', '=', 'order-requests.decide')
      .execute();
    expect(entries).toMatchObject([{ userId: null, details: { decision: 'ACCEPTED', keyName: 'ERP' } }]);
  });

  it('needs the scope for orders, and a key', async () => {
    const [id = ''] = await listPending();
    const { key: catalogueKey } = await aKey(db, 'Catalogue', ['catalogue']);
    const withoutScope = await decide(id, { decision: 'ACCEPTED' }, `Bearer ${catalogueKey}`);
    expect(withoutScope.statusCode).toBe(403);
    const admin = await login(app, 'admin@demo.cromia.test');
    expect((await decide(id, { decision: 'ACCEPTED' }, admin.authorization)).statusCode).toBe(403);
    expect((await decide('11111111-1111-4111-8111-111111111111', { decision: 'ACCEPTED' })).statusCode).toBe(
      404,
    );
    const orders = await app.inject({
      url: '/api/v1/integration/orders',
      headers: { authorization: `Bearer ${catalogueKey}` },
    });
    expect(orders.statusCode).toBe(403);
  });
});

it('an unknown name in the query is an error', async () => {
  const response = await app.inject({ url: '/api/v1/integration/orders?changed_since=2026-01-01', headers });
  expect([response.statusCode, response.json().errors]).toEqual([
    400,
    [{ path: 'changed_since', code: 'invalidField' }],
  ]);
});
