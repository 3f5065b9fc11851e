import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Config } from '../config.ts';
import { CommandError } from '../database/command-database.ts';
import { createChecksumStream } from '../files/checksum-stream.ts';
import { createFileStore, type FileStore } from '../files/file-store.ts';
import { calculateFileChecksum } from './checksum.ts';
import {
  BACKUP_FORMAT,
  type FileChecksum,
  MANIFEST_FILE,
  type Manifest,
  SECRET_FILE,
  TABLES_FOLDER,
} from './manifest.ts';
import { type BackupTable, buildCopyOutStatement, listSequences, listTables } from './table-queries.ts';
import { toFilePath, toTablePath, verifyBackup } from './verify.ts';

type ReportProgress = (line: string) => void;
type FileEntry = Manifest['files'][number];

const formatMegabytes = (entries: readonly FileChecksum[]) =>
  `${(entries.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000).toFixed(1)} MB`;

/**
 * Copies the files of the store that are not copied yet. A file that is deleted meanwhile is skipped, because no row
 * refers to it.
 */
async function copyFiles(files: FileStore, folder: string, copied: Map<string, FileEntry>): Promise<void> {
  for await (const key of files.listAll()) {
    if (copied.has(key)) continue;
    const file = await files.find(key, key);
    if (!file) continue;
    const path = toFilePath(folder, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const content = await file.open();
    const { stream, result } = createChecksumStream();
    const source = content instanceof Readable ? content : Readable.from([content]);
    try {
      await pipeline(source, stream, createWriteStream(path, { mode: 0o600, flush: true }));
    } catch (error) {
      if (await files.find(key, key)) throw error;
      await rm(path, { force: true });
      continue;
    }
    copied.set(key, { key, ...result() });
  }
}

async function copyTable(client: pg.Client, folder: string, table: BackupTable) {
  const copy = client.query(copyTo(buildCopyOutStatement(table)));
  const { stream, result } = createChecksumStream();
  const path = toTablePath(folder, table.name);
  await pipeline(
    copy,
    createGzip({ level: 6 }),
    stream,
    createWriteStream(path, { mode: 0o600, flush: true }),
  );
  return { ...table, rows: copy.rowCount, ...result() };
}

/** Copies all tables from one snapshot, while writes continue. */
async function copyDatabase(url: string, folder: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ at: Date; postgres: string }>(
      "SELECT clock_timestamp() AS at, current_setting('server_version') AS postgres",
    );
    const [snapshot] = rows;
    if (!snapshot) throw new Error('Expected exactly one row with the time of the snapshot');
    const migrationRows = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY name');
    const tables = [];
    for (const table of await listTables(client)) tables.push(await copyTable(client, folder, table));
    // Sequences are read last, so that they may be ahead of the rows but never behind them.
    const sequences = await listSequences(client);
    await client.query('COMMIT');
    const migrations = migrationRows.rows.map(({ name }) => name);
    return { at: snapshot.at.toISOString(), postgres: snapshot.postgres, migrations, tables, sequences };
  } finally {
    await client.end();
  }
}

async function copySecret(
  { dataDir, ownSecret }: BackupConfig,
  folder: string,
): Promise<FileChecksum | null> {
  const source = join(dataDir, SECRET_FILE);
  if (!ownSecret || !existsSync(source)) return null;
  await copyFile(source, join(folder, SECRET_FILE));
  return calculateFileChecksum(join(folder, SECRET_FILE));
}

/** Records the backup for the metrics. */
async function recordBackup(url: string, { at, tables, files }: Manifest): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const bytes = [...tables, ...files].reduce((sum, entry) => sum + entry.bytes, 0);
    await client.query('INSERT INTO backups (at, bytes) VALUES ($1, $2)', [at, bytes]);
  } finally {
    await client.end();
  }
}

async function isEmptyOrMissing(folder: string): Promise<boolean> {
  return !existsSync(folder) || (await readdir(folder)).length === 0;
}

export type BackupConfig = Pick<Config, 'dataDir' | 'filesUrl'> & {
  /** Whether the portal generated the secret of its sessions, under DATA_DIR. */
  ownSecret: boolean;
};

interface BackupSource {
  url: string;
  config: BackupConfig;
  folder: string;
}

/** What to do about an error of the file system to which the backup is written. */
const WRITE_ERRORS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk of the backup is full. Delete old backups, or choose another disk',
  EDQUOT: 'the disk quota is used up. Delete old backups, or choose another disk',
  EACCES: 'the folder of the backup may not be written. Give its owner the right to write',
  EROFS: 'the disk of the backup is mounted read-only. Mount it for writing',
  ENOTDIR: 'the folder of the backup is below a file. Choose another folder',
  EIO: 'the disk of the backup reports an error. Replace it',
};

/**
 * Writes a snapshot of the database and the files to a new folder, and verifies it by reading it again. The folder gets
 * its final name once verified. Files are copied before and after the database snapshot: every file that a row of the
 * snapshot refers to was written before the row, and files with references are never deleted.
 * @throws CommandError for a folder that is not empty or cannot be written
 */
export async function writeBackup(source: BackupSource, report: ReportProgress): Promise<Manifest> {
  const { folder } = source;
  const draft = `${folder}.part`;
  try {
    if (!(await isEmptyOrMissing(folder)))
      throw new CommandError(`${folder} is not empty. Choose a new folder.`);
    return await writeDraft(source, draft, report);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const explanation = WRITE_ERRORS[String(code)];
    if (explanation === undefined) throw error;
    throw new CommandError(`The backup failed: ${explanation} (${draft}, ${code}). Then run it again.`);
  }
}

async function writeDraft(
  { url, config, folder }: BackupSource,
  draft: string,
  report: ReportProgress,
): Promise<Manifest> {
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, TABLES_FOLDER), { recursive: true, mode: 0o700 });
  const store = createFileStore(config);
  const copied = new Map<string, FileEntry>();
  await copyFiles(store, draft, copied);
  const database = await copyDatabase(url, draft);
  await copyFiles(store, draft, copied);
  const files = [...copied.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const secret = await copySecret(config, draft);
  const manifest: Manifest = { format: BACKUP_FORMAT, ...database, files, secret };
  await writeFile(join(draft, MANIFEST_FILE), `${JSON.stringify(manifest, null, 1)}\n`, {
    mode: 0o600,
    flush: true,
  });
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
  report(`database: ${database.tables.length} tables, ${rows} rows, ${formatMegabytes(database.tables)}`);
  report(`files: ${files.length}, ${formatMegabytes(files)}`);
  await verifyBackup(draft);
  report('verified: all files match the manifest');
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  await recordBackup(url, manifest);
  return manifest;
}
