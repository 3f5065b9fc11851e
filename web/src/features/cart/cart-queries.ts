import type { Cart, CartItem } from '@cromia/domain/cart/cart-items';
import { keepPreviousData, type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../api/client';
import { type ShopScope, useShopScope } from '../acting';
import { mergeCart } from './lines/merge-cart';

function getCartKey({ prefix, customerCode }: ShopScope) {
  return ['cart', prefix, customerCode] as const;
}

/** The cart of the current customer, priced as of now. */
export function cartQuery(scope: ShopScope) {
  const { prefix, query } = scope;
  return queryOptions({
    queryKey: getCartKey(scope),
    queryFn: ({ signal }): Promise<Cart> =>
      unwrapResponse(
        api.GET('/api/v1/public/{prefix}/carts', { params: { path: { prefix }, query }, signal }),
      ),
    // Other tabs and new prices may change it, so returning to the page refetches.
    refetchOnWindowFocus: true,
  });
}

/** The hardeners that products in the cart need, refetched when a line is added or removed. */
export function hardenersQuery(scope: ShopScope | null, items: readonly Pick<CartItem, 'id'>[]) {
  const lines = items.map(({ id }) => id).join();
  return queryOptions({
    queryKey: ['cart', scope?.prefix, scope?.customerCode, 'hardeners', lines],
    queryFn:
      scope === null || lines === ''
        ? skipToken
        : ({ signal }) =>
            unwrapResponse(
              api.GET('/api/v1/public/{prefix}/carts/hardeners', {
                params: { path: { prefix: scope.prefix }, query: scope.query },
                signal,
              }),
            ),
    placeholderData: keepPreviousData,
  });
}

/** The cart of the shop's customer; undefined while it is loading, null without one. */
function useOwnCart(): Cart | null | undefined {
  const scope = useShopScope();
  const cart = useQuery({
    ...cartQuery(scope ?? { prefix: 'customer', customerCode: '', businessName: null, query: {} }),
    enabled: scope !== null,
  });
  if (scope === null || cart.isError) return cart.data ?? null;
  return cart.data;
}

/** The number of lines in the cart; 0 without a cart. */
export function useCartCount(): number {
  return useOwnCart()?.itemCount ?? 0;
}

/** The note that the next order or offer request carries; undefined while it is loading, null without a cart. */
export function useCartNote(): string | null | undefined {
  const cart = useOwnCart();
  return cart ? cart.note : cart;
}

const channel = new BroadcastChannel('cromia.cart');

/** Caches the cart of a response, and makes the other tabs refetch theirs. */
export function cacheCart(queryClient: QueryClient, scope: ShopScope, cart: Cart): void {
  queryClient.setQueryData(getCartKey(scope), cart);
  channel.postMessage('changed');
}

/**
 * Merges a response that has only the changed lines into the cached cart; refetches the cart if it is not cached yet
 * or somebody else has changed it as well.
 * @param removed ids of the removed lines
 */
export function mergeCartChange(
  queryClient: QueryClient,
  scope: ShopScope,
  response: Cart,
  removed: readonly string[] = [],
): void {
  const cached = queryClient.getQueryData<Cart>(getCartKey(scope));
  const merged = cached === undefined ? null : mergeCart(cached, response, removed);
  if (merged === null) void queryClient.invalidateQueries({ queryKey: getCartKey(scope) });
  else queryClient.setQueryData(getCartKey(scope), merged);
  channel.postMessage('changed');
}

/** Whether the cached cart has unacknowledged changes. */
export function isCachedCartDirty(queryClient: QueryClient, scope: ShopScope): boolean {
  return queryClient.getQueryData<Cart>(getCartKey(scope))?.isDirty ?? false;
}

/** The lines of the cached cart. */
export function readCachedLines(queryClient: QueryClient, scope: ShopScope): readonly CartItem[] {
  return queryClient.getQueryData<Cart>(getCartKey(scope))?.items ?? [];
}

/** Refetches the cart here and in the other tabs, for example after an order has removed lines. */
export async function refreshCart(queryClient: QueryClient, scope: ShopScope): Promise<Cart> {
  await queryClient.invalidateQueries({ queryKey: getCartKey(scope), refetchType: 'none' });
  channel.postMessage('changed');
  return queryClient.fetchQuery(cartQuery(scope));
}

/** Refetches the cart whenever another tab has changed it. @returns a function that unsubscribes */
export function subscribeToOtherTabs(queryClient: QueryClient): () => void {
  const follow = () => void queryClient.invalidateQueries({ queryKey: ['cart'] });
  channel.addEventListener('message', follow);
  return () => channel.removeEventListener('message', follow);
}
