import { IconShoppingCart } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The cart in navigation. */
export const CART_NAV_ITEM: NavItem = {
  path: '/profile-customer/cart',
  text: 'shell:private.cart',
  icon: IconShoppingCart,
};
