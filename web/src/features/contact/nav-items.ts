import { IconHeadset, IconMessage } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The contact page in the navigation of users. */
export const CONTACT_AREA_NAV_ITEM: NavItem = {
  path: '/contact-area',
  text: 'shell:private.contactArea',
  icon: IconHeadset,
};

/** The contact page in the footer. */
export const CONTACT_NAV_ITEM: NavItem = {
  path: '/contact-area',
  text: 'shell:footer.contact',
  icon: IconHeadset,
};

/** The queue of contact requests in the back office. */
export const DESK_CONTACT_REQUESTS_NAV_ITEM: NavItem = {
  path: '/backoffice/contact-requests',
  text: 'shell:private.contactRequests',
  icon: IconMessage,
};
