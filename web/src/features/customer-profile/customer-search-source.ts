import { actsForCustomers, toRolePrefix } from '@cromia/domain/accounts/roles';
import { LIMITS } from '@cromia/domain/limits';
import { getCurrentUser } from '../../api/session';
import { findCustomers } from '../customers';
import type { SearchSource } from '../shell';

/** Maximum number of displayed hits; the customers' page lists the rest. */
const MAX_HITS = 6;

/** Source of the search in the top bar (Ctrl K): the customers of the user's portfolio. Choosing a customer acts for it. */
export const customerSearchSource: SearchSource = {
  id: 'customers',
  group: 'shell:search.customers',
  find: async (query, { signal }) => {
    const user = getCurrentUser();
    const canActForCustomers = user !== null && actsForCustomers(user.role);
    // Section 5: suggestions start at the third character.
    if (!canActForCustomers || query.length < LIMITS.customerSuggestMinLength) return [];
    const customers = await findCustomers(toRolePrefix(user.role), query, signal);
    return customers.slice(0, MAX_HITS).map(({ customerCode, businessName }) => ({
      id: customerCode,
      label: businessName,
      description: customerCode,
      path: `/profile-agent?pick=${customerCode}`,
    }));
  },
};
