import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { createFileStore } from '../../platform/files/file-store.ts';
import { createLink } from './sending/links.ts';

// The rows of the demo have no files; with the demo switched off, they are treated like any other data.
const { app, db, config } = await testApp('demo', { config: { demo: false } });
const customer = await login(app, 'customer@demo.cromia.test');
const staff = await login(app, 'it@demo.cromia.test');

const batch = await db
  .selectFrom('sdsBatches')
  .innerJoin('customers', 'customers.id', 'sdsBatches.customerId')
  .innerJoin('orders', 'orders.id', 'sdsBatches.orderId')
  .select(['sdsBatches.id', 'sdsBatches.documentId', 'orderCode'])
  .where('customers.customerCode', '=', '100001')
  .orderBy('sdsBatches.batch')
  .executeTakeFirstOrThrow();
const newest = await db
  .selectFrom('sdsDocuments')
  .select('id')
  .where('serial', '=', 'F120')
  .where('color', '=', '7035')
  .where('version', '=', 2)
  .executeTakeFirstOrThrow();

function post(call: string, payload: object) {
  return app.inject({
    method: 'POST',
    url: `/api/v1/public/customer/sds/${call}`,
    headers: customer,
    payload: { language: 'IT', emails: ['lab@client.test'], ...payload },
  });
}

describe('a safety data sheet without a file, outside the demo', () => {
  it('returns 404 with its code, by search line and by signed link', async () => {
    const url = '/api/v1/public/customer/sds/download';
    const response = await app.inject({ url, query: { id: batch.id, language: 'IT' }, headers: customer });
    expect(response.json()).toMatchObject({ status: 404, code: 'SdsDownloadError' });
    const link = createLink(config, { documentId: batch.documentId, language: 'IT' }, new Date());
    const linkedResponse = await app.inject({ url: new URL(link).pathname });
    expect(linkedResponse.json()).toMatchObject({ status: 404, code: 'SdsDownloadError' });
  });

  it('returns 404 for the desk once it is withdrawn', async () => {
    const { id } = await db
      .updateTable('sdsFiles')
      .set({ withdrawnAt: new Date(), withdrawalReason: 'wrong' })
      .where('documentId', '=', newest.id)
      .where('language', '=', 'EN')
      .returning('id')
      .executeTakeFirstOrThrow();
    const response = await app.inject({
      url: `/api/v1/backoffice/sds/files/${id}/withdrawn`,
      headers: staff,
    });
    expect(response.json()).toMatchObject({ status: 404, code: 'SdsDownloadError' });
  });

  it('is not sent, alone or with an order, nor as a new version', async () => {
    expect((await post('send', { id: batch.id })).json()).toMatchObject({ code: 'SdsSendError' });
    expect((await post('sendAllByOrder', { orderCode: batch.orderCode })).json()).toMatchObject({
      code: 'SdsSendError',
    });
    const path = `/api/v1/backoffice/sds/${newest.id}/earlier-recipients`;
    const earlier = (await app.inject({ url: path, headers: staff })).json();
    expect(earlier.length).toBeGreaterThan(0);
    expect(earlier.filter(({ isAvailable }: { isAvailable: boolean }) => isAvailable)).toEqual([]);
    const update = await app.inject({ method: 'POST', url: path, headers: staff });
    expect(update.json()).toMatchObject({ deliveries: [] });
    expect(await db.selectFrom('mailOutbox').selectAll().execute()).toEqual([]);
  });

  it('is no language of its sheet, and an earlier version with a file is delivered instead', async () => {
    await db.updateTable('sdsBatches').set({ documentId: newest.id }).where('id', '=', batch.id).execute();
    const get = (call: string) =>
      app.inject({
        url: `/api/v1/public/customer/sds/${call}`,
        query: { id: batch.id, language: 'IT' },
        headers: customer,
      });
    expect((await get('checklanguage')).json()).toMatchObject({ IT: false, EN: false });
    const { id: earlier } = await db
      .selectFrom('sdsDocuments')
      .select('id')
      .where('serial', '=', 'F120')
      .where('color', '=', '7035')
      .where('version', '=', 1)
      .executeTakeFirstOrThrow();
    const pdf = Buffer.from('%PDF-1.7 version 1');
    const checksum = createHash('sha256').update(pdf).digest('hex');
    await createFileStore(config).put('sds/version-1.pdf', pdf, 'application/pdf');
    await db
      .updateTable('sdsFiles')
      .set({ fileKey: 'sds/version-1.pdf', checksum })
      .where('documentId', '=', earlier)
      .where('language', '=', 'IT')
      .execute();
    expect((await get('languages')).json()).toEqual({ IT: 1 });
    expect((await get('download')).rawPayload.toString()).toBe('%PDF-1.7 version 1');
  });
});
