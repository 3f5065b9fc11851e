import { QueryClient } from '@tanstack/react-query';
import { asProblem } from './problem';

const MAX_RETRIES = 2;

/** Another try helps only where the network or the server failed, not where the answer was a refusal. */
function worthRetrying(failures: number, error: unknown): boolean {
  const { code } = asProblem(error);
  const passing = code === 'NetworkFailure' || code === 'ServiceUnavailable';
  return passing && failures < MAX_RETRIES;
}

/** What the server told last, shared by all pages. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a call fails at once and says so: one that waited would be sent later, unseen.
    queries: {
      staleTime: 30_000,
      retry: worthRetrying,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
