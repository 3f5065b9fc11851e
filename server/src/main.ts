import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { buildApp } from './app.ts';
import { type Config, ConfigurationError, loadConfig, loadEnvironment } from './config.ts';
import { createActivationExpiryJob } from './modules/activation/service.ts';
import { createUnpublishedFileCleanupJob } from './modules/backoffice/service.ts';
import { createOfferExpiryJob } from './modules/offers/service.ts';
import { createOrderRequestExpiryJob } from './modules/orders/service.ts';
import { createPublishedLevels } from './modules/private-catalogue/service.ts';
import { createImageCleanupJob } from './modules/product-images/service.ts';
import { createDeliveryRetentionJob } from './modules/sds/service.ts';
import { openWebhookSender } from './modules/webhooks/service.ts';
import { hasAdministrator } from './platform/brand/setup-queries.ts';
import {
  CALL_CONNECTION_TIMEOUT_MS,
  CALL_STATEMENT_TIMEOUT_MS,
  type Database,
  openDatabase,
  openPool,
  REPLICA_CONNECTION_TIMEOUT_MS,
} from './platform/database/database.ts';
import { FolderInUseError, openEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import type { ProcessLog } from './platform/database/embedded-postgres-binaries.ts';
import { applyMigrations } from './platform/database/migrate.ts';
import { openReadReplica, type ReadReplica } from './platform/database/read-replica.ts';
import { createFileStore, openFiles } from './platform/files/files.ts';
import type { App } from './platform/http/http.ts';
import { type Job, openJobs } from './platform/jobs/jobs.ts';
import { isDemoCleared, restrictDemoToItsData } from './platform/mail/demo-mark.ts';
import { openMailTransport } from './platform/mail/mail.ts';
import { openOutbox } from './platform/mail/outbox.ts';
import { refuseNewCallers } from './platform/observability/health.ts';
import { openLogger } from './platform/observability/logging.ts';
import { openTracing } from './platform/observability/tracing.ts';
import { openPrerenderer } from './platform/prerender/prerenderer.ts';
import { createRetentionJob } from './retention.ts';

/** Oldest supported PostgreSQL version (architecture, "Stack"). */
const OLDEST_POSTGRES = 150_000;
const REACH_DATABASE_MS = 30_000;
const DEMO_ATTEMPTS = 3;
/** Jobs use a separate pool, because their statements may take longer. */
const JOB_CONNECTIONS = 2;
const JOB_STATEMENT_MS = 600_000;
/** Rendering the largest private catalogue takes about 15 minutes, longer on a busy machine. */
const PRERENDER_S = 3_600;
/** Time limit for closing one part. `STOP_MS` limits the total, because Ctrl C must end the portal within 2 s. */
const PART_STOP_MS = 500;
const STOP_MS = 1_900;
/** Exit code that requests a restart from the parent process, such as scripts/start.mjs (EX_TEMPFAIL of sysexits.h). */
const RESTART_EXIT_CODE = 75;

/** A reason not to start that the operator can fix. It is printed without a stack trace. */
class Refusal extends Error {}

/** Opened parts, to be closed in reverse order. */
const opened: { name: string; close: () => Promise<void> }[] = [];
let stopping: Promise<never> | undefined;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function closeAll(log: ProcessLog): Promise<void> {
  for (const { name, close } of opened.reverse()) {
    const closing = close().catch((error: unknown) => log.error({ err: error }, `${name} was not closed`));
    // The database enforces its own time limit and must be closed completely.
    await (name === 'postgres' ? closing : Promise.race([closing, wait(PART_STOP_MS)]));
  }
}

/** Stops everything in order and ends the process; a second call waits for the first. */
function stop(log: ProcessLog, exitCode: number): Promise<never> {
  stopping ??= (async () => {
    setTimeout(() => process.exit(exitCode), STOP_MS).unref();
    await closeAll(log);
    process.exit(exitCode);
  })();
  return stopping;
}

/** Runs on SIGTERM before the portal stops; set once the portal listens. */
let drain: (() => Promise<void>) | undefined;

function stopOnSignals(log: ProcessLog): void {
  process.on('SIGTERM', () => void (drain?.() ?? Promise.resolve()).then(() => stop(log, 0)));
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(log, 0));
  // The script that started this process was killed, so nothing else would stop the process.
  process.on('disconnect', () => void stop(log, 0));
  const unforeseen = (error: unknown) => {
    if (stopping) return;
    log.error({ err: error }, 'unforeseen error; the portal stops');
    process.stderr.write(
      `Unforeseen error; the portal stops: ${error instanceof Error ? error.stack : error}\n`,
    );
    void stop(log, 1);
  };
  process.on('uncaughtException', unforeseen);
  process.on('unhandledRejection', unforeseen);
}

interface Presence {
  pid: number;
  address: string;
}

const presenceFile = (config: Config) => join(config.dataDir, 'running.json');

