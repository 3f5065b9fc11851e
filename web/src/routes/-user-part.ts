import { isAllowed } from '@cromia/domain/accounts/access';
import type { User } from '@cromia/domain/accounts/login';
import { actsForCustomers } from '@cromia/domain/accounts/roles';
import type { QueryClient } from '@tanstack/react-query';
import type { ParsedLocation } from '@tanstack/react-router';
import { getCurrentUser } from '../api/session';
import { getActingCustomer } from '../features/acting';
import { preloadable } from '../ui/preloadable';

export const UserPart = preloadable(() => import('./-UserPart'));

/** Whether a link names the customer for whom its page will act (see `followCustomerLink`). */
export function leadsToCustomer(
  user: User | null,
  { pathname, search }: Pick<ParsedLocation<object>, 'pathname' | 'search'>,
): boolean {
  return (
    user !== null &&
    actsForCustomers(user.role) &&
    pathname.startsWith('/profile-customer') &&
    'customerCode' in search
  );
}

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
