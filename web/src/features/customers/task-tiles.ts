import { OPEN_TASKS } from '@cromia/domain/overview/open-tasks';
import type { TaskTiles } from '../overview';

/** Tiles of the open tasks for customers and change requests. */
export const CUSTOMER_TASK_TILES = {
  updateRequests: { text: 'overview:kinds.updateRequests', path: OPEN_TASKS.updateRequests.path },
  portfolioCustomers: { text: 'overview:kinds.portfolioCustomers', path: OPEN_TASKS.portfolioCustomers.path },
} satisfies TaskTiles;
