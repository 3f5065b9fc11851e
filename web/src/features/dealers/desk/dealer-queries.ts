import type { ChangedDealer, NewDealer } from '@cromia/domain/dealers/dealer-desk';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import { sendOnce } from '../../../api/send-once';
import type { ListQueryOf } from '../../../ui/list/define-list';
import { assertValidId, deskPageQuery } from '../../desk';
import type { DEALER_LIST } from './dealer-list';

const BASE_KEY = ['backoffice', 'dealers'];
const PATH = '/api/v1/backoffice/dealers' as const;

/** A page of dealers. */
export function dealersQuery(query: ListQueryOf<typeof DEALER_LIST>) {
  return deskPageQuery([...BASE_KEY, 'page', query], (signal) =>
    unwrapResponse(api.GET(PATH, { params: { query }, signal })),
  );
}

/** A dealer with its history; always stale, since the form needs current values. */
export function dealerQuery(id: string) {
  return queryOptions({
    queryKey: [...BASE_KEY, 'detail', id],
    queryFn: ({ signal }) => {
      assertValidId(id);
      return unwrapResponse(api.GET(`${PATH}/{id}`, { params: { path: { id } }, signal }));
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Returns a function that invalidates the lists of dealers, in the back office and on the map. */
function useInvalidateDealers() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: [...BASE_KEY, 'page'] });
    void queryClient.invalidateQueries({ queryKey: ['sellers'] });
  };
}

/** Creates a dealer. */
export function useCreateDealer() {
  const onSuccess = useInvalidateDealers();
  return useMutation({
    mutationFn: (dealer: NewDealer) =>
      sendOnce('dealer', (key) =>
        unwrapResponse(api.POST(PATH, { body: dealer, params: { header: { 'idempotency-key': key } } })),
      ),
    onSuccess,
  });
}

/** Changes a dealer; the response replaces the cached dealer. */
export function useChangeDealer(id: string) {
  const queryClient = useQueryClient();
  const invalidateDealers = useInvalidateDealers();
  return useMutation({
    mutationFn: (dealer: ChangedDealer) =>
      unwrapResponse(api.PUT(`${PATH}/{id}`, { body: dealer, params: { path: { id } } })),
    onSuccess: (changed) => {
      queryClient.setQueryData(dealerQuery(id).queryKey, changed);
      invalidateDealers();
    },
  });
}

/** Deletes a dealer if its version is still current. */
export function useDeleteDealer(id: string) {
  const onSuccess = useInvalidateDealers();
  return useMutation({
    mutationFn: (version: number) =>
      unwrapResponse(api.DELETE(`${PATH}/{id}`, { params: { path: { id }, query: { version } } })),
    onSuccess,
  });
}
