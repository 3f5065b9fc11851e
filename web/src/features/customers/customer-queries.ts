import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { LIMITS } from '@cromia/domain/limits';
import type { TableFormat } from '@cromia/domain/lists/export';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrapFileResponse, unwrapResponse } from '../../api/client';
import type { ListQueryOf } from '../../ui/list/define-list';
import type { ShopScope } from '../acting';
import type { WORK_LIST } from './work-list';

/** The profile of the customer in the scope, with its addresses. */
export function customerProfileQuery({ prefix, customerCode }: ShopScope) {
  return queryOptions({
    queryKey: ['customer-profile', prefix, customerCode],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/customer-profiles/{code}', {
          params: { path: { prefix, code: customerCode } },
          signal,
        }),
      ),
  });
}

type WorkListState = ListQueryOf<typeof WORK_LIST>;

/** The query of the call; the filter's choices are texts. */
function toCallQuery({ silentDays, ...query }: Partial<WorkListState>) {
  return { ...query, ...(silentDays === undefined ? {} : { silentDays: Number(silentDays) }) };
}

/** A page of the customers that an agent or commercial user manages (section 7). */
export function workListQuery(prefix: RolePrefix, query: Partial<WorkListState>) {
  return queryOptions({
    queryKey: ['customer-profiles', prefix, query],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/customer-profiles', {
          params: { path: { prefix }, query: toCallQuery(query) },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Exports the filtered and sorted customers. */
export function exportWorkList(prefix: RolePrefix, query: WorkListState, format: TableFormat) {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/customer-profiles/export', {
      params: { path: { prefix }, query: { ...toCallQuery(query), format } },
      parseAs: 'blob',
    }),
    `customers.${format}`,
  );
}

/** The customers preloaded for a manager who has not picked one (section 2). */
export function preloadedPortfolioQuery(prefix: RolePrefix) {
  return workListQuery(prefix, { page: 0, size: LIMITS.pageSizeCustomersPreload });
}

/** Returns whether a manager has no customers. Queries only if enabled; false while loading. */
export function useHasNoCustomers(prefix: RolePrefix, enabled: boolean): boolean {
  const { data } = useQuery({ ...preloadedPortfolioQuery(prefix), enabled });
  return enabled && data?.totalElements === 0;
}

/** Returns the customers of the portfolio that match the typed text. */
export function findCustomers(prefix: RolePrefix, searchString: string, signal: AbortSignal) {
  return unwrapResponse(
    api.GET('/api/v1/public/{prefix}/customer-profiles/search/autocomplete', {
      params: { path: { prefix }, query: { searchString } },
      signal,
    }),
  );
}
