import { isAllowed } from '@cromia/domain/accounts/access';
import type { QueryClient } from '@tanstack/react-query';
import { getCurrentUser } from '../api/session';
import { preloadable } from '../ui/preloadable';

export const UserPart = preloadable(() => import('./-UserPart'));

/**
 * Loads the bar of an accepted request before the page, which the bar would move down if it came later. Does nothing
 * for users who cannot have one.
 */
export function preloadUpgradeBar(queryClient: QueryClient): undefined | Promise<void> {
  const user = getCurrentUser();
  if (user === null || !isAllowed(user, 'activation.upgrade')) return;
  const preload = async () => {
    const [{ preloadBecomeCustomerBar }] = await Promise.all([
      import('../features/activation/request/BecomeCustomerBar'),
      UserPart.preload(),
    ]);
    await preloadBecomeCustomerBar(queryClient, user);
  };
  // Without the bar the page still works.
  return preload().catch(() => undefined);
}
