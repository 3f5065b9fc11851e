import { IconClockPlay } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The closed days in the navigation of the back office. */
export const DESK_CLOSURES_NAV_ITEM: NavItem = {
  path: '/backoffice/closures',
  text: 'shell:private.closures',
  icon: IconClockPlay,
};
