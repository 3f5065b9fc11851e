import { LIMITS } from '@cromia/domain/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../api/client';
import { rememberedPageSize } from '../../ui/data-table/page-size';
import type { ShopScope } from '../customers';
import { ORDER_REQUESTS_LIST, type RequestSearch } from './request-search';

/** The search without what is not set: an absent filter is left out of the call. */
function withoutUnset(search: RequestSearch) {
  const { status, createdOnFrom, createdOnTo, serial, color, pkg, description, sort } = search;
  return {
    ...(status === undefined ? {} : { status }),
    ...(createdOnFrom === undefined ? {} : { createdOnFrom }),
    ...(createdOnTo === undefined ? {} : { createdOnTo }),
    ...(serial === undefined ? {} : { serial }),
    ...(color === undefined ? {} : { color }),
    ...(pkg === undefined ? {} : { pkg }),
    ...(description === undefined ? {} : { description }),
    ...(sort === undefined ? {} : { sort }),
  };
}

/** One page of a customer's order requests, each with its first lines. */
export function orderRequestsQuery({ prefix, customerCode, query }: ShopScope, search: RequestSearch) {
  const page = (search.page ?? 1) - 1;
  const size = search.size ?? rememberedPageSize(ORDER_REQUESTS_LIST, LIMITS.pageSizeOrders);
  const filters = withoutUnset(search);
  return queryOptions({
    queryKey: ['order-requests', prefix, customerCode, filters, page, size],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/v1/public/{prefix}/order-requests', {
          params: { path: { prefix }, query: { ...query, ...filters, page, size } },
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
