import { IconListDetails } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The audit log, at the desk. */
export const DESK_AUDIT_NAV_ITEM: NavItem = {
  path: '/backoffice/audit',
  text: 'shell:private.audit',
  icon: IconListDetails,
};
