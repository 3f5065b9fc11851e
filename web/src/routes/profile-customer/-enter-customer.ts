import type { User } from '@cromia/domain/accounts/login';
import { actsForCustomers, toRolePrefix } from '@cromia/domain/accounts/roles';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { toApiProblem } from '../../api/problem';
import { getShopScope, type ShopScope, stopActing } from '../../features/acting';
import { customerProfileQuery, preloadedPortfolioQuery } from '../../features/customers';

/** Time in which a loaded profile grants entry without a refetch, in milliseconds. */
const PROFILE_STALE_MS = 60_000;

/**
 * The entry guard of a customer's pages (section 2): for the role CUSTOMER it loads the customer's data, and redirects
 * to the user profile if they are missing; agents and commercial staff are redirected to their customers unless they
 * act for one. Acting stops if the customer has left the portfolio.
 */
export async function enterCustomer(user: User, queryClient: QueryClient): Promise<void> {
  const scope = getShopScope();
  if (actsForCustomers(user.role)) {
    if (scope !== null) return requireManagedCustomer(scope, queryClient);
    // The page of the list shows its error.
    await queryClient
      .ensureQueryData(preloadedPortfolioQuery(toRolePrefix(user.role)))
      .catch(() => undefined);
    throw redirect({ to: '/profile-agent', replace: true });
  }
  if (user.role !== 'CUSTOMER') return;
  const profile = scope && (await queryClient.ensureQueryData(customerProfileQuery(scope)).catch(() => null));
  if (profile === null) throw redirect({ to: '/profile-user', replace: true });
}

async function requireManagedCustomer(scope: ShopScope, queryClient: QueryClient): Promise<void> {
  try {
    await queryClient.fetchQuery({ ...customerProfileQuery(scope), staleTime: PROFILE_STALE_MS });
  } catch (error) {
    // The page itself shows any other error.
    if (toApiProblem(error).code !== 'NotFound') return;
    stopActing();
    throw redirect({ to: '/profile-agent', search: { gone: scope.customerCode }, replace: true });
  }
}
