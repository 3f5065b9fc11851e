import { Anchor } from '@mantine/core';
import { createContext, type ReactNode, use } from 'react';

/** Renders a link to a row's own page with the given props. */
export type RenderRowLink<Row> = (row: Row, linkProps: object) => ReactNode;

/** Renders a link to the page of the current row. */
export const RowLinkContext = createContext<((linkProps: object) => ReactNode) | undefined>(undefined);

/** Selects the links that `RowLink` renders. */
export const ROW_LINK_SELECTOR = 'a[data-row-link]';

/** Links to the page of the row that contains it; plain text if the rows have no pages. */
export function RowLink({ children, ...linkProps }: { className?: string | undefined; children: ReactNode }) {
  const link = use(RowLinkContext);
  if (link === undefined) return <strong {...linkProps}>{children}</strong>;
  return (
    <Anchor inherit fw={550} data-row-link {...linkProps} renderRoot={link}>
      {children}
    </Anchor>
  );
}
