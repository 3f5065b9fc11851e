import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { aUser } from '../../../test/builders/shop.ts';
import { testDatabase } from '../../../test/database.ts';
import type { Viewer } from '../access/viewer.ts';
import { registerProblems } from '../http/problem-responses.ts';
import { Problem } from '../problem.ts';
import { declarePreparedRoutes, declareRoutes, fileResponse, noContent } from './declare-routes.ts';

const { db } = await testDatabase('empty');
await sql`CREATE TABLE notes (id integer GENERATED ALWAYS AS IDENTITY, text text)`.execute(db);
const viewers = [await aViewer('first@test.it'), await aViewer('second@test.it')];

const warnings: string[] = [];
const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => warnings.push(line) } } });
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
registerProblems(app);
app.decorateRequest('viewer', null);
app.addHook('onRequest', async (request) => {
  request.viewer = viewers.find(({ username }) => username === request.headers['x-username']) ?? null;
});
afterAll(() => app.close());

/** Notes are inserted before this promise settles, and committed after it. */
let beforeCommit: Promise<unknown> = Promise.resolve();

const bodySchema = z.object({ text: z.string(), rejection: z.enum(['returned', 'thrown']).optional() });
const idSchema = z.object({ id: z.int() });

const notes = declareRoutes(app, { db }, { tag: 'notes', path: '/notes' });
notes.post(
  '',
  {
    summary: 'Add a note',
    idempotent: true,
    body: bodySchema,
    status: 201,
    response: idSchema,
    errors: ['Conflict'],
  },
  ({ transaction, body: { text, rejection } }) =>
    transaction(async (trx) => {
      const { rows } = await sql`INSERT INTO notes (text) VALUES (${text}) RETURNING id`.execute(trx);
      await beforeCommit;
      if (rejection === 'thrown') throw new Problem('Conflict');
      return rejection === 'returned' ? new Problem('Conflict') : idSchema.parse(rows[0]);
    }),
);
notes.delete('', { summary: 'Delete all notes', response: noContent }, async () => {
  await sql`DELETE FROM notes`.execute(db);
});
notes.get(
  '/owner',
  { summary: 'Retrieve the name of the caller', response: z.object({ username: z.string() }) },
  ({ viewer: { username } }) => ({ username }),
);
notes.get('/endless', { summary: 'Download a file without end', response: fileResponse }, ({ reply }) =>
  reply.type('text/plain').send(Readable.from(endlessChunks())),
);

const limitClock = { now: new Date('2026-11-21T09:00:00Z') };
const shop = declarePreparedRoutes({
  app,
  db,
  tag: 'shop',
  path: '/shop/:code',
  params: z.object({ code: z.string() }),
  prepare: async ({ params }) => ({ key: z.object({ code: z.string() }).parse(params).code }),
  countFor: ({ key }) => ({ key, now: limitClock.now }),
});
for (const path of ['/orders', '/offers'])
  shop.post(
    path,
    {
      summary: 'Send a request',
      idempotent: true,
      limit: { kind: 'SENT', perHour: 2 },
      body: bodySchema,
      response: noContent,
      errors: ['Conflict'],
    },
    ({ transaction, body: { rejection } }) =>
      transaction(async () => {
        if (rejection === 'thrown') throw new Problem('Conflict');
        return rejection === 'returned' ? new Problem('Conflict') : undefined;
      }),
  );

async function aViewer(username: string): Promise<Viewer> {
  await aUser(db, { username, role: 'USER' });
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const roles = { role: 'USER', type: 'C', roleSds: 'NONE', roleTds: 'NONE', companyRole: null } as const;
  return {
    userId: id,
    sessionId: id,
    username,
    ...roles,
    language: 'it',
    customerId: null,
    secondFactor: false,
    tokenExpires: 0,
  };
}

function* endlessChunks() {
  for (;;) yield Buffer.alloc(10_000);
}

beforeEach(async () => {
  warnings.length = 0;
  await sql`DELETE FROM notes`.execute(db);
  await db.deleteFrom('idempotencyKeys').execute();
});

/** Adds a note under an idempotency key. */
async function addNote(key: string, payload: z.infer<typeof bodySchema>, username = 'first@test.it') {
  const headers = { 'x-username': username, 'idempotency-key': key };
  const response = await app.inject({ method: 'POST', url: '/notes', headers, payload });
  return { status: response.statusCode, ...response.json() };
}

async function readTexts() {
  const { rows } = await sql<{ text: string }>`SELECT text FROM notes ORDER BY id`.execute(db);
  return rows.map(({ text }) => text);
}

/** The number of transactions that wait for another one. */
async function countWaiting() {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*) AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting;
}

