import { IconBuildingStore } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The list of all customers in the back office. */
export const DESK_CUSTOMERS_NAV_ITEM: NavItem = {
  path: '/backoffice/customers',
  text: 'shell:private.profileAgent',
  icon: IconBuildingStore,
};
