import { OPEN_TASKS } from '@cromia/domain/overview/open-tasks';
import type { TaskTiles } from '../overview';

/** The tiles of open tasks about failed imports. */
export const INTEGRATION_TASK_TILES = {
  failedImports: { text: 'overview:kinds.failedImports', path: OPEN_TASKS.failedImports.path },
} satisfies TaskTiles;
