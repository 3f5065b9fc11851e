import { OPEN_TASKS } from '@cromia/domain/overview/open-tasks';
import type { TaskTiles } from '../overview';

/** The tiles of open tasks for uploads of the private catalogue. */
export const PRIVATE_CATALOGUE_TASK_TILES = {
  treeUploads: { text: 'overview:kinds.treeUploads', path: OPEN_TASKS.treeUploads.path },
} satisfies TaskTiles;
