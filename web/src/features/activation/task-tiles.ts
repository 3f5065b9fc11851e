import { OPEN_TASKS } from '@cromia/domain/overview/open-tasks';
import type { TaskTiles } from '../overview';

/** Tiles of the open tasks for requests to become a customer. */
export const ACTIVATION_TASK_TILES = {
  customerRequests: { text: 'overview:kinds.customerRequests', path: OPEN_TASKS.customerRequests.path },
  managedRequests: { text: 'overview:kinds.managedRequests', path: OPEN_TASKS.managedRequests.path },
} satisfies TaskTiles;
