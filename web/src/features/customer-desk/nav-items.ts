import { IconBuildingStore } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** All customers, at the desk. */
export const DESK_CUSTOMERS_NAV_ITEM: NavItem = {
  path: '/backoffice/customers',
  text: 'shell:private.profileAgent',
  icon: IconBuildingStore,
};
