import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../config.ts';
import { isDatabaseUnavailable, PORTAL_APPLICATION } from './connection.ts';
import {
  FolderInUseError,
  findEmbeddedPostgres,
  openEmbeddedPostgres,
} from './embedded/open-embedded-postgres.ts';
import { explainDatabaseError } from './explain-database-error.ts';

/** The command cannot run for a reason that the operator can fix. The message is printed as is. */
export class CommandError extends Error {}

export interface CommandDatabase {
  url: string;
  close: () => Promise<void>;
}

/** PostgreSQL may list the connections of a stopped portal for a moment longer. */
const PORTAL_STOP_TIMEOUT_MS = 1_000;

const consoleLog = {
  info: () => {},
  warn: (...text: unknown[]) => console.error(...text),
  error: (...text: unknown[]) => console.error(...text),
};

async function openEmbedded({ dataDir }: Pick<Config, 'dataDir'>): Promise<CommandDatabase> {
  const postgres = await openEmbeddedPostgres({ dataDir, log: consoleLog });
  return { url: postgres.url, close: postgres.stop };
}

/** Marks the connection to an external database as that of a command instead of a portal. */
function toCommandDatabase(databaseUrl: string): CommandDatabase {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', 'cromia-command');
  return { url: url.href, close: async () => {} };
}

/** Counts the connections of portals to the database. @throws CommandError if the database cannot be reached */
async function countPortals(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: toCommandDatabase(url).url });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ portals: string }>(
      `SELECT count(*) AS portals FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = $1`,
      [PORTAL_APPLICATION],
    );
    return Number(rows[0]?.portals);
  } catch (error) {
    if (!isDatabaseUnavailable(error) && !(error instanceof pg.DatabaseError)) throw error;
    throw new CommandError(
      explainDatabaseError(error, url) ??
        `The database cannot be reached: ${error instanceof Error ? error.message || String(error) : error}`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** Opens the configured database for a command that works with or without a running portal. */
export async function openCommandDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<CommandDatabase> {
  if (config.databaseUrl === null) {
    const running = await findEmbeddedPostgres(config.dataDir);
    return running === undefined ? openEmbedded(config) : { url: running, close: async () => {} };
  }
  await countPortals(config.databaseUrl);
  return toCommandDatabase(config.databaseUrl);
}

/**
 * Opens the configured database for a command that needs exclusive access.
 * @throws CommandError while a portal runs on the database
 */
export async function openDatabaseExclusively(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<CommandDatabase> {
  if (config.databaseUrl === null) {
    try {
      return await openEmbedded(config);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      throw new CommandError(`${error.message}. Stop it first.`);
    }
  }
  const deadline = Date.now() + PORTAL_STOP_TIMEOUT_MS;
  while ((await countPortals(config.databaseUrl)) > 0) {
    if (Date.now() > deadline) throw new CommandError('A portal runs on this database. Stop it first.');
    await wait(100);
  }
  return toCommandDatabase(config.databaseUrl);
}
