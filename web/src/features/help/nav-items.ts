import { IconHelpCircle, IconVideo } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The help page. */
export const FAQ_NAV_ITEM: NavItem = { path: '/faq', text: 'shell:nav.faq', icon: IconHelpCircle };

/** The help page, named after its video tutorials. */
export const TUTORIALS_NAV_ITEM: NavItem = { path: '/faq', text: 'shell:footer.tutorials', icon: IconVideo };
