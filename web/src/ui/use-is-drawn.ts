import { useSyncExternalStore } from 'react';

const nothingToFollow = () => () => undefined;

/**
 * Whether the page is shown as it was drawn ahead (src/prerender.tsx), which knows nothing of its reader and of what the
 * server answers: true for the first rendering only, so that the page comes to life as it stands.
 */
export function useIsDrawn(): boolean {
  return useSyncExternalStore(
    nothingToFollow,
    () => false,
    () => true,
  );
}
