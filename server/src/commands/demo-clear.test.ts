import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { loadConfig } from '../platform/config.ts';
import { openDatabase, openPool } from '../platform/database/connection.ts';
import { createFileStore } from '../platform/files/file-store.ts';
import { disableDemoWithoutData, isDemoCleared } from '../platform/mail/demo-mark.ts';
import { runAdmin } from './admin.ts';
import { runDemoClear } from './demo-clear.ts';

const { url, pool } = await testDatabase('demo');
const dataDir = await mkdtemp(join(tmpdir(), 'cromia-test-clear-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const env = {
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  TOKEN_SECRET: 'a secret that only tests know, 32+',
  DEMO: 'on',
};

it('demo-clear fails while a portal runs, and otherwise leaves an empty portal without demo data', async () => {
  const files = createFileStore(loadConfig(env));
  await files.put('sds/demo.pdf', Buffer.from('%PDF-'), 'application/pdf');
  await pool.query('SELECT');
  expect(await runDemoClear([], env)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('Stop it first'),
  });
  await pool.end();

  await runAdmin(['create', 'anna@example.com', '--role', 'ADMIN'], env);
  expect(await runDemoClear([], env)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('1 users'),
  });
  expect(await runDemoClear(['--all'], env)).toMatchObject({ exitCode: 0 });

  const after = openPool(url, { max: 1 });
  const db = openDatabase(after);
  const { rows } = await after.query<{ users: number; products: number; synonyms: number }>(`SELECT
    (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM products) AS products,
    (SELECT count(*)::int FROM search_synonyms) AS synonyms`);
  expect(rows).toMatchObject([{ users: 0, products: 0 }]);
  expect(rows[0]?.synonyms).toBeGreaterThan(0);
  expect(await isDemoCleared(db)).toBe(true);
  expect((await disableDemoWithoutData(loadConfig(env), db)).demo).toBe(false);
  await after.end();
  expect(await Array.fromAsync(files.listAll())).toEqual([]);

  expect(await runDemoClear([], env)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining("not the demo's"),
  });
});
