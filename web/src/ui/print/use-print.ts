import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Whether the browser has announced that it prints. */
let isPrinting = false;
/** The sheet that its own button prints; null while the browser prints the page with all of its sheets. */
let onlySheet: string | null = null;

/** Not a part of the components' state, because a printed table may change its layout, which remounts them. */
function subscribe(onChange: () => void): () => void {
  const printMedia = window.matchMedia('print');
  // The sheet must be rendered when the handler returns, because the browser then prints the document.
  const setNow = (now: boolean) => {
    isPrinting = now;
    if (!now) onlySheet = null;
    flushSync(onChange);
  };
  const begin = () => setNow(true);
  const end = () => setNow(false);
  const update = () => setNow(printMedia.matches);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  printMedia.addEventListener('change', update);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    printMedia.removeEventListener('change', update);
  };
}

/**
 * Whether the page is being printed: print-only content need not be rendered before.
 * @param sheet the id that the content has for `printSheet`
 */
export function useIsPrinting(sheet?: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting && (onlySheet === null || onlySheet === sheet),
    () => false,
  );
}

/** Prints one sheet of the page alone. */
export function printSheet(sheet: string): void {
  onlySheet = sheet;
  window.print();
  // Some browsers return at once and report the end later.
  if (!isPrinting) onlySheet = null;
}
