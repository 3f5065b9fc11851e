import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiProblem, asProblem } from '../../api/problem';

/** One of several rows that the same is done with. */
export interface BatchRow {
  /** As people call it. */
  name: string;
  send: () => Promise<unknown>;
}

export interface BatchOutcome {
  done: number;
  failures: { name: string; problem: ApiProblem }[];
}

/** Does the same with several rows, one after another; one that is refused does not stop the others. */
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
