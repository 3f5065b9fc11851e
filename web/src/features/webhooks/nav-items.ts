import { IconWebhook } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The webhooks, in the back office. */
export const DESK_WEBHOOKS_NAV_ITEM: NavItem = {
  path: '/backoffice/webhooks',
  text: 'shell:private.webhooks',
  icon: IconWebhook,
};
