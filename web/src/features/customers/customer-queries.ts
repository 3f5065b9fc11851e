import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { LIMITS } from '@cromia/domain/limits';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';
import type { ShopScope } from '../acting';

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

export interface PortfolioQuery {
  /** Part of the business name, or the beginning of the code. */
  search: string;
  page: number;
  size: number;
}

/** A page of the customers that an agent or commercial user manages, sorted by business name (section 7). */
export function portfolioQuery(prefix: RolePrefix, { search, page, size }: PortfolioQuery) {
  const filter = search === '' ? {} : { searchString: search };
  return queryOptions({
    queryKey: ['customer-profiles', prefix, search, page, size],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/customer-profiles', {
          params: { path: { prefix }, query: { ...filter, page, size, sort: 'businessName,asc' } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** The customers preloaded for a manager who has not picked one (section 2). */
export function preloadedPortfolioQuery(prefix: RolePrefix) {
  return portfolioQuery(prefix, { search: '', page: 0, size: LIMITS.pageSizeCustomersPreload });
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
