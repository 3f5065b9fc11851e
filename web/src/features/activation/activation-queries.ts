import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { LIMITS } from '@cromia/domain/limits';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';
import { toJsonBody } from '../../api/json-body';
import { toApiProblem } from '../../api/problem';
import type { components } from '../../api/schema';

const OWN_REQUEST_PATH =
  '/api/v1/public/user-company/customer-requests/enter-customer-requests/types/new-and-existing' as const;

/** The user's own request to become a customer, with its status and decision. */
export type OwnCustomerRequest = components['schemas']['CustomerRequest'];

/** The user's own request; null when there is none (state NONE, section 4). */
export function ownRequestQuery(username: string) {
  return queryOptions({
    queryKey: ['customer-request', username],
    queryFn: async ({ signal }) => {
      try {
        return await unwrapResponse(api.GET(OWN_REQUEST_PATH, { signal }));
      } catch (error) {
        if (toApiProblem(error).code === 'NotFound') return null;
        throw error;
      }
    },
    // Staff may decide in the meantime, so returning to the page refetches.
    refetchOnWindowFocus: true,
  });
}

/** A draft with the version on which changes are based, because it may be open in several tabs. */
export type ManagedDraft = OwnCustomerRequest & { version: string };

/** A draft of the agent or commercial user. */
export function managedDraftQuery(prefix: RolePrefix, id: string) {
  return queryOptions({
    queryKey: ['managed-draft', prefix, id],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET(
          '/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed/drafts/{id}',
          { params: { path: { prefix, id } }, signal },
        ),
      ),
  });
}

/** A request of the agent or commercial user, also after it was sent. */
export function sentRequestQuery(prefix: RolePrefix, id: string) {
  return queryOptions({
    queryKey: ['managed-requests', 'sent', prefix, id],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed/{id}', {
          params: { path: { prefix, id } },
          signal,
        }),
      ),
  });
}

/** Saves the data of a sent request as a new draft, which can be corrected and sent. */
export function useCopyRequestToDraft(prefix: RolePrefix, onCopied: (draftId: string) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({
      id: _id,
      status: _status,
      kind: _kind,
      createdOn: _createdOn,
      updatedOn: _updatedOn,
      decidedOn: _decidedOn,
      reason: _reason,
      ...company
    }: OwnCustomerRequest) => {
      const { customerCode: _code, customerBusinessName: _name, ...draft } = company;
      return unwrapResponse(
        api.PUT(`${MANAGED_REQUESTS_PATH}/drafts`, { body: toJsonBody(draft), params: { path: { prefix } } }),
      );
    },
    onSuccess: ({ id }) => onCopied(id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['managed-requests'] }),
  });
}

const MANAGED_REQUESTS_PATH =
  '/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed' as const;

/** A request for a company: a row in the list of its agent or commercial user. */
export type ManagedRequestRow = components['schemas']['CustomerRequestSummary'];

/** The agent's or commercial user's requests for companies, by status (section 7). */
export function managedRequestsQuery(prefix: RolePrefix, { page, size }: { page: number; size: number }) {
  return queryOptions({
    queryKey: ['managed-requests', prefix, page, size],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET(MANAGED_REQUESTS_PATH, {
          params: {
            path: { prefix },
            query: { page, size, sort: 'status,asc' },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    // Staff may decide in the meantime.
    refetchOnWindowFocus: true,
  });
}

export type Invitation = components['schemas']['Invitation'];

/** Sort order: the invitations that expire soonest come first. */
const SOONEST_FIRST = 'expiration,asc';

function getNextPage({ last, number }: Pick<LimitedPage<unknown>, 'last' | 'number'>): number | undefined {
  return last ? undefined : number + 1;
}

/** The pending invitations of the user in pages, those that expire soonest first (section 9). */
export function receivedInvitationsQuery(username: string) {
  return infiniteQueryOptions({
    queryKey: ['invitations', 'received', username],
    queryFn: ({ pageParam, signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/user-company/customer-invitations', {
          params: { query: { page: pageParam, size: LIMITS.pageSizeInvitations, sort: SOONEST_FIRST } },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: getNextPage,
    refetchOnWindowFocus: true,
  });
}

/** The number of pending invitations; the navbar queries page 0 with size 1 (section 9). */
export function pendingInvitationCountQuery(username: string) {
  return queryOptions({
    queryKey: ['invitations', 'pending-count', username],
    queryFn: async ({ signal }) => {
      const page = await unwrapResponse(
        api.GET('/api/v1/public/user-company/customer-invitations', {
          params: { query: { page: 0, size: 1, sort: SOONEST_FIRST } },
          signal,
        }),
      );
      return page.totalElements;
    },
  });
}

/** The invitations sent by the user's customer, in pages. */
export function sentInvitationsQuery(username: string) {
  return infiniteQueryOptions({
    queryKey: ['invitations', 'sent', username],
    queryFn: ({ pageParam, signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/customer/customer-invitations', {
          params: { query: { page: pageParam, size: LIMITS.pageSizeInvitations, sort: SOONEST_FIRST } },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: getNextPage,
  });
}
