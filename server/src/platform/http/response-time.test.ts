import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { padResponseTime } from './response-time.ts';

const STEP_MS = 250;

/** The number of full steps that the work took. */
async function stepsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await padResponseTime(work).catch(() => {});
  return Math.floor((performance.now() - begun) / STEP_MS);
}

it('response times are padded to full steps', async () => {
  expect(await stepsOf(async () => {})).toBeGreaterThanOrEqual(1);
  expect(await stepsOf(() => wait(STEP_MS + 10))).toBeGreaterThanOrEqual(2);
});

it('errors are padded like successes, and both are passed on', async () => {
  const rejection = new Error('refused');
  expect(await stepsOf(() => Promise.reject(rejection))).toBeGreaterThanOrEqual(1);
  await expect(padResponseTime(() => Promise.reject(rejection))).rejects.toBe(rejection);
  await expect(padResponseTime(async () => 'done')).resolves.toBe('done');
});
