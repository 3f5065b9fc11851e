import { OPEN_TASKS } from '@cromia/domain/overview/open-tasks';
import type { TaskTiles } from '../overview';

/** The tiles of open tasks about failed mails. */
export const OPERATING_TASK_TILES = {
  failedMails: { text: 'overview:kinds.failedMails', path: OPEN_TASKS.failedMails.path },
} satisfies TaskTiles;
