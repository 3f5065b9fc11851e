import type { CartItem } from '@cromia/domain/cart/cart-items';
import { canStartOrder, findOrderBlockers } from '@cromia/domain/checkout/order';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { getCurrentUser } from '../../../api/session';
import { createTabStore } from '../../../api/tab-store';

/** Lines that the user selected or deselected, kept across reloads of the tab. */
const draftStore = createTabStore(
  'cart-selection',
  z.object({
    username: z.string(),
    customerCode: z.string(),
    /** Whether the line is selected, by line id. */
    choices: z.record(z.string(), z.boolean()),
  }),
);

const NO_CHOICES: Readonly<Record<string, boolean>> = {};

/** The logged-in user's choices for a customer. */
function readChoices(customerCode: string): Readonly<Record<string, boolean>> {
  const current = draftStore.read();
  const isOwn = current?.username === getCurrentUser()?.username && current?.customerCode === customerCode;
  return isOwn ? (current?.choices ?? NO_CHOICES) : NO_CHOICES;
}

/** Whether a line can be ordered; these are selected by default. */
function isOrderable(line: CartItem): boolean {
  return canStartOrder([line]) && findOrderBlockers([line]).length === 0;
}

/** The selected lines of a cart: those that can be ordered, except where the user chose otherwise. */
export function useCartSelection(customerCode: string, lines: readonly CartItem[]) {
  const choices = useSyncExternalStore(draftStore.subscribe, () => readChoices(customerCode));
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
            const isChosen = chosen.has(line.id);
            return isChosen === isOrderable(line) ? [] : [[line.id, isChosen]];
          }),
        ),
      });
    },
  };
}
