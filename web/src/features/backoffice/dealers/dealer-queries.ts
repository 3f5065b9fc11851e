import type { ChangedDealer, NewDealer } from '@cromia/domain/dealers/dealer-desk';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../../api/client';
import { useAttemptKey } from '../../../api/use-attempt-key';
import type { QueryOf } from '../../../ui/list/list-address';
import { deskPage, insistOnId } from '../desk-calls';
import type { DEALERS } from './dealer-list';

const ALL = ['backoffice', 'dealers'];
const PATH = '/api/v1/backoffice/dealers' as const;

/** One page of the dealers. */
export function dealersQuery(query: QueryOf<typeof DEALERS>) {
  return deskPage([...ALL, 'page', query], (signal) => answer(api.GET(PATH, { params: { query }, signal })));
}

/** One dealer with its history, refetched on opening the page, since the form needs current values. */
export function dealerQuery(id: string) {
  return queryOptions({
    queryKey: [...ALL, 'one', id],
    queryFn: ({ signal }) => {
      insistOnId(id);
      return answer(api.GET(`${PATH}/{id}`, { params: { path: { id } }, signal }));
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Invalidates all queries about dealers, of the desk and the map. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: [...ALL, 'page'] });
    void queryClient.invalidateQueries({ queryKey: ['sellers'] });
  };
}

/** Creates a dealer. */
export function useAddDealer() {
  const keyOf = useAttemptKey();
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (dealer: NewDealer) =>
      answer(api.POST(PATH, { body: dealer, params: { header: { 'idempotency-key': keyOf(dealer) } } })),
    onSuccess,
  });
}

/** Changes a dealer; the answer replaces the cached one. */
export function useChangeDealer(id: string) {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (dealer: ChangedDealer) =>
      answer(api.PUT(`${PATH}/{id}`, { body: dealer, params: { path: { id } } })),
    onSuccess: (changed) => {
      queryClient.setQueryData(dealerQuery(id).queryKey, changed);
      refresh();
    },
  });
}

/** Deletes a dealer in the version that was read. */
export function useRemoveDealer(id: string) {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (version: number) =>
      answer(api.DELETE(`${PATH}/{id}`, { params: { path: { id }, query: { version } } })),
    onSuccess,
  });
}
