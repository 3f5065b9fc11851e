import { IconMail, IconUserPlus } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The sent invitations of a company. */
export const INVITATIONS_NAV_ITEM: NavItem = {
  path: '/profile-customer/invite-list',
  text: 'shell:private.inviteList',
  icon: IconMail,
};

/** The queue, in the back office, of requests to become a customer. */
export const DESK_CUSTOMER_REQUESTS_NAV_ITEM: NavItem = {
  path: '/backoffice/customer-requests',
  text: 'shell:private.customerRequests',
  icon: IconUserPlus,
};
