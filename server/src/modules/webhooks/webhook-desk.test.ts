import type { IntegrationEvent } from '@cromia/domain/integration/event';
import { LIMITS } from '@cromia/domain/limits';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type { CreatedWebhook, Delivery, DeliveryDetail, Webhook } from '@cromia/domain/webhooks/webhook';
import { sql } from 'kysely';
import { Webhook as Signer } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { login, testApp } from '../../../test/app.ts';
import { readMails } from '../../../test/builders/activation.ts';
import { aUser } from '../../../test/builders/shop.ts';
import { startWebhookReceiver } from '../../../test/peers/webhook-receiver.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { sendDueDeliveries } from './sender.ts';

const { app, db, config } = await testApp('empty', { config: { webhookPrivateHosts: ['erp.lan'] } });
const warnings: unknown[] = [];
const log = { info: () => {}, warn: (warning: unknown) => void warnings.push(warning), error: () => {} };
await aUser(db, { username: 'it@test.it', role: 'IT' });
const staff = await login(app, 'it@test.it');
const receiver = await startWebhookReceiver();
const PATH = '/api/v1/backoffice/webhooks';

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  app.inject({ method, url: `${PATH}${path}`, headers: staff, ...(payload ? { payload } : {}) });
const add = async (changes: object = {}) =>
  (
    await call('POST', '', { url: receiver.url, types: ['order.created'], ...changes })
  ).json<CreatedWebhook>();
const read = async (id: string) => (await call('GET', `/${id}`)).json<Webhook>();
const listDeliveries = async (id: string, query = '') =>
  (await call('GET', `/${id}/deliveries${query}`)).json<LimitedPage<Delivery>>().content;
const readDetail = async (id: string, delivery: Delivery | undefined) =>
  (await call('GET', `/${id}/deliveries/${delivery?.id}`)).json<DeliveryDetail>();
const report = (number: number, type: IntegrationEvent['type'] = 'order.created') =>
  db.transaction().execute((trx) => recordEvents(trx, [{ type, data: { number } }]));
const send = (stopped = new AbortController().signal) => sendDueDeliveries({ db, config }, log, stopped);
const makeDue = () =>
  sql`UPDATE webhook_deliveries SET next_attempt_at = now() WHERE status = 'PENDING'`.execute(db);
const listReceivedEvents = () => receiver.received.map(({ body }): IntegrationEvent => JSON.parse(body));

beforeEach(async () => {
  await db.deleteFrom('webhooks').execute();
  await db.deleteFrom('events').execute();
  receiver.received.length = 0;
  receiver.respond = (response) => response.writeHead(204).end();
});

afterEach(() => expect(warnings).toEqual([]));

it('an event is delivered in the format of the feed, with a Standard Webhooks signature', async () => {
  const { id, secret, ...created } = await add();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(created).toMatchObject({
    types: ['order.created'],
    isActive: true,
    createdBy: 'it@test.it',
    pending: 0,
  });
  expect(JSON.stringify(await read(id))).not.toContain(secret);
  await report(1);
  await report(2, 'customer.changed');
  await send();
  expect(receiver.received).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
  const verifiedMessage = new Signer(secret).verify(body, {
    'webhook-id': String(headers['webhook-id']),
    'webhook-timestamp': String(headers['webhook-timestamp']),
    'webhook-signature': String(headers['webhook-signature']),
  });
  const event = await db
    .selectFrom('events')
    .selectAll()
    .where('type', '=', 'order.created')
    .executeTakeFirstOrThrow();
  expect(verifiedMessage).toEqual({
    id: event.id,
    type: 'order.created',
    at: event.at.toISOString(),
    data: { number: 1 },
  });
  expect([headers['webhook-id'], headers['content-type']]).toEqual([event.id, 'application/json']);

  const [delivery] = await listDeliveries(id);
  expect(delivery).toMatchObject({ eventId: event.id, status: 'DELIVERED', attempts: 1, answerStatus: 204 });
  const { request, answer: response } = await readDetail(id, delivery);
  expect([request.url, request.body, response?.status]).toEqual([receiver.url, body, 204]);
  expect(request.headers?.['webhook-signature']).toBe(headers['webhook-signature']);
});

it('an event of a rolled-back transaction is never sent', async () => {
  await add();
  const failingTransaction = db.transaction().execute(async (trx) => {
    await recordEvents(trx, [{ type: 'order.created', data: {} }]);
    throw new Error('rolled back');
  });
  await expect(failingTransaction).rejects.toThrow();
  await send();
  expect(receiver.received).toEqual([]);
});

