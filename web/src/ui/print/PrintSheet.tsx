import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import classes from './PrintSheet.module.css';

interface PrintSheetProps {
  title: string;
  /** The issuer, at the right of the header. */
  issuer: ReactNode;
  facts: readonly { label: string; value: ReactNode }[];
  children: ReactNode;
}

/**
 * The print version of a page: while it is mounted, an A4 sheet is printed instead of the page itself. It is hidden on
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
