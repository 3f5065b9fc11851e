import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiProblem, asProblem } from '../../api/problem';

/** One row of a bulk action. */
export interface BatchRow {
  /** Display name. */
  name: string;
  send: () => Promise<unknown>;
}

export interface BatchOutcome {
  done: number;
  failures: { name: string; problem: ApiProblem }[];
}

/** Runs an action for several rows, one after another; an error does not stop the others. */
export function useBatch(lists: readonly QueryKey[]) {
  const queryClient = useQueryClient();
  return useMutation<BatchOutcome, Error, readonly BatchRow[]>({
    mutationFn: async (rows) => {
      const failures: BatchOutcome['failures'] = [];
      for (const { name, send } of rows) {
        await send().catch((error: unknown) => failures.push({ name, problem: asProblem(error) }));
      }
      return { done: rows.length - failures.length, failures };
    },
    onSettled: () => {
      for (const queryKey of lists) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
