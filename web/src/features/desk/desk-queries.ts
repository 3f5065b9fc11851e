import { idField } from '@cromia/domain/fields';
import {
  keepPreviousData,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { z } from 'zod';
import { ApiProblem } from '../../api/problem';

/** Customers and colleagues may change the data at any time, so desk pages refetch periodically and on focus. */
export const DESK_REFETCH_OPTIONS = { refetchOnWindowFocus: true, refetchInterval: 30_000 } as const;

/** One page of a queue; the previous page stays visible until the next has loaded. */
export function deskPageQuery<Page>(queryKey: QueryKey, read: (signal: AbortSignal) => Promise<Page>) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    placeholderData: keepPreviousData,
    ...DESK_REFETCH_OPTIONS,
  });
}

/** The detail of a queue's entry. Fails with `NotFound`, also for a malformed id. */
export function deskDetailQuery<Detail>(
  queryKey: QueryKey,
  id: string,
  read: (signal: AbortSignal) => Promise<Detail>,
) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => {
      assertValidId(id);
      return read(signal);
    },
    ...DESK_REFETCH_OPTIONS,
  });
}

/** Rejects a malformed id like an unknown one. @throws ApiProblem NotFound */
export function assertValidId(id: string): void {
  if (!idField().safeParse(id).success) throw new ApiProblem({ code: 'NotFound', status: 404 });
}

interface DeskChange<Change, Response> {
  /** Query key of the decided entity, which the answer updates. */
  one: QueryKey;
  /** Query keys of the lists that contain it. */
  lists: readonly QueryKey[];
  send: (change: Change) => Promise<Response>;
}

/** A mutation of the desk; afterwards, also after a conflict, the current state is shown. */
export function useDeskMutation<Change, Response>({ one, lists, send }: DeskChange<Change, Response>) {
  const queryClient = useQueryClient();
  return useMutation<Response, Error, Change>({
    mutationFn: send,
    // An answer still under way would show the old state.
    onMutate: () => queryClient.cancelQueries({ queryKey: one }),
    onSuccess: (decided) => {
      queryClient.setQueryData(one, decided);
    },
    onError: () => queryClient.invalidateQueries({ queryKey: one }),
    onSettled: () => {
      for (const queryKey of lists) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

const overtakenSchema = z.object({ outcome: z.object({ status: z.string() }) });

/** Whether somebody else has decided first: the error then contains the current status. */
export function isAlreadyDecided({ code, body }: ApiProblem): boolean {
  return code === 'Conflict' && overtakenSchema.safeParse(body).success;
}
