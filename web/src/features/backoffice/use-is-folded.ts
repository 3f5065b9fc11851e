import { useMediaQuery } from '@mantine/hooks';

/** From the width of cards to where the side navigation leaves room for all columns. */
const FOLDED = '(min-width: 48em) and (max-width: 84.99em)';

/** Whether a table of the desk has little room, so that some of its columns stand below others. */
export function useIsFolded(): boolean {
  return useMediaQuery(FOLDED, false, { getInitialValueInEffect: false });
}
