import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { buildApp } from '../src/app.ts';
import { loadConfig } from '../src/platform/config.ts';
import { openDatabase, openPool } from '../src/platform/database/connection.ts';
import { openEmbeddedPostgres } from '../src/platform/database/embedded/open-embedded-postgres.ts';
import { applyMigrations } from '../src/platform/database/migrate.ts';
import { openReadReplica, REPLICA_LAG_LIMIT_MS } from '../src/platform/database/read-replica.ts';
import { login } from './app.ts';
import { aCustomer, aProduct, aUser } from './builders/shop.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const OWN = '/api/v1/public/customer';
const SETTINGS = { wal_level: 'replica', max_wal_senders: '4' };
const POLL = { timeout: 30_000, interval: 20 };
const log = { info: () => {}, warn: () => {}, error: () => {} };

const folder = await mkdtemp(join(tmpdir(), 'cromia-replica-'));
await chmod(folder, 0o711);
const [primaryDir, replicaDir] = [join(folder, 'primary'), join(folder, 'replica')];

/** Copies the stopped primary as a standby, which streams from it once both are started. */
async function copyAsStandby(): Promise<void> {
  await mkdir(replicaDir, { mode: 0o711 });
  for (const name of ['postgres', 'postgres.password'])
    await promisify(execFile)('cp', ['-a', join(primaryDir, name), replicaDir]);
  const signal = join(replicaDir, 'postgres', 'standby.signal');
  await writeFile(signal, '');
  const { uid, gid } = await stat(join(primaryDir, 'postgres', 'PG_VERSION'));
  await chown(signal, uid, gid);
}

async function openPrimary() {
  const made = await openEmbeddedPostgres({ dataDir: primaryDir, log, settings: SETTINGS });
  await applyMigrations(made.url);
  await made.stop();
  await copyAsStandby();
  return openEmbeddedPostgres({ dataDir: primaryDir, log, settings: SETTINGS });
}

const primary = await openPrimary();
const address = new URL(primary.url);
const replicaServer = await openEmbeddedPostgres({
  dataDir: replicaDir,
  log,
  settings: {
    ...SETTINGS,
    primary_conninfo: [
      `host=${address.searchParams.get('host') ?? address.hostname}`,
      `port=${address.port} user=${address.username} password=${address.password}`,
    ].join(' '),
  },
});
const pool = openPool(primary.url, { max: 6 });
const db = openDatabase(pool);
const standby = new pg.Client({ connectionString: replicaServer.url });
await standby.connect();
const replicaPool = openPool(replicaServer.url, { max: 6 });
replicaPool.on('error', () => {});
standby.on('error', () => {});
const replica = openReadReplica(pool, replicaPool, log);
const config = {
  ...loadConfig({ DATA_DIR: folder, TOKEN_SECRET: 'a secret that only tests know, 32+' }),
  memoryLimitBytes: Number.MAX_SAFE_INTEGER,
};
const app = await buildApp({ config, pool, db, replica, now: () => NOW, logger: false });
afterAll(async () => {
  await app.close();
  await replica.close();
  await standby.end();
  await pool.end();
  await replicaServer.stop();
  await primary.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
});

const { productCode } = await aProduct(db, { serial: 'P100' });
const customer = await aCustomer(db, { customerCode: '100001' });
for (const username of ['writer@test.it', 'reader@test.it'])
  await aUser(db, { username, role: 'CUSTOMER', customer });
const [writer, reader] = [await login(app, 'writer@test.it'), await login(app, 'reader@test.it')];

/** Statements that the replica has run so far. */
async function replicaScans(): Promise<number> {
  const { rows } = await standby.query<{ scans: number }>(
    'SELECT pg_stat_clear_snapshot(), (SELECT sum(seq_scan + idx_scan)::int FROM pg_stat_user_tables) AS scans',
  );
  return rows[0]?.scans ?? 0;
}

const waitUntilFresh = () =>
  vi.waitFor(() => expect(replica.lagMs()).toBeLessThan(REPLICA_LAG_LIMIT_MS), POLL);

async function requestsSeenBy(headers: { authorization: string }): Promise<number> {
  const answer = await app.inject({ method: 'GET', url: `${OWN}/order-requests`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ totalElements: number }>().totalElements;
}

async function post(path: string, payload: object): Promise<void> {
  const answer = await app.inject({
    method: 'POST',
    url: `${OWN}/${path}`,
    headers: { ...writer, 'idempotency-key': randomUUID() },
    payload,
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
}

async function requestOrder(): Promise<void> {
  await post('carts', { items: [{ productCode, quantity: 1 }] });
  await post('order-requests', {
    items: [{ productCode, quantity: 1, finalUnitPrice: 10 }],
    address: 'SD001',
    customerOrderCode: 'PO-1',
    deliveryDateRequested: '2026-12-01',
    acceptMultipleShipping: false,
  });
}

beforeEach(async () => {
  await standby.query('SELECT pg_wal_replay_resume() WHERE pg_is_wal_replay_paused()');
  await waitUntilFresh();
});

it('lists and searches are read from the replica', async () => {
  const before = await replicaScans();
  await requestsSeenBy(reader);
  const search = await app.inject({ url: '/api/products/filters/name?nameCode=P100&lang=en' });
  expect(search.json<{ totalElements: number }>().totalElements).toBe(1);
  await vi.waitFor(async () => expect(await replicaScans()).toBeGreaterThan(before), POLL);
});

it('users see their own changes at once, others only after the replica lag', async () => {
  const before = await requestsSeenBy(reader);
  await standby.query('SELECT pg_wal_replay_pause()');
  await requestOrder();
  expect(await requestsSeenBy(writer)).toBe(before + 1);
  expect(await requestsSeenBy(reader)).toBe(before);
  await vi.waitFor(async () => expect(await requestsSeenBy(reader)).toBe(before + 1), POLL);
  expect(replica.lagMs()).toBeGreaterThan(REPLICA_LAG_LIMIT_MS);
});

it('a search finds changes once the replica has them', async () => {
  await standby.query('SELECT pg_wal_replay_pause()');
  await aProduct(db, { serial: 'P200' });
  await standby.query('SELECT pg_wal_replay_resume()');
  const found = async () =>
    (await app.inject({ url: '/api/products/filters/name?nameCode=P200&lang=en' })).json().totalElements;
  await vi.waitFor(async () => expect(await found()).toBe(1), POLL);
});

it('without the replica all reads use the primary', async () => {
  await replicaServer.stop();
  expect(await requestsSeenBy(reader)).toBeGreaterThan(0);
  await vi.waitFor(() => expect(replica.lagMs()).toBeGreaterThan(REPLICA_LAG_LIMIT_MS), POLL);
  expect(await requestsSeenBy(reader)).toBeGreaterThan(0);
});
