import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { TableFormat } from '@cromia/domain/lists/export';
import type { OrderRequest } from '@cromia/domain/orders/order-request';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type DownloadedFile, unwrapFileResponse, unwrapResponse } from '../../../api/client';
import { sendOnce } from '../../../api/send-once';
import type { ListQueryOf } from '../../../ui/list/define-list';
import type { ShopScope } from '../../acting';
import type { ORDER_REQUEST_LIST, PORTFOLIO_ORDER_REQUEST_LIST } from './request-list';

/** One page of a customer's order requests, each with its first lines. */
export function orderRequestsQuery(
  { prefix, customerCode, query }: ShopScope,
  listQuery: ListQueryOf<typeof ORDER_REQUEST_LIST>,
) {
  return queryOptions({
    queryKey: ['order-requests', prefix, customerCode, listQuery],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/order-requests', {
          params: { path: { prefix }, query: { ...query, ...listQuery } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    // Staff may have decided meanwhile, so returning to the page refetches.
    refetchOnWindowFocus: true,
  });
}

/** One page of the order requests of all customers of a portfolio, each with its first lines. */
export function portfolioOrderRequestsQuery(
  prefix: RolePrefix,
  query: ListQueryOf<typeof PORTFOLIO_ORDER_REQUEST_LIST>,
) {
  return queryOptions({
    queryKey: ['order-requests', prefix, 'portfolio', query],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/portfolio/order-requests', {
          params: { path: { prefix }, query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}

/** Query for one order request with all its lines. */
export function orderRequestDetailQuery({ prefix, customerCode, query }: ShopScope, id: string) {
  return {
    queryKey: ['order-request', prefix, customerCode, id],
    read: (signal?: AbortSignal): Promise<OrderRequest> =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/order-requests/{id}', {
          params: { path: { prefix, id }, query },
          ...(signal === undefined ? {} : { signal }),
        }),
      ),
  };
}

/** Sends an expired order request again; it is then pending (section 4). */
export function useRequestOrderAgain({ prefix, query }: ShopScope) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      sendOnce(`order-again:${id}`, (key) =>
        unwrapResponse(
          api.POST('/api/v1/public/{prefix}/order-requests/expired/{id}', {
            params: { path: { prefix, id }, query, header: { 'idempotency-key': key } },
          }),
        ),
      ),
    // The status may have changed even after an error.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['order-requests'] }),
        queryClient.invalidateQueries({ queryKey: ['order-request'] }),
      ]),
  });
}

/** The PDF of one order request, in the customer's language. */
export function fetchOrderRequestPdf({ prefix, query }: ShopScope, id: string): Promise<DownloadedFile> {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/order-requests/{id}/pdf', {
      params: { path: { prefix, id }, query },
      parseAs: 'blob',
    }),
    `${id}.pdf`,
  );
}

/** Exports the filtered and sorted order requests. */
export function exportOrderRequests(
  { prefix, query }: ShopScope,
  listQuery: ListQueryOf<typeof ORDER_REQUEST_LIST>,
  format: TableFormat,
) {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/order-requests/export', {
      params: { path: { prefix }, query: { ...query, ...listQuery, format } },
      parseAs: 'blob',
    }),
    `order-requests.${format}`,
  );
}

/** The same documents as one PDF. */
export function printOrderRequests(
  { prefix, query }: ShopScope,
  listQuery: ListQueryOf<typeof ORDER_REQUEST_LIST>,
) {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/order-requests/pdf', {
      params: { path: { prefix }, query: { ...query, ...listQuery } },
      parseAs: 'blob',
    }),
    'order-requests.pdf',
  );
}

/** Exports the filtered and sorted order requests of all customers of a portfolio. */
export function exportPortfolioOrderRequests(
  prefix: RolePrefix,
  query: ListQueryOf<typeof PORTFOLIO_ORDER_REQUEST_LIST>,
  format: TableFormat,
) {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/portfolio/order-requests/export', {
      params: { path: { prefix }, query: { ...query, format } },
      parseAs: 'blob',
    }),
    `order-requests.${format}`,
  );
}

/** The same documents as one PDF. */
export function printPortfolioOrderRequests(
  prefix: RolePrefix,
  query: ListQueryOf<typeof PORTFOLIO_ORDER_REQUEST_LIST>,
) {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/portfolio/order-requests/pdf', {
      params: { path: { prefix }, query: { ...query } },
      parseAs: 'blob',
    }),
    'order-requests.pdf',
  );
}
