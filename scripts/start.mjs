// npm start: installs what is missing, builds the web app when it is stale, and runs the portal until it is stopped.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  checkNode,
  ensureInstalled,
  ensureWebBuilt,
  environment,
  node24,
  root,
  serverEnvironment,
  serverFlags,
} from './toolchain.mjs';

/** How often we look whether npm, which began this, was killed. */
const LOOK_EVERY_MS = 200;
/** Of a portal that asks to be started again (server/src/main.ts). */
const RESTART_EXIT_CODE = 75;
const SHELLS = new Set(['sh', 'dash', 'bash', 'ash', 'busybox']);

let watch;
let child;
checkNode();
await ensureInstalled();
await ensureWebBuilt();

function runPortal() {
  // The channel between us tells the portal when this script was killed: it then stops by itself.
  child = spawn(node24, [...serverFlags, 'server/src/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: environment(serverEnvironment),
  });
  child.once('error', (error) => {
    process.stderr.write(`The portal cannot be run: ${error.message}\n`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    if (code === RESTART_EXIT_CODE) return runPortal();
    process.exitCode = code ?? (signal === 'SIGKILL' ? 137 : 1);
    clearInterval(watch);
  });
}

runPortal();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));

/** Parent process and program name of a process; Linux only, nothing elsewhere. */
function processOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    return { name: basename(name), parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) };
  } catch {
    // It is gone, or this system keeps no such files.
    return undefined;
  }
}

/** npm runs us through a shell: both are looked at, so that killing npm stops the portal as Ctrl C does. */
function chainToNpm() {
  const parent = process.ppid;
  const shell = processOf(parent);
  return SHELLS.has(shell?.name) ? `${parent}<${shell.parent}` : `${parent}`;
}

if (process.env.npm_lifecycle_event !== undefined) {
  const before = chainToNpm();
  watch = setInterval(() => {
    if (chainToNpm() !== before) child.kill('SIGTERM');
  }, LOOK_EVERY_MS);
}
