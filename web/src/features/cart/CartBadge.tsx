import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { loadTexts } from '../../i18n/i18n';
import { useShopScope } from '../customers';
import { CartLink } from '../shell';
import { followOtherTabs, useCartCount } from './cart-queries';
import { useUnusualQuestion } from './questions/unusual-question';

const UnusualDialog = lazy(() => import('./questions/UnusualDialog'));

/**
 * The cart in the top bar with its count, for users who have one; it follows changes of other tabs, and asks about
 * quantities far above the usual from whatever page they come.
 */
export function CartBadge() {
  const scope = useShopScope();
  const count = useCartCount();
  const queryClient = useQueryClient();
  useEffect(() => followOtherTabs(queryClient), [queryClient]);
  // Any page may put something into the cart and say so: the words are there before.
  useEffect(() => void loadTexts('cart'), []);
  const isAsked = useUnusualQuestion() !== null;
  if (scope === null) return null;
  return (
    <>
      <CartLink count={count} />
      {isAsked && (
        <Suspense>
          <UnusualDialog />
        </Suspense>
      )}
    </>
  );
}
