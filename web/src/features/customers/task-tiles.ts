import { OPEN_TASKS } from '@cromia/domain/overview/open-tasks';
import type { TaskTiles } from '../overview';

/** The tiles of open tasks about customers and changes of their profiles. */
export const CUSTOMER_TASK_TILES = {
  updateRequests: { text: 'overview:kinds.updateRequests', path: OPEN_TASKS.updateRequests.path },
  portfolioCustomers: { text: 'overview:kinds.portfolioCustomers', path: OPEN_TASKS.portfolioCustomers.path },
} satisfies TaskTiles;
