import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useIsAllowed } from '../../api/use-is-allowed';
import { loadTexts } from '../../i18n/load-texts';
import { useShopScope } from '../acting';
import { CartLink } from '../shell';
import { subscribeToOtherTabs, useCartCount } from './cart-queries';
import { useUnusualQuantityQuestion } from './questions/unusual-quantity-question';

const UnusualDialog = lazy(() => import('./questions/UnusualDialog'));

/**
 * The cart in the top bar with its count, for users who have one. It follows changes in other tabs, and prompts for
 * unusually large quantities on any page.
 */
export function CartBadge() {
  const scope = useShopScope();
  const count = useCartCount();
  const hasCart = useIsAllowed('cart.change');
  const queryClient = useQueryClient();
  useEffect(() => subscribeToOtherTabs(queryClient), [queryClient]);
  // Any page may add to the cart, so the texts are loaded in advance.
  useEffect(() => void loadTexts('cart'), []);
  const hasQuestion = useUnusualQuantityQuestion() !== null;
  if (scope === null || !hasCart) return null;
  return (
    <>
      <CartLink count={count} />
      {hasQuestion && (
        <Suspense>
          <UnusualDialog />
        </Suspense>
      )}
    </>
  );
}
