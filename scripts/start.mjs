// npm start: installs missing packages, builds the web app unless it is built from the same sources, and runs the portal until it
// is stopped. The portal is restarted after a crash.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { withPreparationLock } from './preparation-lock.mjs';
import { restartAfterCrashes } from './restart-after-crashes.mjs';
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

/** Interval of the check whether npm, which started this script, was killed. */
const WATCH_INTERVAL_MS = 200;
const SHELLS = new Set(['sh', 'dash', 'bash', 'ash', 'busybox']);

let watchTimer;
checkNode();
await withPreparationLock(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
});

/** Logs a crash in the format of the portal's log (level 50 is an error), or as plain text in a terminal. */
function logCrash(message) {
  const line = { level: 50, time: new Date().toISOString(), msg: message };
  if (process.stderr.isTTY) process.stderr.write(`${message}\n`);
  else process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Starts the portal. The IPC channel closes if this script is killed; the portal then stops by itself. */
function spawnPortal() {
  return spawn(node24, [...serverFlags, 'server/src/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: environment(serverEnvironment),
  });
}

const portal = restartAfterCrashes(spawnPortal, {
  onEnd: (code) => {
    process.exitCode = code;
    clearInterval(watchTimer);
  },
  log: logCrash,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => portal.stop(signal));

/** Reads the parent process and program name of a process; undefined on systems other than Linux. */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    return { name: basename(name), parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) };
  } catch {
    // The process has ended, or the system has no /proc.
    return undefined;
  }
}

/**
 * Reads the parent processes, because npm runs this script through a shell. A change means that npm was killed, which
 * stops the portal like Ctrl C.
 */
function readParentChain() {
  const parent = process.ppid;
  const shell = readProcess(parent);
  return SHELLS.has(shell?.name) ? `${parent}<${shell.parent}` : `${parent}`;
}

if (process.env.npm_lifecycle_event !== undefined) {
  const initialChain = readParentChain();
  watchTimer = setInterval(() => {
    if (readParentChain() !== initialChain) portal.stop('SIGTERM');
  }, WATCH_INTERVAL_MS);
}
