import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Functions that all scripts share. They need Node 20 or newer and no installed packages. */

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const suffix = process.platform === 'win32' ? '.exe' : '';
/** The installed Node 24, which runs everything except this set-up. */
export const node24 = join(root, 'node_modules', 'node', 'bin', `node${suffix}`);
/**
 * Node flags of the portal. On a large machine, V8 lets its young generation grow to 128 MB and its old generation to
 * four times the live objects, and the C library keeps memory per thread. With these limits, the process does the same
 * work in less than 300 MB.
 */
export const serverFlags = ['--max-semi-space-size=8', '--max-old-space-size=512'];
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
const marker = join(root, 'node_modules', '.cromia-lock');
const MIN_NODE_VERSION = 20;

export function print(text) {
  process.stdout.write(`${text}\n`);
}

/** Ends the process with a message that tells the user what to do. */
export function exitWithError(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}

export function formatElapsed(startedAt) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}

export function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < MIN_NODE_VERSION)
    exitWithError(
      `Cromia needs Node ${MIN_NODE_VERSION} or newer for its setup; this is ${process.version}.`,
    );
}

/** Creates the environment of child processes: Node 24 and the installed binaries come first in PATH. */
export function environment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = [dirname(node24), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(separator);
  return { ...process.env, PATH: path, ...extra };
}

/**
 * Runs a program in the project's root to completion and shows its output.
 * @returns its exit code; for a signal, the exit code that a shell reports
 */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: environment(), ...options });
    child.once('error', (error) => {
      process.stderr.write(`${program}: ${error.message}\n`);
      resolve(127);
    });
    child.once('exit', (code, signal) =>
      resolve(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 137)),
    );
  });
}

/** Lists files, and the files in folders, in a stable order, without generated files. */
function listFiles(paths) {
  const skipped = new Set(['node_modules', 'dist', 'routeTree.gen.ts']);
  const list = (path) => {
    if (!existsSync(path)) return [];
    if (!statSync(path).isDirectory()) return [path];
    return readdirSync(path)
      .filter((name) => !skipped.has(name))
      .sort()
      .flatMap((name) => list(join(path, name)));
  };
  return paths.flatMap((path) => list(join(root, path)));
}

/** Hashes the names and contents of files and folders. */
export function hashFiles(paths) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of listFiles(paths))
    hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // The file is missing, or it is incomplete because its writer was killed.
    return undefined;
  }
}

/** Whether the installed packages match the lock file. npm writes its record of them at the end of an install. */
function recordMatchesLock() {
  const lock = readJson(join(root, 'package-lock.json'))?.packages;
  const hashFile = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages;
  if (!lock || !hashFile) return false;
  return Object.entries(lock).every(
    ([path, { version, link, optional }]) =>
      !path.includes('node_modules/') ||
      link ||
      (optional && !hashFile[path]) ||
      hashFile[path]?.version === version,
  );
}

function npm(args) {
  const cli = process.env.npm_execpath;
  // Uses the Node that runs this script, because Node 24 is one of the packages to install.
  const env = { ...process.env, NODE_ENV: 'development' };
  return cli?.endsWith('.js')
    ? run(process.execPath, [cli, ...args], { env })
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { env });
}

function isNode24Working() {
  const { status, stdout } = spawnSync(node24, ['--version'], { encoding: 'utf8' });
  return status === 0 && stdout.startsWith('v24.');
}

/** Prints the elapsed time every five seconds if the output is not a terminal, because npm then prints nothing. */
function printElapsed(activity, startedAt) {
  if (process.stdout.isTTY) return () => {};
  const timer = setInterval(() => print(`  … ${activity}, ${formatElapsed(startedAt)}`), 5_000);
  return () => clearInterval(timer);
}

async function install() {
  const startedAt = Date.now();
  print('Installing the packages (once; takes up to two minutes)');
  rmSync(marker, { force: true });
  const stop = printElapsed('still installing', startedAt);
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  let code = await npm(['ci', ...quiet]);
  if (code !== 0) {
    // `npm ci` fails if the registry lacks a package for another platform; `npm install` uses the locked versions.
    print('  npm ci failed; running npm install with the same versions');
    code = await npm(['install', '--no-save', ...quiet]);
  }
  // If install scripts are disabled, Node 24 and the database's libraries are not linked.
  if (code === 0 && !isNode24Working()) code = await npm(['rebuild', '--ignore-scripts=false', ...quiet]);
  stop();
  if (code !== 0)
    exitWithError(
      `Failed to install the packages (npm exited with ${code}). Is the package registry reachable?`,
    );
  if (!isNode24Working())
    exitWithError('Failed to install Node 24 with npm (package "node"). Are install scripts allowed?');
  print(`  packages installed in ${formatElapsed(startedAt)}`);
}

/** Installs the packages unless those of the lock file are already installed completely. */
export async function ensureInstalled() {
  const expectedHash = hashFiles(['package-lock.json']);
  const installedHash = existsSync(marker) ? readFileSync(marker, 'utf8') : '';
  if (installedHash === expectedHash && existsSync(node24)) return;
  if (!(recordMatchesLock() && isNode24Working())) await install();
  writeFileSync(marker, expectedHash);
}

const WEB_SOURCES = ['web', 'domain/src', 'domain/package.json', 'package-lock.json'];

/** Builds the web app unless the last build completed with the same sources. */
export async function ensureWebBuilt() {
  const hashFile = join(root, 'web', 'dist', '.sources');
  const expectedHash = hashFiles(WEB_SOURCES);
  const renderer = join(root, 'web', 'prerender', 'dist', 'prerender.js');
  if (existsSync(renderer) && existsSync(hashFile) && readFileSync(hashFile, 'utf8') === expectedHash) return;
  const startedAt = Date.now();
  print('Building the web app');
  rmSync(hashFile, { force: true });
  const stop = printElapsed('still building', startedAt);
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const code = await run(node24, [vite, 'build', '--logLevel', 'warn'], { cwd: join(root, 'web') });
  stop();
  if (code !== 0) exitWithError(`Failed to build the web app (vite exited with ${code}).`);
  writeFileSync(hashFile, expectedHash);
  print(`  web app built in ${formatElapsed(startedAt)}`);
}

/** Restarts the calling script under Node 24 if it runs under another version. */
export async function ensureNode24(script) {
  if (process.versions.node.startsWith('24.')) return;
  process.exit(await run(node24, [fileURLToPath(script), ...process.argv.slice(2)]));
}
