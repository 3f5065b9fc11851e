import { fork } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { PurchaseRights } from '@cromia/domain/people/company-roles';
import { buildApp } from './app.ts';
import type { SpecimenComposer } from './app-dependencies.ts';
import { openScheduledJobs, openSenders } from './background-work.ts';
import { createPublishedLevels } from './modules/private-catalogue/index.ts';
import { type OpenOptions, openConnections, openPostgres } from './open-database.ts';
import { hasAdministrator } from './platform/brand/setup-queries.ts';
import { type Config, loadConfig } from './platform/config.ts';
import {
  ConfigurationError,
  loadEnvironment,
  trustExtraCertificates,
} from './platform/configuration/environment.ts';
import type { Database } from './platform/database/connection.ts';
import { isTrial, recordTokenSecret } from './platform/database/installation-queries.ts';
import { checkStore } from './platform/files/check-store.ts';
import { createFileStore } from './platform/files/file-store.ts';
import type { App } from './platform/http/app.ts';
import { disableDemoWithoutData, isDemoCleared } from './platform/mail/demo-mark.ts';
import { openMailTransport } from './platform/mail/mail-transport.ts';
import { cacheCheck, markNotReady } from './platform/observability/health.ts';
import { openPrerenderer } from './platform/pages/prerender/prerenderer.ts';
import { openLogger } from './platform/telemetry/logging.ts';
import type { ProcessLog } from './platform/telemetry/process-log.ts';
import { openTracing } from './platform/telemetry/tracing.ts';
import { VERSION } from './platform/version.ts';
import { writePresence } from './presence.ts';
import { StartError } from './start-error.ts';

const MAX_DEMO_ATTEMPTS = 3;
/** Time limit for closing one part. `STOP_MS` limits the total, because Ctrl C must end the portal within 2 s. */
const PART_STOP_MS = 500;
const STOP_MS = 1_900;
/** Exit code that requests a restart from the parent process, such as scripts/start.mjs (EX_TEMPFAIL of sysexits.h). */
const RESTART_EXIT_CODE = 75;

const OTHER_SECRET_MESSAGE = `TOKEN_SECRET is not the one that this database was used with. Two processes need the same secret.
To replace the secret, set TOKEN_SECRET_PREVIOUS to the previous one. If it is lost: npm run admin -- forget-secret`;
const TRIAL_MESSAGE =
  'This portal is a trial: no mail, webhook or job leaves it. To end the trial: npm run go-live';

/** Opened parts. They are closed in reverse order. */
const openedParts: { name: string; close: () => Promise<void> }[] = [];
let stopping: Promise<never> | undefined;

function closeOnStop(name: string, close: () => Promise<void>): void {
  openedParts.push({ name, close });
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function closeAll(log: ProcessLog): Promise<void> {
  for (const { name, close } of openedParts.reverse()) {
    const closing = close().catch((error: unknown) => log.error({ err: error }, `failed to close ${name}`));
    // The database enforces its own time limit and must be closed completely.
    await (name === 'postgres' ? closing : Promise.race([closing, wait(PART_STOP_MS)]));
  }
}

/** Stops everything in order and ends the process; a second call waits for the first. */
function stop(log: ProcessLog, exitCode: number): Promise<never> {
  stopping ??= (async () => {
    log.info({ exitCode }, 'stopping');
    setTimeout(() => process.exit(exitCode), STOP_MS).unref();
    await closeAll(log);
    log.info({ exitCode }, 'stopped');
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
  const stopOnError = (error: unknown) => {
    if (stopping) return;
    log.error({ err: error }, 'unexpected error; stopping the portal');
    process.stderr.write(
      `Unexpected error; stopping the portal: ${error instanceof Error ? error.stack : error}\n`,
    );
    void stop(log, 1);
  };
  process.on('uncaughtException', stopOnError);
  process.on('unhandledRejection', stopOnError);
}

/** Fails early if the port is already in use, before the slow part of the start. */
async function checkPort({ host, port }: Config): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${error.code})`;
      reject(
        new StartError(
          `Port ${port} on ${host} ${reason}. Choose another, for example: PORT=${port + 1} npm start`,
        ),
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
    loader.on('message', (message) => print(`  loading the demo: ${String(message)}`));
    loader.once('error', reject);
    loader.once('exit', (code) => resolve(code === 0));
  });
}

async function loadDemoIfEmpty(db: Database, url: string): Promise<void> {
  if (await isDemoCleared(db)) return;
  if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) return;
  const startedAt = Date.now();
  for (let attempt = 1; !(await runDemoLoader(url)); attempt++) {
    if (attempt === MAX_DEMO_ATTEMPTS) throw new StartError('Failed to load the demo');
    // The database may have stopped. The loader uses one transaction, so nothing was stored.
    print('  loading the demo was interrupted; retrying');
    await wait(1_000);
  }
  print(`  demo loaded in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
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
      throw new StartError(`Port ${config.port} on ${config.host} is already in use`);
    }
    throw error;
  }
  closeOnStop('app', () => closeApp(app));
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  return `http://${host}:${port}/ecommerce/`;
}