/** Writes a file that tells a second start where this portal runs. */
async function announcePresence(config: Config, presence: Presence): Promise<void> {
  const path = presenceFile(config);
  await mkdir(config.dataDir, { recursive: true, mode: 0o711 });
  await writeFile(`${path}.draft`, JSON.stringify(presence));
  await rename(`${path}.draft`, path);
  opened.push({ name: 'presence', close: () => rm(path, { force: true }) });
}

function whereItRuns(config: Config): string {
  try {
    const presence: Partial<Presence> = JSON.parse(readFileSync(presenceFile(config), 'utf8'));
    return presence.address ? `: ${presence.address} (process ${presence.pid})` : '';
  } catch {
    // The other portal has not written the file yet.
    return '';
  }
}

async function openEmbedded(config: Config, log: ProcessLog): Promise<string> {
  try {
    const postgres = await openEmbeddedPostgres({
      dataDir: config.dataDir,
      log,
      onLost: (error) => {
        log.error({ err: error }, 'the database is lost');
        process.stderr.write(`${error.message}; the portal stops\n`);
        void stop(log, 1);
      },
    });
    opened.push({ name: 'postgres', close: postgres.stop });
    return postgres.url;
  } catch (error) {
    if (error instanceof FolderInUseError) throw new Refusal(`${error.message}${whereItRuns(config)}`);
    throw error;
  }
}

/** Waits for a database that starts at the same time, as in a compose file, and checks its version. */
async function reachDatabase(url: string): Promise<string> {
  const { host, pathname } = new URL(url);
  const deadline = Date.now() + REACH_DATABASE_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ version: string }>(
        "SELECT current_setting('server_version_num') AS version",
      );
      await client.end();
      if (Number(rows[0]?.version) < OLDEST_POSTGRES)
        throw new Refusal('PostgreSQL must be version 15 or newer');
      return url;
    } catch (error) {
      await client.end().catch(() => {});
      if (error instanceof Refusal) throw error;
      const reason = error instanceof Error ? error.message || String(error) : String(error);
      if (Date.now() > deadline)
        throw new Refusal(`The database at ${host}${pathname} cannot be reached: ${reason}`);
      await wait(500);
    }
  }
}

/** Fails early if another program uses the port, before the slow part of the start. */
async function checkPort({ host, port }: Config): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE' ? 'is used by another program' : `cannot be used (${error.code})`;
      reject(
        new Refusal(`Port ${port} of ${host} ${why}. Choose another, as in: PORT=${port + 1} npm start`),
      );
    });
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/** Runs the demo loader. @returns whether it completed */
function runDemoLoader(url: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const loader = fork(new URL('./demo-loader.ts', import.meta.url), {
      env: { ...loadEnvironment(process.env), DATABASE_URL: url },
      // Ctrl C reaches only the portal; the loader ends with the portal.
      detached: true,
    });
    loader.on('message', (message) => say(`  loading the demo, ${String(message)}`));
    loader.once('error', reject);
    loader.once('exit', (code) => resolve(code === 0));
  });
}

async function loadDemoWhenEmpty(db: Database, url: string): Promise<void> {
  if (await isDemoCleared(db)) return;
  if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) return;
  const begun = Date.now();
  for (let attempt = 1; !(await runDemoLoader(url)); attempt++) {
    if (attempt === DEMO_ATTEMPTS) throw new Refusal('The demo could not be loaded');
    // The database may have stopped. The loader uses one transaction, so nothing was stored.
    say('  loading the demo was interrupted; trying again');
    await wait(1_000);
  }
  say(`  demo loaded in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}

async function closeApp(app: App): Promise<void> {
  // Gives pending responses time to complete; idle connections are closed at once.
  setTimeout(() => app.server.closeAllConnections(), PART_STOP_MS / 2).unref();
  await app.close();
}

async function listen(app: App, config: Config): Promise<string> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new Refusal(`Port ${config.port} of ${config.host} is used by another program`);
    }
    throw error;
  }
  opened.push({ name: 'app', close: () => closeApp(app) });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return `http://${host}:${port}/ecommerce/`;
}

/** Prints the demo accounts (contract, section 4). */
async function describeDemo(): Promise<void> {
  const { DEMO_ACCOUNTS, DEMO_PASSWORD } = await import('../demo/people/accounts.ts');
  say(`\nDemo accounts, all with the password ${DEMO_PASSWORD}`);
  for (const { username, role, customerCode, portfolio, isDisabled } of DEMO_ACCOUNTS) {
    const notes = [
      customerCode && `customer ${customerCode}`,
      portfolio && `manages ${portfolio.join(' to ')}`,
      isDisabled && 'disabled',
    ].filter(Boolean);
    say(`  ${username.padEnd(32)} ${role.padEnd(11)} ${notes.join(', ')}`.trimEnd());
  }
}

/** Prints the first steps for the operator of an empty portal. */
async function describeFirstSteps(db: Database): Promise<void> {
  if (await hasAdministrator(db)) return;
  say('\nNobody can administer this portal yet. Make the first administrator:');
  say('  npm run admin -- create you@example.com --role ADMIN');
  say('The next steps, with products, prices and customers, are in docs/operating.md.');
}

