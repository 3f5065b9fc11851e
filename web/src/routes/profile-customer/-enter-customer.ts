import type { User } from '@cromia/domain/accounts/login';
import { actsForCustomers, prefixOf } from '@cromia/domain/accounts/roles';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { asProblem } from '../../api/problem';
import {
  currentShopScope,
  customerProfileQuery,
  preloadedPortfolioQuery,
  type ShopScope,
  stopActing,
} from '../../features/customers';

/** For so long the profile that let somebody in counts as seen, in milliseconds. */
const SEEN_FOR = 60_000;

/**
 * The entry guard of a customer's pages (section 2): a CUSTOMER loads the own data, and without them goes to the own
 * profile; agents and commercial staff load their customers, and go there unless they act for one already. A customer
 * who was taken from the portfolio meanwhile is acted for no longer.
 */
export async function enterCustomer(user: User, queryClient: QueryClient): Promise<void> {
  const scope = currentShopScope();
  if (actsForCustomers(user.role)) {
    if (scope !== null) return insistOnPortfolio(scope, queryClient);
    // A list that cannot be loaded is told where it is shown.
    await queryClient.ensureQueryData(preloadedPortfolioQuery(prefixOf(user.role))).catch(() => undefined);
    throw redirect({ to: '/profile-agent', replace: true });
  }
  if (user.role !== 'CUSTOMER') return;
  const profile = scope && (await queryClient.ensureQueryData(customerProfileQuery(scope)).catch(() => null));
  if (profile === null) throw redirect({ to: '/profile-user', replace: true });
}

async function insistOnPortfolio(scope: ShopScope, queryClient: QueryClient): Promise<void> {
  try {
    await queryClient.fetchQuery({ ...customerProfileQuery(scope), staleTime: SEEN_FOR });
  } catch (error) {
    // Whatever else failed is told by the page itself.
    if (asProblem(error).code !== 'NotFound') return;
    stopActing();
    throw redirect({ to: '/profile-agent', search: { gone: scope.customerCode }, replace: true });
  }
}
