import { createServer } from 'node:net';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { registerProblems } from '../http/problem-responses.ts';
import { isDatabaseUnavailable, openDatabase, openPool } from './connection.ts';

const { url } = await testDatabase('empty');

it('a request that waits too long for a connection of an exhausted pool gets a 503 response', async () => {
  const limitedPool = openPool(url, { max: 2, waitMs: 300 });
  const db = openDatabase(limitedPool);
  const app = Fastify();
  registerProblems(app);
  app.get('/nested', () => db.transaction().execute(() => sql`SELECT 1`.execute(db)));
  app.get('/plain', () => sql`SELECT 1`.execute(db));
  const responses = await Promise.all([app.inject('/nested'), app.inject('/nested')]);
  expect(responses.map(({ statusCode }) => statusCode)).toContain(503);
  expect(responses.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBe('5');
  expect((await app.inject('/plain')).statusCode).toBe(200);
  await app.close();
  await limitedPool.end();
});

it('requests get 503 responses while the database does not accept connections', async () => {
  const silent = createServer();
  const port = await new Promise<number>((resolve) => {
    silent.listen(0, '127.0.0.1', () => {
      const address = silent.address();
      resolve(address !== null && typeof address === 'object' ? address.port : 0);
    });
  });
  const limitedPool = openPool(`postgres://portal@127.0.0.1:${port}/portal`, { max: 1, waitMs: 200 });
  const db = openDatabase(limitedPool);
  const app = Fastify();
  registerProblems(app);
  app.get('/', () => sql`SELECT 1`.execute(db));
  // The first request opens the connection, and the second waits for it.
  const responses = await Promise.all([app.inject('/'), app.inject('/')]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  await app.close();
  await limitedPool.end();
  silent.close();
});

it('a statement that takes too long is cancelled, and the response is 503 with Retry-After', async () => {
  const limitedPool = openPool(url, { max: 1, statementMs: 50 });
  const db = openDatabase(limitedPool);
  const app = Fastify();
  registerProblems(app);
  app.get('/', () => sql`SELECT pg_sleep(1)`.execute(db));
  const { statusCode, headers } = await app.inject('/');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  await app.close();
  await limitedPool.end();
});

it('a request whose connection is terminated gets a 503 response, and the next request succeeds', async () => {
  const limitedPool = openPool(url, { max: 2 });
  limitedPool.on('error', () => {});
  const db = openDatabase(limitedPool);
  const app = Fastify();
  registerProblems(app);
  const terminateConnection = sql`SELECT pg_terminate_backend(pg_backend_pid())`;
  app.get('/statement', () => terminateConnection.execute(db));
  app.get('/transaction', () =>
    db.transaction().execute(async (trx) => {
      await terminateConnection.execute(trx);
      return { id: 1 };
    }),
  );
  app.get('/idle', async () => {
    const client = await limitedPool.connect();
    const ended = new Promise((resolve) => client.once('end', resolve));
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await sql`SELECT pg_terminate_backend(${rows[0]?.pid}::integer)`.execute(db);
    await ended;
    return client.query('SELECT 1').finally(() => client.release());
  });
  app.get('/plain', () => sql`SELECT 1`.execute(db));
  for (const path of ['/statement', '/transaction', '/idle']) {
    const response = await app.inject(path);
    expect([path, response.statusCode, response.headers['retry-after']]).toEqual([path, 503, '5']);
    await expect.poll(async () => (await app.inject('/plain')).statusCode).toBe(200);
  }
  await app.close();
  await limitedPool.end();
});

it.each([
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
])('the error %s, as during a failover, means that the database is unavailable', (code) => {
  expect(isDatabaseUnavailable(Object.assign(new Error(`getaddrinfo ${code} db`), { code }))).toBe(true);
});

it('a write to a primary that became a standby gets a 503 response, and its connection is discarded', async () => {
  const { url: demoted } = await testDatabase('empty');
  const limitedPool = openPool(demoted, { max: 1 });
  const db = openDatabase(limitedPool);
  const app = Fastify();
  registerProblems(app);
  app.get('/statement', () => sql`CREATE TABLE notes ()`.execute(db));
  app.get('/transaction', () => db.transaction().execute((trx) => sql`CREATE TABLE notes ()`.execute(trx)));
  // Makes the pool's only connection read-only, as on a standby.
  const setReadOnly = async (value: string) => {
    const client = await limitedPool.connect();
    await client.query(`SET default_transaction_read_only = ${value}`);
    client.release();
  };
  for (const path of ['/statement', '/transaction']) {
    await setReadOnly('on');
    const rejectedResponse = await app.inject(path);
    expect([rejectedResponse.statusCode, rejectedResponse.headers['retry-after']]).toEqual([503, '5']);
    expect((await app.inject(path)).statusCode).toBe(200);
    await sql`DROP TABLE notes`.execute(db);
  }
  await app.close();
  await limitedPool.end();
});
