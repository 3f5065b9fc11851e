import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { applyMigrations, listMigrations } from '../../src/platform/database/migrate.ts';
import { login } from '../app.ts';
import { testDatabase } from '../database.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'cromia-test-update-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const MIGRATIONS = new URL('../../migrations/', import.meta.url);

/** The migrations of the first installation with their SHA-256, in the format of the command `sha256sum`. */
const FIRST_MIGRATIONS = new Map(
  (await readFile(new URL('migrations.sha256', import.meta.url), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => [line.slice(66), line.slice(0, 64)]),
);

/** The last migration of the version from which `rows.sql` comes. */
const LAST_OF_ROWS = '0027_second_factors.sql';

it('the migrations of the first installation are unchanged', async () => {
  for (const [name, checksum] of FIRST_MIGRATIONS) {
    const content = await readFile(new URL(name, MIGRATIONS));
    const message = `${name} has been applied to databases; a change needs a new migration`;
    expect(createHash('sha256').update(content).digest('hex'), message).toBe(checksum);
  }
});

it('a database of the first installation is migrated to the current version, and the portal runs on it', async () => {
  const { url, pool, db } = await testDatabase('none');
  const first = [...FIRST_MIGRATIONS.keys()].filter((name) => name <= LAST_OF_ROWS);
  expect(await applyMigrations(url, first)).toEqual(first);
  await pool.query(await readFile(new URL('rows.sql', import.meta.url), 'utf8'));
  const later = (await listMigrations()).filter((name) => !first.includes(name));
  expect(await applyMigrations(url)).toEqual(later);

  const config = loadConfig({ DATA_DIR: dataDir, TOKEN_SECRET: 'a secret that only tests know, 32+' });
  const app = await buildApp({
    ...{ config: { ...config, memoryLimitBytes: Number.MAX_SAFE_INTEGER }, logger: false },
    ...{ db, pool, now: () => new Date() },
  });
  const headers = await login(app, 'customer@demo.cromia.test');
  const orders = await app.inject({ url: '/api/v1/public/customer/orders?sort=orderCode,asc', headers });
  const codes = orders.json().content.map(({ orderCode }: { orderCode: string }) => orderCode);
  expect(codes).toEqual(['V26-004347', 'V26-004376', 'V26-004397', 'V26-004413', 'V26-004415', 'V26-004431']);
  await app.close();
});
