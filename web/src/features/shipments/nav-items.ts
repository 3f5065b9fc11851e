import { IconPackageExport } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The shipments of a customer in navigation. */
export const SHIPMENTS_NAV_ITEM: NavItem = {
  path: '/profile-customer/shipments',
  text: 'shell:private.shipments',
  icon: IconPackageExport,
};

/** The shipments in the navigation of the back office. */
export const DESK_SHIPMENTS_NAV_ITEM: NavItem = {
  path: '/backoffice/shipments',
  text: 'shell:private.shipments',
  icon: IconPackageExport,
};
