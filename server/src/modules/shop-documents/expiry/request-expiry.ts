import { addDays } from '@cromia/domain/dates';
import type { EventType } from '@cromia/domain/integration/event';
import { LIMITS } from '@cromia/domain/limits';
import type { JobName } from '@cromia/domain/operating/jobs';
import type { ServiceDependencies } from '../../../app-dependencies.ts';
import { getManufacturerToday } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { recordEvents } from '../../../platform/events/record-events.ts';
import type { Job } from '../../../platform/jobs/scheduled-jobs.ts';
import { deleteExpiredRequests, type ExpiringRequests, storeExpiries } from './request-expiry-queries.ts';

/**
 * A daily job that marks expired requests, records an event for each, and deletes those that can no longer be requested
 * again (section 9). It runs at midnight in the manufacturer's time zone and at server start. Responses, decisions and
 * orders do not depend on it.
 */
export function createRequestExpiryJob(
  deps: ServiceDependencies,
  name: JobName,
  requests: ExpiringRequests,
  event: { type: EventType; read: (trx: Transaction, id: string) => Promise<object> },
): Job {
  return {
    name,
    cron: '0 0 * * *',
    runsAtStart: true,
    work: async () => {
      const today = getManufacturerToday(deps);
      await deps.db.transaction().execute(async (trx) => {
        for (const id of await storeExpiries(trx, requests, today)) {
          await recordEvents(trx, [{ type: event.type, data: await event.read(trx, id) }]);
        }
      });
      await deleteExpiredRequests(deps.db, requests, addDays(today, -LIMITS.reRequestDays));
    },
  };
}
