import type { CartItem } from '@cromia/domain/cart/cart';
import { canStartOrder, orderBlockers } from '@cromia/domain/checkout/order';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { currentUser } from '../../../api/session';
import { createTabStore } from '../../../api/tab-store';

/** Lines that somebody selected or unselected by hand, so that a reload or a way back loses nothing. */
const kept = createTabStore(
  'cromia.cart-selection',
  z.object({
    username: z.string(),
    customerCode: z.string(),
    /** By the id of the line. */
    choices: z.record(z.string(), z.boolean()),
  }),
);

const NONE: Readonly<Record<string, boolean>> = {};

/** The logged-in user's choices for a customer. */
function choicesFor(customerCode: string): Readonly<Record<string, boolean>> {
  const current = kept.read();
  const isOwn = current?.username === currentUser()?.username && current?.customerCode === customerCode;
  return isOwn ? (current?.choices ?? NONE) : NONE;
}

/** Whether a line can be ordered as it stands: what a fresh cart has selected. */
function isOrderable(line: CartItem): boolean {
  return canStartOrder([line]) && orderBlockers([line]).length === 0;
}

/** The selected lines of a cart: those that can be ordered, unless somebody chose otherwise. */
export function useCartSelection(customerCode: string, lines: readonly CartItem[]) {
  const choices = useSyncExternalStore(kept.subscribe, () => choicesFor(customerCode));
  const isSelected = (line: CartItem) => choices[line.id] ?? isOrderable(line);
  return {
    selected: lines.filter(isSelected),
    select: (ids: readonly string[]) => {
      const user = currentUser();
      if (user === null) return;
      const chosen = new Set(ids);
      kept.keep({
        username: user.username,
        customerCode,
        // Lines that have left the cart are forgotten.
        choices: Object.fromEntries(
          lines.flatMap((line): [string, boolean][] => {
            const wanted = chosen.has(line.id);
            return wanted === isOrderable(line) ? [] : [[line.id, wanted]];
          }),
        ),
      });
    },
  };
}
