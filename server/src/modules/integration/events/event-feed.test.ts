import type { EventFeed, IntegrationEvent } from '@cromia/domain/integration/event';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { aKey } from '../../../../test/builders/integration.ts';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import { deleteOldEvents } from '../../../platform/events/event-queries.ts';
import { recordEvents } from '../../../platform/events/record-events.ts';

const { app, db } = await testApp('empty');
const { key } = await aKey(db);

const requestEvents = (query = '') =>
  app.inject({
    url: `/api/v1/integration/events${query}`,
    headers: { authorization: `Bearer ${key}` },
  });
const readFeed = async (after: string, limit = 100) =>
  (await requestEvents(`?after=${after}&limit=${limit}`)).json<EventFeed>();
const listNumbers = ({ events }: EventFeed) => events.map(({ data }: IntegrationEvent) => data.number);
const record = (trx: Transaction, number: number, data: object = {}) =>
  recordEvents(trx, [{ type: 'order.created', data: { number, ...data } }]);
const recordCommitted = (connection: Database, number: number, data?: object) =>
  connection.transaction().execute((trx) => record(trx, number, data));
const readToEnd = async () => {
  let { next, hasMore } = (await requestEvents('?limit=500')).json<EventFeed>();
  while (hasMore) ({ next, hasMore } = await readFeed(next, 500));
  return next;
};

it('an empty feed returns a cursor for the next request', async () => {
  const empty = (await requestEvents()).json<EventFeed>();
  expect([empty.events, empty.hasMore]).toEqual([[], false]);
  await recordCommitted(db, 1);
  expect(listNumbers(await readFeed(empty.next))).toEqual([1]);
});

it('a cursor returns the events after it in pages, and the same page when repeated', async () => {
  const start = await readToEnd();
  for (const number of [1, 2, 3]) await recordCommitted(db, number);
  const first = await readFeed(start, 2);
  expect([listNumbers(first), first.hasMore]).toEqual([[1, 2], true]);
  const second = await readFeed(first.next, 2);
  expect([listNumbers(second), second.hasMore]).toEqual([[3], false]);
  const nothing = await readFeed(second.next);
  expect([nothing.events, nothing.next]).toEqual([[], second.next]);
  expect(await readFeed(start, 2)).toEqual(first);
});

it('an event committed late is not skipped and follows the events committed before it', async () => {
  const start = await readToEnd();
  const lateTransaction = await db.startTransaction().execute();
  await record(lateTransaction, 1);
  await recordCommitted(db, 2);
  const firstPage = await readFeed(start);
  expect(listNumbers(firstPage)).toEqual([2]);
  await recordCommitted(db, 3);
  await lateTransaction.commit().execute();
  expect(listNumbers(await readFeed(firstPage.next))).toEqual([3, 1]);
  const { events } = await readFeed(start);
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
});

it('an event of a rolled-back transaction never appears in the feed', async () => {
  const start = await readToEnd();
  const transaction = db.transaction().execute(async (trx) => {
    await record(trx, 1);
    throw new Error('rolled back');
  });
  await expect(transaction).rejects.toThrow('rolled back');
  expect(await readFeed(start)).toEqual({ events: [], next: start, hasMore: false });
});

it('a reader that polls during 40 concurrent writes gets every event exactly once', async () => {
  const start = await readToEnd();
  const writers = Array.from({ length: 40 }, (_, number) =>
    db.transaction().execute(async (trx) => {
      await record(trx, number);
      await sql`SELECT pg_sleep(random() * 0.02)`.execute(trx);
    }),
  );
  const allWritten = Promise.all(writers).then(() => true);
  const numbers: unknown[] = [];
  let cursor = start;
  for (let isDone = false; !isDone || (await readFeed(cursor)).events.length > 0; ) {
    const page = await readFeed(cursor, 3);
    numbers.push(...listNumbers(page));
    cursor = page.next;
    isDone ||= await Promise.race([allWritten, Promise.resolve(false)]);
  }
  expect(numbers.toSorted((a, b) => Number(a) - Number(b))).toEqual(writers.map((_, number) => number));
});

it('large events shorten the page and set hasMore', async () => {
  const start = await readToEnd();
  const text = 'x'.repeat(3_000_000);
  for (const number of [1, 2, 3]) await recordCommitted(db, number, { text });
  const first = await readFeed(start);
  expect([listNumbers(first), first.hasMore]).toEqual([[1, 2], true]);
  expect(listNumbers(await readFeed(first.next))).toEqual([3]);
});

it('events are retained for 90 days; an older cursor returns 410, and a future or malformed one 400', async () => {
  const start = await readToEnd();
  await recordCommitted(db, 1);
  const last = await readToEnd();
  await recordCommitted(db, 2);
  await sql`UPDATE events SET at = now() - interval '91 days' WHERE place <= ${last}::bigint`.execute(db);
  await deleteOldEvents(db);
  const expiredResponse = await requestEvents(`?after=${start}`);
  expect([expiredResponse.statusCode, expiredResponse.json().code]).toEqual([410, 'CursorExpired']);
  expect(listNumbers(await readFeed(last))).toEqual([2]);
  expect(listNumbers((await requestEvents()).json<EventFeed>())).toEqual([2]);

  await sql`UPDATE events SET at = now() - interval '91 days'`.execute(db);
  const next = await readToEnd();
  await deleteOldEvents(db);
  await deleteOldEvents(db);
  expect((await requestEvents()).json<EventFeed>()).toEqual({ events: [], next, hasMore: false });
  expect((await requestEvents(`?after=${next}`)).statusCode).toBe(200);
  for (const cursor of ['9999999', 'x', '-1', '1'.repeat(30)]) {
    const { statusCode, body } = await requestEvents(`?after=${cursor}`);
    expect([statusCode, JSON.parse(body).errors?.[0]?.path]).toEqual([400, 'after']);
  }
});

it('the feed requires an integration key', async () => {
  expect((await app.inject({ url: '/api/v1/integration/events' })).statusCode).toBe(401);
});
