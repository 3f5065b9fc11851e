import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const MIGRATIONS = new URL('../../../migrations/', import.meta.url);
/** Length of the number at the start of a file's name. */
const NUMBER_LENGTH = 4;
/** Advisory lock key, the same in every process, so that two servers never migrate concurrently. */
const MIGRATION_LOCK = 7_263_001;

/**
 * Sorts the migrations by number.
 * @throws if two files have the same number, because only their names would decide the order
 */
export function sortMigrations(files: readonly string[]): string[] {
  const names = files.filter((name) => name.endsWith('.sql')).sort();
  const getNumber = (name: string) => name.slice(0, NUMBER_LENGTH);
  for (const [index, name] of names.entries()) {
    const previous = names[index - 1];
    if (previous !== undefined && getNumber(previous) === getNumber(name))
      throw new Error(`Two migrations have the same number: ${previous}, ${name}`);
  }
  return names;
}

/** The migrations of this version of the portal, in order. */
export async function listMigrations(): Promise<string[]> {
  return sortMigrations(await readdir(MIGRATIONS));
}

/**
 * Applies the pending migrations in the order of their numbers, each in a separate transaction. There are no down
 * migrations: the files are the only source of the schema.
 * @param subset applies only these, for a backup from an older version
 * @returns the names of the applied migrations
 * @throws if the database has a migration that is not among the files, because it belongs to a newer version, and if
 * two files have the same number
 */
export async function applyMigrations(
  connectionString: string,
  subset?: readonly string[],
): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY name');
    const appliedNames = new Set(rows.map((row) => row.name));
    const files = await listMigrations();
    const unknownNames = [...appliedNames].filter((name) => !files.includes(name));
    if (unknownNames.length > 0) {
      throw new Error(`The database belongs to a newer version, which has ${unknownNames.join(', ')}`);
    }
    const pending = files.filter((name) => !appliedNames.has(name) && (subset?.includes(name) ?? true));
    for (const name of pending) {
      const statements = await readFile(new URL(name, MIGRATIONS), 'utf8');
      await client.query('BEGIN');
      await client.query(statements);
      await client.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
      await client.query('COMMIT');
    }
    return pending;
  } finally {
    await client.end();
  }
}

/** Whether a portal of any version has been started on the database. */
export async function isMigrated(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ migrated: boolean }>(
      "SELECT to_regclass('public.migrations') IS NOT NULL AS migrated",
    );
    return rows[0]?.migrated === true;
  } finally {
    await client.end();
  }
}
