import { useSyncExternalStore } from 'react';

/** When the oldest copy in the pages was received, in milliseconds; null while the server responds. */
let shownSince: number | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the time of a copy that a page displays; null after a response of the server. */
export function setShownCopyTime(receivedAt: number | null): void {
  const next = receivedAt === null || shownSince === null ? receivedAt : Math.min(shownSince, receivedAt);
  if (next === shownSince) return;
  shownSince = next;
  for (const listener of listeners) listener();
}

/** When the copies in the pages were received; null while the server responds. */
export function useShownCopyTime(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => shownSince,
    () => null,
  );
}
