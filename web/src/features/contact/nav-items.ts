import { IconHeadset, IconMessage } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The contact area, for users. */
export const CONTACT_AREA_NAV_ITEM: NavItem = {
  path: '/contact-area',
  text: 'shell:private.contactArea',
  icon: IconHeadset,
};

/** The contact area, for everybody. */
export const CONTACT_NAV_ITEM: NavItem = {
  path: '/contact-area',
  text: 'shell:footer.contact',
  icon: IconHeadset,
};

/** The contact requests, at the desk. */
export const DESK_CONTACT_REQUESTS_NAV_ITEM: NavItem = {
  path: '/backoffice/contact-requests',
  text: 'shell:private.contactRequests',
  icon: IconMessage,
};
