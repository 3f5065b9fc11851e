import { isAllowed } from '@cromia/domain/accounts/access';
import type { QueryClient } from '@tanstack/react-query';
import type { ParsedLocation } from '@tanstack/react-router';
import { getCurrentUser } from '../api/session';
import { getActingCustomer } from '../features/acting';
import { preloadable } from '../ui/preloadable';
import { leadsToCustomer } from './-leads-to-customer';

export const UserPart = preloadable(() => import('./-UserPart'));

/**
 * Loads the bar of an accepted request, or of the customer for whom the user acts, before the page, which the bar would
 * move down if it came later. Does nothing for users who cannot have one.
 */
export function preloadBars(
  queryClient: QueryClient,
  location: ParsedLocation<object>,
): undefined | Promise<void> {
  const user = getCurrentUser();
  if (user === null) return;
  // Without the bar the page still works.
  if (getActingCustomer() !== null || leadsToCustomer(user, location))
    return UserPart.preload().catch(() => undefined);
  if (!isAllowed(user, 'activation.upgrade')) return;
  const preload = async () => {
    const [{ preloadBecomeCustomerBar }] = await Promise.all([
      import('../features/activation/request/BecomeCustomerBar'),
      UserPart.preload(),
    ]);
    await preloadBecomeCustomerBar(queryClient, user);
  };
  return preload().catch(() => undefined);
}
