import type { ApprovalDetail, OwnPurchaseRights } from '@cromia/domain/approvals/approval';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';
import { sendOnce } from '../../api/send-once';
import { useUser } from '../../api/use-session';
import type { ListQueryOf } from '../../ui/list/define-list';
import type { ShopScope } from '../acting';
import type { APPROVAL_LIST } from './approval-list';

/** One page of the approvals of a customer. */
export function approvalsQuery(
  { prefix, customerCode, query }: ShopScope,
  listQuery: ListQueryOf<typeof APPROVAL_LIST>,
) {
  return queryOptions({
    queryKey: ['approvals', prefix, customerCode, listQuery],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/approvals', {
          params: { path: { prefix }, query: { ...query, ...listQuery } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    // A colleague may have decided meanwhile, so returning to the page refetches.
    refetchOnWindowFocus: true,
  });
}

/** One approval with its lines. */
export function approvalQuery({ prefix, customerCode, query }: ShopScope, id: string) {
  return queryOptions({
    queryKey: ['approval', prefix, customerCode, id],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/approvals/{id}', {
          params: { path: { prefix, id }, query },
          signal,
        }),
      ),
    refetchOnWindowFocus: true,
  });
}

/** What a user may order without an approval. */
function purchaseRightsQuery({ prefix, customerCode }: ShopScope) {
  return queryOptions({
    queryKey: ['purchase-rights', customerCode],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/purchase-rights', { params: { path: { prefix } }, signal }),
      ),
    refetchOnWindowFocus: true,
  });
}

/**
 * What the user may order without an approval: null for an owner and for managers, whom no limit binds and who make no
 * call; undefined while it is loading.
 */
export function usePurchaseRights(scope: ShopScope): OwnPurchaseRights | null | undefined {
  const user = useUser();
  const isBound = user?.role === 'CUSTOMER' && user.companyRole !== 'OWNER';
  const rights = useQuery({ ...purchaseRightsQuery(scope), enabled: isBound });
  if (!isBound) return null;
  // The server decides, so that the form works without.
  return rights.isError ? null : rights.data;
}

/** Refetches what the end of an approval changes. */
export function useInvalidateApprovals() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [
        'approvals',
        'approval',
        'purchase-rights',
        'open-tasks',
        'carts',
        'offer-requests',
        'order-requests',
      ].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
    );
}

/** The decision of an approver, as the API takes it. */
export interface Decision {
  decision: 'APPROVED' | 'REJECTED';
  reason?: string;
  shownTotal?: number;
  items?: Pick<ApprovalDetail['items'][number], 'productCode' | 'quantity'>[];
}

/** Decides on an approval; a repeat after a lost response gets the first result. */
export function useDecideApproval({ prefix, query }: ShopScope, id: string) {
  const invalidate = useInvalidateApprovals();
  return useMutation({
    mutationFn: (body: Decision) =>
      sendOnce(`approval:${id}`, (key) =>
        unwrapResponse(
          api.POST('/api/v1/public/{prefix}/approvals/{id}/decision', {
            params: { path: { prefix, id }, query, header: { 'idempotency-key': key } },
            body,
          }),
        ),
      ),
    // Also after an error: prices may have changed, or a colleague has decided.
    onSettled: invalidate,
  });
}

/** Withdraws one's own approval. */
export function useWithdrawApproval({ prefix, query }: ShopScope, id: string) {
  const invalidate = useInvalidateApprovals();
  return useMutation({
    mutationFn: () =>
      unwrapResponse(
        api.DELETE('/api/v1/public/{prefix}/approvals/{id}', { params: { path: { prefix, id }, query } }),
      ),
    onSettled: invalidate,
  });
}
