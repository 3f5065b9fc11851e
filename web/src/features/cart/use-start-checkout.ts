import type { CartItem } from '@cromia/domain/cart/cart-items';
import {
  findOfferBlockers,
  findOrderBlockers,
  hasPrice,
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

/** Lines that could join an offer request. */
export interface OfferQuestion {
  selected: CartItem[];
  unpriced: CartItem[];
}

/** Whether a line can be offered but, for want of a price, not ordered. */
function isOnlyOffered(line: CartItem): boolean {
  return !hasPrice(line) && findOfferBlockers([line]).length === 0;
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
  const [offerQuestion, setOfferQuestion] = useState<OfferQuestion | null>(null);
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
    /** @param lines all lines of the cart; those without a price that are not selected are asked about */
    startOffer: async (selected: CartItem[], lines: readonly CartItem[]) => {
      if (!(await prepare('offer', findOfferBlockers(selected)))) return;
      const unpriced = lines.filter((line) => !selected.includes(line) && isOnlyOffered(line));
      if (unpriced.length === 0) onOffer(selected);
      else setOfferQuestion({ selected, unpriced });
    },
    /** The question whether to include lines without a price in the offer request; null for none. */
    offerQuestion,
    answerOfferQuestion: (includesUnpriced: boolean | null) => {
      setOfferQuestion(null);
      if (offerQuestion === null || includesUnpriced === null) return;
      const { selected, unpriced } = offerQuestion;
      onOffer(includesUnpriced ? [...selected, ...unpriced] : selected);
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

export type StartCheckout = ReturnType<typeof useStartCheckout>;
