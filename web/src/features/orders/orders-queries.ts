import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { Cart } from '@cromia/domain/cart/cart';
import type { TableFormat } from '@cromia/domain/lists/export';
import type { Order } from '@cromia/domain/orders/order';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type AnsweredFile, answer, answerFile, api } from '../../api/client';
import type { QueryOf } from '../../ui/list/list-address';
import type { ShopScope } from '../customers';
import type { ORDER_LIST, PORTFOLIO_ORDERS } from './order-list';

/** One page of a customer's orders, each with its first lines. */
export function ordersQuery({ prefix, customerCode, query }: ShopScope, asked: QueryOf<typeof ORDER_LIST>) {
  return queryOptions({
    queryKey: ['orders', prefix, customerCode, asked],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/v1/public/{prefix}/orders', {
          params: { path: { prefix }, query: { ...query, ...asked } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    // Staff may process orders meanwhile, so returning to the page refetches.
    refetchOnWindowFocus: true,
  });
}

/** One page of the orders of all customers of a portfolio, each with its first lines. */
export function portfolioOrdersQuery(prefix: RolePrefix, query: QueryOf<typeof PORTFOLIO_ORDERS>) {
  return queryOptions({
    queryKey: ['orders', prefix, 'portfolio', query],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/v1/public/{prefix}/portfolio/orders', { params: { path: { prefix }, query }, signal }),
      ),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}

/** Query for one order with all its lines. */
export function orderDetail({ prefix, customerCode, query }: ShopScope, id: string) {
  return {
    queryKey: ['order', prefix, customerCode, id],
    read: (signal?: AbortSignal): Promise<Order> =>
      answer(
        api.GET('/api/v1/public/{prefix}/orders/{id}', {
          params: { path: { prefix, id }, query },
          ...(signal === undefined ? {} : { signal }),
        }),
      ),
  };
}

/** Puts the lines of an order back into the cart; lines that can no longer be ordered are among its changes. */
export function redoOrder({ prefix, query }: ShopScope, id: string): Promise<Cart> {
  return answer(
    api.GET('/api/v1/public/{prefix}/order-requests/redo/{id}', { params: { path: { prefix, id }, query } }),
  );
}

/** The PDF of one order, in the customer's language. */
export function orderPdf({ prefix, query }: ShopScope, id: string): Promise<AnsweredFile> {
  return answerFile(
    api.GET('/api/v1/public/{prefix}/orders/{id}/pdf', {
      params: { path: { prefix, id }, query },
      parseAs: 'blob',
    }),
    `${id}.pdf`,
  );
}

/** Exports the orders as filtered and sorted. */
export function exportOrders(
  { prefix, query }: ShopScope,
  asked: QueryOf<typeof ORDER_LIST>,
  format: TableFormat,
) {
  return answerFile(
    api.GET('/api/v1/public/{prefix}/orders/export', {
      params: { path: { prefix }, query: { ...query, ...asked, format } },
      parseAs: 'blob',
    }),
    `orders.${format}`,
  );
}
