import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { padResponseTime } from './response-time.ts';

const STEP_MS = 250;

/** The number of full steps that the work took. */
async function countSteps(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await padResponseTime(work).catch(() => {});
  return Math.floor((performance.now() - startedAt) / STEP_MS);
}

it('response times are padded to full steps', async () => {
  expect(await countSteps(async () => {})).toBeGreaterThanOrEqual(1);
  expect(await countSteps(() => wait(STEP_MS + 10))).toBeGreaterThanOrEqual(2);
});

it('errors are padded like successes, and both are passed on', async () => {
  const rejection = new Error('rejected');
  expect(await countSteps(() => Promise.reject(rejection))).toBeGreaterThanOrEqual(1);
  await expect(padResponseTime(() => Promise.reject(rejection))).rejects.toBe(rejection);
  await expect(padResponseTime(async () => 'done')).resolves.toBe('done');
});
