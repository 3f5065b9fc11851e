import { IconBolt } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The quick order in navigation. */
export const QUICK_ORDER_NAV_ITEM: NavItem = {
  path: '/profile-customer/quick-order',
  text: 'shell:private.quickOrder',
  icon: IconBolt,
};
