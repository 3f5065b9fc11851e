import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { loadConfig } from '../config.ts';
import { openDatabase, openPool } from '../platform/database/database.ts';
import { fileStore } from '../platform/files/files.ts';
import { demoOnItsData, isDemoCleared } from '../platform/mail/demo-mark.ts';
import { admin } from './admin.ts';
import { demoClear } from './demo-clear.ts';

const { url, pool } = await testDatabase('demo');
const dataDir = await mkdtemp(join(tmpdir(), 'cromia-test-clear-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const env = {
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  TOKEN_SECRET: 'a secret that only tests know, 32+',
  DEMO: 'on',
};

it('the demo is cleared once no portal runs on it, and leaves an empty portal without demo', async () => {
  const files = fileStore(loadConfig(env));
  await files.put('sds/demo.pdf', Buffer.from('%PDF-'), 'application/pdf');
  await pool.query('SELECT');
  expect(await demoClear([], env)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('Stop it first'),
  });
  await pool.end();

  await admin(['create', 'anna@example.com', '--role', 'ADMIN'], env);
  expect(await demoClear([], env)).toMatchObject({ exitCode: 1, text: expect.stringContaining('1 users') });
  expect(await demoClear(['--all'], env)).toMatchObject({ exitCode: 0 });

  const after = openPool(url, { max: 1 });
  const db = openDatabase(after);
  const { rows } = await after.query<{ users: number; products: number; synonyms: number }>(`SELECT
    (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM products) AS products,
    (SELECT count(*)::int FROM search_synonyms) AS synonyms`);
  expect(rows).toMatchObject([{ users: 0, products: 0 }]);
  expect(rows[0]?.synonyms).toBeGreaterThan(0);
  expect(await isDemoCleared(db)).toBe(true);
  expect((await demoOnItsData(loadConfig(env), db)).demo).toBe(false);
  await after.end();
  expect(await Array.fromAsync(files.listWhole())).toEqual([]);

  expect(await demoClear([], env)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining("not the demo's"),
  });
});
