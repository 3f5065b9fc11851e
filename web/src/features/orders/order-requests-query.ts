import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../api/client';
import type { ShopScope } from '../customers';
import { REQUEST_LIST, type RequestSearch } from './request-list';

/** One page of a customer's order requests, each with its first lines. */
export function orderRequestsQuery({ prefix, customerCode, query }: ShopScope, search: RequestSearch) {
  const asked = REQUEST_LIST.query(search);
  return queryOptions({
    queryKey: ['order-requests', prefix, customerCode, asked],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/v1/public/{prefix}/order-requests', {
          params: { path: { prefix }, query: { ...query, ...asked } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    // Staff decides meanwhile: whoever comes back to the page sees how it stands.
    refetchOnWindowFocus: true,
  });
}

/** One order request of a customer with all its lines. */
export function orderRequestQuery({ prefix, customerCode, query }: ShopScope, id: string) {
  return queryOptions({
    queryKey: ['order-request', prefix, customerCode, id],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/v1/public/{prefix}/order-requests/{id}', {
          params: { path: { prefix, id }, query },
          signal,
        }),
      ),
  });
}
