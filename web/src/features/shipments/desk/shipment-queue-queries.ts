import type { TableFormat } from '@cromia/domain/lists/export';
import type { DeskShipment, ShipmentChange } from '@cromia/domain/shipments/shipment';
import { queryOptions } from '@tanstack/react-query';
import { api, type DownloadedFile, unwrapFileResponse, unwrapResponse } from '../../../api/client';
import { toJsonBody } from '../../../api/json-body';
import { sendOnce } from '../../../api/send-once';
import type { ListQueryOf } from '../../../ui/list/define-list';
import { DESK_REFETCH_OPTIONS, deskPageQuery, useDeskMutation } from '../../desk';
import type { SHIPMENT_QUEUE } from '../shipment-list';

/** Query key of the desk's lists of shipments. */
export const SHIPMENT_LIST_KEY = ['backoffice', 'shipments'];
const getDetailKey = (shipmentCode: string) => ['backoffice', 'shipment', shipmentCode];

/** One page of the shipments of all customers. */
export function shipmentQueueQuery(query: ListQueryOf<typeof SHIPMENT_QUEUE>) {
  return deskPageQuery([...SHIPMENT_LIST_KEY, query], (signal) =>
    unwrapResponse(api.GET('/api/v1/backoffice/shipments', { params: { query }, signal })),
  );
}

/** One shipment of any customer. */
export function deskShipmentQuery(shipmentCode: string) {
  return queryOptions({
    queryKey: getDetailKey(shipmentCode),
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/backoffice/shipments/{shipmentCode}', {
          params: { path: { shipmentCode } },
          signal,
        }),
      ),
    ...DESK_REFETCH_OPTIONS,
  });
}

/** Mutation for what the carrier reports later. */
export function useChangeShipment(shipmentCode: string) {
  return useDeskMutation({
    detailKey: getDetailKey(shipmentCode),
    listKeys: [SHIPMENT_LIST_KEY],
    send: (change: ShipmentChange) =>
      unwrapResponse(
        api.PATCH('/api/v1/backoffice/shipments/{shipmentCode}', {
          params: { path: { shipmentCode } },
          body: toJsonBody(change),
        }),
      ),
  });
}

/** The delivery note of a shipment, in the customer's language. */
export function fetchDeskDeliveryNote(shipmentCode: string): Promise<DownloadedFile> {
  return unwrapFileResponse(
    api.GET('/api/v1/backoffice/shipments/{shipmentCode}/pdf', {
      params: { path: { shipmentCode } },
      parseAs: 'blob',
    }),
    `${shipmentCode}.pdf`,
  );
}

/** Exports the filtered and sorted list. */
export function exportShipmentQueue(query: ListQueryOf<typeof SHIPMENT_QUEUE>, format: TableFormat) {
  return unwrapFileResponse(
    api.GET('/api/v1/backoffice/shipments/export', {
      params: { query: { ...query, format } },
      parseAs: 'blob',
    }),
    `shipments.${format}`,
  );
}

/** The newest confirmed orders of a customer. */
export function confirmedOrdersQuery(customerCode: string) {
  return queryOptions({
    queryKey: ['backoffice', 'orders', 'confirmed', customerCode],
    queryFn: async ({ signal }) => {
      const query = { customerCode, status: 'C', size: 20 } as const;
      const { content } = await unwrapResponse(
        api.GET('/api/v1/backoffice/orders', { params: { query }, signal }),
      );
      return content;
    },
  });
}

/** Enters a shipment of one or many orders, at most once. */
export function sendShipment(shipment: DeskShipment) {
  return sendOnce(`shipment:${shipment.orders[0]?.id}`, (key) =>
    unwrapResponse(
      api.POST('/api/v1/backoffice/shipments', {
        params: { header: { 'idempotency-key': key } },
        body: toJsonBody(shipment),
      }),
    ),
  );
}
