import { join } from 'node:path';
import { type Database, openDatabase, openPool } from '../../server/src/platform/database/connection.ts';
import {
  findPostmaster,
  readOrCreatePassword,
  SUPERUSER,
} from '../../server/src/platform/database/embedded/cluster.ts';

/** A connection to a running portal's database, for changes from outside such as new prices and accounts. */
export interface OpenDatabase {
  db: Database;
  close: () => Promise<void>;
}

/** Finds the portal's PostgreSQL process by its pid file. @throws if none runs */
export async function findPortalPostmaster(dataDir: string): Promise<{ pid: number; port: number }> {
  const process = await findPostmaster(join(dataDir, 'postgres'));
  if (process === undefined) throw new Error(`Expected a running database in ${dataDir}`);
  return process;
}

export async function openPortalDatabase(dataDir: string): Promise<OpenDatabase> {
  const { port } = await findPortalPostmaster(dataDir);
  const password = await readOrCreatePassword(join(dataDir, 'postgres.password'));
  const pool = openPool(
    `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${SUPERUSER}?application_name=e2e`,
    { max: 2 },
  );
  return { db: openDatabase(pool), close: () => pool.end() };
}
