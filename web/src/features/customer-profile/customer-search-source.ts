import { actsForCustomers, toRolePrefix } from '@cromia/domain/accounts/roles';
import { LIMITS } from '@cromia/domain/limits';
import { getCurrentUser } from '../../api/session';
import { findCustomers } from '../customers';
import type { SearchSource } from '../shell';

/** Maximum number of hits shown; the customers' page has the rest. */
const SHOWN = 6;

/** Customers of the user's portfolio in the search of the top bar (Ctrl K); choosing one acts for it. */
export const customerSearchSource: SearchSource = {
  id: 'customers',
  group: 'shell:search.customers',
  find: async (query, { signal }) => {
    const user = getCurrentUser();
    const acts = user !== null && actsForCustomers(user.role);
    // Section 5: customers are suggested after more than two characters.
    if (!acts || query.length < LIMITS.customerSuggestMinLength) return [];
    const found = await findCustomers(toRolePrefix(user.role), query, signal);
    return found.slice(0, SHOWN).map(({ customerCode, businessName }) => ({
      id: customerCode,
      label: businessName,
      description: customerCode,
      path: `/profile-agent?pick=${customerCode}`,
    }));
  },
};
