import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmod,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { ProcessLog } from '../../telemetry/process-log.ts';
import { type PostgresBinaries, type PostgresRunner, runProgram } from './binaries.ts';

const execute = promisify(execFile);

/** Name of the embedded cluster's superuser and of the portal's database. */
export const SUPERUSER = 'cromia';

/** A server that runs on a cluster, according to its pid file. */
export interface Postmaster {
  pid: number;
  port: number;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/**
 * Reads the superuser's password, or generates it beside the cluster, readable by its owner only. The file is written
 * under another name and then linked, so that a kill leaves no incomplete file.
 */
export async function readOrCreatePassword(path: string): Promise<string> {
  if (!(await exists(path))) {
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await rm(draft, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const buildDraftPrefix = (cluster: string, pid: number) => `${basename(cluster)}.draft-${pid}-`;

/**
 * Removes the temporary folders of killed initialisations, whose processes may still be writing. Keeps those of a start
 * that is still running.
 */
async function removeStaleDrafts(cluster: string): Promise<void> {
  const folder = dirname(cluster);
  for (const name of await readdir(folder)) {
    const pid = Number(name.split('-').at(-2));
    if (!name.startsWith(buildDraftPrefix(cluster, pid)) || isAlive(pid)) continue;
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 20 });
  }
}

/**
 * Creates the cluster if it does not exist. It is created in a draft folder and renamed when complete, so that a kill
 * leaves no incomplete cluster. Collation and character types are PostgreSQL's builtin C.UTF-8, the same on every
 * system.
 * @returns whether it was created
 */
export async function createCluster(
  binaries: PostgresBinaries,
  runner: PostgresRunner,
  cluster: string,
  password: string,
  log: ProcessLog,
): Promise<boolean> {
  if (await exists(join(cluster, 'PG_VERSION'))) return false;
  await removeStaleDrafts(cluster);
  log.info('Creating the database');
  const draft = await mkdtemp(join(dirname(cluster), buildDraftPrefix(cluster, process.pid)));
  const passwordFile = join(draft, 'password');
  const draftCluster = join(draft, 'cluster');
  try {
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    await mkdir(draftCluster, { mode: 0o700 });
    for (const path of [draft, passwordFile, draftCluster]) await runner.changeOwner(path);
    await runProgram(runner, binaries.initdb, [
      `--pgdata=${draftCluster}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      process.platform === 'linux' ? '--locale=C.UTF-8' : '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--lc-messages=C',
    ]);
    await chmod(draftCluster, 0o700);
    await rename(draftCluster, cluster).catch((error: NodeJS.ErrnoException) => {
      // Another start created the cluster first; its password is the same.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return true;
}

/** Reads the command line of a process; empty if it has ended. */
async function readCommandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');
  }
  const { stdout } = await execute('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }));
  return stdout.trim();
}

/** Whether a process is a PostgreSQL server of this cluster; the operating system may have reused its pid. */
export async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  const command = await readCommandLine(pid);
  return command.includes('postgres') && command.includes(` -D ${cluster} `);
}

/** Finds the server that runs on the cluster, if any. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (!(await isPostmaster(pid, cluster))) return undefined;
  // A server that is starting has written its pid but not yet its port.
  const port = Number(lines[3]);
  return { pid, port: Number.isInteger(port) ? port : 0 };
}

/** Finds the server's processes by their working folder. They may outlive a killed postmaster for a moment. */
async function findProcesses(cluster: string): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const real = await realpath(cluster);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return pids.filter((_, index) => folders[index] === real).map(Number);
}

/**
 * Prepares a cluster for a new server. Waits for the processes of a killed postmaster and kills those that hang,
 * because two servers on one cluster would destroy it. PostgreSQL replaces the pid file of a dead server, but does not
 * start if another process now has that pid; in that case the file is removed.
 */
export async function removeStaleFiles(cluster: string, log: ProcessLog): Promise<void> {
  const deadline = Date.now() + 3_000;
  for (;;) {
    const remainingPids = await findProcesses(cluster);
    // Another start has just started a server.
    if (await findPostmaster(cluster)) return;
    if (remainingPids.length === 0) break;
    if (Date.now() > deadline) {
      log.warn(`Killing ${remainingPids.length} processes of a killed database server`);
      for (const pid of remainingPids.filter(isAlive)) process.kill(pid, 'SIGKILL');
    }
    await wait(50);
  }
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  if (Number.isNaN(pid)) return;
  log.info('The database was not shut down cleanly; it will recover');
  if (isAlive(pid)) await rm(pidFile, { force: true });
}
