import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { login, testApp } from '../../test/app.ts';
import { testDatabase } from '../../test/database.ts';
import { buildApp } from '../app.ts';
import type { Manifest } from '../platform/backup/manifest.ts';
import { loadConfig } from '../platform/config.ts';
import { isTrial, recordTokenSecret } from '../platform/database/installation-queries.ts';
import { applyMigrations, listMigrations } from '../platform/database/migrate.ts';
import { createFileStore } from '../platform/files/file-store.ts';
import { runBackup } from './backup.ts';
import { runGoLive } from './go-live.ts';
import { runRestore } from './restore.ts';

// Only stops tests that hang, because these tests write, read and migrate whole databases.
vi.setConfig({ testTimeout: 120_000 });

const { app, url, pool, config } = await testApp('demo');
const scratch = await mkdtemp(join(tmpdir(), 'cromia-test-backup-'));
afterAll(() => rm(scratch, { recursive: true, force: true }));
const folder = join(scratch, 'backup');
const TOKEN_SECRET = 'a secret that only tests know, 32+';
const env = { DATABASE_URL: url, DATA_DIR: config.dataDir, TOKEN_SECRET };
const SHEET = Buffer.from(`%PDF-1.7 ${'sheet '.repeat(50_000)}`);
const KEY = `sds/${createHash('sha256').update(SHEET).digest('hex')}.pdf`;
/** Tables that receive rows during the backup, both in the same transactions. */
const GROWING_TABLES = ['limited_attempts', 'registrations'];
/** The table of recorded backups. A backup does not contain its own record. */
const BACKUP_RECORDS = 'backups';

/** Inserts rows into both tables repeatedly. @returns once the first are stored, a function that stops it */
async function startWriting(): Promise<() => Promise<void>> {
  let isWriting = true;
  const first = Promise.withResolvers<void>();
  const writing = (async () => {
    for (let count = 0; isWriting; count++) {
      const name = `writer${count}@example.com`;
      await pool.query(`WITH attempt AS (INSERT INTO limited_attempts (kind, key, expires_at)
        VALUES ('REGISTRATION', '${name}', now()))
        INSERT INTO registrations (username, data, code_hash, created_at, expires_at)
        VALUES ('${name}', '{}', '${name}', now(), now())`);
      first.resolve();
      await wait(5);
    }
  })();
  await Promise.race([first.promise, writing]);
  return async () => {
    isWriting = false;
    await writing;
  };
}

/** Computes a digest of each table's rows. */
async function digestTables(db: pg.Pool, tables: readonly string[]): Promise<Record<string, string | null>> {
  const digests: Record<string, string | null> = {};
  for (const name of tables) {
    const { rows } = await db.query<{ digest: string | null }>(
      `SELECT md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))) AS digest FROM "${name}" t`,
    );
    digests[name] = rows[0]?.digest ?? null;
  }
  return digests;
}

const readManifest = async (path: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(path, 'manifest.json'), 'utf8'));

/** Creates an empty target: a database without tables, and a folder. */
async function createEmptyTarget() {
  const database = await testDatabase('none');
  const dataDir = await mkdtemp(join(scratch, 'place-'));
  return { ...database, dataDir, env: { DATABASE_URL: database.url, DATA_DIR: dataDir, TOKEN_SECRET } };
}
const restoreTarget = await createEmptyTarget();

it('a backup made during writes is consistent, and the portal runs on the restored copy', async () => {
  await createFileStore(config).put(KEY, SHEET, 'application/pdf');
  const stopWriting = await startWriting();
  const backup = await runBackup([folder], env);
  await stopWriting();
  expect(backup).toEqual({ exitCode: 0, text: expect.any(String) });
  const { tables, files } = await readManifest(folder);
  expect(files).toMatchObject([{ key: KEY, bytes: SHEET.length }]);
  expect((await readdir(scratch)).filter((name) => name.endsWith('.part'))).toEqual([]);

  expect(await runRestore([folder], restoreTarget.env)).toEqual({ exitCode: 0, text: expect.any(String) });
  const unchangedTables = tables
    .map(({ name }) => name)
    .filter((name) => ![...GROWING_TABLES, BACKUP_RECORDS, 'installation'].includes(name));
  expect(unchangedTables).toContain('order_items');
  expect(await digestTables(restoreTarget.pool, unchangedTables)).toEqual(
    await digestTables(pool, unchangedTables),
  );
  const counts = GROWING_TABLES.map((name) => tables.find((table) => table.name === name)?.rows);
  expect(counts[0]).toBeGreaterThan(0);
  const { rows } = await restoreTarget.pool.query(`SELECT
    (SELECT count(*)::int FROM limited_attempts WHERE key LIKE 'writer%') AS attempts,
    (SELECT count(*)::int FROM registrations WHERE username LIKE 'writer%') AS registrations`);
  expect(rows[0].attempts).toBe(rows[0].registrations);

  const restoredConfig = loadConfig(restoreTarget.env);
  const found = await createFileStore(restoredConfig).find(KEY, 'x');
  expect(found?.size).toBe(SHEET.length);
  const portal = await buildApp({
    ...{ config: { ...restoredConfig, memoryLimitBytes: Number.MAX_SAFE_INTEGER }, logger: false },
    ...{ db: restoreTarget.db, pool: restoreTarget.pool, now: () => new Date() },
  });
  const headers = await login(portal, 'customer@demo.cromia.test');
  const before = await app.inject({
    url: '/api/v1/public/customer/orders',
    headers: await login(app, 'customer@demo.cromia.test'),
  });
  const after = await portal.inject({ url: '/api/v1/public/customer/orders', headers });
  expect(after.statusCode).toBe(200);
  expect(after.json().totalElements).toBe(before.json().totalElements);
  // Sequences continue from their last value, and foreign keys and triggers are enabled again.
  await restoreTarget.pool.query(
    "INSERT INTO limited_attempts (kind, key, expires_at) VALUES ('PASSWORD', '192.0.2.1', now())",
  );
  await expect(restoreTarget.pool.query('DELETE FROM customers')).rejects.toThrow(/foreign key/);
  const disabledTriggers = await restoreTarget.pool.query("SELECT FROM pg_trigger WHERE tgenabled = 'D'");
  expect(disabledTriggers.rowCount).toBe(0);
  await portal.close();
});

