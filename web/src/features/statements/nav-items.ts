import { IconChartBar } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The statements of a customer in navigation. */
export const STATEMENTS_NAV_ITEM: NavItem = {
  path: '/profile-customer/statements',
  text: 'shell:private.statements',
  icon: IconChartBar,
};
