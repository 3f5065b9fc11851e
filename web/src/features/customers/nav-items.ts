import { IconPencilCheck, IconUsers } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The customers of an agent or commercial user. */
export const MANAGED_CUSTOMERS_NAV_ITEM: NavItem = {
  path: '/profile-agent',
  text: 'shell:private.profileAgent',
  icon: IconUsers,
};

/** The queue of change requests in the back office. */
export const DESK_UPDATE_REQUESTS_NAV_ITEM: NavItem = {
  path: '/backoffice/update-customer-requests',
  text: 'shell:private.updateRequests',
  icon: IconPencilCheck,
};

/** The list of portfolios in the back office. */
export const DESK_PORTFOLIOS_NAV_ITEM: NavItem = {
  path: '/backoffice/portfolios',
  text: 'shell:private.portfolios',
  icon: IconUsers,
};
