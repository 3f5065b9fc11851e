import { OPEN_TASKS } from '@cromia/domain/overview/open-tasks';
import type { TaskTiles } from '../overview';

/** The tiles of open tasks about contact requests. */
export const CONTACT_TASK_TILES = {
  contactRequests: { text: 'overview:kinds.contactRequests', path: OPEN_TASKS.contactRequests.path },
} satisfies TaskTiles;
