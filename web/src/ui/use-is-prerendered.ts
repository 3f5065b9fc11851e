import { useSyncExternalStore } from 'react';

const nothingToFollow = () => () => undefined;

/**
 * Whether the page is shown as it was prerendered (src/prerender.tsx), without knowledge of its reader and of the data that the
 * server answers: true for the first rendering only, so that hydration finds the same page.
 */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    nothingToFollow,
    () => false,
    () => true,
  );
}
