import { IconFileText } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The technical data sheets, in the back office. */
export const DESK_TDS_NAV_ITEM: NavItem = {
  path: '/backoffice/tds',
  text: 'shell:private.tdsDocuments',
  icon: IconFileText,
};
