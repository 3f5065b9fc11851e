import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import type { ShopScope } from '../../acting';
import { cacheCart } from '../../cart';

/** The kinds of requests that a customer can withdraw. */
export type WithdrawableKind = 'order-requests' | 'offer-requests';

const PATHS = {
  'order-requests': '/api/v1/public/{prefix}/order-requests/{id}',
  'offer-requests': '/api/v1/public/{prefix}/offer-requests/{id}',
} as const;
/** The cached lists and details of each kind, and the tasks that count them. */
const QUERY_KEYS = {
  'order-requests': ['order-requests', 'order-request', 'open-tasks'],
  'offer-requests': ['offer-requests', 'offer-request', 'open-tasks'],
} as const;

/** Withdraws a pending request (contract, section 13), and puts its lines back into the cart if that is wanted. */
export function useWithdrawRequest(scope: ShopScope, kind: WithdrawableKind) {
  const queryClient = useQueryClient();
  const { prefix, query } = scope;
  return useMutation({
    mutationFn: ({ id, toCart }: { id: string; toCart: boolean }) =>
      unwrapResponse(
        api.DELETE(PATHS[kind], {
          params: { path: { prefix, id }, query: { ...query, toCart } },
        }),
      ),
    onSuccess: ({ cart }) => {
      if (cart !== null) cacheCart(queryClient, scope, cart);
    },
    // Staff may have decided meanwhile, so the list is stale after an error as well.
    onSettled: () =>
      Promise.all(QUERY_KEYS[kind].map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  });
}
