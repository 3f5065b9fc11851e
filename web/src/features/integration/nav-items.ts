import { IconTableImport } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The imports, in the back office. */
export const DESK_IMPORTS_NAV_ITEM: NavItem = {
  path: '/backoffice/imports',
  text: 'shell:private.imports',
  icon: IconTableImport,
};
