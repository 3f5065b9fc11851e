import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What every script here needs: plain Node 20 and up, nothing installed. */

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const suffix = process.platform === 'win32' ? '.exe' : '';
/** The Node that runs everything but this set-up, whatever the machine has. */
export const node24 = join(root, 'node_modules', 'node', 'bin', `node${suffix}`);
/**
 * How the portal's Node is started. On a large machine V8 lets its young generation grow to 128 MB and its old one to
 * four times what lives in it, and the C library keeps memory for each thread; with these bounds the process does the
 * same work in less than 300 MB.
 */
export const serverFlags = ['--max-semi-space-size=8', '--max-old-space-size=512'];
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
const marker = join(root, 'node_modules', '.cromia-lock');
const MIN_NODE = 20;

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Ends with a message that a person can act on. */
export function giveUp(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}

export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

export function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < MIN_NODE)
    giveUp(`Cromia needs Node ${MIN_NODE} or newer to set itself up; this is ${process.version}.`);
}

/** The environment of programs that we start: Node 24 and the installed programs come first. */
export function environment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = [dirname(node24), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(separator);
  return { ...process.env, PATH: path, ...extra };
}

/**
 * Runs a program in the project's root to its end, showing what it says.
 * @returns its exit code; a signal counts as shells count it
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

/** The files of folders or single files, in a stable order, without what is made from them. */
function filesOf(paths) {
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

/** One hash over the names and contents of these files and folders. */
export function hashOf(paths) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of filesOf(paths))
    hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // Missing or cut off by a kill: both mean that nothing can be read from it.
    return undefined;
  }
}

/** npm writes its own record at the very end of an install; it must name what the lock file names. */
function recordMatchesLock() {
  const lock = readJson(join(root, 'package-lock.json'))?.packages;
  const record = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages;
  if (!lock || !record) return false;
  return Object.entries(lock).every(
    ([path, { version, link, optional }]) =>
      !path.includes('node_modules/') ||
      link ||
      (optional && !record[path]) ||
      record[path]?.version === version,
  );
}

function npm(args) {
  const cli = process.env.npm_execpath;
  // The Node that began this: Node 24 is among what is being installed.
  const env = { ...process.env, NODE_ENV: 'development' };
  return cli?.endsWith('.js')
    ? run(process.execPath, [cli, ...args], { env })
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { env });
}

function worksAsNode24() {
  const { status, stdout } = spawnSync(node24, ['--version'], { encoding: 'utf8' });
  return status === 0 && stdout.startsWith('v24.');
}

/** Shows that something still happens, where npm itself shows nothing. */
function ticking(what, begun) {
  if (process.stdout.isTTY) return () => {};
  const timer = setInterval(() => say(`  … ${what}, ${seconds(begun)}`), 5_000);
  return () => clearInterval(timer);
}

async function install() {
  const begun = Date.now();
  say('Installing the packages (once; it takes up to a minute or two)');
  rmSync(marker, { force: true });
  const stop = ticking('still installing', begun);
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  let code = await npm(['ci', ...quiet]);
  if (code !== 0) {
    // A registry that lacks a package of another platform makes the strict way fail; the locked versions are kept.
    say('  npm ci did not succeed; trying npm install with the same versions');
    code = await npm(['install', '--no-save', ...quiet]);
  }
  // Machines that refuse install scripts leave Node 24 and the database's libraries unlinked.
  if (code === 0 && !worksAsNode24()) code = await npm(['rebuild', '--ignore-scripts=false', ...quiet]);
  stop();
  if (code !== 0)
    giveUp(
      `The packages could not be installed (npm ended with ${code}). Is the package registry reachable?`,
    );
  if (!worksAsNode24())
    giveUp('Node 24 could not be installed by npm (package "node"); are install scripts allowed?');
  say(`  packages installed in ${seconds(begun)}`);
}

/** Installs the packages unless exactly those of the lock file are there, whole. */
export async function ensureInstalled() {
  const wanted = hashOf(['package-lock.json']);
  const seen = existsSync(marker) ? readFileSync(marker, 'utf8') : '';
  if (seen === wanted && existsSync(node24)) return;
  if (!(recordMatchesLock() && worksAsNode24())) await install();
  writeFileSync(marker, wanted);
}

/** What the web app is made from. */
const WEB_SOURCES = ['web', 'domain/src', 'domain/package.json', 'package-lock.json'];

/** Builds the web app unless it was built, to its end, from just these sources. */
export async function ensureWebBuilt() {
  const record = join(root, 'web', 'dist', '.sources');
  const wanted = hashOf(WEB_SOURCES);
  const renderer = join(root, 'web', 'prerender', 'dist', 'prerender.js');
  if (existsSync(renderer) && existsSync(record) && readFileSync(record, 'utf8') === wanted) return;
  const begun = Date.now();
  say('Building the web app');
  rmSync(record, { force: true });
  const stop = ticking('still building', begun);
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const code = await run(node24, [vite, 'build', '--logLevel', 'warn'], { cwd: join(root, 'web') });
  stop();
  if (code !== 0) giveUp(`The web app could not be built (vite ended with ${code}).`);
  writeFileSync(record, wanted);
  say(`  web app built in ${seconds(begun)}`);
}

/** Runs the calling script under Node 24, where this is another Node. */
export async function insistOnNode24(script) {
  if (process.versions.node.startsWith('24.')) return;
  process.exit(await run(node24, [fileURLToPath(script), ...process.argv.slice(2)]));
}
