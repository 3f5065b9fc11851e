import { OPEN_TASKS } from '@cromia/domain/overview/open-tasks';
import type { TaskTiles } from '../overview';

/** The tiles of open tasks for orders and order requests. */
export const ORDER_TASK_TILES = {
  orderRequests: { text: 'overview:kinds.orderRequests', path: OPEN_TASKS.orderRequests.path },
  ordersToConfirm: { text: 'overview:kinds.ordersToConfirm', path: OPEN_TASKS.ordersToConfirm.path },
  ordersToShip: { text: 'overview:kinds.ordersToShip', path: OPEN_TASKS.ordersToShip.path },
  blockedOrders: { text: 'overview:kinds.blockedOrders', path: OPEN_TASKS.blockedOrders.path },
  lateOrders: { text: 'overview:kinds.lateOrders', path: OPEN_TASKS.lateOrders.path },
  portfolioLateOrders: {
    text: 'overview:kinds.portfolioLateOrders',
    path: OPEN_TASKS.portfolioLateOrders.path,
  },
  portfolioBlockedOrders: {
    text: 'overview:kinds.portfolioBlockedOrders',
    path: OPEN_TASKS.portfolioBlockedOrders.path,
  },
  portfolioOrders: { text: 'overview:kinds.portfolioOrders', path: OPEN_TASKS.portfolioOrders.path },
  ownLateOrders: { text: 'overview:kinds.ownLateOrders', path: OPEN_TASKS.ownLateOrders.path },
  ownBlockedOrders: { text: 'overview:kinds.ownBlockedOrders', path: OPEN_TASKS.ownBlockedOrders.path },
  ownOrderRequests: { text: 'overview:kinds.ownOrderRequests', path: OPEN_TASKS.ownOrderRequests.path },
  ownOrders: { text: 'overview:kinds.ownOrders', path: OPEN_TASKS.ownOrders.path },
} satisfies TaskTiles;
