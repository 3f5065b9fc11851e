import type { RolePrefix } from '@cromia/domain/accounts/roles';
import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../api/client';
import type { ShopScope } from '../../acting';

/** What waits for a customer, and its offers that expire soon. */
export function shopOverviewQuery({ prefix, customerCode, query }: ShopScope) {
  return queryOptions({
    queryKey: ['overview', prefix, customerCode],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/overview', { params: { path: { prefix }, query }, signal }),
      ),
    // Staff may have decided meanwhile, so returning to the page refetches.
    refetchOnWindowFocus: true,
  });
}

/** The same for all customers of a portfolio. */
export function portfolioOverviewQuery(prefix: RolePrefix) {
  return queryOptions({
    queryKey: ['overview', prefix, 'portfolio'],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/portfolio/overview', { params: { path: { prefix } }, signal }),
      ),
    refetchOnWindowFocus: true,
  });
}
