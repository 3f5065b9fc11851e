import { IconDiamond } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The hazard labels in the navigation of the back office. */
export const DESK_HAZARDS_NAV_ITEM: NavItem = {
  path: '/backoffice/hazards',
  text: 'shell:private.hazards',
  icon: IconDiamond,
};
