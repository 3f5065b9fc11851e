import { IconReceiptEuro } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The invoices of a customer in navigation. */
export const INVOICES_NAV_ITEM: NavItem = {
  path: '/profile-customer/invoices',
  text: 'shell:private.invoices',
  icon: IconReceiptEuro,
};
