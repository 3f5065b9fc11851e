import type { Database } from '../database/database.ts';
import { deleteOldEvents } from '../events/event-queries.ts';
import { purgeSentMails } from '../mail/outbox-queries.ts';
import type { Job } from './jobs.ts';
import {
  purgeAccountRequests,
  purgeContactRequests,
  purgeIdempotencyKeys,
  purgeImports,
  purgeLoginFailures,
  purgePasswordResets,
  purgeRegistrations,
  purgeSearchCounts,
  purgeSessions,
} from './retention-queries.ts';

/** A repeated call is answered from its key for two days; nobody retries longer. */
const KEEP_KEYS_DAYS = 2;
const KEEP_MAILS_DAYS = 30;

/** Each night, forgets what nobody needs any more. */
export function retention(db: Database): Job {
  return {
    name: 'retention',
    cron: '20 3 * * *',
    work: async () => {
      await purgeIdempotencyKeys(db, KEEP_KEYS_DAYS);
      await purgeSentMails(db, KEEP_MAILS_DAYS);
      await purgeLoginFailures(db);
      await purgeSessions(db);
      await purgeRegistrations(db);
      await purgePasswordResets(db);
      await purgeAccountRequests(db);
      await purgeContactRequests(db);
      await purgeImports(db);
      await deleteOldEvents(db);
      await purgeSearchCounts(db);
    },
  };
}