/** The composer of the demo's safety data sheets. Other data have uploaded sheets only. */
async function loadSpecimenComposer({ demo }: Config): Promise<SpecimenComposer | undefined> {
  if (!demo) return undefined;
  return (await import('../demo/specimen/compose.ts')).composeSpecimen;
}

/** Role within the customer, with limits in EUR. */
function describeRights({ companyRole, orderLimit, monthLimit, canApprove }: PurchaseRights): string {
  return [
    companyRole,
    orderLimit !== null && `up to ${orderLimit} EUR per order`,
    monthLimit !== null && `${monthLimit} EUR per month`,
    companyRole === 'BUYER' && canApprove && 'approves',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Prints the demo accounts (contract, section 4). */
async function printDemoAccounts(): Promise<void> {
  const { DEMO_ACCOUNTS, DEMO_PASSWORD } = await import('../demo/people/accounts.ts');
  print(`\nDemo accounts, all with the password ${DEMO_PASSWORD}`);
  for (const { username, role, customerCode, companyRights, portfolio, isDisabled } of DEMO_ACCOUNTS) {
    const notes = [
      customerCode && `customer ${customerCode}`,
      companyRights && describeRights(companyRights),
      portfolio && `manages ${portfolio.join(' to ')}`,
      isDisabled && 'disabled',
    ].filter(Boolean);
    print(`  ${username.padEnd(32)} ${role.padEnd(11)} ${notes.join(', ')}`.trimEnd());
  }
}

/** Prints the first steps for the operator of an empty portal. */
async function printFirstSteps(db: Database): Promise<void> {
  if (await hasAdministrator(db)) return;
  print('\nThis portal has no administrator yet. Create the first one:');
  print('  npm run admin -- create you@example.com --role ADMIN');
  print('The next steps, with products, prices and customers, are in docs/operating.md.');
}

async function start(loadedConfig: Config, log: ReturnType<typeof openLogger>): Promise<void> {
  const startedAt = Date.now();
  if (loadedConfig.tracing !== null) {
    const tracing = await openTracing(loadedConfig.tracing);
    closeOnStop('tracing', tracing.close);
  }
  const options: OpenOptions = { log, print, isStopping: () => stopping !== undefined, closeOnStop };
  const url = await openPostgres(loadedConfig, {
    ...options,
    onLost: (error) => {
      log.error({ err: error }, 'the embedded database stopped for good');
      process.stderr.write(`${error.message}; stopping the portal\n`);
      void stop(log, 1);
    },
  });
  if (loadedConfig.port !== 0) await checkPort(loadedConfig);
  const { pool, db, jobsPool, jobsDb } = await openConnections(loadedConfig, url, options);
  if (!(await recordTokenSecret(db, loadedConfig))) throw new StartError(OTHER_SECRET_MESSAGE);
  if (loadedConfig.demo) await loadDemoIfEmpty(db, url);
  const config = {
    ...(await disableDemoWithoutData(loadedConfig, db)),
    trial: loadedConfig.trial || (await isTrial(db)),
  };

  const prerenderer = openPrerenderer({ config, levels: createPublishedLevels({ db, config }), log });
  closeOnStop('prerenderer', prerenderer.close);
  const onMemoryExhausted = () => {
    log.error('memory stayed above its limit; requesting a restart of the portal');
    process.stderr.write('Memory stayed above MEMORY_LIMIT_MB for a minute; stopping the portal\n');
    void stop(log, RESTART_EXIT_CODE);
  };
  const store = createFileStore(config);
  const composeSpecimen = await loadSpecimenComposer(config);
  const jobs = await openScheduledJobs({ config, jobsPool, jobsDb, files: store, composeSpecimen }, options);
  const app = await buildApp({
    ...{ config, pool, db, now: () => new Date(), logger: log },
    ...{ prerenderer, onMemoryExhausted, composeSpecimen },
    ...(jobs && { jobs }),
  });
  app.checks.files = cacheCheck(() => checkStore(store));
  const transport = openMailTransport(config, store);
  app.checks.mail = transport.check;
  openSenders({ config, db, url, transport }, options);
  const address = await listen(app, config);
  drain = async () => {
    markNotReady(app);
    if (config.drainMs > 0) log.info({ seconds: config.drainMs / 1_000 }, 'draining before the stop');
    await wait(config.drainMs);
  };
  void prerenderer.renderFixedPages();
  closeOnStop('presence', await writePresence(config, { pid: process.pid, address }));
  print(
    `\n${config.brand.name} runs at ${address}  (version ${VERSION}, started in ${((Date.now() - startedAt) / 1000).toFixed(1)} s)`,
  );
  log.info({ version: VERSION, address, pid: process.pid, trial: config.trial }, 'portal started');
  if (config.trial) print(TRIAL_MESSAGE);
  if (config.demo) await printDemoAccounts();
  else await printFirstSteps(db);
  print('');
  // After this message, scripts/start.mjs restarts a portal that ends with an error.
  process.send?.('started');
}

async function main(): Promise<void> {
  const env = loadEnvironment(process.env);
  trustExtraCertificates(env);
  const config = loadConfig(env);
  const log = openLogger(config);
  stopOnSignals(log);
  try {
    await start(config, log);
  } catch (error) {
    if (stopping) return;
    if (!(error instanceof StartError)) throw error;
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
