import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { DEMO_PASSWORD } from '../demo/people/accounts.ts';
import { composeSpecimen } from '../demo/specimen/compose.ts';
import { buildApp } from '../src/app.ts';
import { type Config, loadConfig } from '../src/platform/config.ts';
import { openDatabase, openPool } from '../src/platform/database/connection.ts';
import type { App } from '../src/platform/http/app.ts';
import { type Content, type TestDatabase, testDatabase } from './database.ts';

export { DEMO_PASSWORD };

export interface TestAppOptions {
  /** The clock; defaults to the real time. */
  now?: () => Date;
  /** Configuration that overrides the defaults. */
  config?: Partial<Config>;
  /**
   * Apps that share the database, each with its own pool and caches; requests alternate between them. Two apps behave
   * like two server processes, except for what modules keep in memory. Default: 1.
   */
  apps?: 1 | 2;
}

export interface TestApp extends TestDatabase {
  app: App;
  config: Config;
}

/** Creates the whole application with a database for this test file. Requests go through `inject` and all checks. */
export async function testApp(content: Content, options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cromia-test-app-'));
  const config = {
    ...loadConfig({ DATA_DIR: dataDir, TOKEN_SECRET: 'a secret that only tests know, 32+' }),
    // Disables the memory limit: one process runs many test files, and their memory adds up.
    memoryLimitBytes: Number.MAX_SAFE_INTEGER,
    ...options.config,
  };
  const database = await testDatabase(content);
  const { db, pool, url } = database;
  const now = options.now ?? (() => new Date());
  const specimens = content === 'demo' && config.demo ? { composeSpecimen } : {};
  const app = await buildApp({ config, db, pool, now, logger: false, ...specimens });
  await app.ready();
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  if (options.apps !== 2) return { ...database, app, config };
  const otherPool = openPool(url);
  const connection = { db: openDatabase(otherPool), pool: otherPool };
  const other = await buildApp({ config, ...connection, now, logger: false, ...specimens });
  await other.ready();
  afterAll(async () => {
    await other.close();
    await otherPool.end();
  });
  return { ...database, app: alternateRequests(app, other), config };
}

/** Creates an app that sends its requests alternately to two apps. */
function alternateRequests(first: App, second: App): App {
  let requests = 0;
  return new Proxy(first, {
    get: (_first, name) => {
      const app = name === 'inject' && requests++ % 2 === 1 ? second : first;
      const value: unknown = Reflect.get(app, name, app);
      return typeof value === 'function' ? value.bind(app) : value;
    },
  });
}

/** Maximum number of login attempts while the busy server responds 503 at the start of a test run. */
const MAX_ATTEMPTS = 20;

/** Logs in through the API. @returns the headers for further requests */
export async function login(
  app: App,
  username: string,
  password = DEMO_PASSWORD,
): Promise<{ authorization: string }> {
  const sendLogin = () => app.inject({ method: 'POST', url: '/api/auth', payload: { username, password } });
  let response = await sendLogin();
  for (let attempts = 1; response.statusCode === 503 && attempts < MAX_ATTEMPTS; attempts++) {
    await wait(500);
    response = await sendLogin();
  }
  if (response.statusCode !== 200)
    throw new Error(`${username} cannot log in: ${response.statusCode} ${response.body}`);
  return { authorization: `Bearer ${response.json<{ accessToken: string }>().accessToken}` };
}
