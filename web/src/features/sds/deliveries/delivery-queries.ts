import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { SdsDelivery } from '@cromia/domain/sds/sending';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapFileResponse, unwrapResponse } from '../../../api/client';
import type { ListQueryOf } from '../../../ui/list/define-list';
import type { DELIVERY_LIST } from './delivery-list';

const OWN = '/api/v1/public/{prefix}/sds/deliveries' as const;
const ALL = '/api/v1/backoffice/sds-deliveries' as const;
/** Polling intervals in milliseconds: short while deliveries are pending, otherwise long. */
const PENDING_REFRESH_MS = 3_000;
const IDLE_REFRESH_MS = 60_000;

/** The user's own deliveries, or all deliveries for the SDS desk. */
export type DeliveryScope = { prefix: RolePrefix; all: boolean };

/** Query key of the user's deliveries. */
export function createOwnDeliveriesKey(prefix: RolePrefix): string[] {
  return ['sds-deliveries', prefix];
}

/** One page of deliveries. */
export function deliveriesQuery({ prefix, all }: DeliveryScope, query: ListQueryOf<typeof DELIVERY_LIST>) {
  return queryOptions({
    queryKey: [...createOwnDeliveriesKey(prefix), all ? 'all' : 'own', query],
    queryFn: ({ signal }) =>
      all
        ? unwrapResponse(api.GET(ALL, { params: { query }, signal }))
        : unwrapResponse(api.GET(OWN, { params: { path: { prefix }, query }, signal })),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data?.content.some(({ status }) => status === 'PENDING') === true
        ? PENDING_REFRESH_MS
        : IDLE_REFRESH_MS,
  });
}

/** Number of the user's own failed deliveries. */
export function failedDeliveryCountQuery(prefix: RolePrefix) {
  return queryOptions({
    queryKey: [...createOwnDeliveriesKey(prefix), 'failed'],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET(OWN, { params: { path: { prefix }, query: { status: 'FAILED', size: 1 } }, signal }),
      ),
    refetchOnWindowFocus: true,
    refetchInterval: IDLE_REFRESH_MS,
  });
}

/** Retries a failed delivery with the same mail, so that nobody receives it twice. */
export function useRetryDeliveries({ prefix, all }: DeliveryScope) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SdsDelivery) =>
      all
        ? unwrapResponse(api.POST(`${ALL}/{id}/retry`, { params: { path: { id } } }))
        : unwrapResponse(api.POST(`${OWN}/{id}/retry`, { params: { path: { prefix, id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: createOwnDeliveriesKey(prefix) }),
  });
}

/** Exports the filtered deliveries of all users. */
export function exportDeliveries({
  page: _page,
  size: _size,
  sort: _sort,
  ...query
}: ListQueryOf<typeof DELIVERY_LIST>) {
  return unwrapFileResponse(
    api.GET(`${ALL}/export`, { params: { query }, parseAs: 'blob' }),
    'sds-deliveries.csv',
  );
}
