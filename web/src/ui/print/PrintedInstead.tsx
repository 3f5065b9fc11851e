import type { ReactNode } from 'react';
import { useIsPrinting } from './use-print';

/** A sheet that the browser prints instead of the page, on a page without a button that prints it. */
export function PrintedInstead({ children }: { children: ReactNode }) {
  return useIsPrinting() && children;
}
