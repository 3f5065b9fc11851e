import { createSpotlight, useSpotlight } from '@mantine/spotlight';

const [store, { open }] = createSpotlight();

/** The element that had the focus when the search was opened. */
let opener: Element | null = null;

/** The state of the search of the top bar, for its palette. */
export const searchStore = store;

/** Opens the search of the top bar. */
export function openSearch(): void {
  if (!isSearchOpen()) opener = document.activeElement;
  open();
}

/** Opens the search of the top bar with a text. */
export function searchFor(text: string): void {
  openSearch();
  setSearchText(text);
}

/** Closes the search and drops its text; once loaded, the palette does so itself. */
export function cancelSearch(): void {
  store.setState({ ...store.getState(), opened: false, query: '' });
}

/**
 * Moves the focus from the closed search to where it was before, or to the page if nothing had it. Mantine's own return
 * of the focus runs later, and not at all for a palette that was loaded while the search was open.
 */
export function returnFocusFromSearch(): void {
  const target = opener instanceof HTMLElement && opener !== document.body ? opener : null;
  target?.focus({ preventScroll: true });
  if (target === null || document.activeElement !== target)
    document.getElementById('main')?.focus({ preventScroll: true });
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
