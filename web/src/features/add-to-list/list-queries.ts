import { roundUpToMultiplier } from '@cromia/domain/cart/quantity';
import { formatProductCode } from '@cromia/domain/catalogue/product-code';
import { LIMITS } from '@cromia/domain/limits';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type {
  NewShoppingList,
  ShoppingList,
  ShoppingListSummary,
} from '@cromia/domain/shopping-lists/shopping-list';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';
import { toApiProblem } from '../../api/problem';
import { sendOnce } from '../../api/send-once';
import type { ShopScope } from '../acting';
import type { ListedProduct } from './listed-product';

export function getListsKey({ prefix, customerCode }: ShopScope) {
  return ['shopping-lists', prefix, customerCode] as const;
}

/** Refetches the lists of a customer. */
export function refreshLists(queryClient: QueryClient, scope: ShopScope): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: getListsKey(scope) });
}

/** The lists that the user may change, last changed first. */
export function changeableListsQuery(scope: ShopScope) {
  const { prefix, query } = scope;
  return queryOptions({
    queryKey: [...getListsKey(scope), 'changeable'],
    queryFn: ({ signal }): Promise<LimitedPage<ShoppingListSummary>> =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/lists', {
          params: { path: { prefix }, query: { ...query, onlyChangeable: true, size: LIMITS.pageSizeMax } },
          signal,
        }),
      ),
  });
}

/** Creates an empty list. */
export function useCreateList(scope: ShopScope) {
  const { prefix, query } = scope;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (list: NewShoppingList): Promise<ShoppingList> =>
      sendOnce(`new-list:${scope.customerCode}:${list.name}`, (key) =>
        unwrapResponse(
          api.POST('/api/v1/public/{prefix}/lists', {
            params: { path: { prefix }, query, header: { 'idempotency-key': key } },
            body: list,
          }),
        ),
      ),
    onSettled: () => refreshLists(queryClient, scope),
  });
}

const QUANTITY_PATH = /^items\.(\d+)\.quantity$/;

/** The products with the quantities rounded up that the server has rejected; null for another rejection. */
function roundRejectedQuantities(products: readonly ListedProduct[], error: unknown): ListedProduct[] | null {
  const { code, errors } = toApiProblem(error);
  if (code !== 'IllegalItemQuantity' || errors.length === 0) return null;
  const multipliers = new Map(
    errors.map(({ path, limit }) => [Number(QUANTITY_PATH.exec(path)?.[1]), limit?.multipleOf ?? 1]),
  );
  return products.map((product, index) => {
    const multiplier = multipliers.get(index);
    return multiplier === undefined || product.quantity === null
      ? product
      : { ...product, quantity: roundUpToMultiplier(product.quantity, multiplier) };
  });
}

function postItems({ prefix, query }: ShopScope, id: string, products: readonly ListedProduct[]) {
  const content = products.map(
    ({ productCode, quantity }) => `${formatProductCode(productCode)} ${quantity}`,
  );
  return sendOnce(`list-items:${id}:${content.join()}`, (key) =>
    unwrapResponse(
      api.POST('/api/v1/public/{prefix}/lists/{id}/items', {
        params: { path: { prefix, id }, query, header: { 'idempotency-key': key } },
        body: { items: [...products] },
      }),
    ),
  );
}

/**
 * Adds products to a list; the quantity of a product that is already there increases. Quantities of past orders are
 * rounded up to today's multipliers.
 */
export function useAddToList(scope: ShopScope) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({
      id,
      products,
    }: {
      id: string;
      products: readonly ListedProduct[];
    }): Promise<ShoppingList> => {
      try {
        return await postItems(scope, id, products);
      } catch (error) {
        const rounded = roundRejectedQuantities(products, error);
        if (rounded === null) throw error;
        return postItems(scope, id, rounded);
      }
    },
    onSettled: () => refreshLists(queryClient, scope),
  });
}
