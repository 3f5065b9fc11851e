import { IconUsersGroup } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The people of a customer with their rights in navigation. */
export const PEOPLE_NAV_ITEM: NavItem = {
  path: '/profile-customer/people',
  text: 'shell:private.people',
  icon: IconUsersGroup,
};
