import { useSyncExternalStore } from 'react';
import type { AddedItem } from '../lines/added-item';

/** Unusually large quantities that the buyer must confirm before the cart takes them. */
interface UnusualQuestion {
  items: readonly AddedItem[];
  settle: (isConfirmed: boolean) => void;
}

let openQuestion: UnusualQuestion | null = null;
const listeners = new Set<() => void>();

function setQuestion(question: UnusualQuestion | null): void {
  openQuestion = question;
  for (const listener of listeners) listener();
}

/** Asks the buyer to confirm quantities; a dialog that is still open counts as declined. */
export function confirmUnusualQuantities(items: readonly AddedItem[]): Promise<boolean> {
  openQuestion?.settle(false);
  return new Promise((resolve) => {
    const settle = (isConfirmed: boolean) => {
      setQuestion(null);
      resolve(isConfirmed);
    };
    setQuestion({ items, settle });
  });
}

/** The question of the open dialog; null when none is open. */
export function useUnusualQuantityQuestion(): UnusualQuestion | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => openQuestion,
  );
}
