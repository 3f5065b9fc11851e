import { IconMessageReport } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The claims of a customer in navigation. */
export const CLAIMS_NAV_ITEM: NavItem = {
  path: '/profile-customer/claims',
  text: 'shell:private.claims',
  icon: IconMessageReport,
};

/** The queue of claims in the back office. */
export const DESK_CLAIMS_NAV_ITEM: NavItem = {
  path: '/backoffice/claims',
  text: 'shell:private.claims',
  icon: IconMessageReport,
};
