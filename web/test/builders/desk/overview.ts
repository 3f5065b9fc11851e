import { addDays } from '@cromia/domain/dates';
import { type DeskOverview, OVERVIEW_WEEK_COUNT } from '@cromia/domain/overview/desk-overview';

const NOTHING = { count: 0, isCut: false, oldest: null };

/** An overview without open tasks, over weeks of steady business. */
export function aDeskOverview(given: Partial<DeskOverview> = {}): DeskOverview {
  return {
    queues: [],
    failed: { mails: NOTHING, imports: NOTHING, webhooks: NOTHING },
    weeks: Array.from({ length: OVERVIEW_WEEK_COUNT }, (_, at) => ({
      week: addDays('2026-05-25', 7 * at),
      orders: 20 + at,
      ordersTotal: 30_000 + 500 * at,
      offers: 8,
      orderedOffersShare: at === 0 ? null : 0.5,
      newCustomers: 1,
      searchesWithoutResult: 12,
    })),
    ...given,
  };
}
