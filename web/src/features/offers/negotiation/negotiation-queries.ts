import type { NewProposal } from '@cromia/domain/messages/offer-proposal';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import { toJsonBody } from '../../../api/json-body';
import { sendOnce } from '../../../api/send-once';
import type { ShopScope } from '../../acting';

/** Every version of an offer that was sent, oldest first. @param scope null in the back office */
export function offerVersionsQuery(scope: ShopScope | null, id: string) {
  return queryOptions({
    queryKey: ['offer-versions', scope?.prefix ?? 'desk', scope?.customerCode, id],
    queryFn: ({ signal }) =>
      unwrapResponse(
        scope === null
          ? api.GET('/api/v1/backoffice/offer-requests/{id}/versions', { params: { path: { id } }, signal })
          : api.GET('/api/v1/public/{prefix}/offer-requests/{id}/versions', {
              params: { path: { prefix: scope.prefix, id }, query: scope.query },
              signal,
            }),
      ),
    // A correction adds one.
    staleTime: 0,
  });
}

/** Proposes other terms for an offer. */
export function useProposeTerms({ prefix, query }: ShopScope, id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (proposal: NewProposal) =>
      sendOnce(`proposal ${id}`, (key) =>
        unwrapResponse(
          api.POST('/api/v1/public/{prefix}/offer-requests/{id}/proposals', {
            params: { path: { prefix, id }, query, header: { 'idempotency-key': key } },
            body: toJsonBody(proposal),
          }),
        ),
      ),
    // Staff may have corrected the offer meanwhile.
    onSettled: () =>
      Promise.all(
        [['messages', 'offer-requests'], ['offer-requests'], ['offer-request']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
