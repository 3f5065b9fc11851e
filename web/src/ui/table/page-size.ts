import { PAGE_SIZES } from '@cromia/domain/limits';

const PREFIX = 'cromia.page-size.';

/** The page size last chosen for a list in this browser, else the list's default. */
export function readPageSize(list: string, fallback: number): number {
  try {
    const stored = Number(localStorage.getItem(PREFIX + list));
    return PAGE_SIZES.some((size) => size === stored) ? stored : fallback;
  } catch {
    return fallback;
  }
}

/** Stores the page size of a list; without storage it lasts until the page is left. */
export function savePageSize(list: string, size: number): void {
  try {
    localStorage.setItem(PREFIX + list, String(size));
  } catch {
    return;
  }
}
