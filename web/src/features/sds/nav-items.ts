import { IconFileCertificate, IconMailFast } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The search for safety data sheets. */
export const SDS_NAV_ITEM: NavItem = {
  path: '/sds',
  text: 'shell:private.sds',
  icon: IconFileCertificate,
  action: 'sds.tab',
  withChildren: true,
};

/** The safety data sheets, in the back office. */
export const DESK_SDS_NAV_ITEM: NavItem = {
  path: '/backoffice/sds',
  text: 'shell:private.sdsDocuments',
  icon: IconFileCertificate,
};

/** The deliveries of safety data sheets, in the back office. */
export const DESK_SDS_DELIVERIES_NAV_ITEM: NavItem = {
  path: '/backoffice/sds-deliveries',
  text: 'shell:private.sdsDeliveries',
  icon: IconMailFast,
};
