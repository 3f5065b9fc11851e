import type { ChangedDealer, NewDealer } from '@cromia/domain/dealers/dealer-desk';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import { useIdempotencyKey } from '../../../api/use-idempotency-key';
import type { ListQueryOf } from '../../../ui/list/define-list';
import { assertValidId, deskPageQuery } from '../../desk';
import type { DEALER_LIST } from './dealer-list';

const ALL = ['backoffice', 'dealers'];
const PATH = '/api/v1/backoffice/dealers' as const;

/** One page of the dealers. */
export function dealersQuery(query: ListQueryOf<typeof DEALER_LIST>) {
  return deskPageQuery([...ALL, 'page', query], (signal) =>
    unwrapResponse(api.GET(PATH, { params: { query }, signal })),
  );
}

/** One dealer with its history, refetched on opening the page, since the form needs current values. */
export function dealerQuery(id: string) {
  return queryOptions({
    queryKey: [...ALL, 'one', id],
    queryFn: ({ signal }) => {
      assertValidId(id);
      return unwrapResponse(api.GET(`${PATH}/{id}`, { params: { path: { id } }, signal }));
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
export function useCreateDealer() {
  const keyOf = useIdempotencyKey();
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (dealer: NewDealer) =>
      unwrapResponse(
        api.POST(PATH, { body: dealer, params: { header: { 'idempotency-key': keyOf(dealer) } } }),
      ),
    onSuccess,
  });
}

/** Changes a dealer; the answer replaces the cached one. */
export function useChangeDealer(id: string) {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (dealer: ChangedDealer) =>
      unwrapResponse(api.PUT(`${PATH}/{id}`, { body: dealer, params: { path: { id } } })),
    onSuccess: (changed) => {
      queryClient.setQueryData(dealerQuery(id).queryKey, changed);
      refresh();
    },
  });
}

/** Deletes a dealer in the version that was read. */
export function useDeleteDealer(id: string) {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (version: number) =>
      unwrapResponse(api.DELETE(`${PATH}/{id}`, { params: { path: { id }, query: { version } } })),
    onSuccess,
  });
}
