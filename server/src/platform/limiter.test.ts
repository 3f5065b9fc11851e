import { expect, it } from 'vitest';
import { createLimiter, createOwnerLock } from './limiter.ts';

const BUSY = { code: 'ServiceUnavailable', details: { retryAfter: 5 } };

function aWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('done') };
}

it('works on as many at once as it may, lets the next ones wait, and asks the rest to come again', async () => {
  const limiter = createLimiter({ concurrency: 1, waiting: 1 });
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

it('gives the place of a waiting work to another when its caller has gone', async () => {
  const limiter = createLimiter({ concurrency: 1, waiting: 1 });
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

it('lets no work wait without end, and passes over those that have given up', async () => {
  const limiter = createLimiter({ concurrency: 1, waiting: 2, waitMs: 20 });
  const first = aWork();
  const one = limiter(first.work);
  await expect(limiter(async () => 'never')).rejects.toMatchObject(BUSY);
  first.end();
  await one;
  expect(await limiter(async () => 'later')).toBe('later');
});

it('goes on after a work that fails', async () => {
  const limiter = createLimiter({ concurrency: 1, waiting: 0 });
  await expect(limiter(async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limiter(async () => 'later')).toBe('later');
});

it('reserves an owner once at a time', () => {
  const reserve = createOwnerLock();
  const release = reserve('anna');
  expect(() => reserve('anna')).toThrow(expect.objectContaining({ code: 'TooManyRequests' }));
  reserve('bruno');
  release();
  const again = reserve('anna');
  release();
  expect(() => reserve('anna')).toThrow();
  again();
});
