import type { CartItem } from '@cromia/domain/cart/cart-items';
import { findOfferLineError } from '@cromia/domain/checkout/order';
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

/**
 * Adds a list to the cart. What could not be added is in the result; if everything could, a message says so.
 * @param onAdded continues instead of the message, such as with an offer request
 */
export function useListToCart(scope: ShopScope, onAdded?: (result: ListInCart) => void) {
  const { t } = useTexts('cart', 'shopping-lists');
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, items, isPart }: SentList): Promise<ListInCart> => {
      const cart = await sendListToCart(scope, id, isPart ? items.map((item) => item.id) : null);
      cacheCart(queryClient, scope, cart);
      const isPossible =
        onAdded === undefined ? () => true : (line: CartItem) => findOfferLineError(line) === null;
      return toRedoResult(cart, { items, address: null }, isPossible);
    },
    onSuccess: (result) => {
      if (result.lines.length === 0) return;
      if (onAdded !== undefined) onAdded(result);
      else if (result.unavailable.length === 0)
        notify(t('shopping-lists:toCart.done', { count: result.lines.length }), (props) => (
          <NavItemLink {...props} path="/profile-customer/cart" />
        ));
    },
  });
}

export type ListToCart = ReturnType<typeof useListToCart>;
