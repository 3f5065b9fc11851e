import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiProblem, toApiProblem } from '../../api/problem';

/** One row of a bulk action. */
export interface BulkActionRow {
  id: string;
  /** Number of the request or order. */
  code: string;
  /** The customer's own order number, if `code` is not. */
  customerOrderCode?: string | null;
  customerCode: string;
  businessName: string;
  /** What the decision is about, EUR; null without a total. */
  total: number | null;
  /** Total of the whole order if it differs, EUR. */
  ofTotal?: number | undefined;
  /** Weight of what ships, kg. */
  weight?: number;
  send: () => Promise<unknown>;
}

export interface BulkActionOutcome {
  done: number;
  failures: { code: string; problem: ApiProblem }[];
}

/** Runs an action for several rows, one after another; an error does not stop the others. */
export function useBulkAction(lists: readonly QueryKey[]) {
  const queryClient = useQueryClient();
  return useMutation<BulkActionOutcome, Error, readonly BulkActionRow[]>({
    mutationFn: async (rows) => {
      const failures: BulkActionOutcome['failures'] = [];
      for (const { code, send } of rows) {
        await send().catch((error: unknown) => failures.push({ code, problem: toApiProblem(error) }));
      }
      return { done: rows.length - failures.length, failures };
    },
    onSettled: () => {
      for (const queryKey of lists) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
