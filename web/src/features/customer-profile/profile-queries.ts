import type { ManagedUpdate, OwnUpdate } from '@cromia/domain/customers/profile-update';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';
import { toJsonBody } from '../../api/json-body';
import { toApiProblem } from '../../api/problem';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import type { ShopScope } from '../acting';
import { customerProfileQuery } from '../customers';

const PENDINGS = 'customer-profiles/customer-requests/update-customer-requests/pendings';

/** Section 4: whether a change of the customer is pending; a HEAD answered with 404 means that it can be edited. */
export function updatePendingQuery({ prefix, customerCode }: ShopScope) {
  return queryOptions({
    queryKey: ['customer-profile', 'update-pending', prefix, customerCode],
    queryFn: async ({ signal }) => {
      try {
        await unwrapResponse(
          api.HEAD(
            '/api/v1/public/{prefix}/customer-profiles/{code}/customer-requests/update-customer-requests/pendings',
            { params: { path: { prefix, code: customerCode } }, signal },
          ),
        );
        return true;
      } catch (error) {
        if (toApiProblem(error).code === 'NotFound') return false;
        throw error;
      }
    },
    // Staff may decide meanwhile, so returning to the page refetches.
    refetchOnWindowFocus: true,
  });
}

/** A change request, by the kind of its author. */
export type ProfileChangeRequest =
  | { kind: 'own'; body: OwnUpdate }
  | { kind: 'managed'; body: ManagedUpdate };

/** Requests a change of the customer's data; the key makes a retry idempotent. */
export function useRequestProfileChange(scope: ShopScope) {
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  const { queryKey } = updatePendingQuery(scope);
  return useMutation({
    mutationFn: (change: ProfileChangeRequest) => {
      const header = { 'idempotency-key': keyOf(change.body) };
      return change.kind === 'own'
        ? unwrapResponse(
            api.POST(`/api/v1/public/customer/${PENDINGS}`, {
              params: { header },
              body: toJsonBody(change.body),
            }),
          )
        : unwrapResponse(
            api.POST(`/api/v1/public/{prefix}/${PENDINGS}`, {
              params: { path: { prefix: scope.prefix }, header },
              body: toJsonBody(change.body),
            }),
          );
    },
    onSuccess: () => queryClient.setQueryData(queryKey, true),
    onError: (error) => {
      // Another change is pending, or the profile has changed: both are refetched.
      if (toApiProblem(error).status !== 409) return;
      void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey: customerProfileQuery(scope).queryKey });
    },
  });
}
