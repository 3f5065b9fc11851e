import type { SdsSendResult } from '@cromia/domain/sds/sending';
import type { Sds } from '@cromia/domain/sds/sheet';
import { beforeEach, describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';

const { app, db } = await testApp('demo');
const customer = await login(app, 'customer@demo.cromia.test');
const agent = await login(app, 'agent@demo.cromia.test');
const PREFIXES = new Map([
  [customer, 'customer'],
  [agent, 'agent'],
]);

type Headers = typeof customer;

/** The batches of an order of 100001 that was delivered from at least two sheets. */
async function findOrder() {
  const batches = await db
    .selectFrom('sdsBatches')
    .innerJoin('sdsDocuments', 'sdsDocuments.id', 'sdsBatches.documentId')
    .innerJoin('customers', 'customers.id', 'sdsBatches.customerId')
    .innerJoin('orders', 'orders.id', 'sdsBatches.orderId')
    .select([
      'sdsBatches.id',
      'sdsBatches.documentId',
      'sdsBatches.orderId',
      'sdsBatches.customerId',
      'sdsDocuments.serial',
      'sdsDocuments.color',
      'sdsDocuments.site',
      'orders.orderCode',
    ])
    .where('customerCode', '=', '100001')
    .orderBy('orders.orderCode')
    .orderBy('sdsDocuments.serial')
    .orderBy('sdsDocuments.color')
    .execute();
  const orders = [...Map.groupBy(batches, ({ orderCode }) => orderCode).values()];
  const order = orders.find(
    (orderBatches) => new Set(orderBatches.map(({ documentId }) => documentId)).size > 1,
  );
  const [first] = order ?? [];
  if (!order || !first) throw new Error('Expected an order with two sheets');
  const other = batches.find(({ orderCode }) => orderCode !== first.orderCode);
  if (!other) throw new Error('Expected a second order');
  const sheets = new Set(order.map(({ documentId }) => documentId)).size;
  return { first, sheets, other, documentIds: order.map(({ documentId }) => documentId) };
}
const { first, sheets, other, documentIds } = await findOrder();
const { orderCode, serial, color } = first;

const send = (headers: Headers, call: 'send' | 'sendAllByOrder', payload: object) =>
  app.inject({
    method: 'POST',
    url: `/api/v1/public/${PREFIXES.get(headers)}/sds/${call}`,
    headers,
    payload: { language: 'IT', emails: ['lab@client.test'], ...payload },
  });

async function sendAll(headers: Headers, payload: object = {}): Promise<SdsSendResult> {
  const response = await send(headers, 'sendAllByOrder', { orderCode, ...payload });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function search(headers: Headers): Promise<Sds[]> {
  const response = await app.inject({
    url: `/api/v1/public/${PREFIXES.get(headers)}/sds/findSdsByOrder`,
    query: { orderCode, size: '100' },
    headers,
  });
  return response.json().content;
}

beforeEach(async () => {
  await db.deleteFrom('sdsDeliveries').execute();
  await db.deleteFrom('mailOutbox').execute();
});

describe('a sheet of an order', () => {
  it('is recorded with the order code in its stored spelling and the customer of the order', async () => {
    const response = await send(agent, 'send', { id: first.id, orderCode: orderCode.toLowerCase() });
    expect(response.statusCode, response.body).toBe(200);
    expect(await db.selectFrom('sdsDeliveries').selectAll().execute()).toMatchObject([
      { orderCode, customerId: first.customerId },
    ]);
  });

  it("is not sent for another customer's order, an unknown order or an order without the sheet", async () => {
    const foreign = await db
      .selectFrom('orders')
      .innerJoin('customers', 'customers.id', 'orders.customerId')
      .select('orderCode')
      .where('customerCode', '=', '100002')
      .limit(1)
      .executeTakeFirstOrThrow();
    for (const code of [foreign.orderCode, 'V00-000000', other.orderCode]) {
      const response = await send(customer, 'send', { id: first.id, orderCode: code });
      expect(response.json()).toMatchObject({ status: 404, code: 'NotFound' });
    }
    expect(await db.selectFrom('sdsDeliveries').selectAll().execute()).toEqual([]);
  });
});

describe('all sheets of an order', () => {
  it('are sent without those that lack the language, which are listed as missing', async () => {
    await db
      .deleteFrom('sdsFiles')
      .where('language', '=', 'FR')
      .where('documentId', 'in', documentIds)
      .execute();
    const none = await send(customer, 'sendAllByOrder', { orderCode, language: 'FR' });
    expect(none.json()).toMatchObject({ code: 'SdsSendError' });

    await db.insertInto('sdsFiles').values({ documentId: first.documentId, language: 'FR' }).execute();
    const { deliveries, missing } = await sendAll(customer, { language: 'FR' });
    expect(deliveries).toMatchObject([{ serial, color, language: 'FR' }]);
    expect(missing).toHaveLength(sheets - 1);
    expect(new Set(missing.map(({ reason }) => reason))).toEqual(new Set(['LANGUAGE']));
  });

  it('include the standard sheet of a product delivered from a batch of an internal recipe', async () => {
    const { id: documentId } = await db
      .insertInto('sdsDocuments')
      .values({ site: 'ALC01', serial, color, recipe: '92', version: 1, validFrom: '2021-01-11' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('sdsFiles').values({ documentId, language: 'IT' }).execute();
    await db
      .updateTable('sdsBatches')
      .set({ documentId })
      .where('orderId', '=', first.orderId)
      .where('documentId', '=', first.documentId)
      .execute();
    const filterByProduct = (lines: Sds[]) =>
      lines.filter((line) => line.serial === serial && line.color === color);

    const visible = filterByProduct(await search(customer));
    expect(visible.length).toBeGreaterThan(0);
    for (const line of visible) expect(line).toMatchObject({ batch: null, isInternal: false });
    expect(filterByProduct(await search(agent))).toMatchObject([{ isInternal: true }]);

    const sentByCustomer = await sendAll(customer);
    expect(sentByCustomer.missing).toEqual([]);
    expect(
      sentByCustomer.deliveries.some((delivery) => delivery.serial === serial && delivery.color === color),
    ).toBe(true);
    const sentByAgent = await sendAll(agent);
    expect(sentByAgent.missing).toEqual([{ serial, color, version: 1, reason: 'INTERNAL' }]);
    expect(sentByAgent.deliveries).toHaveLength(sentByCustomer.deliveries.length);
  });

  it('are rejected above the limit of one request instead of sent in part', async () => {
    const { site, orderId, customerId } = first;
    const documents = await db
      .insertInto('sdsDocuments')
      .values(
        Array.from({ length: 201 }, (_, index) => ({
          site,
          serial,
          color,
          recipe: '01',
          version: 1_000 + index,
          validFrom: '2025-01-01',
        })),
      )
      .returning('id')
      .execute();
    await db
      .insertInto('sdsBatches')
      .values(
        documents.map(({ id }, index) => ({
          batch: `A1-25-${800_000 + index}`,
          date: '2025-06-01',
          documentId: id,
          orderId,
          customerId,
        })),
      )
      .execute();
    const response = await send(customer, 'sendAllByOrder', { orderCode });
    expect(response.json()).toMatchObject({ status: 422, code: 'SdsSendError' });
    expect(await db.selectFrom('sdsDeliveries').selectAll().execute()).toEqual([]);
  });
});
