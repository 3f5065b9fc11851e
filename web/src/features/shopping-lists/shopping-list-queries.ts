import type { Cart } from '@cromia/domain/cart/cart-items';
import type { TableFormat } from '@cromia/domain/lists/export';
import type { LimitedPage } from '@cromia/domain/lists/paging';
import type {
  LabelSheetQuery,
  NewShoppingList,
  ShoppingList,
  ShoppingListItem,
  ShoppingListSummary,
} from '@cromia/domain/shopping-lists/shopping-list';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapFileResponse, unwrapResponse } from '../../api/client';
import { sendOnce } from '../../api/send-once';
import type { ListQueryOf } from '../../ui/list/define-list';
import type { ShopScope } from '../acting';
import { getListsKey, refreshLists } from '../add-to-list';
import type { SHOPPING_LIST_LIST } from './shopping-list-list';

/** A page of the lists that the user may read. */
export function shoppingListsQuery(scope: ShopScope, list: ListQueryOf<typeof SHOPPING_LIST_LIST>) {
  const { prefix, query } = scope;
  return queryOptions({
    queryKey: [...getListsKey(scope), 'page', list],
    queryFn: ({ signal }): Promise<LimitedPage<ShoppingListSummary>> =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/lists', {
          params: { path: { prefix }, query: { ...query, ...list } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** A list with its products at today's prices. */
export function shoppingListQuery(scope: ShopScope, id: string) {
  const { prefix, query } = scope;
  return queryOptions({
    queryKey: [...getListsKey(scope), 'list', id],
    queryFn: ({ signal }): Promise<ShoppingList> =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/lists/{id}', { params: { path: { prefix, id }, query }, signal }),
      ),
    refetchOnWindowFocus: true,
  });
}

/** A change of one list, whose response updates the cached list at once. Changes are sent one after another. */
function useListChange<Change, Result extends ShoppingList | undefined>(
  scope: ShopScope,
  id: string,
  send: (change: Change, current: ShoppingList | undefined) => Promise<Result>,
) {
  const queryClient = useQueryClient();
  const { queryKey } = shoppingListQuery(scope, id);
  return useMutation({
    scope: { id: `shopping-list-${id}` },
    mutationFn: (change: Change) => send(change, queryClient.getQueryData(queryKey)),
    onSuccess: (list) => queryClient.setQueryData(queryKey, list),
    onSettled: () => queryClient.invalidateQueries({ queryKey: getListsKey(scope), refetchType: 'none' }),
  });
}

/** Renames a list, or shares it. */
export function useChangeList(scope: ShopScope, id: string) {
  const { prefix, query } = scope;
  return useListChange(scope, id, (change: NewShoppingList & { version: string }) =>
    unwrapResponse(
      api.PATCH('/api/v1/public/{prefix}/lists/{id}', {
        params: { path: { prefix, id }, query },
        body: change,
      }),
    ),
  );
}

/** What the user has changed of an item. */
export type ItemEdit = Partial<Pick<ShoppingListItem, 'quantity' | 'note'>>;

const changesItems = ({ items }: ShoppingList, edits: Readonly<Record<string, ItemEdit>>): boolean =>
  items.some(({ id, quantity, note }) => {
    const edited = { quantity, note, ...edits[id] };
    return edited.quantity !== quantity || edited.note !== note;
  });

/**
 * Changes quantities and notes of items, based on the list as it is displayed. Sends nothing for a list that is not cached
 * any more, such as a deleted one, and for values that it has already.
 */
export function useEditItems(scope: ShopScope, id: string) {
  const { prefix, query } = scope;
  return useListChange(
    scope,
    id,
    async (edits: Readonly<Record<string, ItemEdit>>, current): Promise<ShoppingList | undefined> => {
      if (current === undefined || !changesItems(current, edits)) return current;
      const items = current.items.map(({ id: itemId, productCode, quantity, note }) => ({
        productCode,
        quantity,
        note,
        ...edits[itemId],
      }));
      return unwrapResponse(
        api.PUT('/api/v1/public/{prefix}/lists/{id}/items', {
          params: { path: { prefix, id }, query },
          body: { items, version: current.version },
        }),
      );
    },
  );
}

/** Ids per request: they are in the URL, whose length is limited. */
const MAX_REMOVED_PER_REQUEST = 200;

/** Removes items from a list. */
export function useRemoveItems(scope: ShopScope, id: string) {
  const { prefix, query } = scope;
  return useListChange(scope, id, async (removed: readonly [string, ...string[]]) => {
    const remove = (ids: readonly string[]) =>
      unwrapResponse(
        api.DELETE('/api/v1/public/{prefix}/lists/{id}/items', {
          params: { path: { prefix, id }, query: { ...query, ids: ids.join(',') } },
        }),
      );
    let list = await remove(removed.slice(0, MAX_REMOVED_PER_REQUEST));
    for (let done = MAX_REMOVED_PER_REQUEST; done < removed.length; done += MAX_REMOVED_PER_REQUEST)
      list = await remove(removed.slice(done, done + MAX_REMOVED_PER_REQUEST));
    return list;
  });
}

/** Deletes a list. */
export function useDeleteList(scope: ShopScope) {
  const { prefix, query } = scope;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      unwrapResponse(
        api.DELETE('/api/v1/public/{prefix}/lists/{id}', { params: { path: { prefix, id }, query } }),
      ),
    onSuccess: (_result, id) => {
      queryClient.removeQueries({ queryKey: shoppingListQuery(scope, id).queryKey });
      return refreshLists(queryClient, scope);
    },
  });
}

/** Adds the products of a list to the cart. @param ids the items; null for all */
export function sendListToCart(
  { prefix, query }: ShopScope,
  id: string,
  ids: readonly string[] | null,
): Promise<Cart> {
  return sendOnce(`list-to-cart:${id}:${ids?.join() ?? ''}`, (key) =>
    unwrapResponse(
      api.POST('/api/v1/public/{prefix}/lists/{id}/to-cart', {
        params: {
          path: { prefix, id },
          query,
          header: { 'idempotency-key': key },
        },
        ...(ids === null ? {} : { body: { ids: [...ids] } }),
      }),
    ),
  );
}

/** Sets the quantities of lines of the cart. */
export function setCartQuantities(
  { prefix, query }: ShopScope,
  items: { id: string; quantity: number }[],
): Promise<Cart> {
  return unwrapResponse(
    api.PUT('/api/v1/public/{prefix}/carts', { params: { path: { prefix }, query }, body: { items } }),
  );
}

/** Exports a list. */
export function exportList({ prefix, query }: ShopScope, id: string, format: TableFormat) {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/lists/{id}/export', {
      params: { path: { prefix, id }, query: { ...query, format } },
      parseAs: 'blob',
    }),
    `list.${format}`,
  );
}

/** Fetches the labels of a list as PDF. */
export function fetchLabels(
  { prefix, query }: ShopScope,
  id: string,
  { sheet, skip }: Pick<LabelSheetQuery, 'sheet' | 'skip'>,
) {
  return unwrapFileResponse(
    api.GET('/api/v1/public/{prefix}/lists/{id}/labels', {
      params: { path: { prefix, id }, query: { ...query, sheet, skip } },
      parseAs: 'blob',
    }),
    'labels.pdf',
  );
}
