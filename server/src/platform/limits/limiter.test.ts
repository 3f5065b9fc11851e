import { expect, it } from 'vitest';
import { createLimiter, createOwnerLimiter } from './limiter.ts';

const BUSY = { code: 'ServiceUnavailable', details: { retryAfter: 5 } };

function aWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('done') };
}

it('a limiter runs up to its concurrency, queues up to its limit and refuses the rest', async () => {
  const limiter = createLimiter({ concurrency: 1, maxQueued: 1 });
  const [first, second] = [aWork(), aWork()];
  const one = limiter(first.work);
  const two = limiter(second.work);
  await expect(limiter(async () => 'late')).rejects.toMatchObject(BUSY);
  first.end();
  expect(await one).toBe('done');
  second.end();
  expect(await two).toBe('done');
  expect(await limiter(async () => 'later')).toBe('later');
});

it('a queued task leaves the queue when its caller disconnects', async () => {
  const limiter = createLimiter({ concurrency: 1, maxQueued: 1 });
  const first = aWork();
  const one = limiter(first.work);
  const caller = new AbortController();
  const gone = limiter(async () => 'never', caller.signal);
  caller.abort();
  await expect(gone).rejects.toMatchObject(BUSY);
  const two = limiter(async () => 'another');
  first.end();
  expect([await one, await two]).toEqual(['done', 'another']);
  await expect(limiter(async () => 'never', caller.signal)).rejects.toMatchObject(BUSY);
});

it('a queued task is refused after the wait limit and then skipped', async () => {
  const limiter = createLimiter({ concurrency: 1, maxQueued: 2, waitMs: 20 });
  const first = aWork();
  const one = limiter(first.work);
  await expect(limiter(async () => 'never')).rejects.toMatchObject(BUSY);
  first.end();
  await one;
  expect(await limiter(async () => 'later')).toBe('later');
});

it('a limiter continues after a task that fails', async () => {
  const limiter = createLimiter({ concurrency: 1, maxQueued: 0 });
  await expect(limiter(async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limiter(async () => 'later')).toBe('later');
});

it('an owner limiter limits each owner independently of others', async () => {
  const limit = createOwnerLimiter({ concurrency: 1, maxQueued: 1, waitMs: 20 });
  const first = aWork();
  const one = limit('anna', first.work);
  const waitedInVain = limit('anna', async () => 'never');
  const rejection = { code: 'TooManyConcurrentRequests', details: { retryAfter: 5 } };
  await expect(limit('anna', async () => 'never')).rejects.toMatchObject(rejection);
  expect(await limit('bruno', async () => 'another')).toBe('another');
  await expect(waitedInVain).rejects.toMatchObject(rejection);
  const next = limit('anna', async () => 'next');
  first.end();
  expect([await one, await next]).toEqual(['done', 'next']);
});
