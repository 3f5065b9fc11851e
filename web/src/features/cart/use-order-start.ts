import type { CartItem } from '@cromia/domain/cart/cart';
import { checkoutPlan, type OrderBlocker, orderBlockers } from '@cromia/domain/checkout/order';
import { useState } from 'react';

const NOTHING: never[] = [];

/**
 * The way from selected lines to the checkout (section 5): unsaved quantities first, then what stands in the way,
 * then the question about lines without a price.
 */
export function useOrderStart(
  saveNow: () => Promise<boolean>,
  onOrder: (selected: readonly CartItem[]) => void,
) {
  const [blockers, setBlockers] = useState<readonly OrderBlocker<CartItem>[]>(NOTHING);
  const [asked, setAsked] = useState<readonly CartItem[]>(NOTHING);
  const [asking, setAsking] = useState(false);
  const [starting, setStarting] = useState(false);

  const start = async (selected: readonly CartItem[]) => {
    setBlockers(NOTHING);
    setStarting(true);
    const saved = await saveNow();
    setStarting(false);
    const found = orderBlockers(selected);
    setBlockers(found);
    // A quantity that could not be saved says so at its line.
    if (!saved || found.length > 0) return;
    if (checkoutPlan(selected).unpriced.length === 0) {
      onOrder(selected);
      return;
    }
    setAsked(selected);
    setAsking(true);
  };

  return {
    start,
    starting,
    blockers,
    dismissBlockers: () => setBlockers(NOTHING),
    /** Whether it is asked about lines without a price, and which these are. */
    asking,
    unpriced: checkoutPlan(asked).unpriced,
    cancel: () => setAsking(false),
    proceed: () => onOrder(asked),
  };
}
