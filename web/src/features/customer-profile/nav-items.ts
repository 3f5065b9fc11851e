import { IconBuildingFactory2 } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The profile of the customer. */
export const CUSTOMER_PROFILE_NAV_ITEM: NavItem = {
  path: '/profile-customer',
  text: 'shell:private.profileCustomer',
  icon: IconBuildingFactory2,
};
