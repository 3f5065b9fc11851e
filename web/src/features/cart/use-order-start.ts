import type { CartItem } from '@cromia/domain/cart/cart';
import { checkoutPlan, type OrderBlocker, offerBlockers, orderBlockers } from '@cromia/domain/checkout/order';
import { useState } from 'react';

/** What can be made of selected lines. */
export type CheckoutKind = 'order' | 'offer';

/** What stands in the way of it. */
export interface Blocked {
  kind: CheckoutKind;
  blockers: readonly OrderBlocker<CartItem>[];
}

const NOTHING: never[] = [];
const FREE: Blocked = { kind: 'order', blockers: NOTHING };

/**
 * The way from selected lines to a checkout (section 5): unsaved quantities first, then what stands in the way, then,
 * for an order, the question about lines without a price.
 */
export function useOrderStart(
  saveNow: () => Promise<boolean>,
  onOrder: (selected: readonly CartItem[]) => void,
  onOffer: (selected: CartItem[]) => void,
) {
  const [blocked, setBlocked] = useState(FREE);
  const [asked, setAsked] = useState<readonly CartItem[]>(NOTHING);
  const [asking, setAsking] = useState(false);
  const [starting, setStarting] = useState<CheckoutKind | null>(null);

  /** @returns whether the lines may go on */
  const prepare = async (kind: CheckoutKind, blockers: Blocked['blockers']): Promise<boolean> => {
    setBlocked(FREE);
    setStarting(kind);
    const saved = await saveNow();
    setStarting(null);
    setBlocked({ kind, blockers });
    // A quantity that could not be saved says so at its line.
    return saved && blockers.length === 0;
  };

  return {
    startOrder: async (selected: readonly CartItem[]) => {
      if (!(await prepare('order', orderBlockers(selected)))) return;
      if (checkoutPlan(selected).unpriced.length === 0) {
        onOrder(selected);
        return;
      }
      setAsked(selected);
      setAsking(true);
    },
    startOffer: async (selected: CartItem[]) => {
      if (await prepare('offer', offerBlockers(selected))) onOffer(selected);
    },
    /** What is being started, null for nothing. */
    starting,
    blocked,
    dismissBlockers: () => setBlocked(FREE),
    /** Whether it is asked about lines without a price, and which these are. */
    asking,
    unpriced: checkoutPlan(asked).unpriced,
    cancel: () => setAsking(false),
    proceed: () => onOrder(asked),
  };
}
