import { addDays } from '@cromia/domain/dates';
import { LIMITS } from '@cromia/domain/limits';
import { manufacturersToday } from '../../platform/clock.ts';
import type { ServiceDependencies } from '../../platform/http.ts';
import type { Job } from '../../platform/jobs.ts';
import { expireOrderRequests, removeLapsedOrderRequests } from './queries.ts';

/**
 * Writes down, as each day of the manufacturer begins and when the server starts, which order requests have expired,
 * and removes those that nobody may send again (section 9). What is answered and decided does not wait for it.
 */
export function orderRequestLapses(deps: ServiceDependencies): Job {
  return {
    name: 'order-request-lapses',
    cron: '0 0 * * *',
    alsoAtStart: true,
    work: async () => {
      const today = manufacturersToday(deps);
      await expireOrderRequests(deps.db, today);
      await removeLapsedOrderRequests(deps.db, addDays(today, -LIMITS.reRequestDays));
    },
  };
}
