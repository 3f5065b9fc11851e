import type { OrderedProduct } from '@cromia/domain/catalogue/ordered-product';
import { toProductKey } from '@cromia/domain/catalogue/product-code';
import type { TableFormat } from '@cromia/domain/lists/export';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapFileResponse, unwrapResponse } from '../../api/client';
import type { ListQueryOf } from '../../ui/list/define-list';
import type { ShopScope } from '../acting';
import type { ORDERED_PRODUCT_LIST } from './ordered-product-list';

function getListKey({ prefix, customerCode }: ShopScope) {
  return ['ordered-products', prefix, customerCode] as const;
}

type ListQuery = ListQueryOf<typeof ORDERED_PRODUCT_LIST>;

function toApiQuery({ onlyPreferred, ...filters }: ListQuery) {
  return onlyPreferred ? { ...filters, onlyPreferred: true } : filters;
}

/** Number of most ordered products on the profile page of a buyer. */
const MOST_ORDERED_SIZE = 4;

/** The products that a customer has ordered most often. */
export function mostOrderedQuery(scope: ShopScope) {
  const { prefix, query } = scope;
  return queryOptions({
    queryKey: [...getListKey(scope), 'most-ordered'],
    queryFn: ({ signal }): Promise<LimitedPage<OrderedProduct>> =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/customer-products', {
          params: {
            path: { prefix },
            query: { ...query, size: MOST_ORDERED_SIZE, sort: 'timesOrdered,desc' },
          },
          signal,
        }),
      ),
  });
}

/** One page of a customer's ordered products, at today's price and status. */
export function orderedProductsQuery(scope: ShopScope, list: ListQuery) {
  const { prefix, query } = scope;
  const filters = toApiQuery(list);
  return queryOptions({
    queryKey: [...getListKey(scope), filters],
    queryFn: ({ signal }): Promise<LimitedPage<OrderedProduct>> =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/customer-products', {
          params: {
            path: { prefix },
            query: { ...query, ...filters },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

interface Preference {
  product: OrderedProduct;
  preferred: boolean;
}

/**
 * Toggles a product as preferred, optimistically. The rows keep their order until the next fetch, so that a mistaken
 * click can be reverted in place.
 */
export function usePreferProduct(scope: ShopScope) {
  const queryClient = useQueryClient();
  const { prefix, query } = scope;
  const queryKey = getListKey(scope);
  const cachePreference = ({ product, preferred }: Preference) =>
    queryClient.setQueriesData<LimitedPage<OrderedProduct>>(
      { queryKey },
      (page) =>
        page && {
          ...page,
          content: page.content.map((row) =>
            toProductKey(row.id) === toProductKey(product.id) ? { ...row, preferred } : row,
          ),
        },
    );
  return useMutation({
    mutationFn: ({ product, preferred }: Preference) =>
      unwrapResponse(
        api.PATCH('/api/v1/public/{prefix}/customer-products/preferred', {
          params: { path: { prefix }, query },
          body: { ...product.id, preferred },
        }),
      ),
    onMutate: async (preference) => {
      await queryClient.cancelQueries({ queryKey });
      cachePreference(preference);
    },
    onError: (_error, { product, preferred }) => cachePreference({ product, preferred: !preferred }),
    onSettled: () => queryClient.invalidateQueries({ queryKey, refetchType: 'none' }),
  });
}

/** Exports the filtered and sorted ordered products. */
export function exportOrderedProducts({ prefix, query }: ShopScope, list: ListQuery, format: TableFormat) {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/customer-products/export', {
      params: { path: { prefix }, query: { ...query, ...toApiQuery(list), format } },
      parseAs: 'blob',
    }),
    `customer-products.${format}`,
  );
}
