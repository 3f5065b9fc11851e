import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';
import type { ShopScope } from '../acting';

/** Time for which the closed days are up to date; staff seldom change them. */
const STALE_AFTER_MS = 5 * 60_000;

/** The days on which the manufacturer does not deliver, beside Saturdays and Sundays. */
export function closedDaysQuery({ prefix, query }: ShopScope) {
  return queryOptions({
    queryKey: ['closed-days', prefix],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/closed-days', { params: { path: { prefix }, query }, signal }),
      ),
    staleTime: STALE_AFTER_MS,
  });
}
