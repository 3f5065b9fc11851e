import type { ManagedUpdate, OwnUpdate } from '@cromia/domain/customers/profile-update';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';
import { toJsonBody } from '../../api/json-body';
import { toApiProblem } from '../../api/problem';
import { sendOnce } from '../../api/send-once';
import type { ShopScope } from '../acting';
import { customerProfileQuery } from '../customers';

const PENDING_UPDATES_PATH = 'customer-profiles/customer-requests/update-customer-requests/pendings';

/** Whether a change of the customer is pending (section 4): HEAD responds with 404 if there is none. */
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
    // Staff may decide in the meantime, so returning to the page refetches.
    refetchOnWindowFocus: true,
  });
}

const pendingChangesKey = ({ prefix, customerCode }: ShopScope) => [
  'customer-profile',
  'pending-changes',
  prefix,
  customerCode,
];

/** What the pending change of the customer requests; null if it has been decided meanwhile. */
export function pendingChangesQuery(scope: ShopScope) {
  const { prefix, customerCode } = scope;
  return queryOptions({
    queryKey: pendingChangesKey(scope),
    queryFn: async ({ signal }) => {
      try {
        return await unwrapResponse(
          api.GET(
            '/api/v1/public/{prefix}/customer-profiles/{code}/customer-requests/update-customer-requests/pendings',
            { params: { path: { prefix, code: customerCode } }, signal },
          ),
        );
      } catch (error) {
        if (toApiProblem(error).code === 'NotFound') return null;
        throw error;
      }
    },
    refetchOnWindowFocus: true,
  });
}

/** What a customer of the portfolio has bought. */
export function customerSalesQuery({ prefix, customerCode }: ShopScope) {
  return queryOptions({
    queryKey: ['customer-profile', 'sales', prefix, customerCode],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/customer-profiles/{code}/sales', {
          params: { path: { prefix, code: customerCode } },
          signal,
        }),
      ),
  });
}

/** The body of a change request, by the kind of editor. */
export type ProfileChangeRequest =
  | { kind: 'own'; body: OwnUpdate }
  | { kind: 'managed'; body: ManagedUpdate };

/** Requests a change of the customer's data; an idempotency key makes a retry safe. */
export function useRequestProfileChange(scope: ShopScope) {
  const queryClient = useQueryClient();
  const { queryKey } = updatePendingQuery(scope);
  return useMutation({
    mutationFn: (change: ProfileChangeRequest) =>
      sendOnce(`profile-change:${scope.customerCode}`, (key) => {
        const header = { 'idempotency-key': key };
        return change.kind === 'own'
          ? unwrapResponse(
              api.POST(`/api/v1/public/customer/${PENDING_UPDATES_PATH}`, {
                params: { header },
                body: toJsonBody(change.body),
              }),
            )
          : unwrapResponse(
              api.POST(`/api/v1/public/{prefix}/${PENDING_UPDATES_PATH}`, {
                params: { path: { prefix: scope.prefix }, header },
                body: toJsonBody(change.body),
              }),
            );
      }),
    onSuccess: () => {
      queryClient.setQueryData(queryKey, true);
      void queryClient.invalidateQueries({ queryKey: pendingChangesKey(scope) });
    },
    onError: (error) => {
      // Another change or an earlier attempt is pending, or the profile has changed, so both are refetched.
      const { status, code } = toApiProblem(error);
      if (status !== 409 && code !== 'IdempotencyKeyReused') return;
      void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey: customerProfileQuery(scope).queryKey });
    },
  });
}
