import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from './problem';
import { queryClient } from './query-client';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

function observeQuery(queryFn: () => Promise<string>) {
  const observer = new QueryObserver(queryClient, { queryKey: ['list'], queryFn });
  observer.subscribe(() => {});
  return observer;
}

it('a query rejected with TooManyConcurrentRequests is retried after its retryAfter', async () => {
  const rejection = new ApiProblem({ code: 'TooManyConcurrentRequests', status: 429, retryAfter: 5 });
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValueOnce(rejection).mockResolvedValue('rows');
  const observer = observeQuery(queryFn);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(queryFn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(observer.getCurrentResult().data).toBe('rows');
});

it('a query rejected with TooManyRequests is not retried', async () => {
  const queryFn = vi
    .fn<() => Promise<string>>()
    .mockRejectedValue(new ApiProblem({ code: 'TooManyRequests', status: 429, retryAfter: 5 }));
  observeQuery(queryFn);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queryFn).toHaveBeenCalledTimes(1);
});
