import { createSpotlight, useSpotlight } from '@mantine/spotlight';

const [store, { open }] = createSpotlight();

/** The state of the search of the top bar, for its palette. */
export const searchStore = store;

/** Opens the search of the top bar. */
export const openSearch = open;

export function isSearchOpen(): boolean {
  return store.getState().opened;
}

/** As `isSearchOpen`; renders again when it changes. */
export function useIsSearchOpen(): boolean {
  return useSpotlight(store).opened;
}
