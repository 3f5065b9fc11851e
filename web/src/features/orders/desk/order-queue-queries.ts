import type { TableFormat } from '@cromia/domain/lists/export';
import type { OrderToDecide } from '@cromia/domain/orders/order';
import type { OrderDeliveryDate, OrderStatusChange } from '@cromia/domain/orders/order-change';
import { api, type DownloadedFile, unwrapFileResponse, unwrapResponse } from '../../../api/client';
import { toJsonBody } from '../../../api/json-body';
import type { ListQueryOf } from '../../../ui/list/define-list';
import { toPrintedIds } from '../../../ui/list/printed-ids';
import { deskDetailQuery, deskPageQuery, useDeskMutation } from '../../desk';
import { SHIPMENT_LIST_KEY, type ShipmentInput, sendShipment } from '../../shipments';
import type { ORDER_QUEUE } from './order-queue';

const LIST_KEY = ['backoffice', 'orders'];
/** Query keys of the lists that a transition changes. */
export const ORDER_LIST_KEYS = [LIST_KEY, SHIPMENT_LIST_KEY];
const getDetailKey = (id: string) => ['backoffice', 'order', id];

/** One page of the orders of all customers, each with its first lines. */
export function orderQueueQuery(query: ListQueryOf<typeof ORDER_QUEUE>) {
  return deskPageQuery([...LIST_KEY, query], (signal) =>
    unwrapResponse(api.GET('/api/v1/backoffice/orders', { params: { query }, signal })),
  );
}

/** One order of any customer. Fails with `NotFound`, also for a malformed id. */
export function orderQuery(id: string) {
  return deskDetailQuery(getDetailKey(id), id, (signal) =>
    unwrapResponse(api.GET('/api/v1/backoffice/orders/{id}', { params: { path: { id } }, signal })),
  );
}

/** A transition of an order; a shipment says how the goods travel. */
export interface OrderTransitionChange extends OrderStatusChange {
  /** `items` are the order's lines before. */
  shipment?: ShipmentInput & { items: OrderToDecide['items'] };
}

/** Ships packages of an order, and completely the orders that leave with them. @returns the order */
async function shipOrder(
  id: string,
  { quantities = [], rest, packagesShipped, reason }: OrderStatusChange,
  { batches, together, items, ...fields }: NonNullable<OrderTransitionChange['shipment']>,
): Promise<OrderToDecide> {
  const reduced = new Map(quantities.map((line) => [line.id, line.quantity]));
  const batchLines = items.flatMap((item) => {
    const batch = batches[item.id]?.trim() ?? '';
    const left = Math.max(0, item.quantityConfirmed - item.quantityProcessed);
    const quantity = reduced.get(item.id) ?? left;
    return batch === '' || quantity === 0 ? [] : [{ id: item.id, batch, quantity }];
  });
  await sendShipment({
    ...fields,
    orders: [
      { id, quantities, rest, packagesShipped, reason, batches: batchLines },
      ...together.map((orderId) => ({ id: orderId, reason: undefined })),
    ],
  });
  return unwrapResponse(api.GET('/api/v1/backoffice/orders/{id}', { params: { path: { id } } }));
}

/** Sends a transition of an order. */
export function sendOrderTransition(id: string, { shipment, ...change }: OrderTransitionChange) {
  if (shipment !== undefined) return shipOrder(id, change, shipment);
  return unwrapResponse(
    api.POST('/api/v1/backoffice/orders/{id}/status', { params: { path: { id } }, body: toJsonBody(change) }),
  );
}

/** Mutation for a transition of an order. */
export function useOrderTransition(id: string) {
  return useDeskMutation({
    detailKey: getDetailKey(id),
    listKeys: ORDER_LIST_KEYS,
    send: (change: OrderTransitionChange) => sendOrderTransition(id, change),
  });
}

/** Changes the delivery date of an order. */
export function useChangeDeliveryDate(id: string) {
  return useDeskMutation({
    detailKey: getDetailKey(id),
    listKeys: ORDER_LIST_KEYS,
    send: (change: OrderDeliveryDate) =>
      unwrapResponse(
        api.POST('/api/v1/backoffice/orders/{id}/delivery-date', {
          params: { path: { id } },
          body: toJsonBody(change),
        }),
      ),
  });
}

/** The PDF of one order, in the customer's language. */
export function fetchOrderPdf(id: string): Promise<DownloadedFile> {
  return unwrapFileResponse(
    api.GET('/api/v1/backoffice/orders/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' }),
    `${id}.pdf`,
  );
}

/** Exports the filtered and sorted list. */
export function exportOrderQueue(
  query: ListQueryOf<typeof ORDER_QUEUE>,
  format: TableFormat,
): Promise<DownloadedFile> {
  return unwrapFileResponse(
    api.GET('/api/v1/backoffice/orders/export', {
      params: { query: { ...query, format } },
      parseAs: 'blob',
    }),
    `orders.${format}`,
  );
}

/** The same documents as one PDF; only the named ones, if any. */
export function printOrderQueue(
  query: ListQueryOf<typeof ORDER_QUEUE>,
  ids: readonly string[],
): Promise<DownloadedFile> {
  return unwrapFileResponse(
    api.GET('/api/v1/backoffice/orders/pdf', {
      params: { query: { ...query, ...toPrintedIds(ids) } },
      parseAs: 'blob',
    }),
    'orders.pdf',
  );
}