it('a delivery without a 2xx response is retried on the documented schedule and then fails', async () => {
  const { id } = await add();
  await report(1);
  receiver.respond = (response) => response.writeHead(500).end(`sorry\0${'x'.repeat(100_000)}`);
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 8; attempt++) {
    await makeDue();
    await send();
    const { wait } = await db
      .selectFrom('webhookDeliveries')
      .select(
        sql<number>`extract(epoch FROM next_attempt_at - (last_attempt->>'at')::timestamptz)::float8`.as(
          'wait',
        ),
      )
      .executeTakeFirstOrThrow();
    waits.push(wait);
    await send();
    expect(receiver.received).toHaveLength(attempt);
  }
  // There is no next attempt after the last one.
  for (const [index, seconds] of [5, 300, 1_800, 7_200, 18_000, 36_000, 86_400].entries()) {
    expect(Math.abs((waits[index] ?? 0) - seconds)).toBeLessThan(3);
  }
  const [delivery] = await listDeliveries(id, '?status=FAILED');
  expect(delivery).toMatchObject({ status: 'FAILED', attempts: 8, answerStatus: 500, nextAttemptOn: null });
  const { answer: response } = await readDetail(id, delivery);
  expect([response?.body.length, response?.body.slice(0, 6)]).toEqual([
    LIMITS.webhookDisplayedResponse,
    'sorry\uFFFD',
  ]);
  expect(await read(id)).toMatchObject({ failed: 1, pending: 0, isActive: true });
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);

  receiver.respond = (response) => response.writeHead(200).end('ok');
  expect((await call('POST', `/${id}/deliveries/${delivery?.id}/retry`)).statusCode).toBe(202);
  await send();
  expect(await read(id)).toMatchObject({ failed: 0, failingSince: null });
});

it('redirects are not followed', async () => {
  const { id } = await add();
  await report(1);
  receiver.respond = (response) => response.writeHead(302, { location: receiver.url }).end();
  await send();
  expect(receiver.received).toHaveLength(1);
  expect(await listDeliveries(id)).toMatchObject([{ status: 'PENDING', answerStatus: 302 }]);
});

it('a hanging or unreachable receiver does not delay the others', async () => {
  const unreachable = await add({ url: 'http://127.0.0.1:1/' });
  const hangingWebhook = await add({ types: ['sds.sent'] });
  const { id } = await add();
  const respond = receiver.respond;
  receiver.respond = (response) => {
    if (listReceivedEvents().at(-1)?.type === 'order.created') respond(response);
  };
  await report(1, 'sds.sent');
  await report(2);
  await report(3);
  const stop = new AbortController();
  const sendingRun = send(stop.signal);
  try {
    await expect
      .poll(async () => (await listDeliveries(id)).map(({ status }) => status), { timeout: 8_000 })
      .toEqual(['DELIVERED', 'DELIVERED']);
    await expect
      .poll(async () => (await listDeliveries(unreachable.id)).map(({ fault }) => fault), { timeout: 8_000 })
      .toEqual(['UNREACHABLE', 'UNREACHABLE']);
  } finally {
    stop.abort();
    await sendingRun;
  }
  // An attempt aborted by a shutdown is not the receiver's failure.
  expect(await read(hangingWebhook.id)).toMatchObject({ pending: 1, failingSince: null });
});

