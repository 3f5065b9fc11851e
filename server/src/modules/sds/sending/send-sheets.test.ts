import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { login, testApp } from '../../../../test/app.ts';
import { startSmtpPeer } from '../../../../test/peers/smtp-peer.ts';
import { createFileStore } from '../../../platform/files/file-store.ts';
import { openMailTransport } from '../../../platform/mail/mail-transport.ts';
import { sendDueMails } from '../../../platform/mail/outbox.ts';

const DAY_MS = 86_400_000;
const clock = { now: new Date() };
const { app, db, config } = await testApp('demo', { now: () => clock.now });
const smallLimit = await testApp('demo', { config: { mailAttachmentsBytes: 0 }, now: () => clock.now });
const log = { info: () => {}, warn: () => {}, error: () => {} };

const peer = await startSmtpPeer();
const files = createFileStore(config);
const transport = openMailTransport({ ...config, smtpUrl: peer.url }, files);
/** A transport to a mail server that does not exist. */
const brokenTransport = openMailTransport({ ...config, smtpUrl: 'smtp://127.0.0.1:9' }, files);
afterAll(async () => {
  transport.close();
  brokenTransport.close();
  await peer.close();
});

const customer = await login(app, 'customer@demo.cromia.test');
const customer2 = await login(app, 'customer2@demo.cromia.test');
const desk = await login(app, 'sds@demo.cromia.test');
const agent = await login(app, 'agent@demo.cromia.test');

const batch = await db
  .selectFrom('sdsBatches')
  .innerJoin('customers', 'customers.id', 'sdsBatches.customerId')
  .innerJoin('orders', 'orders.id', 'sdsBatches.orderId')
  .select(['sdsBatches.id', 'orderCode'])
  .where('customers.customerCode', '=', '100001')
  .orderBy('sdsBatches.batch')
  .executeTakeFirstOrThrow();
const internal = await db
  .selectFrom('sdsDocuments')
  .select('id')
  .where('recipe', '=', '88')
  .where('serial', '=', 'F120')
  .executeTakeFirstOrThrow();

type Headers = Record<string, string>;
const PREFIXES = new Map([
  [customer, 'customer'],
  [customer2, 'customer'],
  [desk, 'user'],
  [agent, 'agent'],
]);

function send(headers: Headers & { authorization: string }, payload: object, call = 'send', key?: string) {
  return app.inject({
    method: 'POST',
    url: `/api/v1/public/${PREFIXES.get(headers)}/sds/${call}`,
    headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
    payload,
  });
}

function listDeliveries() {
  return db
    .selectFrom('sdsDeliveries')
    .selectAll()
    .where('channel', '<>', 'DOWNLOAD')
    .where('createdAt', '>', new Date(Date.now() - 3_600_000))
    .orderBy('recipient')
    .execute();
}

beforeEach(async () => {
  await db
    .deleteFrom('sdsDeliveries')
    .where('createdAt', '>', new Date(Date.now() - 3_600_000))
    .execute();
  await db.deleteFrom('mailOutbox').execute();
  peer.received.length = 0;
});

const SHEET = { id: batch.id, language: 'IT', emails: ['lab@client.test'] };

