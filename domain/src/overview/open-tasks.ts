import { z } from 'zod';
import { type AccessAction, type AccessViewer, isAllowed } from '../accounts/access.ts';
import { keysOf } from '../keys.ts';

interface TaskKind {
  /** The action that a viewer must be allowed to perform to see the task. */
  action: AccessAction;
  /** The page that lists the tasks, with its filter. */
  path: string;
}

/** The queues of the desk; each path lists what waits, oldest first; serials to assess by what is sold of them. */
const DESK_QUEUES = {
  customerRequests: {
    action: 'backoffice.decide',
    path: '/backoffice/customer-requests?status=PENDING&sort=createdOn,asc',
  },
  offerRequests: {
    action: 'backoffice.decide',
    path: '/backoffice/offer-requests?status=PENDING&sort=createdOn,asc',
  },
  orderRequests: {
    action: 'backoffice.decide',
    path: '/backoffice/order-requests?status=PENDING&sort=createdOn,asc',
  },
  ordersToConfirm: { action: 'backoffice.decide', path: '/backoffice/orders?status=I&sort=createdOn,asc' },
  ordersToShip: { action: 'backoffice.decide', path: '/backoffice/orders?status=C&sort=createdOn,asc' },
  blockedOrders: { action: 'backoffice.decide', path: '/backoffice/orders?status=B&sort=createdOn,asc' },
  lateOrders: { action: 'backoffice.decide', path: '/backoffice/orders?status=LATE&sort=createdOn,asc' },
  updateRequests: {
    action: 'backoffice.decide',
    path: '/backoffice/update-customer-requests?status=PENDING&sort=createdOn,asc',
  },
  contactRequests: {
    action: 'backoffice.contact-requests',
    path: '/backoffice/contact-requests?status=OPEN&sort=createdOn,asc',
  },
  claims: { action: 'backoffice.decide', path: '/backoffice/claims?status=UNDECIDED&sort=createdOn,asc' },
  treeUploads: {
    action: 'backoffice.private-catalogue',
    path: '/backoffice/private-catalogue?status=PENDING&sort=createdOn,asc',
  },
  unassessedSerials: {
    action: 'backoffice.hazards',
    path: '/backoffice/hazards?state=SOLD_NOT_ASSESSED&sort=sold,desc',
  },
} as const satisfies Record<string, TaskKind>;

/** Failures that need attention. */
const FAILURES = {
  failedMails: { action: 'backoffice.failed-mails', path: '/backoffice/failed-mails' },
  failedImports: { action: 'backoffice.imports', path: '/backoffice/imports' },
  failedWebhooks: { action: 'backoffice.webhooks', path: '/backoffice/webhooks' },
} as const satisfies Record<string, TaskKind>;

const DESK_TASKS = { ...DESK_QUEUES, ...FAILURES };
export const DESK_QUEUE_KINDS = keysOf(DESK_QUEUES);

/** The tasks whose number the navigation of the back office shows at their page. */
const COUNTED_TASKS = [
  'customerRequests',
  'offerRequests',
  'orderRequests',
  'ordersToConfirm',
  'ordersToShip',
  'updateRequests',
  'contactRequests',
  'claims',
  'treeUploads',
  'unassessedSerials',
  'failedMails',
  'failedImports',
  'failedWebhooks',
] as const satisfies readonly (keyof typeof DESK_TASKS)[];

const [ORDERS_PATH, WAITING_ORDERS_QUERY] = ['/backoffice/orders', '?status=OPEN&sort=createdOn,asc'];

/** The query with which the page of a queue lists what waits, oldest first; empty for other pages. */
export function getWaitingQuery(path: string): string {
  if (path === ORDERS_PATH) return WAITING_ORDERS_QUERY;
  const queue = Object.values(DESK_QUEUES).find((task) => task.path.startsWith(`${path}?`));
  return queue === undefined ? '' : queue.path.slice(path.length);
}

/** The number of tasks that wait on a page of the back office, and whether there are more. */
export function countTasksOnPage(
  tasks: readonly OpenTask[],
  path: string,
): { count: number; isCut: boolean } {
  const onPage = tasks.filter(({ kind }) =>
    COUNTED_TASKS.some((counted) => counted === kind && OPEN_TASKS[counted].path.split('?')[0] === path),
  );
  return {
    count: onPage.reduce((sum, { count }) => sum + count, 0),
    isCut: onPage.some(({ isCut }) => isCut),
  };
}

