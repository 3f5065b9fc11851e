import { OPEN_TASKS } from '@cromia/domain/overview/open-tasks';
import type { TaskTiles } from '../overview';

/** The tiles of open tasks in the cart. */
export const CART_TASK_TILES = {
  ownCart: { text: 'overview:kinds.ownCart', path: OPEN_TASKS.ownCart.path },
} satisfies TaskTiles;
