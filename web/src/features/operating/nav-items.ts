import { IconClockPlay, IconMailX } from '@tabler/icons-react';
import type { NavItem } from '../shell';

/** The jobs, in the back office. */
export const DESK_JOBS_NAV_ITEM: NavItem = {
  path: '/backoffice/jobs',
  text: 'shell:private.jobs',
  icon: IconClockPlay,
};

/** The failed mails, in the back office. */
export const DESK_FAILED_MAILS_NAV_ITEM: NavItem = {
  path: '/backoffice/failed-mails',
  text: 'shell:private.failedMails',
  icon: IconMailX,
};
