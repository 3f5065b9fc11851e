import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Job } from './jobs.ts';
import { forgetSentMails } from './outbox-queries.ts';

/** A repeated call is answered from its key for two days; nobody retries longer. */
const KEEP_KEYS_DAYS = 2;
const KEEP_MAILS_DAYS = 30;

async function forgetIdempotencyKeys(db: Database): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', sql<Date>`now() - make_interval(days => ${KEEP_KEYS_DAYS})`)
    .execute();
}

/** Each night, forgets what nobody needs any more. */
export function retention(db: Database): Job {
  return {
    name: 'retention',
    cron: '20 3 * * *',
    work: async () => {
      await forgetIdempotencyKeys(db);
      await forgetSentMails(db, KEEP_MAILS_DAYS);
    },
  };
}
