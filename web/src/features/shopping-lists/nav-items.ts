import { IconListDetails } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The shopping lists in navigation. */
export const SHOPPING_LISTS_NAV_ITEM: NavItem = {
  path: '/profile-customer/lists',
  text: 'shell:private.lists',
  icon: IconListDetails,
};
