import { IconListDetails } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The audit log in the back office. */
export const DESK_AUDIT_NAV_ITEM: NavItem = {
  path: '/backoffice/audit',
  text: 'shell:private.audit',
  icon: IconListDetails,
};
