import { idField } from '@cromia/domain/fields';
import {
  keepPreviousData,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { z } from 'zod';
import { type ApiProblem, ApiProblem as Refusal } from '../../api/problem';

/** Customers send and colleagues decide meanwhile: an open page of the desk asks again by itself. */
export const DESK_REFRESH = { refetchOnWindowFocus: true, refetchInterval: 30_000 } as const;

/** One page of a queue; until the next one has come, it stays. */
export function deskPage<Page>(queryKey: QueryKey, read: (signal: AbortSignal) => Promise<Page>) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    placeholderData: keepPreviousData,
    ...DESK_REFRESH,
  });
}

/** What a queue leads to. Fails with `NotFound`, also for what is no id at all. */
export function deskDetail<Detail>(
  queryKey: QueryKey,
  id: string,
  read: (signal: AbortSignal) => Promise<Detail>,
) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => {
      insistOnId(id);
      return read(signal);
    },
    ...DESK_REFRESH,
  });
}

/** Refuses what is no id at all as the server refuses an id of nothing. @throws ApiProblem NotFound */
export function insistOnId(id: string): void {
  if (!idField().safeParse(id).success) throw new Refusal({ code: 'NotFound', status: 404 });
}

interface DeskChange<Change, Answer> {
  /** Query key of the decided entity, which the answer updates. */
  one: QueryKey;
  /** Keys of the lists in which it stands. */
  lists: readonly QueryKey[];
  send: (change: Change) => Promise<Answer>;
}

/** A decision of the desk; afterwards, and when somebody was faster, what stands now is shown. */
export function useDeskChange<Change, Answer>({ one, lists, send }: DeskChange<Change, Answer>) {
  const queryClient = useQueryClient();
  return useMutation<Answer, Error, Change>({
    mutationFn: send,
    // An answer that is still on its way tells how it stood before.
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

/** Whether somebody else was faster: the refusal then names how it stands. */
export function wasOvertaken({ code, body }: ApiProblem): boolean {
  return code === 'Conflict' && overtakenSchema.safeParse(body).success;
}
