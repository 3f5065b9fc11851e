import { OPEN_TASKS } from '@cromia/domain/overview/open-tasks';
import type { TaskTiles } from '../overview';

/** The tiles of open tasks for approvals. */
export const APPROVAL_TASK_TILES = {
  ownApprovals: { text: 'overview:kinds.ownApprovals', path: OPEN_TASKS.ownApprovals.path },
} satisfies TaskTiles;
