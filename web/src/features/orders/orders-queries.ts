import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { Cart } from '@cromia/domain/cart/cart-items';
import type { TableFormat } from '@cromia/domain/lists/export';
import type { Order } from '@cromia/domain/orders/order';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type DownloadedFile, unwrapFileResponse, unwrapResponse } from '../../api/client';
import type { ListQueryOf } from '../../ui/list/define-list';
import type { ShopScope } from '../acting';
import type { ORDER_LIST, PORTFOLIO_ORDER_LIST } from './order-list';

/** One page of a customer's orders, each with its first lines. */
export function ordersQuery(
  { prefix, customerCode, query }: ShopScope,
  listQuery: ListQueryOf<typeof ORDER_LIST>,
) {
  return queryOptions({
    queryKey: ['orders', prefix, customerCode, listQuery],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/orders', {
          params: { path: { prefix }, query: { ...query, ...listQuery } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    // Staff may have processed orders meanwhile, so returning to the page refetches.
    refetchOnWindowFocus: true,
  });
}

/** One page of the orders of all customers of a portfolio, each with its first lines. */
export function portfolioOrdersQuery(prefix: RolePrefix, query: ListQueryOf<typeof PORTFOLIO_ORDER_LIST>) {
  return queryOptions({
    queryKey: ['orders', prefix, 'portfolio', query],
    queryFn: ({ signal }) =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/portfolio/orders', { params: { path: { prefix }, query }, signal }),
      ),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}

/** Query for one order with all its lines. */
export function orderDetailQuery({ prefix, customerCode, query }: ShopScope, id: string) {
  return {
    queryKey: ['order', prefix, customerCode, id],
    read: (signal?: AbortSignal): Promise<Order> =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/orders/{id}', {
          params: { path: { prefix, id }, query },
          ...(signal === undefined ? {} : { signal }),
        }),
      ),
  };
}

/** Puts the lines of an order back into the cart; its changes include the lines that can no longer be ordered. */
export function redoOrder({ prefix, query }: ShopScope, id: string): Promise<Cart> {
  return unwrapResponse(
    api.GET('/api/v1/public/{prefix}/order-requests/redo/{id}', { params: { path: { prefix, id }, query } }),
  );
}

/** The PDF of one order, in the customer's language. */
export function fetchOrderPdf({ prefix, query }: ShopScope, id: string): Promise<DownloadedFile> {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/orders/{id}/pdf', {
      params: { path: { prefix, id }, query },
      parseAs: 'blob',
    }),
    `${id}.pdf`,
  );
}

/** Exports the filtered and sorted orders. */
export function exportOrders(
  { prefix, query }: ShopScope,
  listQuery: ListQueryOf<typeof ORDER_LIST>,
  format: TableFormat,
) {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/orders/export', {
      params: { path: { prefix }, query: { ...query, ...listQuery, format } },
      parseAs: 'blob',
    }),
    `orders.${format}`,
  );
}

/** The same documents as one PDF. */
export function printOrders({ prefix, query }: ShopScope, listQuery: ListQueryOf<typeof ORDER_LIST>) {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/orders/pdf', {
      params: { path: { prefix }, query: { ...query, ...listQuery } },
      parseAs: 'blob',
    }),
    'orders.pdf',
  );
}

/** Exports the filtered and sorted orders of all customers of a portfolio. */
export function exportPortfolioOrders(
  prefix: RolePrefix,
  query: ListQueryOf<typeof PORTFOLIO_ORDER_LIST>,
  format: TableFormat,
) {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/portfolio/orders/export', {
      params: { path: { prefix }, query: { ...query, format } },
      parseAs: 'blob',
    }),
    `orders.${format}`,
  );
}

/** The same documents as one PDF. */
export function printPortfolioOrders(prefix: RolePrefix, query: ListQueryOf<typeof PORTFOLIO_ORDER_LIST>) {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/portfolio/orders/pdf', {
      params: { path: { prefix }, query: { ...query } },
      parseAs: 'blob',
    }),
    'orders.pdf',
  );
}
