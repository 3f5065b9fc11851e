import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { LIMITS } from '@cromia/domain/limits';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../api/client';
import { asProblem } from '../../api/problem';
import type { components } from '../../api/schema';

const OWN =
  '/api/v1/public/user-company/customer-requests/enter-customer-requests/types/new-and-existing' as const;

/** The own request to become a customer, with what became of it. */
export type OwnRequestAnswer = components['schemas']['CustomerRequest'];

/** The own request; null where there is none, which is the state NONE (section 4). */
export function ownRequestQuery(username: string) {
  return queryOptions({
    queryKey: ['customer-request', username],
    queryFn: async ({ signal }) => {
      try {
        return await answer(api.GET(OWN, { signal }));
      } catch (error) {
        if (asProblem(error).code === 'NotFound') return null;
        throw error;
      }
    },
    // Staff decide meanwhile: a return to the page refetches.
    refetchOnWindowFocus: true,
  });
}

/** One own draft of an agent or commercial user. */
export function managedDraftQuery(prefix: RolePrefix, id: string) {
  return queryOptions({
    queryKey: ['managed-draft', prefix, id],
    queryFn: ({ signal }) =>
      answer(
        api.GET(
          '/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed/drafts/{id}',
          { params: { path: { prefix, id } }, signal },
        ),
      ),
  });
}

const MANAGED = '/api/v1/public/{prefix}/customer-requests/enter-customer-requests/types/managed' as const;

/** A request for a company as its agent's or commercial user's list shows it. */
export type ManagedRequestRow = components['schemas']['CustomerRequestSummary'];

/** The own requests for companies, by status (section 7). */
export function managedRequestsQuery(prefix: RolePrefix, { page, size }: { page: number; size: number }) {
  return queryOptions({
    queryKey: ['managed-requests', prefix, page, size],
    queryFn: ({ signal }) =>
      answer(
        api.GET(MANAGED, {
          params: {
            path: { prefix },
            query: { page, size, sort: 'status,asc' },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    // Staff decides meanwhile.
    refetchOnWindowFocus: true,
  });
}

export type Invitation = components['schemas']['Invitation'];

const SOONEST_FIRST = 'expiration,asc';

function nextPage({ last, number }: components['schemas']['Page']): number | undefined {
  return last ? undefined : number + 1;
}

/** The invitations that wait for the user, page by page, the one that ends first before the others (section 9). */
export function receivedInvitationsQuery(username: string) {
  return infiniteQueryOptions({
    queryKey: ['invitations', 'received', username],
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/api/v1/public/user-company/customer-invitations', {
          params: { query: { page: pageParam, size: LIMITS.pageSizeInvitations, sort: SOONEST_FIRST } },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    refetchOnWindowFocus: true,
  });
}

/** How many invitations wait for the user; the navbar asks with page 0 and size 1 (section 9). */
export function waitingInvitationsQuery(username: string) {
  return queryOptions({
    queryKey: ['invitations', 'waiting', username],
    queryFn: async ({ signal }) => {
      const page = await answer(
        api.GET('/api/v1/public/user-company/customer-invitations', {
          params: { query: { page: 0, size: 1, sort: SOONEST_FIRST } },
          signal,
        }),
      );
      return page.totalElements;
    },
  });
}

/** The invitations that the own customer has sent, page by page. */
export function sentInvitationsQuery(username: string) {
  return infiniteQueryOptions({
    queryKey: ['invitations', 'sent', username],
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/api/v1/public/customer/customer-invitations', {
          params: { query: { page: pageParam, size: LIMITS.pageSizeInvitations, sort: SOONEST_FIRST } },
          signal,
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: nextPage,
  });
}
