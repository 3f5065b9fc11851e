import type { ReactNode } from 'react';
import classes from './DialogActions.module.css';

/**
 * The buttons at the end of a dialog or form, in one row with the primary button last; long labels wrap into a second row. On
 * phones they fill the width; buttons that do not fit beside each other are stacked.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
