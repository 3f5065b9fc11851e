import { OPEN_TASKS } from '@cromia/domain/overview/open-tasks';
import type { TaskTiles } from '../overview';

/** Tiles of the open tasks for hazard labels. */
export const HAZARD_TASK_TILES = {
  unassessedSerials: { text: 'overview:kinds.unassessedSerials', path: OPEN_TASKS.unassessedSerials.path },
} satisfies TaskTiles;
