import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { print, root } from './toolchain.mjs';

const WAIT_MS = 500;

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process of another user.
    return error.code === 'EPERM';
  }
}

/** Takes the lock file. @returns the process that holds it; undefined if this process does */
function tryLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return undefined;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const holder = Number(readFileSync(file, 'utf8'));
  // A holder that was killed leaves its file. An empty file belongs to a process that is just writing it.
  if (holder > 0 && !isRunning(holder)) rmSync(file, { force: true });
  return holder;
}

/** Runs work while no other process installs packages or builds pages in the same folder. */
export async function withPreparationLock(work, file = join(root, '.preparing')) {
  let hasPrinted = false;
  for (;;) {
    const holder = tryLock(file);
    if (holder === undefined) break;
    if (!hasPrinted) print(`Process ${holder} installs or builds in this folder; waiting for it`);
    hasPrinted = true;
    await wait(WAIT_MS);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
