import { QueryClient } from '@tanstack/react-query';
import { readWithCopies } from './offline/read-with-copies';
import { type ProblemCode, toApiProblem } from './problem';

const MAX_RETRIES = 2;
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 10_000;

/** Temporary errors: the network or the server failed, or too many calls were in progress. */
const TEMPORARY_ERRORS: readonly ProblemCode[] = [
  'NetworkFailure',
  'ServiceUnavailable',
  'TooManyConcurrentRequests',
];

/** Whether to retry: temporary errors only, and a limited number of times. */
function shouldRetry(failures: number, error: unknown): boolean {
  return TEMPORARY_ERRORS.includes(toApiProblem(error).code) && failures < MAX_RETRIES;
}

/** Delay before a retry in milliseconds: the server's Retry-After, otherwise a growing delay. */
function getRetryDelay(failures: number, error: unknown): number {
  const { retryAfter } = toApiProblem(error);
  return retryAfter === null ? FIRST_DELAY_MS * 2 ** failures : Math.min(retryAfter * 1000, MAX_DELAY_MS);
}

/** The cache of the server's responses, shared by all pages. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a call fails at once; a paused call would be sent later without the user's knowledge.
    queries: {
      staleTime: 30_000,
      retry: shouldRetry,
      retryDelay: getRetryDelay,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      persister: readWithCopies,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
