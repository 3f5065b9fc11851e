import { expect, it } from 'vitest';
import { createLimiter, createOwnerLimiter } from './limiter.ts';

const BUSY = { code: 'ServiceUnavailable', details: { retryAfter: 5 } };

function createTask() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('done') };
}

it('a limiter runs up to its concurrency, queues up to its limit and rejects the rest', async () => {
  const limiter = createLimiter({ concurrency: 1, maxQueued: 1 });
  const [first, second] = [createTask(), createTask()];
  const firstResult = limiter(first.work);
  const secondResult = limiter(second.work);
  await expect(limiter(async () => 'late')).rejects.toMatchObject(BUSY);
  first.end();
  expect(await firstResult).toBe('done');
  second.end();
  expect(await secondResult).toBe('done');
  expect(await limiter(async () => 'later')).toBe('later');
});

it('a queued task leaves the queue when its caller disconnects', async () => {
  const limiter = createLimiter({ concurrency: 1, maxQueued: 1 });
  const first = createTask();
  const firstResult = limiter(first.work);
  const caller = new AbortController();
  const disconnected = limiter(async () => 'never', caller.signal);
  caller.abort();
  await expect(disconnected).rejects.toMatchObject(BUSY);
  const secondResult = limiter(async () => 'another');
  first.end();
  expect([await firstResult, await secondResult]).toEqual(['done', 'another']);
  await expect(limiter(async () => 'never', caller.signal)).rejects.toMatchObject(BUSY);
});

it('a queued task is rejected after the maximum wait and then skipped', async () => {
  const limiter = createLimiter({ concurrency: 1, maxQueued: 2, waitMs: 20 });
  const first = createTask();
  const firstResult = limiter(first.work);
  await expect(limiter(async () => 'never')).rejects.toMatchObject(BUSY);
  first.end();
  await firstResult;
  expect(await limiter(async () => 'later')).toBe('later');
});

it('a limiter continues after a task that fails', async () => {
  const limiter = createLimiter({ concurrency: 1, maxQueued: 0 });
  await expect(limiter(async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limiter(async () => 'later')).toBe('later');
});

it('an owner limiter limits each owner independently of others', async () => {
  const limit = createOwnerLimiter({ concurrency: 1, maxQueued: 1, waitMs: 20 });
  const first = createTask();
  const firstResult = limit('anna', first.work);
  const timedOut = limit('anna', async () => 'never');
  const rejection = { code: 'TooManyConcurrentRequests', details: { retryAfter: 5 } };
  await expect(limit('anna', async () => 'never')).rejects.toMatchObject(rejection);
  expect(await limit('bruno', async () => 'another')).toBe('another');
  await expect(timedOut).rejects.toMatchObject(rejection);
  const next = limit('anna', async () => 'next');
  first.end();
  expect([await firstResult, await next]).toEqual(['done', 'next']);
});
