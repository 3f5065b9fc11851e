import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, realpath, rename, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { ProcessLog } from '../../telemetry/process-log.ts';
import { chooseRunner, locateBinaries, type PostgresBinaries, type PostgresRunner } from './binaries.ts';
import {
  createCluster,
  findPostmaster,
  isPostmaster,
  type Postmaster,
  readOrCreatePassword,
  removeStaleFiles,
  SUPERUSER,
} from './cluster.ts';
import { findSocketFolder, removeStaleSockets, toSocketUrl } from './socket.ts';

/** Advisory lock key, the same in every process. The holder of the lock owns the folder. */
const FOLDER_LOCK = 7_263_002;
/** Application name of commands; a portal that starts does not terminate their connections. */
const COMMAND_APPLICATION = 'cromia-command';
/** Time that a previous owner has to shut down; after that, the folder counts as in use. */
const OWNER_STOP_TIMEOUT_MS = 2_500;
const READY_TIMEOUT_MS = 120_000;
const RESTART_PAUSE_MS = 1_000;
const MAX_LOG_BYTES = 5_000_000;
/** Time for a fast shutdown before the server is killed. A killed server recovers from its WAL at the next start. */
const CLOSE_TIMEOUT_MS = 800;

/** Settings for one portal on one machine. The durability settings are PostgreSQL's defaults. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  max_connections: '60',
  shared_buffers: '128MB',
  work_mem: '8MB',
  jit: 'off',
  // Many callers run short queries, so each query uses a single process.
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
  wal_level: 'minimal',
  max_wal_senders: '0',
  checkpoint_timeout: '15min',
  // Releases the locks of a killed client even during a long statement.
  client_connection_check_interval: '2s',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

export class FolderInUseError extends Error {}

export interface EmbeddedPostgres {
  /** Does not change while the process runs, even if the server is restarted. */
  url: string;
  /** Stops the server within 2 s. */
  stop: () => Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  log: ProcessLog;
  /** Additional or overriding settings, for tests. */
  settings?: Record<string, string>;
  /** Called if the server died and another portal has taken over its folder. */
  onLost?: (error: Error) => void;
}

interface ServerSetup {
  cluster: string;
  logFile: string;
  password: string;
  binaries: PostgresBinaries;
  runner: PostgresRunner;
  log: ProcessLog;
  settings: Record<string, string>;
}

function buildUrl(setup: ServerSetup, port: number, database: string, application: string): string {
  return `postgres://${SUPERUSER}:${setup.password}@127.0.0.1:${port}/${database}?application_name=${application}`;
}

async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function openLog(path: string) {
  const size = await stat(path).then(
    ({ size }) => size,
    () => 0,
  );
  if (size > MAX_LOG_BYTES) await rename(path, `${path}.old`);
  return open(path, 'a', 0o600);
}

