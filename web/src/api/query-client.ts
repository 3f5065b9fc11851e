import { QueryClient } from '@tanstack/react-query';
import { asProblem, type ProblemCode } from './problem';

const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;

/** What passes by itself: the network or the server failed, or too many calls were under way at once. */
const PASSING: readonly ProblemCode[] = ['NetworkFailure', 'ServiceUnavailable', 'TooManyConcurrentRequests'];

/** Another try helps only where the reason passes, not where the answer was a refusal. */
function worthRetrying(failures: number, error: unknown): boolean {
  return PASSING.includes(asProblem(error).code) && failures < MAX_RETRIES;
}

/** A busy server says itself when to come back; else the pauses grow. */
function pauseBefore(failures: number, error: unknown): number {
  const { retryAfter } = asProblem(error);
  return retryAfter === null ? FIRST_PAUSE_MS * 2 ** failures : Math.min(retryAfter * 1000, LONGEST_PAUSE_MS);
}

/** What the server told last, shared by all pages. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a call fails at once and says so: one that waited would be sent later, unseen.
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
