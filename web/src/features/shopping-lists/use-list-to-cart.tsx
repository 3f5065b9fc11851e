import type { CartItem } from '@cromia/domain/cart/cart-items';
import type { ShoppingListItem } from '@cromia/domain/shopping-lists/shopping-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts';
import { useNotify } from '../../ui/feedback/use-notify';
import type { ShopScope } from '../acting';
import { cacheCart, type DisplayedCartChange } from '../cart';
import { toRedoResult } from '../orders';
import { NavItemLink } from '../shell';
import { sendListToCart } from './shopping-list-queries';

/** The lines of the cart that come from a list, and what could not be added. */
export interface ListInCart {
  lines: CartItem[];
  unavailable: DisplayedCartChange[];
}

export interface SentList {
  id: string;
  /** All items of the list, or those that are added. */
  items: readonly Pick<ShoppingListItem, 'id' | 'productCode' | 'quantity'>[];
  /** Whether these are only some items of the list. */
  isPart: boolean;
}

/** Adds a list to the cart. What could not be added is in the result; if everything could, a message says so. */
export function useListToCart(scope: ShopScope) {
  const { t } = useTexts('cart', 'shopping-lists');
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, items, isPart }: SentList): Promise<ListInCart> => {
      const cart = await sendListToCart(scope, id, isPart ? items.map((item) => item.id) : null);
      cacheCart(queryClient, scope, cart);
      return toRedoResult(cart, { items, address: null }, () => true);
    },
    onSuccess: (result) => {
      if (result.lines.length === 0 || result.unavailable.length > 0) return;
      notify(t('shopping-lists:toCart.done', { count: result.lines.length }), (props) => (
        <NavItemLink {...props} path="/profile-customer/cart" />
      ));
    },
  });
}
