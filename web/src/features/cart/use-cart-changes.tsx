import type { Cart } from '@cromia/domain/cart/cart';
import type { ProductCode } from '@cromia/domain/catalogue/product-code';
import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../api/client';
import { ApiProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { type ShopScope, useShopScope } from '../customers';
import { PlaceLink } from '../shell';
import { adoptCart } from './cart-query';

/** What is put into a cart; the quantity in packages. */
export interface AddedItem {
  productCode: ProductCode;
  quantity: number;
}

/** Everything that changes a cart answers it fresh; it is shown at once. */
function useCartChange<Change>(
  call: (scope: ShopScope, change: Change) => Promise<Cart>,
  onChanged: (change: Change) => void = () => undefined,
) {
  const scope = useShopScope();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: Change) => {
      if (scope === null) throw new ApiProblem({ code: 'CustomerCodeRequired', status: 0 });
      const cart = await call(scope, change);
      adoptCart(queryClient, scope, cart);
      return cart;
    },
    onSuccess: (_cart, change) => onChanged(change),
  });
}

/**
 * Puts products into the cart; one that is there already adds up. Success is told with a way to the cart. Show
 * `error` (an `ApiProblem`) where it was asked for; `buyingRefusal` of the domain tells beforehand who may not.
 * @example const add = useAddToCart(); add.mutate([{ productCode, quantity }], { onSuccess: close });
 */
export function useAddToCart() {
  const { t } = useTexts('cart');
  return useCartChange(
    ({ prefix, query }, items: AddedItem[]) =>
      answer(
        api.POST('/api/v1/public/{prefix}/carts/items', { params: { path: { prefix }, query }, body: items }),
      ),
    (items) => {
      notifications.show({
        color: 'success',
        title: t('cart:added.title', { count: items.length }),
        message: (
          <Anchor
            component={PlaceLink}
            path="/profile-customer/cart"
            inherit
            onClick={() => notifications.clean()}
          >
            {t('cart:added.toCart')}
          </Anchor>
        ),
        closeButtonProps: { 'aria-label': t('common:states.dismiss') },
      });
    },
  );
}

/** Sets quantities of lines; the lines that are sent count as seen, so that their changes are acknowledged. */
export function useUpdateCart() {
  return useCartChange(({ prefix, query }, items: { id: string; quantity: number }[]) =>
    answer(
      api.PUT('/api/v1/public/{prefix}/carts', { params: { path: { prefix }, query }, body: { items } }),
    ),
  );
}

/** Lines named in one call: their ids stand in its address, whose length is bounded. */
const REMOVED_AT_ONCE = 200;

/** Takes lines out of the cart. */
export function useRemoveFromCart() {
  return useCartChange(async ({ prefix, query }, [first, ...rest]: readonly [string, ...string[]]) => {
    const remove = (ids: readonly string[]) =>
      answer(
        api.DELETE('/api/v1/public/{prefix}/carts/items', {
          params: { path: { prefix }, query: { ...query, ids: ids.join(',') } },
        }),
      );
    let cart = await remove([first, ...rest.slice(0, REMOVED_AT_ONCE - 1)]);
    for (let done = REMOVED_AT_ONCE - 1; done < rest.length; done += REMOVED_AT_ONCE) {
      cart = await remove(rest.slice(done, done + REMOVED_AT_ONCE));
    }
    return cart;
  });
}
