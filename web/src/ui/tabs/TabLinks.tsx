import type { ReactNode } from 'react';
import classes from './TabLinks.module.css';

interface TabLinksProps {
  /** Accessible name of the tabs. */
  label: string;
  /** Links to the pages of an area; the current one has `aria-current`. */
  children: ReactNode;
}

/** The pages of one area as tabs, each with a URL. */
export function TabLinks({ label, children }: TabLinksProps) {
  return (
    <nav aria-label={label} className={classes.tabs}>
      {children}
    </nav>
  );
}
