import type { TableFormat } from '@cromia/domain/lists/export';
import type { Hold } from '@cromia/domain/messages/message';
import type { OrderRequestDecision } from '@cromia/domain/orders/order-request';
import { api, type DownloadedFile, unwrapFileResponse, unwrapResponse } from '../../../../api/client';
import { toJsonBody } from '../../../../api/json-body';
import type { ListQueryOf } from '../../../../ui/list/define-list';
import { toPrintedIds } from '../../../../ui/list/printed-ids';
import { type DoubtfulLine, deskDetailQuery, deskPageQuery, useDeskMutation } from '../../../desk';
import { listDoubtfulLines } from './doubtful-lines';
import type { ORDER_REQUEST_QUEUE } from './order-request-queue';

/** Query keys of the lists that a decision changes. */
export const ORDER_REQUEST_LIST_KEYS = [
  ['backoffice', 'order-requests'],
  ['backoffice', 'orders'],
];
const LIST_KEY = ['backoffice', 'order-requests'];
const getDetailKey = (id: string) => ['backoffice', 'order-request', id];

/** One page of the order requests of all customers, each with its first lines. */
export function orderRequestQueueQuery(query: ListQueryOf<typeof ORDER_REQUEST_QUEUE>) {
  return deskPageQuery([...LIST_KEY, query], (signal) =>
    unwrapResponse(api.GET('/api/v1/backoffice/order-requests', { params: { query }, signal })),
  );
}

/** One order request of any customer. Fails with `NotFound`, also for a malformed id. */
export function orderRequestQuery(id: string) {
  return deskDetailQuery(getDetailKey(id), id, (signal) =>
    unwrapResponse(api.GET('/api/v1/backoffice/order-requests/{id}', { params: { path: { id } }, signal })),
  );
}

/** The lines of several requests whose prices are confirmed before the requests are accepted. */
export function doubtfulLinesQuery(ids: readonly string[]) {
  return {
    queryKey: [...LIST_KEY, 'doubts', ids],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const lines: DoubtfulLine[] = [];
      // One after another: a user may have only a few heavy reads at a time.
      for (const id of ids) {
        const request = await unwrapResponse(
          api.GET('/api/v1/backoffice/order-requests/{id}', { params: { path: { id } }, signal }),
        );
        const doubts = listDoubtfulLines(request);
        lines.push(...doubts.map((line) => ({ ...line, product: `${request.number} · ${line.product}` })));
      }
      return lines;
    },
  };
}

/** Sends a decision on an order request. */
export function sendOrderRequestDecision(id: string, decision: OrderRequestDecision) {
  return unwrapResponse(
    api.POST('/api/v1/backoffice/order-requests/{id}/decision', {
      params: { path: { id } },
      body: toJsonBody(decision),
    }),
  );
}

/** Accepts an order request, which creates the order, or rejects it. */
export function useDecideOrderRequest(id: string) {
  return useDeskMutation({
    detailKey: getDetailKey(id),
    listKeys: ORDER_REQUEST_LIST_KEYS,
    send: (decision: OrderRequestDecision) => sendOrderRequestDecision(id, decision),
  });
}

/** Puts a pending request on hold with a question. */
export function useHoldOrderRequest(id: string) {
  return useDeskMutation({
    detailKey: getDetailKey(id),
    listKeys: ORDER_REQUEST_LIST_KEYS,
    send: (hold: Hold) =>
      unwrapResponse(
        api.POST('/api/v1/backoffice/order-requests/{id}/hold', {
          params: { path: { id } },
          body: toJsonBody(hold),
        }),
      ),
  });
}

/** The PDF of one order request, in the customer's language. */
export function fetchOrderRequestPdf(id: string): Promise<DownloadedFile> {
  return unwrapFileResponse(
    api.GET('/api/v1/backoffice/order-requests/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' }),
    `${id}.pdf`,
  );
}

/** Exports the list as filtered and sorted. */
export function exportOrderRequestQueue(
  query: ListQueryOf<typeof ORDER_REQUEST_QUEUE>,
  format: TableFormat,
): Promise<DownloadedFile> {
  return unwrapFileResponse(
    api.GET('/api/v1/backoffice/order-requests/export', {
      params: { query: { ...query, format } },
      parseAs: 'blob',
    }),
    `order-requests.${format}`,
  );
}

/** The same documents as one PDF; only the named ones, if any. */
export function printOrderRequestQueue(
  query: ListQueryOf<typeof ORDER_REQUEST_QUEUE>,
  ids: readonly string[],
): Promise<DownloadedFile> {
  return unwrapFileResponse(
    api.GET('/api/v1/backoffice/order-requests/pdf', {
      params: { query: { ...query, ...toPrintedIds(ids) } },
      parseAs: 'blob',
    }),
    'order-requests.pdf',
  );
}