/** Tasks of agents and commercial staff in their portfolio. */
const PORTFOLIO_TASKS = {
  managedRequests: { action: 'activation.managed-requests', path: '/profile-agent?tab=requests' },
  portfolioOffers: { action: 'offer-requests.portfolio', path: '/profile-agent/offers?status=ACCEPTED' },
  portfolioLateOrders: { action: 'orders.portfolio', path: '/profile-agent/orders?status=LATE' },
  portfolioBlockedOrders: { action: 'orders.portfolio', path: '/profile-agent/orders?status=B' },
  portfolioOrders: { action: 'orders.portfolio', path: '/profile-agent/orders?status=OPEN' },
  portfolioCustomers: { action: 'orders.portfolio', path: '/profile-agent' },
} as const satisfies Record<string, TaskKind>;

/** Tasks of a customer, and of agents and commercial staff who act for it. */
const CUSTOMER_TASKS = {
  ownOffers: { action: 'order-requests.create', path: '/profile-customer/request-offers?status=ACCEPTED' },
  ownApprovals: { action: 'approvals.decide', path: '/profile-customer/approvals?status=PENDING' },
  ownLateOrders: { action: 'orders.list', path: '/profile-customer/orders?status=LATE' },
  ownBlockedOrders: { action: 'orders.list', path: '/profile-customer/orders?status=B' },
  ownOrderRequests: {
    action: 'order-requests.list',
    path: '/profile-customer/request-orders?status=PENDING',
  },
  ownOrders: { action: 'orders.list', path: '/profile-customer/orders?status=OPEN' },
  ownCart: { action: 'cart.change', path: '/profile-customer/cart' },
} as const satisfies Record<string, TaskKind>;

/** All kinds of tasks, in display order. */
export const OPEN_TASKS = { ...DESK_TASKS, ...PORTFOLIO_TASKS, ...CUSTOMER_TASKS };
export type DeskTaskKind = keyof typeof DESK_TASKS;
export type PortfolioTaskKind = keyof typeof PORTFOLIO_TASKS;
export type CustomerTaskKind = keyof typeof CUSTOMER_TASKS;
export type OpenTaskKind = keyof typeof OPEN_TASKS;

/** Maximum number of tasks that are counted for each kind. A larger number is shown as "more than". */
export const MAX_COUNTED_TASKS = 1_000;

/** The kinds of desk tasks that a viewer may see. */
export function listDeskTaskKinds(viewer: AccessViewer): DeskTaskKind[] {
  return keysOf(DESK_TASKS).filter((kind) => isAllowed(viewer, DESK_TASKS[kind].action));
}

/** The kinds of portfolio tasks that a viewer may see. */
export function listPortfolioTaskKinds(viewer: AccessViewer): PortfolioTaskKind[] {
  return keysOf(PORTFOLIO_TASKS).filter((kind) => isAllowed(viewer, PORTFOLIO_TASKS[kind].action));
}

/** The kinds of customer tasks that a viewer may see, once the customer is known. */
export function listCustomerTaskKinds(viewer: AccessViewer): CustomerTaskKind[] {
  return keysOf(CUSTOMER_TASKS).filter((kind) => isAllowed(viewer, CUSTOMER_TASKS[kind].action));
}

export const openTaskSchema = z.object({
  kind: z.enum(keysOf(OPEN_TASKS)),
  count: z.int().describe(`Number of tasks, at most ${MAX_COUNTED_TASKS}`),
  isCut: z.boolean().describe('Whether there are more tasks than `count`'),
  since: z
    .string()
    .nullable()
    .describe('Time since which the oldest task has been waiting (UTC), or its delivery date'),
});
export type OpenTask = z.infer<typeof openTaskSchema>;

/** The open tasks of the viewer; kinds without tasks are left out. */
export const openTasksSchema = z.object({ tasks: z.array(openTaskSchema) });
export type OpenTasks = z.infer<typeof openTasksSchema>;

/** Kinds that come before all others, whatever their age. */
const URGENT_KINDS: readonly OpenTaskKind[] = [
  'blockedOrders',
  'lateOrders',
  'portfolioBlockedOrders',
  'portfolioLateOrders',
  'ownBlockedOrders',
  'ownLateOrders',
];

/** The tasks by urgency: blocked and late orders first, then those that wait longest; those without a date last. */
export function sortByUrgency(tasks: readonly OpenTask[]): OpenTask[] {
  const getRank = ({ kind, since }: OpenTask) => (URGENT_KINDS.includes(kind) ? 0 : since === null ? 2 : 1);
  return tasks.toSorted(
    (a, b) =>
      getRank(a) - getRank(b) ||
      (getRank(a) === 0
        ? URGENT_KINDS.indexOf(a.kind) - URGENT_KINDS.indexOf(b.kind)
        : (a.since ?? '').localeCompare(b.since ?? '')),
  );
}
