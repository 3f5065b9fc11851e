import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const START_TIMEOUT_MS = 60_000;

export interface StartedProcess {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

function getPid(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('failed to start a process');
  return child.pid;
}

async function waitUntilHealthy(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const healthy = await fetch(`${origin}/api/health`).then(
      (response) => response.ok,
      // The portal is not listening yet.
      () => false,
    );
    if (healthy) return;
    await wait(100);
  }
  throw new Error(`the portal was not healthy within ${START_TIMEOUT_MS / 1000} s`);
}

/**
 * Starts the portal in production mode on a data folder.
 * @param databaseUrl an external database; default: the embedded one of the folder
 */
export async function startPortal(
  dataDir: string,
  tokenSecret: string,
  nodeFlags: readonly string[],
  databaseUrl?: string,
): Promise<StartedProcess> {
  const port = await findFreePort();
  const child = spawn(
    process.execPath,
    [...nodeFlags, fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
        TOKEN_SECRET: tokenSecret,
        LOG_LEVEL: 'warn',
        // The clients state their addresses as a proxy would.
        TRUST_PROXY: '1',
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      },
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilHealthy(origin, child);
  return { origin, pid: getPid(child), stop: () => stopProcess(child) };
}

/** Starts the bare process with the response bodies of a folder. */
export async function startBareServer(folder: string): Promise<StartedProcess> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('bare.ts', import.meta.url)), folder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [port] = await once(child, 'message');
  return { origin: `http://127.0.0.1:${port}`, pid: getPid(child), stop: () => stopProcess(child) };
}