describe('sending a sheet', () => {
  it('attaches it to one mail per address and records the outcome', async () => {
    const response = await send(customer, {
      ...SHEET,
      emails: ['lab@client.test', 'agent@demo.cromia.test'],
    });
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject({
      deliveries: [
        { recipient: 'lab@client.test', language: 'IT', channel: 'MAIL', status: 'PENDING' },
        { recipient: 'agent@demo.cromia.test', channel: 'MAIL', status: 'PENDING' },
      ],
      missing: [],
    });
    expect(await sendDueMails(db, transport, log)).toBe(2);
    for (const mail of peer.received) {
      expect(mail).toMatch(/filename=SDS-\w{8}-IT\.pdf/);
      expect(mail).toContain(Buffer.from('%PDF-1.7').toString('base64').slice(0, 10));
    }
    const [first, second] = await listDeliveries();
    for (const delivery of [first, second])
      expect(delivery).toMatchObject({
        status: 'SENT',
        error: null,
        username: 'customer@demo.cromia.test',
        language: 'IT',
      });
    expect(first?.checksum).toMatch(/^[0-9a-f]{64}$/);
    expect(first?.batch).toMatch(/^A1-/);
  });

  it('uses the language of a known recipient, else that of the sheet', async () => {
    await db
      .updateTable('users')
      .set({ language: 'pl' })
      .where('username', '=', 'agent@demo.cromia.test')
      .execute();
    await send(customer, { ...SHEET, language: 'EN', emails: ['agent@demo.cromia.test', 'lab@client.test'] });
    const rows = await db
      .selectFrom('mailOutbox')
      .select(['recipient', 'language'])
      .orderBy('recipient')
      .execute();
    expect(rows).toEqual([
      { recipient: 'agent@demo.cromia.test', language: 'pl' },
      { recipient: 'lab@client.test', language: 'en' },
    ]);
  });

  it('again with the same idempotency key sends nothing and repeats the response', async () => {
    const first = await send(customer, SHEET, 'send', 'sds-key');
    const [repeated, other] = await Promise.all([
      send(customer, SHEET, 'send', 'sds-key'),
      send(customer, { ...SHEET, emails: ['else@client.test'] }, 'send', 'sds-key'),
    ]);
    expect(repeated.json()).toEqual(first.json());
    expect(other.statusCode).toBe(422);
    expect(await listDeliveries()).toHaveLength(1);
    expect(await sendDueMails(db, transport, log)).toBe(1);
  });

  it('twice without a key while pending creates one delivery', async () => {
    const [first, repeated] = await Promise.all([send(customer, SHEET), send(customer, SHEET)]);
    expect(repeated.json().deliveries[0].id).toBe(first.json().deliveries[0].id);
    expect(await listDeliveries()).toHaveLength(1);
  });

  it('shows a failed delivery, and a retry sends the same mail', async () => {
    const { deliveries } = (await send(customer, SHEET)).json();
    const [{ id }] = deliveries;
    expect(await sendDueMails(db, brokenTransport, log)).toBe(0);
    const list = await app.inject({ url: '/api/v1/public/customer/sds/deliveries', headers: customer });
    expect(list.json().content[0]).toMatchObject({ id, status: 'FAILED' });
    expect(list.json().content[0].error).toContain('ECONNREFUSED');

    const retry = (headers: { authorization: string }) =>
      app.inject({ method: 'POST', url: `/api/v1/public/customer/sds/deliveries/${id}/retry`, headers });
    expect((await retry(customer2)).statusCode).toBe(404);
    expect((await retry(customer)).json()).toMatchObject({ id, status: 'PENDING', error: null });
    expect((await retry(customer)).statusCode).toBe(409);
    expect(await sendDueMails(db, transport, log)).toBe(1);
    expect((await retry(customer)).json()).toMatchObject({ code: 'Conflict' });
    expect(await sendDueMails(db, transport, log)).toBe(0);
    expect(peer.received).toHaveLength(1);
    expect(await listDeliveries()).toMatchObject([{ id, status: 'SENT' }]);
  });

  it('cannot be retried when it has failed and its mail was deleted', async () => {
    const { deliveries } = (await send(customer, SHEET)).json();
    expect(await sendDueMails(db, brokenTransport, log)).toBe(0);
    await db.deleteFrom('mailOutbox').execute();
    const url = `/api/v1/public/customer/sds/deliveries/${deliveries[0].id}/retry`;
    const response = await app.inject({ method: 'POST', url, headers: customer });
    expect(response.json()).toMatchObject({ status: 409, code: 'Conflict' });
  });

  it('also works by GET, as specified, but not by HEAD', async () => {
    const url = `/api/v1/public/customer/sds/send?id=${batch.id}&language=IT&emails=a@client.test,b@client.test`;
    const head = await app.inject({ method: 'HEAD', url, headers: customer });
    expect(head.statusCode).toBe(405);
    const response = await app.inject({ url, headers: customer });
    expect(response.json().deliveries).toHaveLength(2);
    expect(await listDeliveries()).toHaveLength(2);
  });

  it('is rejected for foreign batches, missing languages, internal recipes, invalid addresses', async () => {
    expect((await send(customer2, SHEET)).statusCode).toBe(404);
    expect((await send(customer, { ...SHEET, language: 'CN' })).json()).toMatchObject({
      code: 'SdsSendError',
    });
    expect((await send(agent, { ...SHEET, id: internal.id })).json()).toMatchObject({ code: 'SdsSendError' });
    expect((await send(customer, { ...SHEET, id: internal.id })).statusCode).toBe(404);
    expect((await send(desk, { ...SHEET, id: internal.id })).statusCode).toBe(200);
    expect((await send(customer, { ...SHEET, emails: ['a@b.test', 'nobody'] })).json()).toMatchObject({
      errors: [{ path: 'emails.1', code: 'invalidField' }],
    });
  });

  it('creates a separate delivery for each user, even to the same address', async () => {
    const [first] = (await send(customer, SHEET)).json().deliveries;
    expect(await sendDueMails(db, brokenTransport, log)).toBe(0);
    const [other] = (await send(desk, SHEET)).json().deliveries;
    expect(other.id).not.toBe(first.id);
    const rows = await listDeliveries();
    expect(rows.map(({ username, status }) => [username, status]).toSorted()).toEqual([
      ['customer@demo.cromia.test', 'FAILED'],
      ['sds@demo.cromia.test', 'PENDING'],
    ]);
    expect(new Set(rows.map(({ mailId }) => mailId)).size).toBe(2);
    expect(await sendDueMails(db, transport, log)).toBe(1);
    expect((await listDeliveries()).map(({ status }) => status).toSorted()).toEqual(['FAILED', 'SENT']);
  });

  it('creates separate deliveries with and without an order', async () => {
    const [withoutOrder] = (await send(customer, SHEET)).json().deliveries;
    const [withOrder] = (await send(customer, { ...SHEET, orderCode: batch.orderCode })).json().deliveries;
    expect(withOrder.id).not.toBe(withoutOrder.id);
    expect((await listDeliveries()).map(({ orderCode }) => orderCode)).toEqual(
      expect.arrayContaining([null, batch.orderCode]),
    );
  });
});

