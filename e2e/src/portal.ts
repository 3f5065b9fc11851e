import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository root, which is the working directory of the portal. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const WEB_APP = join(ROOT, 'web', 'dist', 'index.html');
/** Timeout of a start, which may create the database and load the demo. */
const START_MS = 120_000;

/** Checks that the web app is built. @throws an error with instructions if it is not */
export function assertWebAppBuilt(): void {
  if (existsSync(WEB_APP)) return;
  throw new Error('The web app is not built: run `npm run build`, or `npm test`, which builds it.');
}

/** Environment variables of a test's portal, without database, mail and URL settings of the terminal. */
export function createPortalEnvironment(options: { port: number; dataDir: string; demo: boolean }) {
  const { DATABASE_URL: _database, PUBLIC_URL: _public, SMTP_URL: _smtp, ...rest } = process.env;
  return {
    ...rest,
    PORT: String(options.port),
    DATA_DIR: options.dataDir,
    DEMO: options.demo ? 'on' : 'off',
  };
}

export interface Portal {
  /** Address of the web app, such as `http://127.0.0.1:8191/ecommerce/`. */
  address: string;
  dataDir: string;
  /** Kills the process at once and waits until it has ended. */
  kill: () => Promise<void>;
  /** Stops the portal as Ctrl+C does. */
  stop: () => Promise<void>;
}

/** Creates a temporary data folder for one portal. */
export function createDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'cromia-e2e-'));
}

export function removeDataDir(dataDir: string): Promise<void> {
  return rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

function waitForExit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/** Waits until the portal is running. @returns its address */
async function waitUntilRunning(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The portal ${reason}:\n${output}`));
    const timer = setTimeout(() => fail('did not start in time'), START_MS);
    const readOutput = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /runs at (http\S+)/.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', readOutput);
    child.stderr?.on('data', readOutput);
    child.once('exit', () => {
      clearTimeout(timer);
      fail('exited');
    });
  });
}

/** Starts the portal like `npm start`, without installing or building anything. */
export async function startPortal(options: {
  port: number;
  dataDir: string;
  demo: boolean;
}): Promise<Portal> {
  assertWebAppBuilt();
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: ROOT,
    env: createPortalEnvironment(options),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await waitUntilRunning(child);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await waitForExit(child);
  };
  return { address, dataDir: options.dataDir, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
