import { addDays } from '@cromia/domain/dates';
import { type DeskOverview, OVERVIEW_WEEK_COUNT } from '@cromia/domain/overview/desk-overview';

const NOTHING = { count: 0, isCut: false, oldest: null };

/** An overview without open tasks, over weeks of steady business. */
export function aDeskOverview(overrides: Partial<DeskOverview> = {}): DeskOverview {
  return {
    queues: [],
    failed: { mails: NOTHING, imports: NOTHING, webhooks: NOTHING },
    weeks: Array.from({ length: OVERVIEW_WEEK_COUNT }, (_, index) => ({
      week: addDays('2026-05-25', 7 * index),
      orders: 20 + index,
      ordersTotal: 30_000 + 500 * index,
      offers: 8,
      orderedOffersShare: index === 0 ? null : 0.5,
      newCustomers: 1,
      searchesWithoutResult: 12,
    })),
    ...overrides,
  };
}
