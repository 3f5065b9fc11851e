import { IconBuildingStore } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The desk's list of all customers. */
export const DESK_CUSTOMERS_NAV_ITEM: NavItem = {
  path: '/backoffice/customers',
  text: 'shell:private.profileAgent',
  icon: IconBuildingStore,
};
