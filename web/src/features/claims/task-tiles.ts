import { OPEN_TASKS } from '@cromia/domain/overview/open-tasks';
import type { TaskTiles } from '../overview';

/** Tiles of the open tasks for claims. */
export const CLAIM_TASK_TILES = {
  claims: { text: 'overview:kinds.claims', path: OPEN_TASKS.claims.path },
} satisfies TaskTiles;
