import type { RolePrefix } from '@cromia/domain/accounts/roles';
import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import type { StockWatchList } from '@cromia/domain/stock-watches/stock-watch';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';
import type { ShopScope } from '../acting';

const WATCHES_KEY = ['stock-watches'] as const;
const PRODUCT_PATH = '/api/v1/public/{prefix}/stock-watches/{productClass}/{serial}/{color}/{pkg}';

/** The products that the user waits for. */
export function stockWatchesQuery(prefix: RolePrefix) {
  return queryOptions({
    queryKey: [...WATCHES_KEY, prefix],
    queryFn: ({ signal }): Promise<StockWatchList> =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/stock-watches', { params: { path: { prefix } }, signal }),
      ),
  });
}

/** Begins to wait for a product. A product that is back meanwhile is refetched. */
export function useWatchProduct({ prefix, query }: ShopScope) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: ProductCode) =>
      unwrapResponse(api.PUT(PRODUCT_PATH, { params: { path: { prefix, ...code }, query } })),
    onSettled: (_result, error) =>
      Promise.all(
        [WATCHES_KEY, ...(error === null ? [] : [['catalogue', 'product']])].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

/** Stops waiting for a product. */
export function useStopWatching(prefix: RolePrefix) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: ProductCode) =>
      unwrapResponse(api.DELETE(PRODUCT_PATH, { params: { path: { prefix, ...code } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: WATCHES_KEY }),
  });
}
