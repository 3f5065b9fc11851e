import { useMediaQuery } from '@mantine/hooks';
import { createContext, use } from 'react';

/** Whether the tables inside share the width with a list beside them. */
export const NarrowTables = createContext(false);

/** Widths above the card layout where the side navigation leaves no room for all columns; with a list beside as well. */
const COMPACT_WIDTHS = '(min-width: 48em) and (max-width: 84.99em)';
const NARROW_WIDTHS = '(min-width: 48em) and (max-width: 104.99em)';

/** Same for the queues of the desk, which have more columns. */
export function useIsCompactQueue(): boolean {
  const isNarrow = useIsCompactTable();
  const isCompact = useMediaQuery('(min-width: 48em) and (max-width: 89.99em)', false, {
    getInitialValueInEffect: false,
  });
  return isNarrow || isCompact;
}

/** Whether a table is so narrow that some columns are merged into others. */
export function useIsCompactTable(): boolean {
  const isNarrow = use(NarrowTables);
  return useMediaQuery(isNarrow ? NARROW_WIDTHS : COMPACT_WIDTHS, false, { getInitialValueInEffect: false });
}
