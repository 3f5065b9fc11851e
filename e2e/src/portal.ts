import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository, the working directory of the portal. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const WEB_APP = join(ROOT, 'web', 'dist', 'index.html');
/** The first start creates the database and may load the demo. */
const START_MS = 120_000;

/** Throws an error with instructions if the web app has not been built. */
export function insistOnWebApp(): void {
  if (existsSync(WEB_APP)) return;
  throw new Error('The web app is not built: run `npm run build` first, or `npm test`, which does.');
}

/** Environment variables of a test's portal, independent of the terminal's. */
export function portalEnvironment(given: { port: number; dataDir: string; demo: boolean }) {
  const { DATABASE_URL: _database, PUBLIC_URL: _public, SMTP_URL: _smtp, ...rest } = process.env;
  return { ...rest, PORT: String(given.port), DATA_DIR: given.dataDir, DEMO: given.demo ? 'on' : 'off' };
}

export interface Portal {
  /** Address of the web app, as `http://127.0.0.1:8191/ecommerce/`. */
  address: string;
  dataDir: string;
  /** Ends the process at once, as a power failure would, and waits until it is gone. */
  kill: () => Promise<void>;
  /** Stops it as Ctrl C does. */
  stop: () => Promise<void>;
}

/** A folder for one portal's data. */
export function newDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'cromia-e2e-'));
}

export function removeDataDir(dataDir: string): Promise<void> {
  return rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/** Resolves to the portal's address once it is running. */
async function untilItRuns(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The portal ${why}:\n${said}`));
    const timer = setTimeout(() => fail('did not start in time'), START_MS);
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /runs at (http\S+)/.exec(said)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => {
      clearTimeout(timer);
      fail('ended');
    });
  });
}

/** Starts the portal as `npm start` does, without the set-up. */
export async function startPortal(given: { port: number; dataDir: string; demo: boolean }): Promise<Portal> {
  insistOnWebApp();
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: ROOT,
    env: portalEnvironment(given),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await untilItRuns(child);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended(child);
  };
  return { address, dataDir: given.dataDir, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
