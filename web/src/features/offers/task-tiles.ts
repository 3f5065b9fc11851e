import { OPEN_TASKS } from '@cromia/domain/overview/open-tasks';
import type { TaskTiles } from '../overview';

/** The tiles of open tasks for offer requests. */
export const OFFER_TASK_TILES = {
  offerRequests: { text: 'overview:kinds.offerRequests', path: OPEN_TASKS.offerRequests.path },
  portfolioOffers: { text: 'overview:kinds.portfolioOffers', path: OPEN_TASKS.portfolioOffers.path },
  ownOffers: { text: 'overview:kinds.ownOffers', path: OPEN_TASKS.ownOffers.path },
} satisfies TaskTiles;
