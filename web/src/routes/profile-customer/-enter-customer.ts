import type { User } from '@cromia/domain/accounts/login';
import { actsForCustomers, toRolePrefix } from '@cromia/domain/accounts/roles';
import type { QueryClient } from '@tanstack/react-query';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { toApiProblem } from '../../api/problem';
import { getShopScope, type ShopScope, stopActing } from '../../features/acting';
import { customerCodeInUrl, customerProfileQuery, preloadedPortfolioQuery } from '../../features/customers';
import { actForCustomerCode } from '../-act-for-customer';

/** Time in which a loaded profile grants entry without a refetch, in milliseconds. */
const PROFILE_STALE_MS = 60_000;

/**
 * Follows a link to a customer's document, such as in a mail: acts for its customer, for agents and commercial staff, and
 * continues without the customer in the URL. Other users see their own customer's documents.
 */
export async function followCustomerLink(
  user: User,
  queryClient: QueryClient,
  { pathname, search }: ParsedLocation<object>,
): Promise<void> {
  if (!('customerCode' in search)) return;
  const { customerCode, ...remaining } = search;
  const code = customerCodeInUrl.parse(customerCode);
  if (code !== undefined && actsForCustomers(user.role)) await actForCustomerCode(queryClient, code);
  throw redirect({ to: pathname, search: remaining, replace: true });
}

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
