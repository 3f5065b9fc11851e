import type { CartItem } from '@cromia/domain/cart/cart-items';
import { canStartOrder, findOrderBlockers } from '@cromia/domain/checkout/order';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { getCurrentUser } from '../../../api/session';
import { createTabStore } from '../../../api/tab-store';

/** Lines selected or unselected by hand, which survive a reload. */
const draftStore = createTabStore(
  'cart-selection',
  z.object({
    username: z.string(),
    customerCode: z.string(),
    /** Choices by line id. */
    choices: z.record(z.string(), z.boolean()),
  }),
);

const NONE: Readonly<Record<string, boolean>> = {};

/** The logged-in user's choices for a customer. */
function choicesFor(customerCode: string): Readonly<Record<string, boolean>> {
  const current = draftStore.read();
  const isOwn = current?.username === getCurrentUser()?.username && current?.customerCode === customerCode;
  return isOwn ? (current?.choices ?? NONE) : NONE;
}

/** Whether a line can be ordered; these are selected by default. */
function isOrderable(line: CartItem): boolean {
  return canStartOrder([line]) && findOrderBlockers([line]).length === 0;
}

/** The selected lines of a cart: those that can be ordered, except where the user chose otherwise. */
export function useCartSelection(customerCode: string, lines: readonly CartItem[]) {
  const choices = useSyncExternalStore(draftStore.subscribe, () => choicesFor(customerCode));
  const isSelected = (line: CartItem) => choices[line.id] ?? isOrderable(line);
  return {
    selected: lines.filter(isSelected),
    select: (ids: readonly string[]) => {
      const user = getCurrentUser();
      if (user === null) return;
      const chosen = new Set(ids);
      draftStore.write({
        username: user.username,
        customerCode,
        // Choices for removed lines are dropped.
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
