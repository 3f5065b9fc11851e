import { IconHistory } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The ordered products in navigation. */
export const ORDERED_PRODUCTS_NAV_ITEM: NavItem = {
  path: '/profile-customer/ordered-products',
  text: 'shell:private.orderedProducts',
  icon: IconHistory,
};
