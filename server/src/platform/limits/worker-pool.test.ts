import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { createWorkerPool } from './worker-pool.ts';

const folder = await mkdtemp(join(tmpdir(), 'cromia-test-pool-'));
const program = join(folder, 'program.mjs');
await writeFile(
  program,
  `export function run(task) {
    const arrays = [];
    if (task === 'fill') for (;;) arrays.push(new Array(1e5).fill(task));
    if (task === 'hang') for (;;);
    if (task === 'fail') throw new Error('broken');
    return task;
  }`,
);
const pool = createWorkerPool<string, string>(pathToFileURL(program), {
  ...{ name: 'run', threads: 1, heapMb: 32 },
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

it.each([
  ['fails', 'fail', 30_000, 'broken'],
  ['exceeds its memory', 'fill', 30_000, 'memory'],
  ['exceeds its time', 'hang', 1_000, 'aborted'],
])('a task that %s is rejected, and the next task runs', async (_what, task, timeoutMs, message) => {
  await expect(pool.run(task, timeoutMs)).rejects.toThrow(message);
  expect(await pool.run('next', 30_000)).toBe('next');
});
