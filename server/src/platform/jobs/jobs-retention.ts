import type { Database } from '../database/database.ts';
import { deleteOldEvents } from '../events/event-queries.ts';
import { forgetSentMails } from '../mail/outbox-queries.ts';
import type { Job } from './jobs.ts';
import {
  forgetAccountRequests,
  forgetContacts,
  forgetIdempotencyKeys,
  forgetImports,
  forgetLoginFailures,
  forgetPasswordResets,
  forgetRegistrations,
  forgetSearchCounts,
  forgetSessions,
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
      await forgetIdempotencyKeys(db, KEEP_KEYS_DAYS);
      await forgetSentMails(db, KEEP_MAILS_DAYS);
      await forgetLoginFailures(db);
      await forgetSessions(db);
      await forgetRegistrations(db);
      await forgetPasswordResets(db);
      await forgetAccountRequests(db);
      await forgetContacts(db);
      await forgetImports(db);
      await deleteOldEvents(db);
      await forgetSearchCounts(db);
    },
  };
}
