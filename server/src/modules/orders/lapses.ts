import { addDays } from '@cromia/domain/dates';
import { LIMITS } from '@cromia/domain/limits';
import { ORDER_REQUEST_MACHINE } from '@cromia/domain/orders/order-request';
import { statesTaking } from '@cromia/domain/state-machine';
import { manufacturersToday } from '../../platform/clock.ts';
import type { ServiceDependencies } from '../../platform/http.ts';
import type { Job } from '../../platform/jobs.ts';
import { ORDER_REQUEST_ENTITY } from './order-requests.ts';
import { type LapsingRequests, removeLapsed, writeExpiries } from './standing-queries.ts';

/**
 * Writes down, as each day of the manufacturer begins and when the server starts, which requests have expired, and
 * removes those that nobody may request anew (section 9). What is answered, decided and ordered does not wait for it.
 */
export function lapses(deps: ServiceDependencies, name: string, requests: LapsingRequests): Job {
  return {
    name,
    cron: '0 0 * * *',
    alsoAtStart: true,
    work: async () => {
      const today = manufacturersToday(deps);
      await writeExpiries(deps.db, requests, today);
      await removeLapsed(deps.db, requests, addDays(today, -LIMITS.reRequestDays));
    },
  };
}

/** Lets order requests expire. */
export function orderRequestLapses(deps: ServiceDependencies): Job {
  return lapses(deps, 'order-request-lapses', {
    table: 'orderRequests',
    entity: ORDER_REQUEST_ENTITY,
    action: 'order-requests',
    lapsing: statesTaking(ORDER_REQUEST_MACHINE, 'expire'),
  });
}
