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

const ORDER = keysOf(OPEN_TASKS);

/**
 * The open tasks of a viewer: the back office's queues for staff, the offers, orders and cart of their own company for a
 * CUSTOMER, those of the portfolio or of the named customer for agents and commercial staff.
 * @throws Problem NotFound for a customer outside the portfolio
 */
export async function readOpenTasks(
  deps: ServiceDependencies,
  viewer: Viewer,
  customerCode: string | undefined,
): Promise<OpenTasks> {
  const today = getManufacturerToday(deps);
  const customer = await resolveOptionalActingCustomer(deps.db, viewer, customerCode);
  const ofDesk = selectDeskTasks(today);
  const ofPortfolio = selectPortfolioTasks(viewer.userId, today);
  const ofCustomer = customer && selectCustomerTasks(customer.id, viewer.userId, today);
  const counted = await countTasks(deps.db, [
    ...listDeskTaskKinds(viewer).map((kind) => [kind, ofDesk[kind]] as const),
    ...(customer ? [] : listPortfolioTaskKinds(viewer).map((kind) => [kind, ofPortfolio[kind]] as const)),
    ...(ofCustomer ? listCustomerTaskKinds(viewer).map((kind) => [kind, ofCustomer[kind]] as const) : []),
  ]);
  const tasks = counted.map(({ kind, count, since }) => ({
    kind,
    count: Math.min(count, MAX_COUNTED_TASKS),
    isCut: count > MAX_COUNTED_TASKS,
    since: since?.toISOString() ?? null,
  }));
  return { tasks: tasks.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)) };
}

const NOTHING = { count: 0, isCut: false, since: null };

/**
 * The back office's overview: open tasks, failed mails, imports and webhooks, and the key figures of the last weeks.
 */
export async function readDeskOverview(deps: ServiceDependencies, viewer: Viewer): Promise<DeskOverview> {
  const { tasks } = await readOpenTasks(deps, viewer, undefined);
  const waiting = (kind: OpenTaskKind) => {
    const { count, isCut, since } = tasks.find((task) => task.kind === kind) ?? NOTHING;
    return { count, isCut, oldest: since };
  };
  return {
    queues: DESK_QUEUE_KINDS.map((queue) => ({ queue, ...waiting(queue) })).filter(({ count }) => count > 0),
    failed: {
      mails: waiting('failedMails'),
      imports: waiting('failedImports'),
      webhooks: waiting('failedWebhooks'),
    },
    weeks: await readWeekFigures(deps.db, getManufacturerToday(deps), deps.config.timeZone),
  };
}
