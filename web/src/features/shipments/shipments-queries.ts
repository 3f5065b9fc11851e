import { SDS_LANGUAGES } from '@cromia/domain/languages';
import type { TableFormat } from '@cromia/domain/lists/export';
import type { ShipmentSettings } from '@cromia/domain/shipments/shipment';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type DownloadedFile, unwrapFileResponse, unwrapResponse } from '../../api/client';
import type { ListQueryOf } from '../../ui/list/define-list';
import type { ShopScope } from '../acting';
import type { SHIPMENT_LIST } from './shipment-list';

/** One page of a customer's shipments, each with its first lines. */
export function shipmentsQuery(
  { prefix, customerCode, query }: ShopScope,
  listQuery: ListQueryOf<typeof SHIPMENT_LIST>,
) {
  return queryOptions({
    queryKey: ['shipments', prefix, customerCode, listQuery],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/shipments', {
          params: { path: { prefix }, query: { ...query, ...listQuery } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}

/** The newest shipments with packages of an order. */
export function orderShipmentsQuery({ prefix, customerCode, query }: ShopScope, orderId: string) {
  return queryOptions({
    queryKey: ['shipments', prefix, customerCode, 'order', orderId],
    queryFn: async ({ signal }) => {
      const { content } = await unwrapResponse(
        api.GET('/api/v1/public/{prefix}/shipments', {
          params: { path: { prefix }, query: { ...query, orderId, size: 50 } },
          signal,
        }),
      );
      return content;
    },
    refetchOnWindowFocus: true,
  });
}

/** One shipment with all its lines. */
export function shipmentQuery({ prefix, customerCode, query }: ShopScope, shipmentCode: string) {
  return queryOptions({
    queryKey: ['shipment', prefix, customerCode, shipmentCode],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/shipments/{shipmentCode}', {
          params: { path: { prefix, shipmentCode }, query },
          signal,
        }),
      ),
  });
}

/** The delivery note of a shipment. */
export function fetchDeliveryNote(
  { prefix, query }: ShopScope,
  shipmentCode: string,
): Promise<DownloadedFile> {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/shipments/{shipmentCode}/pdf', {
      params: { path: { prefix, shipmentCode }, query },
      parseAs: 'blob',
    }),
    `${shipmentCode}.pdf`,
  );
}

/** The safety data sheet of a line: in the reader's language, else in English, Italian, or any that it has. */
export async function fetchSheet(
  { prefix, query }: ShopScope,
  id: string,
  language: string,
): Promise<DownloadedFile> {
  const path = { prefix };
  const found = await unwrapResponse(
    api.GET('/api/v1/public/{prefix}/sds/checklanguage', { params: { path, query: { ...query, id } } }),
  );
  const preferred = [language.toUpperCase(), 'EN', 'IT'];
  const available = SDS_LANGUAGES.filter((candidate) => found[candidate]);
  const chosen =
    preferred.flatMap((name) => available.filter((candidate) => candidate === name))[0] ??
    available[0] ??
    'IT';
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/sds/download', {
      params: { path, query: { ...query, id, language: chosen } },
      parseAs: 'blob',
    }),
    'SDS.pdf',
  );
}

/** Exports the filtered and sorted shipments. */
export function exportShipments(
  { prefix, query }: ShopScope,
  listQuery: ListQueryOf<typeof SHIPMENT_LIST>,
  format: TableFormat,
) {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/shipments/export', {
      params: { path: { prefix }, query: { ...query, ...listQuery, format } },
      parseAs: 'blob',
    }),
    `shipments.${format}`,
  );
}

const getSettingsKey = ({ prefix, customerCode }: ShopScope) => ['shipment-settings', prefix, customerCode];

/** The settings of a customer's shipments. */
export function shipmentSettingsQuery(scope: ShopScope) {
  const { prefix, query } = scope;
  return queryOptions({
    queryKey: getSettingsKey(scope),
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/shipment-settings', { params: { path: { prefix }, query }, signal }),
      ),
  });
}

/** Changes the settings of a customer's shipments. */
export function useChangeShipmentSettings(scope: ShopScope) {
  const queryClient = useQueryClient();
  const { prefix, query } = scope;
  return useMutation({
    mutationFn: (body: ShipmentSettings) =>
      unwrapResponse(
        api.PUT('/api/v1/public/{prefix}/shipment-settings', { params: { path: { prefix }, query }, body }),
      ),
    onSuccess: (settings) => queryClient.setQueryData(getSettingsKey(scope), settings),
  });
}