describe('an idempotent route', () => {
  it('runs once for a repeated key and returns the first result', async () => {
    const first = await addNote('key', { text: 'a' });
    expect(first).toEqual({ status: 201, id: expect.any(Number) });
    expect(await addNote('key', { text: 'a' })).toEqual(first);
    expect(await readTexts()).toEqual(['a']);
  });

  it('runs again for another key, and for the same key of another user', async () => {
    const responses = [
      await addNote('key', { text: 'a' }),
      await addNote('other', { text: 'a' }),
      await addNote('key', { text: 'a' }, 'second@test.it'),
    ];
    expect(new Set(responses.map(({ id }) => id)).size).toBe(3);
    expect(await readTexts()).toEqual(['a', 'a', 'a']);
  });

  it('rejects another body under the same key with IdempotencyKeyReused and the first result', async () => {
    const { status: _created, ...first } = await addNote('key', { text: 'a' });
    expect(await addNote('key', { text: 'b' })).toMatchObject({
      status: 422,
      code: 'IdempotencyKeyReused',
      first,
    });
    expect(await readTexts()).toEqual(['a']);
  });

  it('throws a returned problem, but commits what the change has stored and leaves the key unused', async () => {
    const rejected = await addNote('key', { text: 'a', rejection: 'returned' });
    expect(rejected).toMatchObject({ status: 409, code: 'Conflict' });
    expect(await readTexts()).toEqual(['a']);
    expect(await addNote('key', { text: 'b' })).toMatchObject({ status: 201 });
    expect(await readTexts()).toEqual(['a', 'b']);
  });

  it('rolls back the change that throws a problem, and leaves the key unused', async () => {
    const rejected = await addNote('key', { text: 'a', rejection: 'thrown' });
    expect(rejected).toMatchObject({ status: 409, code: 'Conflict' });
    expect(await readTexts()).toEqual([]);
    expect(await addNote('key', { text: 'b' })).toMatchObject({ status: 201 });
    expect(await readTexts()).toEqual(['b']);
  });

  it('runs once for concurrent requests with the same key', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    beforeCommit = promise;
    const requests = ['a', 'a', 'a', 'a'].map((text) => addNote('key', { text }));
    await vi.waitFor(async () => expect(await countWaiting()).toBe(3), { timeout: 8_000 }).finally(resolve);
    const [first, ...repeats] = await Promise.all(requests);
    expect(first).toEqual({ status: 201, id: expect.any(Number) });
    expect(repeats).toEqual([first, first, first]);
    expect(await readTexts()).toEqual(['a']);
  });
});

describe('a route with a limit', () => {
  async function send(path: string, key = '', rejection?: 'returned' | 'thrown') {
    const response = await app.inject({
      method: 'POST',
      url: `/shop/${path}`,
      headers: { 'x-username': 'first@test.it', ...(key && { 'idempotency-key': key }) },
      payload: { text: 'a', rejection },
    });
    return { status: response.statusCode, retryAfter: response.headers['retry-after'] };
  }
  const SENT = { status: 204 };
  const LIMITED = { status: 429, retryAfter: '3600' };

  beforeEach(async () => {
    await db.deleteFrom('limitedAttempts').execute();
  });

  it('rejects the changes of one sender above it, over all routes of its kind, for an hour', async () => {
    expect([await send('a/orders'), await send('a/offers')]).toMatchObject([SENT, SENT]);
    expect([await send('a/orders'), await send('a/offers')]).toEqual([LIMITED, LIMITED]);
    expect(await send('b/orders')).toMatchObject(SENT);
    limitClock.now = new Date(limitClock.now.getTime() + 3_600_000);
    expect(await send('a/orders')).toMatchObject(SENT);
  });

  it('counts neither failed changes nor repeats with the same key', async () => {
    for (const rejection of ['returned', 'thrown', 'returned'] as const)
      expect(await send('a/orders', '', rejection)).toMatchObject({ status: 409 });
    for (const key of ['one', 'one', 'one', 'two']) expect(await send('a/orders', key)).toMatchObject(SENT);
    expect(await send('a/orders', 'three')).toEqual(LIMITED);
    expect(await send('a/orders', 'two')).toMatchObject(SENT);
  });

  it('cannot be declared in a group without a sender', () => {
    const declare = () =>
      notes.put('', { summary: '', limit: { kind: 'A', perHour: 1 }, response: noContent }, () => {});
    expect(declare).toThrow('count no changes');
  });
});

it('a route without content responds 204', async () => {
  const { statusCode, body } = await app.inject({ method: 'DELETE', url: '/notes' });
  expect([statusCode, body]).toEqual([204, '']);
});

it('a visitor is rejected by a route whose handler uses the viewer', async () => {
  const call = (headers: Record<string, string>) => app.inject({ url: '/notes/owner', headers });
  const visit = await call({});
  expect([visit.statusCode, visit.json().code]).toEqual([401, 'Unauthorized']);
  expect((await call({ 'x-username': 'first@test.it' })).json()).toEqual({ username: 'first@test.it' });
});

it('a client that disconnects during a download causes no error', async () => {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const closed = new Promise((resolve) => {
    app.server.once('request', (_request, response) => response.once('close', resolve));
  });
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET /notes/endless HTTP/1.1\r\nhost: a\r\n\r\n');
  const [head] = await once(socket, 'data');
  expect(String(head)).toMatch(/^HTTP\/1.1 200 OK/);
  socket.destroy();
  await closed;
  await nextTurn();
  expect(warnings).toEqual([]);
});
