import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';

const HOLDER = new URL('../../../../test/hold-database.ts', import.meta.url);
const dataDir = await mkdtemp(join(tmpdir(), 'cromia-embedded-'));
const children: ChildProcess[] = [];

interface Holder {
  child: ChildProcess;
  url: string;
}

async function readMessage(child: ChildProcess): Promise<{ url?: string; error?: string }> {
  const [message] = (await once(child, 'message')) as [{ url?: string; error?: string }];
  return message;
}

async function startHolder(): Promise<Holder> {
  const child = fork(HOLDER, [dataDir]);
  children.push(child);
  const { url, error } = await readMessage(child);
  if (url === undefined) throw new Error(error);
  return { child, url };
}

async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

async function stopAndMeasure(child: ChildProcess): Promise<number> {
  const startedAt = performance.now();
  const exit = once(child, 'exit');
  child.send('stop');
  await exit;
  return performance.now() - startedAt;
}

const readServerPid = () =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);

afterEach(async () => {
  for (const child of children.splice(0))
    if (child.exitCode === null && child.signalCode === null) await stopAndMeasure(child);
});
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }));

describe('the embedded database', () => {
  test('is created at the first start and stops within two seconds', async () => {
    // Simulates a start that was killed during the initialisation.
    mkdirSync(join(dataDir, 'postgres.draft-999999999-abcdef', 'cluster'), { recursive: true });
    const { child, url } = await startHolder();
    await query(url, 'CREATE TABLE acknowledged (n integer)');
    expect(await query(url, 'SELECT inet_server_port() AS port')).toEqual([{ port: null }]);
    expect(await readdir(dataDir)).not.toContain('postgres.draft-999999999-abcdef');
    expect(await stopAndMeasure(child)).toBeLessThan(2_000);
  });

  test('rejects a second start on the same folder', async () => {
    const first = await startHolder();
    await expect(startHolder()).rejects.toThrow('FolderInUseError');
    expect(await query(first.url, 'SELECT 1 AS value')).toEqual([{ value: 1 }]);
  });

  test('takes over the server of a killed process with every acknowledged write', async () => {
    const first = await startHolder();
    await query(first.url, 'INSERT INTO acknowledged VALUES (1)');
    const pid = readServerPid();
    await kill(first.child);
    const second = await startHolder();
    expect(readServerPid()).toBe(pid);
    expect(await query(second.url, 'SELECT n FROM acknowledged ORDER BY n')).toEqual([{ n: 1 }]);
  });

  test('recovers at the next start after process and server are killed', async () => {
    const first = await startHolder();
    await query(first.url, 'INSERT INTO acknowledged VALUES (2)');
    process.kill(readServerPid(), 'SIGKILL');
    await kill(first.child);
    const second = await startHolder();
    expect(await query(second.url, 'SELECT n FROM acknowledged ORDER BY n')).toEqual([{ n: 1 }, { n: 2 }]);
    const sockets = (await readdir(join(dataDir, 'postgres'))).filter((name) =>
      /^\.s\.PGSQL\.\d+$/.test(name),
    );
    expect(sockets).toHaveLength(1);
  });

  test('restarts a server that is killed in use at the same address', async () => {
    const { url } = await startHolder();
    await query(url, 'INSERT INTO acknowledged VALUES (3)');
    process.kill(readServerPid(), 'SIGKILL');
    await vi.waitFor(async () => expect(await query(url, 'SELECT n FROM acknowledged')).toHaveLength(3), {
      timeout: 15_000,
      interval: 50,
    });
  });
});
