import { IconMapPin } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The map of dealers. */
export const DEALERS_NAV_ITEM: NavItem = {
  path: '/products-search/sellersMap/true/true',
  text: 'shell:home.ways.dealers.action',
  icon: IconMapPin,
  route: '/products-search/sellersMap/$priv/$professional',
};

/** The list of dealers in the back office. */
export const DESK_DEALERS_NAV_ITEM: NavItem = {
  path: '/backoffice/dealers',
  text: 'shell:private.dealers',
  icon: IconMapPin,
};
