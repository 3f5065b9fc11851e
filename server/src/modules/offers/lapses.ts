import { addDays } from '@cromia/domain/dates';
import { LIMITS } from '@cromia/domain/limits';
import { manufacturersToday } from '../../platform/clock.ts';
import type { ServiceDependencies } from '../../platform/http.ts';
import type { Job } from '../../platform/jobs.ts';
import { expireOffers, removeLapsedOffers } from './queries.ts';

/**
 * Writes down, as each day of the manufacturer begins and when the server starts, which offers have expired, and
 * removes those that nobody may request anew (section 9). What is answered and ordered does not wait for it.
 */
export function offerLapses(deps: ServiceDependencies): Job {
  return {
    name: 'offer-lapses',
    cron: '0 0 * * *',
    alsoAtStart: true,
    work: async () => {
      const today = manufacturersToday(deps);
      await expireOffers(deps.db, today);
      await removeLapsedOffers(deps.db, addDays(today, -LIMITS.reRequestDays));
    },
  };
}
