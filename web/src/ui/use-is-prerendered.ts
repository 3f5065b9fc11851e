import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Whether the page is rendered as it was prerendered (src/prerender.tsx), without user data and server data. True for
 * the first render only, so that hydration matches.
 */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}
