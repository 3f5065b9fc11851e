import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from './platform/config.ts';
import {
  type Database,
  openDatabase,
  openPool,
  REQUEST_CONNECTION_TIMEOUT_MS,
  REQUEST_STATEMENT_TIMEOUT_MS,
} from './platform/database/connection.ts';
import {
  FolderInUseError,
  openEmbeddedPostgres,
} from './platform/database/embedded/open-embedded-postgres.ts';
import { explainDatabaseError } from './platform/database/explain-database-error.ts';
import { applyMigrations } from './platform/database/migrate.ts';
import type { ProcessLog } from './platform/telemetry/process-log.ts';
import { describePresence } from './presence.ts';
import { StartError } from './start-error.ts';

/** Oldest supported PostgreSQL version (architecture, "Stack"). */
const MIN_POSTGRES_VERSION = 150_000;
const REACH_TIMEOUT_MS = 30_000;
/** Jobs use a separate pool, because their statements may take longer. */
const MAX_JOB_CONNECTIONS = 2;
const JOB_STATEMENT_TIMEOUT_MS = 600_000;

export interface OpenOptions {
  log: ProcessLog;
  /** Prints progress for the operator. */
  print: (text: string) => void;
  /** Connections that break while the portal stops are not logged. */
  isStopping: () => boolean;
  /** Registers an opened part; parts are closed in reverse order. */
  closeOnStop: (name: string, close: () => Promise<void>) => void;
}

interface PostgresOptions extends OpenOptions {
  /** Called when the embedded PostgreSQL ends and cannot be restarted. */
  onLost: (error: Error) => void;
}

/**
 * Starts the embedded PostgreSQL or waits for the configured one.
 * @returns its URL
 * @throws StartError if the folder is in use, or the configured server is too old or cannot be reached
 */
export async function openPostgres(config: Config, options: PostgresOptions): Promise<string> {
  if (config.databaseUrl !== null) return waitForDatabase(config.databaseUrl, options);
  options.print('Opening the database');
  return openEmbedded(config, options);
}

async function openEmbedded(
  { dataDir }: Config,
  { log, onLost, closeOnStop }: PostgresOptions,
): Promise<string> {
  try {
    const postgres = await openEmbeddedPostgres({ dataDir, log, onLost });
    closeOnStop('postgres', postgres.stop);
    return postgres.url;
  } catch (error) {
    if (error instanceof FolderInUseError)
      throw new StartError(`${error.message}${describePresence({ dataDir })}`);
    throw error;
  }
}

/**
 * Waits for a database that starts at the same time, as in a compose file, and checks its version. Errors that waiting
 * does not mend end the start at once.
 */
export async function waitForDatabase(
  url: string,
  { print, timeoutMs = REACH_TIMEOUT_MS }: Pick<OpenOptions, 'print'> & { timeoutMs?: number },
): Promise<string> {
  const { host, pathname } = new URL(url);
  const deadline = Date.now() + timeoutMs;
  let hasPrinted = false;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ version: string }>(
        "SELECT current_setting('server_version_num') AS version",
      );
      await client.end();
      if (Number(rows[0]?.version) < MIN_POSTGRES_VERSION)
        throw new StartError('PostgreSQL must be version 15 or newer');
      return url;
    } catch (error) {
      await client.end().catch(() => {});
      if (error instanceof StartError) throw error;
      const explanation = explainDatabaseError(error, url);
      if (explanation !== undefined) throw new StartError(explanation);
      const reason = error instanceof Error ? error.message || String(error) : String(error);
      if (Date.now() > deadline)
        throw new StartError(`The database at ${host}${pathname} cannot be reached: ${reason}`);
      if (!hasPrinted)
        print(`Waiting up to ${timeoutMs / 1_000} s for the database at ${host}${pathname} (${reason})`);
      hasPrinted = true;
      await wait(500);
    }
  }
}

interface DatabaseConnections {
  pool: pg.Pool;
  db: Database;
  jobsPool: pg.Pool;
  jobsDb: Database;
}

/** Applies the migrations and opens the pools for requests and jobs. */
export async function openConnections(
  config: Config,
  url: string,
  options: OpenOptions,
): Promise<DatabaseConnections> {
  const applied = await applyMigrations(url).catch((error: unknown) => {
    const explanation = explainDatabaseError(error, url);
    throw explanation === undefined ? error : new StartError(explanation);
  });
  if (applied.length > 0) options.print(`  migrations applied: ${applied.length}`);
  const requestLimits = { waitMs: REQUEST_CONNECTION_TIMEOUT_MS, statementMs: REQUEST_STATEMENT_TIMEOUT_MS };
  const pool = openPrimaryPool(url, { max: config.databasePool, ...requestLimits }, options);
  const jobsPool = openPrimaryPool(
    url,
    { max: MAX_JOB_CONNECTIONS, statementMs: JOB_STATEMENT_TIMEOUT_MS },
    options,
  );
  return {
    pool,
    db: openDatabase(pool),
    jobsPool,
    jobsDb: openDatabase(jobsPool),
  };
}

function openPrimaryPool(
  url: string,
  limits: Parameters<typeof openPool>[1],
  { log, isStopping, closeOnStop }: OpenOptions,
): pg.Pool {
  const pool = openPool(url, limits);
  pool.on('error', (error) => {
    if (!isStopping()) log.warn({ err: error }, 'lost an idle database connection');
  });
  closeOnStop('pool', () => pool.end());
  return pool;
}
