import { createSpotlight, useSpotlight } from '@mantine/spotlight';

const [store, { open }] = createSpotlight();

/** The state of the search of the top bar, for its palette. */
export const searchStore = store;

/** Opens the search of the top bar. */
export const openSearch = open;

/** Opens the search of the top bar with a text. */
export function searchFor(text: string): void {
  setSearchText(text);
  open();
}

/** Closes the search and drops its text; once loaded, the palette does so itself. */
export function cancelSearch(): void {
  store.setState({ ...store.getState(), opened: false, query: '' });
}

/** Sets the text of the search. */
export function setSearchText(query: string): void {
  store.setState({ ...store.getState(), query });
}

export function isSearchOpen(): boolean {
  return store.getState().opened;
}

/** Same as `isSearchOpen`; renders again when it changes. */
export function useIsSearchOpen(): boolean {
  return useSpotlight(store).opened;
}

/** The text of the search. */
export function useSearchText(): string {
  return useSpotlight(store).query;
}
