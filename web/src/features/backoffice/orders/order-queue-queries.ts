import type { TableFormat } from '@cromia/domain/lists/export';
import type { OrderDeliveryDate, OrderStatusChange } from '@cromia/domain/orders/order';
import { type AnsweredFile, answer, answerFile, api } from '../../../api/client';
import { jsonBody } from '../../../api/json-body';
import type { QueryOf } from '../../../ui/list/list-address';
import { deskDetail, deskPage, useDeskChange } from '../desk-calls';
import type { ORDER_QUEUE } from './order-queue';

const LISTS = ['backoffice', 'orders'];
/** Query keys of the lists that a transition changes. */
export const CHANGED_LISTS = [LISTS];
const oneKey = (id: string) => ['backoffice', 'order', id];

/** One page of the orders of all customers, each with its first lines. */
export function orderQueueQuery(query: QueryOf<typeof ORDER_QUEUE>) {
  return deskPage([...LISTS, query], (signal) =>
    answer(api.GET('/api/v1/backoffice/orders', { params: { query }, signal })),
  );
}

/** One order of any customer. Fails with `NotFound`, also for a malformed id. */
export function orderQuery(id: string) {
  return deskDetail(oneKey(id), id, (signal) =>
    answer(api.GET('/api/v1/backoffice/orders/{id}', { params: { path: { id } }, signal })),
  );
}

/** Sends a transition of an order. */
export function sendOrderMove(id: string, change: OrderStatusChange) {
  return answer(
    api.POST('/api/v1/backoffice/orders/{id}/status', { params: { path: { id } }, body: jsonBody(change) }),
  );
}

/** Mutation for a transition of an order. */
export function useOrderMove(id: string) {
  return useDeskChange({
    one: oneKey(id),
    lists: CHANGED_LISTS,
    send: (change: OrderStatusChange) => sendOrderMove(id, change),
  });
}

/** Changes the delivery date of an order. */
export function useDeliveryDateChange(id: string) {
  return useDeskChange({
    one: oneKey(id),
    lists: CHANGED_LISTS,
    send: (change: OrderDeliveryDate) =>
      answer(
        api.POST('/api/v1/backoffice/orders/{id}/delivery-date', {
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

/** Exports the list as filtered and sorted. */
export function exportOrderQueue(
  query: QueryOf<typeof ORDER_QUEUE>,
  format: TableFormat,
): Promise<AnsweredFile> {
  return answerFile(
    api.GET('/api/v1/backoffice/orders/export', {
      params: { query: { ...query, format } },
      parseAs: 'blob',
    }),
    `orders.${format}`,
  );
}
