import { isAllowed } from '@cromia/domain/accounts/access';
import type { ShoppingList, ShoppingListItem } from '@cromia/domain/shopping-lists/shopping-list';
import { useMemo, useState } from 'react';
import { useUser } from '../../../api/use-session';
import type { ShopScope } from '../../acting';
import { useItemEdits } from '../use-item-edits';
import { type OfferedList, useListOffer } from '../use-list-offer';
import { useListToCart } from '../use-list-to-cart';

/** The selected products of a list, and what the user may do with them. Edits are saved before the products are sent. */
export function useListActions(
  scope: ShopScope,
  list: ShoppingList,
  onOffer: (offered: OfferedList) => void,
) {
  const user = useUser();
  const edits = useItemEdits(scope, list);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const toCart = useListToCart(scope);
  const offer = useListOffer(scope, onOffer);
  const selected = useMemo(
    () => list.items.filter(({ id }) => selectedIds.includes(id)),
    [list.items, selectedIds],
  );
  const isFilled = list.items.length > 0;
  return {
    edits,
    selected,
    selectedIds,
    select: setSelectedIds,
    canBuy: isFilled && isAllowed(user, 'cart.change'),
    canRequestOffer: isFilled && isAllowed(user, 'offer-requests.create'),
    toCart,
    offer,
    /** Adds products of the list to the cart. */
    send: async (items: readonly ShoppingListItem[]) => {
      await edits.flush();
      toCart.mutate(
        { id: list.id, items, isPart: items !== list.items },
        { onSuccess: () => setSelectedIds([]) },
      );
    },
    /** Requests an offer for the selected products, or for all. */
    startOffer: async () => {
      await edits.flush();
      const items = selected.length > 0 ? selected : list.items;
      offer.start({ id: list.id, items, isPart: selected.length > 0 });
    },
  };
}

export type ListActions = ReturnType<typeof useListActions>;
