import {
  purgeLoginChallenges,
  purgePasswordResets,
  purgeRegistrations,
  purgeSessions,
} from './modules/accounts/index.ts';
import { purgeApprovals } from './modules/approvals/index.ts';
import { purgeSearchCounts } from './modules/catalogue/index.ts';
import { purgeClaimPhotos } from './modules/claims/index.ts';
import { purgeContactRequests } from './modules/contact/index.ts';
import { purgeImports } from './modules/integration/index.ts';
import { purgeInvoices } from './modules/invoices/index.ts';
import { purgeUnreadableLists } from './modules/shopping-lists/index.ts';
import { purgeStockWatches } from './modules/stock-watches/index.ts';
import type { Database } from './platform/database/connection.ts';
import { deleteOldEvents } from './platform/events/event-queries.ts';
import { purgeIdempotencyKeys } from './platform/idempotency/purge-queries.ts';
import type { Job } from './platform/jobs/scheduled-jobs.ts';
import { purgeAttempts } from './platform/limits/throttle.ts';
import { purgeSentMails } from './platform/mail/outbox-queries.ts';

/** Idempotency keys work for two days; no client retries longer. */
const KEY_RETENTION_DAYS = 2;
const MAIL_RETENTION_DAYS = 30;

/** Deletes expired data every night; each module deletes its own rows. */
export function createRetentionJob(db: Database): Job {
  return {
    name: 'retention',
    cron: '20 3 * * *',
    work: async () => {
      await purgeIdempotencyKeys(db, KEY_RETENTION_DAYS);
      await purgeSentMails(db, MAIL_RETENTION_DAYS);
      await purgeAttempts(db);
      await purgeSessions(db);
      await purgeRegistrations(db);
      await purgePasswordResets(db);
      await purgeLoginChallenges(db);
      await purgeContactRequests(db);
      await purgeApprovals(db);
      await purgeImports(db);
      await purgeUnreadableLists(db);
      await purgeStockWatches(db);
      await deleteOldEvents(db);
      await purgeSearchCounts(db);
      await purgeInvoices(db);
      await purgeClaimPhotos(db);
    },
  };
}
