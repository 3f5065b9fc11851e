import type { Cart, CartItem } from '@cromia/domain/cart/cart-items';
import { roundUpToMultiplier } from '@cromia/domain/cart/quantity';
import { toProductKey } from '@cromia/domain/catalogue/product-code';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShopScope } from '../acting';
import { cacheCart, cartQuery, type DisplayedCartChange } from '../cart';
import { toOfferedLines } from '../orders';
import { sendListToCart, setCartQuantities } from './shopping-list-queries';
import type { SentList } from './use-list-to-cart';

/** The lines of an offer request of a list, and what differs from the list. */
export interface OfferedList {
  lines: CartItem[];
  changes: DisplayedCartChange[];
}

/** A product of a list that the cart already contains, with both numbers of packages. */
interface Overlap {
  line: CartItem;
  listQuantity: number;
}

/** The lines of a cart that contain products of a list. */
function findOverlaps(cart: Cart, items: SentList['items']): Overlap[] {
  const quantities = new Map(items.map((item) => [toProductKey(item.productCode), item.quantity]));
  return cart.items.flatMap((line) => {
    const listQuantity = quantities.get(toProductKey(line.productCode));
    return listQuantity === undefined ? [] : [{ line, listQuantity }];
  });
}

/** What is requested of products that are in the cart as well: the packages of both, or those of the list. */
export type OverlapAnswer = 'both' | 'list';

/**
 * Starts an offer request of a list, whose products go through the cart. If the cart already contains some of them, the
 * user says first how many packages are meant.
 */
export function useListOffer(scope: ShopScope, onOffer: (offered: OfferedList) => void) {
  const queryClient = useQueryClient();
  const [question, setQuestion] = useState<{ list: SentList; overlaps: Overlap[] } | null>(null);
  const send = useMutation({
    mutationFn: async ({ list, replaced }: { list: SentList; replaced: Overlap[] }): Promise<OfferedList> => {
      const { id, items, isPart } = list;
      const added = await sendListToCart(scope, id, isPart ? items.map((item) => item.id) : null);
      cacheCart(queryClient, scope, added);
      if (replaced.length === 0) return toOfferedLines(added, items);
      const quantities = replaced.map(({ line: { id: lineId, qtyPkgMultiplier }, listQuantity }) => ({
        id: lineId,
        quantity: roundUpToMultiplier(listQuantity, qtyPkgMultiplier),
      }));
      const cart = await setCartQuantities(scope, quantities);
      cacheCart(queryClient, scope, cart);
      return toOfferedLines({ ...cart, changes: added.changes }, items);
    },
    onSuccess: (offered) => {
      if (offered.lines.length > 0) onOffer(offered);
    },
  });
  const start = useMutation({
    mutationFn: async (list: SentList): Promise<void> => {
      const cart = await queryClient.fetchQuery({ ...cartQuery(scope), staleTime: 0 });
      const overlaps = findOverlaps(cart, list.items);
      if (overlaps.length > 0) setQuestion({ list, overlaps });
      else await send.mutateAsync({ list, replaced: [] });
    },
  });
  return {
    start: (list: SentList) => {
      send.reset();
      start.mutate(list);
    },
    isStarting: start.isPending || send.isPending,
    /** The products that are in the list and in the cart; null unless the user is asked about them. */
    overlaps: question?.overlaps ?? null,
    /** @param answer null cancels the offer request */
    answer: (answer: OverlapAnswer | null) => {
      setQuestion(null);
      if (question !== null && answer !== null)
        send.mutate({ list: question.list, replaced: answer === 'list' ? question.overlaps : [] });
    },
    error: start.error ?? send.error,
    /** What kept the list out of an offer request, if none of its products could be requested. */
    refused: send.data?.lines.length === 0 ? send.data.changes : null,
    reset: () => {
      start.reset();
      send.reset();
    },
  };
}

export type ListOffer = ReturnType<typeof useListOffer>;