async function spawnServer(setup: ServerSetup, port: number): Promise<ChildProcess> {
  const logFile = await openLog(setup.logFile);
  try {
    const settings = Object.entries(setup.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const args = ['-D', setup.cluster, '-p', String(port), ...settings];
    // Runs in its own session, so that Ctrl C in the terminal reaches only the portal, which stops the database last.
    const child = setup.runner.spawn(setup.binaries.postgres, args, {
      cwd: '/',
      detached: true,
      stdio: ['ignore', logFile.fd, logFile.fd],
    });
    child.on('error', (error) => setup.log.error({ err: error }, 'failed to run PostgreSQL'));
    child.unref();
    return child;
  } finally {
    await logFile.close();
  }
}

const NOT_READY = new Set(['ECONNREFUSED', 'ECONNRESET', '57P03']);

/** Connects as soon as the server accepts connections. @returns undefined if the server ended first */
async function connectWhenReady(
  setup: ServerSetup,
  port: number,
  isAlive: () => Promise<boolean>,
): Promise<pg.Client | undefined> {
  const startedAt = Date.now();
  let loggedAt = startedAt;
  while (Date.now() - startedAt < READY_TIMEOUT_MS) {
    const client = new pg.Client({
      connectionString: buildUrl(setup, port, 'postgres', 'cromia-guard'),
      keepAlive: true,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (code === '28P01')
        throw new Error(`The password in ${setup.cluster}.password does not match the database`);
      if (!NOT_READY.has(code) && (await isAlive())) throw error;
    }
    if (!(await isAlive())) return undefined;
    if (Date.now() - loggedAt > 5_000) {
      loggedAt = Date.now();
      setup.log.info('Waiting for the database, which is recovering or shutting down');
    }
    await wait(20);
  }
  throw new Error(
    `The database did not become ready within ${READY_TIMEOUT_MS / 1000} s; see ${setup.logFile}`,
  );
}

async function readLogTail(setup: ServerSetup): Promise<string> {
  const text = await readFile(setup.logFile, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-8).join('\n');
}

interface RunningServer extends Postmaster {
  guard: pg.Client;
}

/** Connects to the server that runs on the cluster, or starts one. */
async function connectOrStart(setup: ServerSetup, requestedPort?: number): Promise<RunningServer> {
  for (let attempt = 1; attempt <= 5; attempt++) {
    const found = await findPostmaster(setup.cluster);
    if (found && found.port > 0) {
      const guard = await connectWhenReady(setup, found.port, () => isPostmaster(found.pid, setup.cluster));
      if (guard) return { ...found, guard };
    } else if (found) {
      await wait(50);
    } else {
      await removeStaleFiles(setup.cluster, setup.log);
      const port = requestedPort ?? (await findFreePort());
      const child = await spawnServer(setup, port);
      const isAlive = async () =>
        child.pid !== undefined && child.exitCode === null && child.signalCode === null;
      const guard = await connectWhenReady(setup, port, isAlive);
      if (guard && child.pid !== undefined) return { pid: child.pid, port, guard };
      await wait(100 * attempt);
    }
  }
  throw new Error(
    `Failed to start the database. Last lines of ${setup.logFile}:\n${await readLogTail(setup)}`,
  );
}

/**
 * Takes ownership of the folder with a lock in the guard's session. The lock is released when the process ends for any
 * reason.
 * @returns false if another process still holds the lock at the deadline
 */
async function lockFolder(setup: ServerSetup, guard: pg.Client, deadline: number): Promise<boolean> {
  for (;;) {
    const { rows } = await guard.query<{ isLocked: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS "isLocked"',
      [FOLDER_LOCK],
    );
    if (rows[0]?.isLocked) break;
    if (Date.now() > deadline) return false;
    await wait(50);
  }
  // Connections of a killed owner would still hold locks.
  await guard.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cromia'",
  );
  const { rowCount } = await guard.query('SELECT FROM pg_database WHERE datname = $1', [SUPERUSER]);
  if (rowCount === 0) await guard.query(`CREATE DATABASE ${SUPERUSER}`);
  setup.log.info('The database is open');
  return true;
}

/**
 * Connects to the server and takes ownership. Waits for a previous owner that is shutting down, which may stop the
 * server meanwhile.
 */
async function acquireServer(setup: ServerSetup, requestedPort?: number): Promise<RunningServer> {
  const deadline = Date.now() + OWNER_STOP_TIMEOUT_MS;
  for (;;) {
    const running = await connectOrStart(setup, requestedPort);
    try {
      if (await lockFolder(setup, running.guard, deadline)) return running;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      setup.log.warn({ err: error }, 'The database stopped while it was being opened; retrying');
      continue;
    }
    await running.guard.end();
    throw new FolderInUseError(`The portal already runs on ${dirname(setup.cluster)}`);
  }
}

async function stopServer(setup: ServerSetup, { pid, guard }: RunningServer): Promise<void> {
  await guard.end().catch(() => {});
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!(await isPostmaster(pid, setup.cluster))) return;
    process.kill(pid, signal);
    const deadline = Date.now() + (signal === 'SIGINT' ? CLOSE_TIMEOUT_MS : 300);
    while (Date.now() < deadline) {
      if (!(await isPostmaster(pid, setup.cluster))) return;
      await wait(10);
    }
  }
}

async function prepareServer(options: EmbeddedPostgresOptions): Promise<ServerSetup> {
  const { log } = options;
  // Other system users, such as PostgreSQL's, may traverse the folder but not list it.
  await mkdir(options.dataDir, { recursive: true, mode: 0o711 });
  const dataDir = await realpath(options.dataDir);
  const cluster = join(dataDir, 'postgres');
  const binaries = locateBinaries();
  const runner = await chooseRunner(binaries, cluster, log);
  const password = await readOrCreatePassword(`${cluster}.password`);
  await createCluster(binaries, runner, cluster, password, log);
  const settings = { ...SETTINGS, unix_socket_directories: findSocketFolder(cluster), ...options.settings };
  return { cluster, logFile: `${cluster}.log`, password, binaries, runner, log, settings };
}

/**
 * Opens the PostgreSQL server of a folder. Creates the cluster on the first start, takes over the server of a killed
 * process, and restarts the server if it dies.
 * @throws FolderInUseError if another process owns the folder
 */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const setup = await prepareServer(options);
  const { log } = options;
  let running = await acquireServer(setup);
  await removeStaleSockets(setup.cluster, running.port);
  const url = await toSocketUrl(buildUrl(setup, running.port, SUPERUSER, 'cromia'), running.guard);
  let stopping = false;
  let restarting: Promise<void> = Promise.resolve();

  async function restart(): Promise<void> {
    const { port } = running;
    log.error('The database stopped unexpectedly; restarting it');
    while (!stopping) {
      try {
        running = await acquireServer(setup, port);
        return watch();
      } catch (error) {
        if (error instanceof FolderInUseError) return options.onLost?.(error);
        log.error({ err: error }, 'Failed to restart the database; retrying');
        await wait(RESTART_PAUSE_MS);
      }
    }
  }
  // The guard's connection closes as soon as the server ends for any reason.
  function watch(): void {
    running.guard.once('end', () => {
      if (!stopping) restarting = restart();
    });
  }
  watch();

  return {
    url,
    stop: async () => {
      stopping = true;
      await Promise.race([restarting, wait(500)]);
      await stopServer(setup, running);
    },
  };
}

/**
 * Finds the running PostgreSQL server of a folder, for a command beside the portal that owns the folder.
 * @returns its URL, or undefined if none runs
 */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | undefined> {
  if (!existsSync(dataDir)) return undefined;
  const cluster = join(await realpath(dataDir), 'postgres');
  const found = await findPostmaster(cluster);
  if (!found || found.port === 0) return undefined;
  const password = await readOrCreatePassword(`${cluster}.password`);
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${found.port}/${SUPERUSER}?application_name=${COMMAND_APPLICATION}`;
}
