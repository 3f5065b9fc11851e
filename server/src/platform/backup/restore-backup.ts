import { createReadStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { CommandError } from '../database/command-database.ts';
import { applyMigrations, listMigrations } from '../database/migrate.ts';
import { createFileStore } from '../files/file-store.ts';
import { type Manifest, SECRET_FILE } from './manifest.ts';
import {
  buildCopyInStatement,
  dropForeignKeys,
  isDatabaseEmpty,
  listTables,
  setSequences,
  setTriggers,
  truncateTables,
} from './table-queries.ts';
import { toFilePath, toTablePath, verifyBackup } from './verify.ts';
import type { BackupConfig } from './write-backup.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = { pdf: 'application/pdf', webp: 'image/webp' };

/**
 * The restored portal sends nothing until the administrator decides that it replaces the lost one, and accepts a new
 * secret. Part of the transaction that loads the data, so that an interrupted restore sends nothing either.
 */
const MARK_TRIAL = `
  INSERT INTO installation (trial_since) VALUES (now())
  ON CONFLICT (is_only) DO UPDATE SET trial_since = now(), secret_fingerprint = NULL`;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @throws CommandError if the database or the file store is not empty, or if the backup is from a newer portal */
async function requireEmptyTarget(url: string, config: BackupConfig, manifest: Manifest): Promise<void> {
  const migrations = await listMigrations();
  const newer = manifest.migrations.filter((name) => !migrations.includes(name));
  if (newer.length > 0)
    throw new CommandError(
      `The backup was written by a newer version of the portal, which has ${newer.join(', ')}. Restore it with that version.`,
    );
  if (!(await withClient(url, isDatabaseEmpty)))
    throw new CommandError('The database is not empty. Restore into a new database, or a new DATA_DIR.');
  for await (const key of createFileStore(config).listAll())
    throw new CommandError(`The file store is not empty: it contains ${key}. Restore into an empty one.`);
}

/** Loads all tables in one transaction. */
async function loadTables(url: string, folder: string, manifest: Manifest): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('BEGIN');
    const tables = await listTables(client);
    const foreignKeyStatements = await dropForeignKeys(client);
    await setTriggers(client, tables, 'DISABLE');
    await truncateTables(client, tables);
    for (const table of manifest.tables) {
      const copy = client.query(copyFrom(buildCopyInStatement(table)));
      await pipeline(createReadStream(toTablePath(folder, table.name)), createGunzip(), copy);
      if (copy.rowCount !== table.rows)
        throw new CommandError(`${table.name} has ${copy.rowCount} rows instead of ${table.rows}.`);
    }
    await setSequences(client, manifest.sequences);
    await setTriggers(client, tables, 'ENABLE');
    for (const statement of foreignKeyStatements) await client.query(statement);
    await client.query(MARK_TRIAL);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  });
}

async function loadFiles(config: BackupConfig, folder: string, { files }: Manifest): Promise<void> {
  const store = createFileStore(config);
  for (const { key } of files) {
    const type = CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    await store.putFile(key, toFilePath(folder, key), type);
  }
}

async function loadSecret({ dataDir, ownSecret }: BackupConfig, folder: string, manifest: Manifest) {
  if (!ownSecret || manifest.secret === null) return;
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  await writeFile(join(dataDir, SECRET_FILE), await readFile(join(folder, SECRET_FILE)), {
    mode: 0o600,
    flush: true,
  });
}

/**
 * Restores a backup into an empty database and file store. Verifies the backup, then restores the files, then the
 * database with the backup's migrations, and finally applies the newer migrations.
 * @throws CommandError for a damaged backup, a backup from a newer portal, and a target that is not empty
 */
export async function restoreBackup(
  { url, config, folder }: { url: string; config: BackupConfig; folder: string },
  report: (line: string) => void,
): Promise<{ manifest: Manifest; applied: string[] }> {
  const manifest = await verifyBackup(folder);
  report('verified: all files match the manifest');
  await requireEmptyTarget(url, config, manifest);
  await loadFiles(config, folder, manifest);
  report(`files: ${manifest.files.length}`);
  await applyMigrations(url, manifest.migrations);
  await loadTables(url, folder, manifest);
  report(
    `database: ${manifest.tables.length} tables, ${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)} rows`,
  );
  await loadSecret(config, folder, manifest);
  const applied = await applyMigrations(url);
  return { manifest, applied };
}
