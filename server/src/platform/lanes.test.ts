import { setImmediate as ticks } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLane } from './lanes.ts';

function aWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('done') };
}

it('works on as many at once as it may, lets the next ones wait, and asks the rest to come again', async () => {
  const lane = createLane({ atOnce: 1, waiting: 1 });
  const [first, second] = [aWork(), aWork()];
  const one = lane(first.work);
  const two = lane(second.work);
  await expect(lane(async () => 'late')).rejects.toMatchObject({
    code: 'ServiceUnavailable',
    details: { retryAfter: 5 },
  });
  first.end();
  expect(await one).toBe('done');
  second.end();
  expect(await two).toBe('done');
  expect(await lane(async () => 'later')).toBe('later');
});

it('gives one owner one turn at a time, whatever has become of the last one', async () => {
  const lane = createLane({ atOnce: 2, waiting: 0 });
  const first = aWork();
  const one = lane(first.work, 'anna');
  await expect(lane(async () => 'again', 'anna')).rejects.toMatchObject({ code: 'TooManyRequests' });
  expect(await lane(async () => 'another', 'bruno')).toBe('another');
  first.end();
  await one;
  await ticks();
  const failing = lane(async () => Promise.reject(new Error('broken')), 'anna');
  await expect(failing).rejects.toThrow('broken');
  expect(await lane(async () => 'again', 'anna')).toBe('again');
});
