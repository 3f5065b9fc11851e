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

const ask = (query = '') =>
  app.inject({
    url: `/api/v1/integration/events${query}`,
    headers: { authorization: `Bearer ${key}` },
  });
const feed = async (after: string, limit = 100) =>
  (await ask(`?after=${after}&limit=${limit}`)).json<EventFeed>();
const numbersOf = ({ events }: EventFeed) => events.map(({ data }: IntegrationEvent) => data.number);
const record = (trx: Transaction, number: number, data: object = {}) =>
  recordEvents(trx, [{ type: 'order.created', data: { number, ...data } }]);
const report = (on: Database, number: number, data?: object) =>
  on.transaction().execute((trx) => record(trx, number, data));
const head = async () => {
  let { next, hasMore } = (await ask('?limit=500')).json<EventFeed>();
  while (hasMore) ({ next, hasMore } = await feed(next, 500));
  return next;
};

it('an empty feed returns a cursor for the next request', async () => {
  const empty = (await ask()).json<EventFeed>();
  expect([empty.events, empty.hasMore]).toEqual([[], false]);
  await report(db, 1);
  expect(numbersOf(await feed(empty.next))).toEqual([1]);
});

it('a cursor returns the events after it in pages, and the same page when repeated', async () => {
  const start = await head();
  for (const number of [1, 2, 3]) await report(db, number);
  const first = await feed(start, 2);
  expect([numbersOf(first), first.hasMore]).toEqual([[1, 2], true]);
  const second = await feed(first.next, 2);
  expect([numbersOf(second), second.hasMore]).toEqual([[3], false]);
  const nothing = await feed(second.next);
  expect([nothing.events, nothing.next]).toEqual([[], second.next]);
  expect(await feed(start, 2)).toEqual(first);
});

it('an event committed late is not skipped and follows the events committed before it', async () => {
  const start = await head();
  const late = await db.startTransaction().execute();
  await record(late, 1);
  await report(db, 2);
  const before = await feed(start);
  expect(numbersOf(before)).toEqual([2]);
  await report(db, 3);
  await late.commit().execute();
  expect(numbersOf(await feed(before.next))).toEqual([3, 1]);
  const { events } = await feed(start);
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
});

it('an event of a rolled-back transaction never appears in the feed', async () => {
  const start = await head();
  const failing = db.transaction().execute(async (trx) => {
    await record(trx, 1);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await feed(start)).toEqual({ events: [], next: start, hasMore: false });
});

it('a reader that polls during 40 concurrent writes gets every event exactly once', async () => {
  const start = await head();
  const writers = Array.from({ length: 40 }, (_, number) =>
    db.transaction().execute(async (trx) => {
      await record(trx, number);
      await sql`SELECT pg_sleep(random() * 0.02)`.execute(trx);
    }),
  );
  const done = Promise.all(writers).then(() => true);
  const seen: unknown[] = [];
  let cursor = start;
  for (let isDone = false; !isDone || (await feed(cursor)).events.length > 0; ) {
    const part = await feed(cursor, 3);
    seen.push(...numbersOf(part));
    cursor = part.next;
    isDone ||= await Promise.race([done, Promise.resolve(false)]);
  }
  expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(writers.map((_, number) => number));
});

it('large events shorten the page and set hasMore', async () => {
  const start = await head();
  const text = 'x'.repeat(3_000_000);
  for (const number of [1, 2, 3]) await report(db, number, { text });
  const first = await feed(start);
  expect([numbersOf(first), first.hasMore]).toEqual([[1, 2], true]);
  expect(numbersOf(await feed(first.next))).toEqual([3]);
});

it('events are kept for 90 days; an older cursor gets 410, and a future or malformed one 400', async () => {
  const start = await head();
  await report(db, 1);
  const last = await head();
  await report(db, 2);
  await sql`UPDATE events SET at = now() - interval '91 days' WHERE place <= ${last}::bigint`.execute(db);
  await deleteOldEvents(db);
  const gone = await ask(`?after=${start}`);
  expect([gone.statusCode, gone.json().code]).toEqual([410, 'CursorExpired']);
  expect(numbersOf(await feed(last))).toEqual([2]);
  expect(numbersOf((await ask()).json<EventFeed>())).toEqual([2]);

  await sql`UPDATE events SET at = now() - interval '91 days'`.execute(db);
  const next = await head();
  await deleteOldEvents(db);
  await deleteOldEvents(db);
  expect((await ask()).json<EventFeed>()).toEqual({ events: [], next, hasMore: false });
  expect((await ask(`?after=${next}`)).statusCode).toBe(200);
  for (const cursor of ['9999999', 'x', '-1', '1'.repeat(30)]) {
    const { statusCode, body } = await ask(`?after=${cursor}`);
    expect([statusCode, JSON.parse(body).errors?.[0]?.path]).toEqual([400, 'after']);
  }
});

it('the feed requires an integration key', async () => {
  expect((await app.inject({ url: '/api/v1/integration/events' })).statusCode).toBe(401);
});
