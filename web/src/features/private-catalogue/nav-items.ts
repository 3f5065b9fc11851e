import { IconBinaryTree, IconHomeHeart } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The private catalogue in navigation. */
export const PRIVATE_CATALOGUE_NAV_ITEM: NavItem = {
  path: '/products-search/b2c',
  text: 'shell:home.ways.private.action',
  icon: IconHomeHeart,
};

/** The uploads of the private catalogue in the navigation of the back office. */
export const DESK_PRIVATE_CATALOGUE_NAV_ITEM: NavItem = {
  path: '/backoffice/private-catalogue',
  text: 'shell:private.privateCatalogue',
  icon: IconBinaryTree,
};
