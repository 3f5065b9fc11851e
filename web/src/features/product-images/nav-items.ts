import { IconPhoto } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The product images in the navigation of the back office. */
export const DESK_PRODUCT_IMAGES_NAV_ITEM: NavItem = {
  path: '/backoffice/product-images',
  text: 'shell:private.productImages',
  icon: IconPhoto,
};
