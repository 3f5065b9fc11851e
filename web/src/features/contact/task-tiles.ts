import { OPEN_TASKS } from '@cromia/domain/overview/open-tasks';
import type { TaskTiles } from '../overview';

/** Tiles of the open tasks for contact requests. */
export const CONTACT_TASK_TILES = {
  contactRequests: { text: 'overview:kinds.contactRequests', path: OPEN_TASKS.contactRequests.path },
} satisfies TaskTiles;