it('a restored portal is a trial until it goes live, and accepts another secret', async () => {
  const secrets = { tokenSecret: 'a new secret of the restored portal', previousTokenSecret: null };
  expect(await isTrial(restoreTarget.db)).toBe(true);
  expect(await recordTokenSecret(restoreTarget.db, secrets)).toBe(true);
  expect(await runGoLive([], restoreTarget.env)).toMatchObject({ exitCode: 0 });
  expect(await isTrial(restoreTarget.db)).toBe(false);
  expect(await runGoLive([], restoreTarget.env)).toMatchObject({ exitCode: 1 });
});

it('a backup to a folder that cannot be written names the folder and what to do', async () => {
  const file = join(scratch, 'file');
  await writeFile(file, '');
  expect(await runBackup([join(file, 'backup')], env)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining(join(file, 'backup.part')),
  });
});

it('a restore rejects a target with data, and a backup rejects a folder with content', async () => {
  await restoreTarget.pool.end();
  expect(await runRestore([folder], restoreTarget.env)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('The database is not empty'),
  });
  expect(await runRestore([folder], env)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('Stop it first'),
  });
  const withFile = await createEmptyTarget();
  await createFileStore(loadConfig(withFile.env)).put('tds/other.pdf', SHEET, 'application/pdf');
  expect(await runRestore([folder], withFile.env)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('The file store is not empty'),
  });
  expect(await runBackup([folder], env)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('is not empty'),
  });
});

it('a damaged, incomplete or newer backup is rejected before anything is written', async () => {
  const target = await createEmptyTarget();
  const copy = join(scratch, 'copy');
  const readRejection = async () => {
    const { exitCode, text } = await runRestore([copy], target.env);
    expect(exitCode).toBe(1);
    return text;
  };
  await cp(folder, copy, { recursive: true });
  const table = join(copy, 'database', 'orders.copy.gz');
  const content = await readFile(table);
  await writeFile(table, content.subarray(0, -1));
  expect(await readRejection()).toContain('orders.copy.gz does not match the manifest');
  await rm(table);
  expect(await readRejection()).toContain('orders.copy.gz is missing');
  await writeFile(table, content);
  const manifest = await readManifest(copy);
  const newer = { ...manifest, migrations: [...manifest.migrations, '9999_tomorrow.sql'] };
  await writeFile(join(copy, 'manifest.json'), JSON.stringify(newer));
  expect(await readRejection()).toContain('9999_tomorrow.sql');
  await rm(join(copy, 'manifest.json'));
  expect(await readRejection()).toContain('is not a complete backup');
  const { rowCount } = await target.pool.query("SELECT FROM pg_tables WHERE schemaname = 'public'");
  expect(rowCount).toBe(0);
});

it('a backup of an older version is migrated to the current one', async () => {
  const old = await testDatabase('none');
  const migrations = await listMigrations();
  await applyMigrations(old.url, migrations.slice(0, -1));
  const target = await createEmptyTarget();
  const older = join(scratch, 'older');
  expect(await runBackup([older], { ...target.env, DATABASE_URL: old.url })).toMatchObject({ exitCode: 0 });
  expect(await runRestore([older], target.env)).toMatchObject({
    exitCode: 0,
    text: expect.stringContaining('by 1 migrations'),
  });
});

it('exits with 0 for --help, 2 for a wrong number of arguments and 1 for an empty database', async () => {
  for (const command of [runBackup, runRestore]) {
    expect(await command(['--help'], env)).toMatchObject({ exitCode: 0 });
    expect(await command([], env)).toMatchObject({ exitCode: 2 });
    expect(await command(['a', 'b'], env)).toMatchObject({ exitCode: 2 });
  }
  const none = await createEmptyTarget();
  expect(await runBackup([join(scratch, 'none')], none.env)).toMatchObject({ exitCode: 1 });
});
