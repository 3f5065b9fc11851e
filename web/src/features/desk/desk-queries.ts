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

/** Query options of desk pages: others may change the data at any time, so the pages refetch periodically and on focus. */
export const DESK_REFETCH_OPTIONS = { refetchOnWindowFocus: true, refetchInterval: 30_000 } as const;

/** Query options of a page of a queue; the previous page stays visible until the next one is loaded. */
export function deskPageQuery<Page>(queryKey: QueryKey, fetchPage: (signal: AbortSignal) => Promise<Page>) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => fetchPage(signal),
    placeholderData: keepPreviousData,
    ...DESK_REFETCH_OPTIONS,
  });
}

/** Query options of an entry of a queue. Fails with `NotFound`, also for a malformed id. */
export function deskDetailQuery<Detail>(
  queryKey: QueryKey,
  id: string,
  fetchDetail: (signal: AbortSignal) => Promise<Detail>,
) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => {
      assertValidId(id);
      return fetchDetail(signal);
    },
    ...DESK_REFETCH_OPTIONS,
  });
}

/** Treats a malformed id like one that does not exist. @throws ApiProblem NotFound */
export function assertValidId(id: string): void {
  if (!idField().safeParse(id).success) throw new ApiProblem({ code: 'NotFound', status: 404 });
}

interface DeskChange<Change, Response> {
  /** Query key of the entity, which the response updates. */
  detailKey: QueryKey;
  /** Query keys of the lists that contain the entity. */
  listKeys: readonly QueryKey[];
  send: (change: Change) => Promise<Response>;
}

/** Mutation of a desk entity. Updates its query from the response, refetches it after an error, and invalidates the lists. */
export function useDeskMutation<Change, Response>({
  detailKey,
  listKeys,
  send,
}: DeskChange<Change, Response>) {
  const queryClient = useQueryClient();
  return useMutation<Response, Error, Change>({
    mutationFn: send,
    // The response of a running query could overwrite the new state with the old one.
    onMutate: () => queryClient.cancelQueries({ queryKey: detailKey }),
    onSuccess: (decided) => {
      queryClient.setQueryData(detailKey, decided);
    },
    onError: () => queryClient.invalidateQueries({ queryKey: detailKey }),
    onSettled: () => {
      for (const queryKey of listKeys) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

const alreadyDecidedSchema = z.object({ outcome: z.object({ status: z.string() }) });

/** Whether somebody else decided first; the error then contains the current status. */
export function isAlreadyDecided({ code, body }: ApiProblem): boolean {
  return code === 'Conflict' && alreadyDecidedSchema.safeParse(body).success;
}
