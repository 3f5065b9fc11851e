import type { OrderedProduct } from '@cromia/domain/catalogue/ordered-product';
import { toProductKey } from '@cromia/domain/catalogue/product-code';
import type { TableFormat } from '@cromia/domain/lists/export';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapFileResponse, unwrapResponse } from '../../api/client';
import type { ListQueryOf } from '../../ui/list/define-list';
import type { ShopScope } from '../acting';
import type { ORDERED_PRODUCT_LIST } from './ordered-product-list';

function listKey({ prefix, customerCode }: ShopScope) {
  return ['ordered-products', prefix, customerCode] as const;
}

type ListQuery = ListQueryOf<typeof ORDERED_PRODUCT_LIST>;

function askedOf({ onlyPreferred, ...asked }: ListQuery) {
  return onlyPreferred ? { ...asked, onlyPreferred: 'true' as const } : asked;
}

/** Number of products on the home page of a buyer. */
const MOST_ORDERED = 4;

/** The products that a customer has ordered most often. */
export function mostOrderedQuery(scope: ShopScope) {
  const { prefix, query } = scope;
  return queryOptions({
    queryKey: [...listKey(scope), 'most-ordered'],
    queryFn: ({ signal }): Promise<LimitedPage<OrderedProduct>> =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/customer-products', {
          params: { path: { prefix }, query: { ...query, size: MOST_ORDERED, sort: 'timesOrdered,desc' } },
          signal,
        }),
      ),
  });
}

/** One page of a customer's ordered products, at today's price and status. */
export function orderedProductsQuery(scope: ShopScope, list: ListQuery) {
  const { prefix, query } = scope;
  const asked = askedOf(list);
  return queryOptions({
    queryKey: [...listKey(scope), asked],
    queryFn: ({ signal }): Promise<LimitedPage<OrderedProduct>> =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/customer-products', {
          params: {
            path: { prefix },
            query: { ...query, ...asked },
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
 * Toggles a product as preferred, optimistically. The order of the rows stays until the next fetch, so that a star
 * pressed by mistake can be pressed again.
 */
export function usePreferProduct(scope: ShopScope) {
  const queryClient = useQueryClient();
  const { prefix, query } = scope;
  const queryKey = listKey(scope);
  const show = ({ product, preferred }: Preference) =>
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
      show(preference);
    },
    onError: (_error, { product, preferred }) => show({ product, preferred: !preferred }),
    onSettled: () => queryClient.invalidateQueries({ queryKey, refetchType: 'none' }),
  });
}

/** Exports the ordered products as filtered and sorted. */
export function exportOrderedProducts({ prefix, query }: ShopScope, list: ListQuery, format: TableFormat) {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/customer-products/export', {
      params: { path: { prefix }, query: { ...query, ...askedOf(list), format } },
      parseAs: 'blob',
    }),
    `customer-products.${format}`,
  );
}
