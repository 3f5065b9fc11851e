import type { TableFormat } from '@cromia/domain/export';
import type { OrderStatusChange } from '@cromia/domain/orders/order';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type AnsweredFile, answer, answerFile, api } from '../../../api/client';
import { jsonBody } from '../../../api/json-body';
import { DESK_REFRESH, insistOnId, useDeskChange } from '../desk-calls';
import { ORDER_QUEUE, type OrderQueueSearch } from './order-queue';

const LISTS = ['backoffice', 'orders'];
const oneKey = (id: string) => ['backoffice', 'order', id];

/** One page of the orders of all customers, each with its first lines. */
export function orderQueueQuery(search: OrderQueueSearch) {
  const query = ORDER_QUEUE.query(search);
  return queryOptions({
    queryKey: [...LISTS, query],
    queryFn: ({ signal }) => answer(api.GET('/api/v1/backoffice/orders', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    ...DESK_REFRESH,
  });
}

/** One order of any customer. Fails with `NotFound`, also for what is no id at all. */
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => {
      insistOnId(id);
      return answer(api.GET('/api/v1/backoffice/orders/{id}', { params: { path: { id } }, signal }));
    },
    ...DESK_REFRESH,
  });
}

/** Moves an order on. */
export function useOrderMove(id: string) {
  return useDeskChange({
    one: oneKey(id),
    lists: [LISTS],
    send: (change: OrderStatusChange) =>
      answer(
        api.POST('/api/v1/backoffice/orders/{id}/status', {
          params: { path: { id } },
          body: jsonBody(change),
        }),
      ),
  });
}

/** The PDF of one order, in the customer's language. */
export function orderPdf(id: string): Promise<AnsweredFile> {
  return answerFile(
    api.GET('/api/v1/backoffice/orders/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' }),
    `${id}.pdf`,
  );
}

/** The list as a table for other programs, as filtered and sorted. */
export function exportOrderQueue(search: OrderQueueSearch, format: TableFormat): Promise<AnsweredFile> {
  return answerFile(
    api.GET('/api/v1/backoffice/orders/export', {
      params: { query: { ...ORDER_QUEUE.query(search), format } },
      parseAs: 'blob',
    }),
    `orders.${format}`,
  );
}