describe('the daily limit of sent sheets', () => {
  /** Adds sheets that a user has already sent today, each in a separate mail. */
  async function insertSentToday(username: string, count: number, recipient: string) {
    const { id: userId } = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    await sql`
      INSERT INTO sds_deliveries (document_id, language, checksum, channel, recipient, user_id, username, status,
        sent_at, mail_id)
      SELECT ${internal.id}::uuid, 'IT', 'x', 'MAIL', ${recipient}, ${userId}::uuid, ${username}, 'SENT', now(),
        gen_random_uuid()
      FROM generate_series(1, ${count}::integer)`.execute(db);
  }

  it('is 500 for a customer, and the rejection has a Retry-After header', async () => {
    await insertSentToday('customer@demo.cromia.test', 499, 'many@client.test');
    expect((await send(customer, SHEET)).statusCode).toBe(200);
    const rejectedResponse = await send(customer, { ...SHEET, emails: ['else@client.test'] });
    expect(rejectedResponse.statusCode).toBe(429);
    expect(Number(rejectedResponse.headers['retry-after'])).toBeGreaterThan(0);
    expect(await listDeliveries()).toHaveLength(500);
  });

  it('is 5,000 for the SDS desk', async () => {
    await insertSentToday('sds@demo.cromia.test', 4_999, 'many@client.test');
    expect((await send(desk, SHEET)).statusCode).toBe(200);
    expect((await send(desk, { ...SHEET, emails: ['else@client.test'] })).statusCode).toBe(429);
  });

  it('is 20 mails per user and address, also for the SDS desk', async () => {
    for (const [headers, username] of [
      [customer, 'customer@demo.cromia.test'],
      [desk, 'sds@demo.cromia.test'],
    ] as const) {
      await insertSentToday(username, 20, 'lab@client.test');
      expect((await send(headers, SHEET)).statusCode).toBe(429);
      expect((await send(headers, { ...SHEET, emails: ['else@client.test'] })).statusCode).toBe(200);
    }
    expect((await send(agent, SHEET)).statusCode).toBe(200);
  });
});

