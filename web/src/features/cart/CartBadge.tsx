import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadTexts } from '../../i18n/i18n';
import { useShopScope } from '../customers';
import { CartLink } from '../shell';
import { followOtherTabs, useCartCount } from './cart-query';

/** The cart in the top bar with its count, for whoever has one; it follows what other tabs do to the cart. */
export function CartBadge() {
  const scope = useShopScope();
  const count = useCartCount();
  const queryClient = useQueryClient();
  useEffect(() => followOtherTabs(queryClient), [queryClient]);
  // Any page may put something into the cart and say so: the words are there before.
  useEffect(() => void loadTexts('cart'), []);
  return scope === null ? null : <CartLink count={count} />;
}
