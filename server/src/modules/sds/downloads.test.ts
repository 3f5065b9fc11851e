import { beforeEach, describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';

const { app, db } = await testApp('demo');
const customer = await login(app, 'customer@demo.cromia.test');
const desk = await login(app, 'sds@demo.cromia.test');

/** Two batches delivered to a customer, from different orders. */
async function findBatches(customerCode: string) {
  const [first, second] = await db
    .selectFrom('sdsBatches')
    .innerJoin('customers', 'customers.id', 'sdsBatches.customerId')
    .innerJoin('orders', 'orders.id', 'sdsBatches.orderId')
    .select(['sdsBatches.id', 'sdsBatches.batch', 'sdsBatches.documentId', 'orders.orderCode'])
    .where('customerCode', '=', customerCode)
    .distinctOn('orders.orderCode')
    .orderBy('orders.orderCode')
    .limit(2)
    .execute();
  if (!first || !second) throw new Error('Expected two batches');
  return { first, second };
}
const { first, second } = await findBatches('100001');
const foreign = (await findBatches('100002')).first;

type DownloadQuery = { id: string; orderCode?: string };

function download(
  query: DownloadQuery,
  headers: Record<string, string> = customer,
  method: 'GET' | 'HEAD' = 'GET',
) {
  const prefix = headers.authorization === desk.authorization ? 'user' : 'customer';
  return app.inject({
    method,
    url: `/api/v1/public/${prefix}/sds/download`,
    query: { ...query, language: 'IT' },
    headers,
  });
}

function listRecordings() {
  return db
    .selectFrom('sdsDeliveries')
    .select(['recipient', 'username', 'status', 'batch', 'orderCode'])
    .where('channel', '=', 'DOWNLOAD')
    .orderBy('createdAt')
    .execute();
}

beforeEach(() => db.deleteFrom('sdsDeliveries').where('channel', '=', 'DOWNLOAD').execute());

const RECORDING = {
  recipient: 'customer@demo.cromia.test',
  username: 'customer@demo.cromia.test',
  status: 'SENT',
  batch: first.batch,
  orderCode: null,
};

describe('the download of a safety data sheet', () => {
  it('is recorded once per batch and day for customers, and not for staff', async () => {
    await download({ id: first.id }, desk);
    await download({ id: first.id });
    await expect.poll(listRecordings).toEqual([RECORDING]);
    await download({ id: first.id });
    await download({ id: second.id });
    await expect.poll(listRecordings).toEqual([RECORDING, { ...RECORDING, batch: second.batch }]);
  });

  it('is not recorded for a HEAD request or a 304 response', async () => {
    const { headers, statusCode } = await download({ id: second.id }, desk);
    expect(statusCode).toBe(200);
    expect((await download({ id: second.id }, customer, 'HEAD')).statusCode).toBe(405);
    const headersWithEtag = { ...customer, 'if-none-match': String(headers.etag) };
    expect((await download({ id: second.id }, headersWithEtag)).statusCode).toBe(304);
    // Records are stored in order, so a record of the requests above would come first.
    await download({ id: first.id });
    await expect.poll(listRecordings).toEqual([RECORDING]);
  });

  it('is recorded with the order that the sheet was found by, in its stored spelling', async () => {
    const response = await download({ id: first.id, orderCode: first.orderCode.toLowerCase() });
    expect(response.statusCode, response.body).toBe(200);
    await expect.poll(listRecordings).toEqual([{ ...RECORDING, orderCode: first.orderCode }]);
    await download({ id: first.id });
    await expect.poll(listRecordings).toEqual([{ ...RECORDING, orderCode: first.orderCode }, RECORDING]);
  });

  it('returns the whole file for a range request and is recorded once', async () => {
    const response = await download({ id: first.id }, { ...customer, range: 'bytes=0-9' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['accept-ranges']).toBe('none');
    await expect.poll(listRecordings).toHaveLength(1);
  });

  it("is rejected for another customer's order, an unknown order and an order without the batch", async () => {
    for (const orderCode of [foreign.orderCode, 'V00-000000', second.orderCode])
      expect((await download({ id: first.id, orderCode })).json()).toMatchObject({ code: 'NotFound' });
  });
});
