import { useMediaQuery } from '@mantine/hooks';

/** Widths above the card layout where the side navigation leaves no room for all columns. */
const COMPACT_WIDTHS = '(min-width: 48em) and (max-width: 84.99em)';

/** Whether a table is so narrow that some columns are merged into others. */
export function useIsCompactTable(): boolean {
  return useMediaQuery(COMPACT_WIDTHS, false, { getInitialValueInEffect: false });
}
