import { Anchor } from '@mantine/core';
import { createContext, type ReactNode, use } from 'react';

/** Draws the way to a row's own page with the look that is given. */
export type RowLinkOf<Row> = (row: Row, look: object) => ReactNode;

/** The way to the page of the row that is being drawn. */
export const RowLinkContext = createContext<((look: object) => ReactNode) | undefined>(undefined);

/** Leads to the own page of the row in whose cell it stands; plain where the rows lead nowhere. */
export function RowLink({ children, ...look }: { className?: string | undefined; children: ReactNode }) {
  const link = use(RowLinkContext);
  if (link === undefined) return <strong {...look}>{children}</strong>;
  return (
    <Anchor inherit fw={550} {...look} renderRoot={link}>
      {children}
    </Anchor>
  );
}
