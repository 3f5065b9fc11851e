import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { buildApp } from '../src/app.ts';
import { loadConfig } from '../src/platform/config.ts';
import { openDatabase, openPool } from '../src/platform/database/connection.ts';
import { openEmbeddedPostgres } from '../src/platform/database/embedded/open-embedded-postgres.ts';
import { applyMigrations } from '../src/platform/database/migrate.ts';
import { login } from './app.ts';
import { aCustomer, aProduct, aUser } from './builders/shop.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const OWN_PATH = '/api/v1/public/customer';
const BUYERS = ['1', '2', '3', '4'];
const POLL = { timeout: 60_000, interval: 20 };
const log = { info: () => {}, warn: () => {}, error: () => {} };

const dataDir = await mkdtemp(join(tmpdir(), 'cromia-loss-'));
await chmod(dataDir, 0o711);
const postgres = await openEmbeddedPostgres({ dataDir, log });
await applyMigrations(postgres.url);
const pool = openPool(postgres.url, { max: 6 });
pool.on('error', () => {});
const db = openDatabase(pool);
const config = {
  ...loadConfig({ DATA_DIR: dataDir, TOKEN_SECRET: 'a secret that only tests know, 32+' }),
  memoryLimitBytes: Number.MAX_SAFE_INTEGER,
};
const app = await buildApp({ config, pool, db, now: () => NOW, logger: false });
afterAll(async () => {
  await app.close();
  await pool.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
});

const { productCode } = await aProduct(db, { serial: 'P100' });
for (const buyer of BUYERS) {
  const customer = await aCustomer(db, { customerCode: `10000${buyer}` });
  await aUser(db, { username: `buyer${buyer}@test.it`, role: 'CUSTOMER', customer });
}

/** Reads the database's process id; NaN while it is not running. */
async function readServerPid(): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  return Number.parseInt(text, 10);
}

/** Lists the ids of the stored orders. Retries failed queries, because the pool may still hand out a broken connection. */
async function listOrderIds(): Promise<string[]> {
  return vi.waitFor(
    async () => (await db.selectFrom('orderRequests').select('id').execute()).map(({ id }) => id),
    POLL,
  );
}

/** The responses that the buyers received. */
interface BuyerResponses {
  /** Ids of the order requests with a 201 response. */
  acknowledged: string[];
  statuses: Set<number>;
}

/** Orders one product repeatedly. A request with a 503 response is retried with the same idempotency key. */
async function orderRepeatedly(
  headers: { authorization: string },
  { acknowledged, statuses }: BuyerResponses,
  isRunning: () => boolean,
): Promise<void> {
  const send = async (url: string, payload: object, expected: number) => {
    const key = randomUUID();
    for (;;) {
      const response = await app.inject({
        method: 'POST',
        url: `${OWN_PATH}/${url}`,
        headers: { ...headers, 'idempotency-key': key },
        payload,
      });
      statuses.add(response.statusCode);
      if (response.statusCode === expected) return response.json<{ id: string }>();
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('5');
      await wait(20);
    }
  };
  for (let number = 1; isRunning(); number++) {
    await send('carts', { items: [{ productCode, quantity: 1 }] }, 200);
    const order = {
      items: [{ productCode, quantity: 1, finalUnitPrice: 10 }],
      address: 'SD001',
      customerOrderCode: `PO-${number}`,
      deliveryDateRequested: '2026-12-01',
      acceptMultipleShipping: false,
    };
    acknowledged.push((await send('order-requests', order, 201)).id);
  }
}

async function orderWhileDatabaseIsKilled(times: number): Promise<void> {
  const before = await listOrderIds();
  const sessions: Awaited<ReturnType<typeof login>>[] = [];
  for (const buyer of BUYERS) sessions.push(await login(app, `buyer${buyer}@test.it`));
  const buyerResponses: BuyerResponses = { acknowledged: [], statuses: new Set() };
  let kills = 0;
  const buying = Promise.all(
    sessions.map((headers) => orderRepeatedly(headers, buyerResponses, () => kills < times)),
  );
  const killing = async () => {
    while (kills < times) {
      const { length } = buyerResponses.acknowledged;
      await expect.poll(() => buyerResponses.acknowledged.length, POLL).toBeGreaterThan(length);
      const killedPid = await readServerPid();
      process.kill(killedPid, 'SIGKILL');
      await expect
        .poll(
          async () => Number.isInteger(await readServerPid()) && (await readServerPid()) !== killedPid,
          POLL,
        )
        .toBe(true);
      kills += 1;
    }
  };
  // `Promise.all` fails at the first unexpected response instead of waiting for all buyers.
  await Promise.all([buying, killing()]);
  expect([...buyerResponses.statuses].sort()).toEqual([200, 201, 503]);
  const storedIds = (await listOrderIds()).filter((id) => !before.includes(id));
  expect(storedIds.sort()).toEqual(buyerResponses.acknowledged.sort());
}

it(
  'orders continue when the database is killed: requests get 503, and each acknowledged order exists once',
  () => orderWhileDatabaseIsKilled(2),
  180_000,
);

it(
  'orders continue when the database is killed ten times in a row',
  { tags: ['full'], timeout: 600_000 },
  () => orderWhileDatabaseIsKilled(10),
);
