import { idField } from '@cromia/domain/fields';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../api/client';
import { ApiProblem } from '../../api/problem';
import type { paths } from '../../api/schema';
import { QUEUE, type QueueSearch } from './queue-list';

/** An order request as staff sees it: with its customer and whoever sent it. */
export type StaffOrderRequest =
  paths['/api/v1/backoffice/order-requests']['get']['responses'][200]['content']['application/json']['content'][number];

/** One page of the order requests of all customers, each with its first lines. */
export function queueQuery(search: QueueSearch) {
  const asked = QUEUE.query(search);
  return queryOptions({
    queryKey: ['backoffice', 'order-requests', asked],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/v1/backoffice/order-requests', {
          params: { query: asked },
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
