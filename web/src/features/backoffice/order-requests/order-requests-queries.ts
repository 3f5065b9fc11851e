import type { TableFormat } from '@cromia/domain/lists/export';
import type { OrderRequestDecision } from '@cromia/domain/orders/order-request';
import { type AnsweredFile, answer, answerFile, api } from '../../../api/client';
import { jsonBody } from '../../../api/json-body';
import type { QueryOf } from '../../../ui/list/list-address';
import { deskDetail, deskPage, useDeskChange } from '../desk-calls';
import type { QUEUE } from './queue-list';

/** Query keys of the lists that a decision changes. */
export const CHANGED_LISTS = [
  ['backoffice', 'order-requests'],
  ['backoffice', 'orders'],
];
const LISTS = ['backoffice', 'order-requests'];
const oneKey = (id: string) => ['backoffice', 'order-request', id];

/** One page of the order requests of all customers, each with its first lines. */
export function queueQuery(query: QueryOf<typeof QUEUE>) {
  return deskPage([...LISTS, query], (signal) =>
    answer(api.GET('/api/v1/backoffice/order-requests', { params: { query }, signal })),
  );
}

/** One order request of any customer. Fails with `NotFound`, also for a malformed id. */
export function orderRequestQuery(id: string) {
  return deskDetail(oneKey(id), id, (signal) =>
    answer(api.GET('/api/v1/backoffice/order-requests/{id}', { params: { path: { id } }, signal })),
  );
}

/** Sends a decision on an order request. */
export function sendRequestDecision(id: string, decision: OrderRequestDecision) {
  return answer(
    api.POST('/api/v1/backoffice/order-requests/{id}/decision', {
      params: { path: { id } },
      body: jsonBody(decision),
    }),
  );
}

/** Accepts an order request, which creates the order, or rejects it. */
export function useOrderRequestDecision(id: string) {
  return useDeskChange({
    one: oneKey(id),
    lists: CHANGED_LISTS,
    send: (decision: OrderRequestDecision) => sendRequestDecision(id, decision),
  });
}

/** The PDF of one order request, in the customer's language. */
export function orderRequestPdf(id: string): Promise<AnsweredFile> {
  return answerFile(
    api.GET('/api/v1/backoffice/order-requests/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' }),
    `${id}.pdf`,
  );
}

/** Exports the list as filtered and sorted. */
export function exportQueue(query: QueryOf<typeof QUEUE>, format: TableFormat): Promise<AnsweredFile> {
  return answerFile(
    api.GET('/api/v1/backoffice/order-requests/export', {
      params: { query: { ...query, format } },
      parseAs: 'blob',
    }),
    `order-requests.${format}`,
  );
}
