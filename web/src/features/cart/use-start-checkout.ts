import type { CartItem } from '@cromia/domain/cart/cart-items';
import {
  findOfferBlockers,
  findOrderBlockers,
  type OrderBlocker,
  planCheckout,
} from '@cromia/domain/checkout/order';
import { useState } from 'react';

/** Kinds of checkout. */
export type CheckoutKind = 'order' | 'offer';

/** The reasons why a checkout cannot start. */
export interface CheckoutBlockers {
  kind: CheckoutKind;
  blockers: readonly OrderBlocker<CartItem>[];
}

const NO_LINES: never[] = [];
const NO_BLOCKERS: CheckoutBlockers = { kind: 'order', blockers: NO_LINES };

/**
 * Starts a checkout with the selected lines (section 5): saves quantities, checks for blockers, and for an order asks
 * the buyer to confirm lines without a price.
 */
export function useStartCheckout(
  saveNow: () => Promise<boolean>,
  onOrder: (selected: readonly CartItem[]) => void,
  onOffer: (selected: CartItem[]) => void,
) {
  const [blocked, setBlocked] = useState(NO_BLOCKERS);
  const [orderedLines, setOrderedLines] = useState<readonly CartItem[]>(NO_LINES);
  const [isConfirming, setIsConfirming] = useState(false);
  const [starting, setStarting] = useState<CheckoutKind | null>(null);

  /** @returns whether the lines can be checked out */
  const prepare = async (kind: CheckoutKind, blockers: CheckoutBlockers['blockers']): Promise<boolean> => {
    setBlocked(NO_BLOCKERS);
    setStarting(kind);
    const saved = await saveNow();
    setStarting(null);
    setBlocked({ kind, blockers });
    // A quantity that could not be saved shows its error at the line.
    return saved && blockers.length === 0;
  };

  return {
    startOrder: async (selected: readonly CartItem[]) => {
      if (!(await prepare('order', findOrderBlockers(selected)))) return;
      if (planCheckout(selected).unpriced.length === 0) {
        onOrder(selected);
        return;
      }
      setOrderedLines(selected);
      setIsConfirming(true);
    },
    startOffer: async (selected: CartItem[]) => {
      if (await prepare('offer', findOfferBlockers(selected))) onOffer(selected);
    },
    /** The kind of checkout being started; null for none. */
    starting,
    blocked,
    dismissBlockers: () => setBlocked(NO_BLOCKERS),
    /** Whether the dialog about lines without a price is open, and these lines. */
    isConfirming,
    unpriced: planCheckout(orderedLines).unpriced,
    cancel: () => setIsConfirming(false),
    proceed: () => onOrder(orderedLines),
  };
}