it('a webhook failing for 5 days is switched off with an e-mail, and can be switched on again', async () => {
  const { id } = await add();
  receiver.respond = (response) => response.writeHead(503).end();
  await report(1);
  await send();
  const { failingSince } = await read(id);
  expect(failingSince).not.toBeNull();
  await sql`UPDATE webhooks SET failing_since = now() - interval '4 days 23 hours'`.execute(db);
  await makeDue();
  await send();
  expect((await read(id)).isActive).toBe(true);
  await sql`UPDATE webhooks SET failing_since = now() - interval '5 days 1 minute'`.execute(db);
  await makeDue();
  await send();
  const disabledWebhook = await read(id);
  expect([disabledWebhook.isActive, disabledWebhook.switchedOffOn === null]).toEqual([false, false]);
  const [mail, ...others] = await readMails(db, config.brand.email);
  expect(others).toEqual([]);
  expect(mail?.textBody).toContain(`/ecommerce/backoffice/webhooks/${id}`);
  const auditRows = await db
    .selectFrom('auditLog')
    .select('action')
    .where('entityId', '=', id)
    .orderBy('id')
    .execute();
  expect(auditRows.map(({ action }) => action)).toEqual(['webhooks.add', 'webhooks.switch-off']);

  // A webhook that is switched off gets no deliveries, and new events are not queued for it.
  await report(2);
  await makeDue();
  await send();
  expect(receiver.received).toHaveLength(3);
  expect((await call('POST', `/${id}/test`)).statusCode).toBe(409);
  // Switching it on resets its failures; a redelivery sends the events it missed.
  receiver.respond = (response) => response.writeHead(200).end();
  const { version } = disabledWebhook;
  const form = { url: receiver.url, types: ['order.created'], isActive: true, version };
  expect((await call('PUT', `/${id}`, form)).json()).toMatchObject({
    isActive: true,
    failingSince: null,
    switchedOffOn: null,
  });
  const redelivery = await call('POST', `/${id}/redelivery`, { from: '2026-01-01T00:00:00Z' });
  expect([redelivery.statusCode, redelivery.json()]).toEqual([202, { deliveries: 2 }]);
  await send();
  expect(await listDeliveries(id)).toMatchObject([
    { status: 'DELIVERED', fault: null },
    { status: 'DELIVERED', fault: null },
  ]);
  expect(
    listReceivedEvents()
      .slice(3)
      .map(({ data }) => data.number)
      .sort(),
  ).toEqual([1, 2]);
  const none = await call('POST', `/${id}/redelivery`, { from: '2999-01-01T00:00:00Z' });
  expect(none.json()).toEqual({ deliveries: 0 });
});

it('a test event is delivered like any other event', async () => {
  const { id } = await add();
  const sendResponse = await call('POST', `/${id}/test`);
  expect([sendResponse.statusCode, sendResponse.json().type]).toEqual([202, 'webhook.test']);
  await send();
  expect(listReceivedEvents()).toMatchObject([{ type: 'webhook.test', data: {} }]);
  expect(await listDeliveries(id)).toMatchObject([
    { type: 'webhook.test', eventId: null, status: 'DELIVERED' },
  ]);
});

it('URLs with private addresses in any notation, credentials or an insecure scheme are rejected', async () => {
  const REJECTED = [
    'https://10.0.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00::1]/',
    'https://[::7f00:1]/',
    'https://[4000::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[64:ff9b::a00:1]/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'http://example.com/',
    'http://10.0.0.1/',
    'ftp://example.com/',
    'https://user:secret@example.com/',
    'javascript:alert(1)',
  ];
  for (const url of REJECTED) {
    const { statusCode, body } = await call('POST', '', { url, types: ['order.created'] });
    expect([url, statusCode, JSON.parse(body).errors]).toEqual([
      url,
      400,
      [{ path: 'url', code: 'invalidField' }],
    ]);
  }
  for (const url of [
    'https://example.com/hook',
    'https://erp.lan/hook',
    'http://localhost:8080/',
    'https://127.0.0.1/',
  ]) {
    expect([url, (await call('POST', '', { url, types: ['order.created'] })).statusCode]).toEqual([url, 201]);
  }
});

it('a webhook needs known event types, and its creation and deletion are audited', async () => {
  for (const types of [[], ['order.gone'], 'order.created', undefined]) {
    expect((await call('POST', '', { url: receiver.url, types })).statusCode).toBe(400);
  }
  const { id } = await add({ types: ['sds.sent', 'order.created', 'sds.sent'] });
  expect((await read(id)).types).toEqual(['order.created', 'sds.sent']);
  await report(1);
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(204);
  expect((await call('GET', `/${id}`)).statusCode).toBe(404);
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(404);
  const auditRows = await db
    .selectFrom('auditLog')
    .select('action')
    .where('entityId', '=', id)
    .orderBy('id')
    .execute();
  expect(auditRows.map(({ action }) => action)).toEqual(['webhooks.add', 'webhooks.remove']);
  const otherWebhook = await add();
  await add();
  await report(2);
  const [foreign] = await listDeliveries(otherWebhook.id);
  expect((await call('GET', `/${(await add()).id}/deliveries/${foreign?.id}`)).statusCode).toBe(404);
});

it('a webhook above the limit is rejected', async () => {
  for (let count = 0; count < LIMITS.webhooks; count++) await add();
  expect((await call('POST', '', { url: receiver.url, types: ['order.created'] })).statusCode).toBe(409);
});
