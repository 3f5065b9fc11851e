import { OPEN_TASKS } from '@cromia/domain/overview/open-tasks';
import type { TaskTiles } from '../overview';

/** The tiles of open tasks about failed deliveries. */
export const WEBHOOK_TASK_TILES = {
  failedWebhooks: { text: 'overview:kinds.failedWebhooks', path: OPEN_TASKS.failedWebhooks.path },
} satisfies TaskTiles;