describe('sending all sheets of an order', () => {
  it('sends one mail with each sheet once and the order code in its stored spelling', async () => {
    const payload = { orderCode: batch.orderCode.toLowerCase(), language: 'IT', emails: ['lab@client.test'] };
    const response = await send(customer, payload, 'sendAllByOrder');
    expect(response.statusCode, response.body).toBe(200);
    const { deliveries, missing } = response.json();
    expect(missing).toEqual([]);
    expect(deliveries.length).toBeGreaterThan(0);
    await sendDueMails(db, transport, log);
    expect(peer.received).toHaveLength(1);
    const [mail = ''] = peer.received;
    expect(mail.match(/filename=SDS-/g)).toHaveLength(deliveries.length);
    expect(mail).toContain(batch.orderCode);
    expect((await listDeliveries())[0]?.orderCode).toBe(batch.orderCode);
  });

  it("is rejected for the USA and Canada, and for another customer's order", async () => {
    const payload = { orderCode: batch.orderCode, language: 'IT', emails: ['lab@client.test'] };
    expect((await send(customer, { ...payload, isUsaOrCa: true }, 'sendAllByOrder')).json()).toMatchObject({
      code: 'SdsSendError',
    });
    expect((await send(customer2, payload, 'sendAllByOrder')).json()).toMatchObject({ code: 'NotFound' });
  });
});

describe('large sheets', () => {
  const logInToSmallLimit = () => login(smallLimit.app, 'customer@demo.cromia.test');
  const sendLarge = async () =>
    smallLimit.app.inject({
      method: 'POST',
      url: '/api/v1/public/customer/sds/send',
      headers: await logInToSmallLimit(),
      payload: SHEET,
    });
  const findQueuedMail = () =>
    smallLimit.db
      .selectFrom('mailOutbox')
      .select(['textBody', 'htmlBody', 'attachments'])
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow();
  const findLinkPath = (text: string) => /https?:\/\/[^/]+(\/api\/sds\/links\/\S+)/.exec(text)?.[1] ?? '';

  it('are sent as signed links that open without an account for 30 days', async () => {
    expect((await sendLarge()).json()).toMatchObject({ deliveries: [{ channel: 'LINK' }] });
    const mail = await findQueuedMail();
    expect(mail.attachments).toEqual([]);
    const path = findLinkPath(mail.textBody);
    expect(mail.htmlBody).toContain(`href="${config.publicUrl}${path}"`);

    const openedResponse = await smallLimit.app.inject({ url: path });
    expect(openedResponse.statusCode).toBe(200);
    expect(openedResponse.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const forgedPath = path.replace('.IT.', '.EN.');
    expect((await smallLimit.app.inject({ url: forgedPath })).json()).toMatchObject({
      code: 'UnauthorizedOrInvalid',
    });
    clock.now = new Date(Date.now() + 31 * DAY_MS);
    expect((await smallLimit.app.inject({ url: path })).statusCode).toBe(400);
    clock.now = new Date();
  });

  it.each(['by a retry', 'by sending it again'])(
    'that failed weeks ago get new valid links when retried %s',
    async (method) => {
      await smallLimit.db.deleteFrom('mailOutbox').execute();
      await smallLimit.db.deleteFrom('sdsDeliveries').where('channel', '=', 'LINK').execute();
      const [{ id }] = (await sendLarge()).json().deliveries;
      const before = findLinkPath((await findQueuedMail()).textBody);
      expect(await sendDueMails(smallLimit.db, brokenTransport, log)).toBe(0);

      clock.now = new Date(Date.now() + 31 * DAY_MS);
      const repeated =
        method === 'by a retry'
          ? await smallLimit.app.inject({
              method: 'POST',
              url: `/api/v1/public/customer/sds/deliveries/${id}/retry`,
              headers: await logInToSmallLimit(),
            })
          : await sendLarge();
      expect(repeated.statusCode, repeated.body).toBe(200);
      expect(await smallLimit.db.selectFrom('mailOutbox').select('id').execute()).toHaveLength(1);
      const mail = await findQueuedMail();
      const path = findLinkPath(mail.textBody);
      expect(path).not.toBe(before);
      expect(mail.htmlBody).toContain(`href="${config.publicUrl}${path}"`);
      expect(mail.htmlBody).not.toContain(before);
      expect((await smallLimit.app.inject({ url: before })).statusCode).toBe(400);
      expect((await smallLimit.app.inject({ url: path })).statusCode).toBe(200);
      expect(await sendDueMails(smallLimit.db, transport, log)).toBe(1);
      clock.now = new Date();
    },
  );
});
