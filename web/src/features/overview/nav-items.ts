import { IconLayoutDashboard } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The overview in the navigation of the back office. */
export const DESK_OVERVIEW_NAV_ITEM: NavItem = {
  path: '/backoffice',
  text: 'shell:private.overview',
  icon: IconLayoutDashboard,
  isExact: true,
};
