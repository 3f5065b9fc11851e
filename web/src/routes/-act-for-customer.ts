import { toRolePrefix } from '@cromia/domain/accounts/roles';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { toApiProblem } from '../api/problem';
import { getCurrentUser } from '../api/session';
import { actForCustomer, getActingCustomer } from '../features/acting';
import { customerProfileQuery } from '../features/customers';

/**
 * Acts for a customer named in the URL. Redirects to the customers, with a message, if it is outside the portfolio.
 * Changing the customer ends a checkout.
 */
export async function actForCustomerCode(queryClient: QueryClient, customerCode: string): Promise<void> {
  const user = getCurrentUser();
  if (user === null || getActingCustomer()?.customerCode === customerCode) return;
  // The name is part of the profile.
  const scope = {
    prefix: toRolePrefix(user.role),
    customerCode,
    businessName: null,
    query: { customerCode },
  };
  try {
    const customer = await queryClient.fetchQuery(customerProfileQuery(scope));
    const { leaveCheckout } = await import('../features/checkout/checkout-state');
    leaveCheckout();
    actForCustomer(customer);
  } catch (error) {
    if (toApiProblem(error).code !== 'NotFound') throw error;
    throw redirect({ to: '/profile-agent', search: { gone: customerCode }, replace: true });
  }
}
