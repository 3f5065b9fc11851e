import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { restartAfterCrashes } from './restart-after-crashes.mjs';

const folder = await mkdtemp(join(tmpdir(), 'cromia-test-restart-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
let fileCount = 0;

const spawnProgram = (program) =>
  spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
const IDLE = 'setInterval(() => {}, 1000); process.send("started")';

/**
 * Runs a process that ends as listed, one step for each run: it reports its start, or not, and exits with a code or by
 * a signal.
 * @returns the number of runs, the exit code and the pauses in seconds
 */
async function runSteps(steps, options = {}) {
  fileCount += 1;
  const counter = join(folder, `runs-${fileCount}`);
  await writeFile(counter, '');
  const program = `
    const { appendFileSync, readFileSync } = require('node:fs');
    const run = readFileSync(${JSON.stringify(counter)}, 'utf8').length;
    appendFileSync(${JSON.stringify(counter)}, '.');
    const { started, code, signal } = ${JSON.stringify(steps)}[run];
    const end = () => (signal ? process.kill(process.pid, signal) : process.exit(code));
    if (signal) setInterval(() => {}, 1000);
    if (started) process.send('started', () => setTimeout(end, 50)); else end();`;
  const pauses = [];
  const code = await new Promise((resolve) => {
    restartAfterCrashes(() => spawnProgram(program), {
      onEnd: resolve,
      log: (message) => pauses.push(Number(/in ([\d.]+) s/.exec(message)?.[1])),
      pauses: { first: 10, max: 40 },
      ...options,
    });
  });
  return { runs: (await readFile(counter, 'utf8')).length, code, pauses };
}

describe('a process', () => {
  const stop = { started: true, code: 0 };
  it.each([
    ['an error after its start', { started: true, code: 1 }],
    ['the exit code of a process without memory', { started: true, code: 134 }],
    ['the exit code that requests a restart', { started: false, code: 75 }],
    ['SIGKILL', { started: true, signal: 'SIGKILL' }],
    ['SIGKILL before its start', { started: false, signal: 'SIGKILL' }],
    ['SIGABRT', { started: true, signal: 'SIGABRT' }],
    ['SIGSEGV', { started: true, signal: 'SIGSEGV' }],
  ])('is restarted after %s', async (_name, crash) => {
    expect(await runSteps([crash, stop])).toMatchObject({ runs: 2, code: 0 });
  });

  it('is restarted if a restart fails, because an earlier run started', async () => {
    const failedStart = { started: false, code: 1 };
    const { runs } = await runSteps([{ started: true, code: 1 }, failedStart, failedStart, stop]);
    expect(runs).toBe(4);
  });

  it('ends with its code when its first start fails or it stops in order', async () => {
    expect(await runSteps([{ started: false, code: 1 }])).toEqual({ runs: 1, code: 1, pauses: [] });
    expect(await runSteps([stop])).toEqual({ runs: 1, code: 0, pauses: [] });
  });

  it('is restarted after pauses that double up to the maximum', async () => {
    const crash = { started: true, code: 1 };
    const { pauses } = await runSteps([crash, crash, crash, crash, stop]);
    expect(pauses).toEqual([0.01, 0.02, 0.04, 0.04]);
  });

  it('is restarted after the first pause again once it has run long enough', async () => {
    const crash = { started: true, code: 1 };
    const { pauses } = await runSteps([crash, crash, crash, stop], { healthyMs: 0 });
    expect(pauses).toEqual([0.01, 0.01, 0.01]);
  });
});

describe('after a stop', () => {
  it('a running process gets the signal and is not restarted', async () => {
    let spawned = 0;
    const code = await new Promise((resolve) => {
      const running = restartAfterCrashes(
        () => {
          spawned += 1;
          return spawnProgram(IDLE).once('message', () => running.stop('SIGTERM'));
        },
        { onEnd: resolve, log: () => {}, pauses: { first: 1, max: 1 } },
      );
    });
    expect({ code, spawned }).toEqual({ code: 1, spawned: 1 });
  });

  it('a process that waits for its restart is not started', async () => {
    let spawned = 0;
    const code = await new Promise((resolve) => {
      const running = restartAfterCrashes(
        () => {
          spawned += 1;
          const child = spawnProgram(IDLE);
          return child.once('message', () => child.kill('SIGKILL'));
        },
        { onEnd: resolve, log: () => running.stop('SIGTERM'), pauses: { first: 60_000, max: 60_000 } },
      );
    });
    expect({ code, spawned }).toEqual({ code: 0, spawned: 1 });
  });
});
