import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import classes from './PrintSheet.module.css';

interface PrintSheetProps {
  title: string;
  /** Who issues it, at the right of the head. */
  issuer: ReactNode;
  facts: readonly { label: string; value: ReactNode }[];
  children: ReactNode;
}

/**
 * What a page gives on paper: a clean A4 sheet in place of the page itself, while it is mounted. It is not seen on
 * the screen.
 */
export function PrintSheet({ title, issuer, facts, children }: PrintSheetProps) {
  useEffect(() => {
    document.body.dataset.printSheet = '';
    return () => {
      delete document.body.dataset.printSheet;
    };
  }, []);
  return createPortal(
    <div className={classes.sheet} aria-hidden>
      <div className={classes.head}>
        <div>
          <p className={classes.title}>{title}</p>
          <dl className={classes.facts}>
            {facts.map(({ label, value }) => (
              <div key={label} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={classes.issuer}>{issuer}</div>
      </div>
      {children}
    </div>,
    document.body,
  );
}
