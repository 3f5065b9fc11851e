import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiProblem, toApiProblem } from '../../api/problem';

/** A row of a bulk action. */
export interface BulkActionRow {
  /** Displayed name of the entry in error messages. */
  code: string;
  /** @param reason as typed; empty for a step that takes none */
  send: (reason: string) => Promise<unknown>;
}

export interface BulkActionOutcome {
  done: number;
  failures: { code: string; problem: ApiProblem }[];
}

/** Runs an action for several rows in sequence; an error does not stop the others. */
export function useBulkAction(lists: readonly QueryKey[]) {
  const queryClient = useQueryClient();
  return useMutation<BulkActionOutcome, Error, { rows: readonly BulkActionRow[]; reason: string }>({
    mutationFn: async ({ rows, reason }) => {
      const failures: BulkActionOutcome['failures'] = [];
      for (const { code, send } of rows) {
        await send(reason).catch((error: unknown) => failures.push({ code, problem: toApiProblem(error) }));
      }
      return { done: rows.length - failures.length, failures };
    },
    onSettled: () => {
      for (const queryKey of lists) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
