import { useMediaQuery } from '@mantine/hooks';

/** Below this width the side navigation leaves no room for all columns. */
const FOLDED_BELOW = '(max-width: 84.99em)';
/** Below this width each row is a card. */
const CARDS_BELOW = '(max-width: 47.99em)';
const AT_ONCE = { getInitialValueInEffect: false };

/** How much room a table of the desk has: all columns, some of them folded below others, or a card for each row. */
export function useQueueWidth(): { asCards: boolean; folded: boolean } {
  const asCards = useMediaQuery(CARDS_BELOW, false, AT_ONCE);
  const narrow = useMediaQuery(FOLDED_BELOW, false, AT_ONCE);
  return { asCards, folded: narrow && !asCards };
}
