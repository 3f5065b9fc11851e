import type { User } from '@cromia/domain/accounts/login';
import { actsForCustomers } from '@cromia/domain/accounts/roles';
import type { ParsedLocation } from '@tanstack/react-router';

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
