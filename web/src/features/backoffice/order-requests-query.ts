import { idField } from '@cromia/domain/fields';
import { LIMITS } from '@cromia/domain/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../api/client';
import { ApiProblem } from '../../api/problem';
import type { paths } from '../../api/schema';
import { rememberedPageSize } from '../../ui/data-table/page-size';
import { QUEUE_LIST, type QueueSearch } from './queue-search';

/** An order request as staff sees it: with its customer and whoever sent it. */
export type StaffOrderRequest =
  paths['/api/v1/backoffice/order-requests']['get']['responses'][200]['content']['application/json']['content'][number];

/** The search without what is not set: an absent filter is left out of the call. */
function withoutUnset({ status, customerCode, createdOnFrom, createdOnTo, sort }: QueueSearch) {
  return {
    ...(status === undefined ? {} : { status }),
    ...(customerCode === undefined ? {} : { customerCode }),
    ...(createdOnFrom === undefined ? {} : { createdOnFrom }),
    ...(createdOnTo === undefined ? {} : { createdOnTo }),
    ...(sort === undefined ? {} : { sort }),
  };
}

/** One page of the order requests of all customers, each with its first lines. */
export function queueQuery(search: QueueSearch) {
  const page = (search.page ?? 1) - 1;
  const size = search.size ?? rememberedPageSize(QUEUE_LIST, LIMITS.pageSizeOrders);
  const filters = withoutUnset(search);
  return queryOptions({
    queryKey: ['backoffice', 'order-requests', filters, page, size],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/v1/backoffice/order-requests', {
          params: { query: { ...filters, page, size } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    // Customers send meanwhile: whoever comes back to the queue sees how it stands.
    refetchOnWindowFocus: true,
  });
}

/** One order request of any customer. Fails with `NotFound`, also for what is no id at all. */
export function orderRequestQuery(id: string) {
  return queryOptions({
    queryKey: ['backoffice', 'order-request', id],
    queryFn: ({ signal }) => {
      if (!idField().safeParse(id).success) throw new ApiProblem({ code: 'NotFound', status: 404 });
      return answer(api.GET('/api/v1/backoffice/order-requests/{id}', { params: { path: { id } }, signal }));
    },
    refetchOnWindowFocus: true,
  });
}
