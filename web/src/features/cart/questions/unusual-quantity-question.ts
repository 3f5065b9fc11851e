import { useSyncExternalStore } from 'react';
import type { AddedItem } from '../lines/added-item';

/** Unusually large quantities that the buyer must confirm before the cart takes them. */
interface UnusualQuestion {
  items: readonly AddedItem[];
  answer: (isRight: boolean) => void;
}

let asked: UnusualQuestion | null = null;
const listeners = new Set<() => void>();

function set(question: UnusualQuestion | null): void {
  asked = question;
  for (const listener of listeners) listener();
}

/** Asks once whether quantities are intended; a question that was still open counts as declined. */
export function confirmUnusualQuantities(items: readonly AddedItem[]): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    const settle = (isRight: boolean) => {
      set(null);
      resolve(isRight);
    };
    set({ items, answer: settle });
  });
}

/** The open question; null for none. */
export function useUnusualQuantityQuestion(): UnusualQuestion | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked,
  );
}
