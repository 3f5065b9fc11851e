import { IconLayoutDashboard } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The overview in the navigation of the back office. */
export const DESK_OVERVIEW_NAV_ITEM: NavItem = {
  path: '/backoffice',
  text: 'shell:private.overview',
  icon: IconLayoutDashboard,
  isExact: true,
};

/** The overview of a customer in navigation. */
export const CUSTOMER_OVERVIEW_NAV_ITEM: NavItem = {
  path: '/profile-customer/overview',
  text: 'shell:private.overview',
  icon: IconLayoutDashboard,
};

/** The overview of a portfolio in navigation. */
export const PORTFOLIO_OVERVIEW_NAV_ITEM: NavItem = {
  path: '/profile-agent/overview',
  text: 'shell:private.overview',
  icon: IconLayoutDashboard,
};
