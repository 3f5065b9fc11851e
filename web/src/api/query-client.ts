import { QueryClient } from '@tanstack/react-query';
import { type ProblemCode, toApiProblem } from './problem';

const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;

/** Temporary errors: the network or the server failed, or too many calls were under way. */
const PASSING: readonly ProblemCode[] = ['NetworkFailure', 'ServiceUnavailable', 'TooManyConcurrentRequests'];

/** Only temporary errors are retried. */
function worthRetrying(failures: number, error: unknown): boolean {
  return PASSING.includes(toApiProblem(error).code) && failures < MAX_RETRIES;
}

/** A busy server says when to retry; otherwise the delay grows. */
function pauseBefore(failures: number, error: unknown): number {
  const { retryAfter } = toApiProblem(error);
  return retryAfter === null ? FIRST_PAUSE_MS * 2 ** failures : Math.min(retryAfter * 1000, LONGEST_PAUSE_MS);
}

/** The cache of the server's answers, shared by all pages. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a call fails at once; a paused one would be sent later, unnoticed.
    queries: {
      staleTime: 30_000,
      retry: worthRetrying,
      retryDelay: pauseBefore,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