function openDatabasePool(url: string, limits: Parameters<typeof openPool>[1], log: ProcessLog): pg.Pool {
  const pool = openPool(url, limits);
  pool.on('error', (error) => {
    if (!stopping) log.warn({ err: error }, 'a connection to the database broke');
  });
  opened.push({ name: 'pool', close: () => pool.end() });
  return pool;
}

function openReplica(config: Config, primary: pg.Pool, log: ProcessLog): ReadReplica | undefined {
  if (config.databaseReadUrl === null) return undefined;
  const limits = {
    max: config.databasePool,
    waitMs: REPLICA_CONNECTION_TIMEOUT_MS,
    statementMs: CALL_STATEMENT_TIMEOUT_MS,
  };
  const pool = openPool(config.databaseReadUrl, limits);
  const replica = openReadReplica(primary, pool, log);
  opened.push({ name: 'replica', close: replica.close });
  return replica;
}

async function start(given: Config, log: ReturnType<typeof openLogger>): Promise<void> {
  const begun = Date.now();
  if (given.tracing !== null) {
    const tracing = await openTracing(given.tracing);
    opened.push({ name: 'tracing', close: tracing.close });
  }
  if (given.databaseUrl === null) say('Opening the database');
  const url =
    given.databaseUrl === null ? await openEmbedded(given, log) : await reachDatabase(given.databaseUrl);
  if (given.port !== 0) await checkPort(given);
  const applied = await applyMigrations(url);
  if (applied.length > 0) say(`  ${applied.length} migrations applied`);

  const callLimits = { waitMs: CALL_CONNECTION_TIMEOUT_MS, statementMs: CALL_STATEMENT_TIMEOUT_MS };
  const pool = openDatabasePool(url, { max: given.databasePool, ...callLimits }, log);
  const jobsPool = openDatabasePool(url, { max: JOB_CONNECTIONS, statementMs: JOB_STATEMENT_MS }, log);
  const db = openDatabase(pool);
  const replica = openReplica(given, pool, log);
  if (given.demo) await loadDemoWhenEmpty(db, url);
  const config = await restrictDemoToItsData(given, db);

  const files = await openFiles(config);
  const jobsDb = openDatabase(jobsPool);
  const prerenderer = openPrerenderer({ db, jobsDb, config, levels: createPublishedLevels(jobsDb), log });
  opened.push({ name: 'prerenderer', close: prerenderer.close });
  const onMemoryExhausted = () => {
    log.error('memory has stayed above its limit; the portal stops, to be started again');
    process.stderr.write('The memory has stayed above MEMORY_LIMIT_MB for a minute; the portal stops\n');
    void stop(log, RESTART_EXIT_CODE);
  };
  const store = createFileStore(config);
  const services = { db: jobsDb, config, now: () => new Date() };
  const work: Job[] = [
    createRetentionJob(jobsDb),
    createActivationExpiryJob(services),
    createOfferExpiryJob(services),
    createOrderRequestExpiryJob(services),
    createDeliveryRetentionJob(jobsDb),
    createUnpublishedFileCleanupJob({ ...services, files: store }),
    createImageCleanupJob({ ...services, files: store }),
    // Completes the rendering if a process ended before it had rendered all published pages.
    { name: 'prerender', cron: '40 * * * *', expireInS: PRERENDER_S, work: prerenderer.refresh },
  ];
  const jobs = await openJobs(jobsPool, work, { log, timeZone: config.timeZone });
  opened.push({ name: 'jobs', close: jobs.stop });
  const app = await buildApp({
    ...{ config, pool, db, replica, now: () => new Date(), logger: log },
    ...{ prerenderer, jobs, onMemoryExhausted },
  });
  app.checks.files = async () => {
    await files.exists('ready');
  };
  const transport = openMailTransport(config, store);
  app.checks.mail = transport.check;
  const outbox = openOutbox({ db, url, transport, log });
  opened.push({ name: 'outbox', close: outbox.stop });
  const webhooks = openWebhookSender({ db, config }, { url, log });
  opened.push({ name: 'webhooks', close: webhooks.stop });
  const address = await listen(app, config);
  drain = async () => {
    refuseNewCallers(app);
    await wait(config.drainMs);
  };
  void prerenderer.refresh();
  await announcePresence(config, { pid: process.pid, address });
  say(
    `\n${config.brand.name} runs at ${address}  (started in ${((Date.now() - begun) / 1000).toFixed(1)} s)`,
  );
  if (config.demo) await describeDemo();
  else await describeFirstSteps(db);
  say('');
}

async function main(): Promise<void> {
  const config = loadConfig(loadEnvironment(process.env));
  const log = openLogger(config);
  stopOnSignals(log);
  try {
    await start(config, log);
  } catch (error) {
    if (stopping) return;
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    await stop(log, 1);
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(
    `\n${error instanceof ConfigurationError ? error.message : error instanceof Error ? error.stack : error}\n`,
  );
  process.exitCode = 1;
  await closeAll({ info: () => {}, warn: () => {}, error: console.error });
  process.exit(1);
}
