import { keysOf } from '@cromia/domain/keys';
import type { DeskOverview } from '@cromia/domain/overview/desk-overview';
import {
  DESK_QUEUE_KINDS,
  listCustomerTaskKinds,
  listDeskTaskKinds,
  listPortfolioTaskKinds,
  MAX_COUNTED_TASKS,
  OPEN_TASKS,
  type OpenTaskKind,
  type OpenTasks,
} from '@cromia/domain/overview/open-tasks';
import type { ServiceDependencies } from '../../app-dependencies.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { getManufacturerToday } from '../../platform/clock.ts';
import { resolveOptionalActingCustomer } from '../customers/index.ts';
import {
  countTasks,
  selectCustomerTasks,
  selectDeskTasks,
  selectPortfolioTasks,
} from './open-task-queries.ts';
import { readWeekFigures } from './week-figure-queries.ts';

const KIND_ORDER = keysOf(OPEN_TASKS);

/**
 * The open tasks of a viewer: the queues of the back office for staff; offers, orders and cart of the company for a
 * CUSTOMER; those of the portfolio or of the requested customer for AGENT and COMMERCIAL.
 * @throws Problem NotFound for a customer outside the portfolio
 */
export async function readOpenTasks(
  deps: ServiceDependencies,
  viewer: Viewer,
  customerCode: string | undefined,
): Promise<OpenTasks> {
  const today = getManufacturerToday(deps);
  const customer = await resolveOptionalActingCustomer(deps.db, viewer, customerCode);
  const deskTasks = selectDeskTasks(today);
  const portfolioTasks = selectPortfolioTasks(viewer.userId, today);
  const customerTasks = customer && selectCustomerTasks(customer.id, viewer.userId, today);
  const counted = await countTasks(deps.db, [
    ...listDeskTaskKinds(viewer).map((kind) => [kind, deskTasks[kind]] as const),
    ...(customer ? [] : listPortfolioTaskKinds(viewer).map((kind) => [kind, portfolioTasks[kind]] as const)),
    ...(customerTasks
      ? listCustomerTaskKinds(viewer).map((kind) => [kind, customerTasks[kind]] as const)
      : []),
  ]);
  const tasks = counted.map(({ kind, count, since }) => ({
    kind,
    count: Math.min(count, MAX_COUNTED_TASKS),
    isCut: count > MAX_COUNTED_TASKS,
    since: since?.toISOString() ?? null,
  }));
  return { tasks: tasks.sort((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind)) };
}

const NO_TASKS = { count: 0, isCut: false, since: null };

/**
 * The overview of the back office: open tasks, failed mails, imports and webhooks, and the key figures of the last
 * weeks.
 */
export async function readDeskOverview(deps: ServiceDependencies, viewer: Viewer): Promise<DeskOverview> {
  const { tasks } = await readOpenTasks(deps, viewer, undefined);
  const summarizeTasks = (kind: OpenTaskKind) => {
    const { count, isCut, since } = tasks.find((task) => task.kind === kind) ?? NO_TASKS;
    return { count, isCut, oldest: since };
  };
  return {
    queues: DESK_QUEUE_KINDS.map((queue) => ({ queue, ...summarizeTasks(queue) })).filter(
      ({ count }) => count > 0,
    ),
    failed: {
      mails: summarizeTasks('failedMails'),
      imports: summarizeTasks('failedImports'),
      webhooks: summarizeTasks('failedWebhooks'),
    },
    weeks: await readWeekFigures(deps.db, getManufacturerToday(deps), deps.config.timeZone),
  };
}
