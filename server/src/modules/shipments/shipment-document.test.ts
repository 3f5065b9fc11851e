import { expect, it } from 'vitest';
import { composeSpecimen } from '../../../demo/specimen/compose.ts';
import { login, testApp } from '../../../test/app.ts';
import { aKey } from '../../../test/builders/integration.ts';
import { aPdf } from '../../../test/builders/uploads.ts';
import { createFileStore } from '../../platform/files/file-store.ts';
import { createPdfComposer } from '../../platform/pdf/composer.ts';
import { createDocumentCache } from '../../platform/pdf/document-cache.ts';
import { createShippedSheetsJob } from './sheets/shipped-sheets-job.ts';

const { app, db, config } = await testApp('demo');
const { key } = await aKey(db);
const customer = await login(app, 'customer@demo.cromia.test');
const customer2 = await login(app, 'customer2@demo.cromia.test');
const { shipmentCode, customerId } = await db
  .selectFrom('shipments')
  .innerJoin('customers', 'customers.id', 'shipments.customerId')
  .select(['shipmentCode', 'customerId'])
  .where('customerCode', '=', '100001')
  .orderBy('shippedOn', 'desc')
  .executeTakeFirstOrThrow();

const put = (payload: Buffer, code = shipmentCode, contentType = 'application/pdf') =>
  app.inject({
    method: 'PUT',
    url: `/api/v1/integration/shipments/${code}/document`,
    headers: { authorization: `Bearer ${key}`, 'content-type': contentType },
    payload,
  });
const getNote = (headers: object) =>
  app.inject({ url: `/api/v1/public/customer/shipments/${shipmentCode}/pdf`, headers: { ...headers } });

it('without an upload, the delivery note is composed, for the own customer only', async () => {
  const note = await getNote(customer);
  expect([note.statusCode, note.headers['content-type'], note.rawPayload.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  expect((await getNote(customer2)).statusCode).toBe(404);
});

it('the uploaded delivery note replaces it, is mailed to the addresses for transport documents, and once', async () => {
  const file = aPdf('DDT of the ERP');
  await db.deleteFrom('mailOutbox').execute();
  const first = await put(file);
  expect([first.statusCode, first.json()]).toEqual([200, { shipmentCode, changed: true }]);
  expect((await getNote(customer)).rawPayload.equals(file)).toBe(true);
  const { transportDocumentEmails } = await db
    .selectFrom('customers')
    .select('transportDocumentEmails')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const mails = await db
    .selectFrom('mailOutbox')
    .select(['recipient', 'attachments'])
    .orderBy('recipient')
    .execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual([...transportDocumentEmails].sort());
  expect(JSON.stringify(mails[0]?.attachments)).toMatch(/shipments\/[0-9a-f]{64}\.pdf/);
  expect((await put(file)).json()).toEqual({ shipmentCode, changed: false });
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(aPdf('corrected'))]), 'ddt.pdf');
  const body = new Response(form);
  const content = Buffer.from(await body.arrayBuffer());
  const byForm = await put(content, shipmentCode, body.headers.get('content-type') ?? '');
  expect(byForm.json()).toEqual({ shipmentCode, changed: true });
});

it.each([
  ['a text', Buffer.from('no document')],
  ['a PDF with a script', aPdf('evil', 0, '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')],
])('%s is rejected', async (_name, content) => {
  expect((await put(content)).statusCode).toBe(
    content.subarray(0, 5).equals(Buffer.from('%PDF-')) ? 400 : 415,
  );
});

it('of an unknown shipment, and above 10 MB, is rejected', async () => {
  expect((await put(aPdf(), 'NONE-1')).statusCode).toBe(404);
  expect((await put(aPdf('large', 11_000_000))).statusCode).toBe(413);
});

it('the sheets of a shipment are sent to addresses that never received the version, unless the customer wants none', async () => {
  const files = createFileStore(config);
  const composer = createPdfComposer();
  const log = { error: (details: object) => expect(details).toBeUndefined(), warn: () => {} };
  const documentCache = createDocumentCache(files, composer, log);
  const now = () => new Date();
  const job = createShippedSheetsJob({ db, config, files, documentCache, composeSpecimen, now }, { log });
  const countDeliveries = async () =>
    (await db.selectFrom('sdsDeliveries').select('id').where('customerId', '=', customerId).execute()).length;
  const makeDue = () =>
    db
      .updateTable('shipments')
      .set({ sheetsCheckedAt: null, createdOn: new Date() })
      .where('shipmentCode', '=', shipmentCode)
      .execute();
  const url = '/api/v1/public/customer/shipment-settings';
  const set = (sendsSheets: boolean) =>
    app.inject({ method: 'PUT', url, headers: customer, payload: { sendsSheets } });
  await db.deleteFrom('sdsDeliveries').where('customerId', '=', customerId).execute();

  expect((await set(false)).json()).toEqual({ sendsSheets: false });
  await makeDue();
  await job.work();
  expect(await countDeliveries()).toBe(0);

  await set(true);
  await makeDue();
  await job.work();
  const sent = await countDeliveries();
  expect(sent).toBeGreaterThan(0);
  const { msdsEmails } = await db
    .selectFrom('customers')
    .select('msdsEmails')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const deliveries = await db
    .selectFrom('sdsDeliveries')
    .select(['recipient', 'documentId', 'userId', 'status'])
    .where('customerId', '=', customerId)
    .execute();
  expect(new Set(deliveries.map(({ recipient }) => recipient))).toEqual(
    new Set(msdsEmails.map((email) => email.toLowerCase())),
  );
  expect(new Set(deliveries.map(({ recipient, documentId }) => `${recipient} ${documentId}`)).size).toBe(
    sent,
  );

  await makeDue();
  await job.work();
  expect(await countDeliveries()).toBe(sent);
  await composer.close();
}, 60_000);
